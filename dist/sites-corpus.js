"use strict";
exports.id = "sites-corpus";
exports.ids = ["sites-corpus"];
exports.modules = {
	30502: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => childEnvironment });
		const ALLOWED = /^(?:PATH|HOME|LANG|LANGUAGE|LC_\w+|TMPDIR|TEMP|TMP|SystemRoot|GIT_\w+|SSH_AUTH_SOCK|SSL_CERT_(?:FILE|DIR)|XDG_\w+_HOME|FONTCONFIG_\w+|(?:HTTPS?|ALL|NO)_PROXY)$/i;
		function childEnvironment(env = process.env) {
			return Object.fromEntries(Object.entries(env).filter(([name]) => ALLOWED.test(name)));
		}
	}),
	13963: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EW: () => readSmallFile,
			H3: () => endsInsideLine,
			LI: () => resolveInside,
			X4: () => LinkOutError,
			YT: () => openToAppend,
			_l: () => pathInside,
			fR: () => replaceFile,
			gP: () => requireFolderInside,
			lo: () => writeFileAtomically,
			ps: () => findRealPath,
			sq: () => withSlashes,
			up: () => hasCode
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
		var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
		class LinkOutError extends Error {
			facts;
			constructor(facts) {
				super(`${facts.path} leads through a symbolic link to ${facts.target}`);
				this.name = "LinkOutError";
				this.facts = {
					kind: "link-out",
					...facts
				};
			}
		}
		function withSlashes(path) {
			return path.replaceAll("\\", "/");
		}
		function pathInside(folder, path) {
			const inner = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(folder, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(folder, path));
			const isOutside = inner === "" || inner === ".." || inner.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_4__.sep}`) || (0, node_path__WEBPACK_IMPORTED_MODULE_4__.isAbsolute)(inner);
			return isOutside ? undefined : inner.split(node_path__WEBPACK_IMPORTED_MODULE_4__.sep).join("/");
		}
		async function resolveInside(workspace, path) {
			const given = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(workspace, path);
			if (pathInside(workspace, given) === undefined) return given;
			const real = await findRealPath(given);
			if ("dangling" in real) throw new LinkOutError({
				path,
				target: real.dangling
			});
			if (pathInside(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(workspace), real.path) === undefined) {
				throw new LinkOutError({
					path,
					target: real.path
				});
			}
			return real.path;
		}
		async function requireFolderInside(workspace, folder) {
			const real = await resolveInside(workspace, folder);
			if (pathInside(workspace, folder) === undefined) return;
			const entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(real, {
				recursive: true,
				withFileTypes: true
			}).catch((error) => {
				if (hasCode(error, "ENOENT", "ENOTDIR")) return [];
				throw error;
			});
			for (const entry of entries.filter((entry) => entry.isSymbolicLink())) {
				const inner = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(real, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(entry.parentPath, entry.name));
				await resolveInside(workspace, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, inner));
			}
		}
		async function readSmallFile(workspace, path, mostBytes) {
			try {
				const place = await resolveInside(workspace, path);
				const stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(place);
				if (!stats.isFile()) return { problem: "not-a-file" };
				return stats.size > mostBytes ? { problem: "too-large" } : { text: await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(place, "utf8") };
			} catch (error) {
				if (hasCode(error, "ENOENT", "ENOTDIR")) return { problem: "missing" };
				throw error;
			}
		}
		async function findRealPath(path) {
			try {
				return { path: await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(path) };
			} catch (error) {
				if (!hasCode(error, "ENOENT", "ENOTDIR")) throw error;
			}
			const stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path).catch(() => undefined);
			if (stats?.isSymbolicLink()) return { dangling: await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readlink)(path) };
			const parent = await findRealPath((0, node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path));
			return "dangling" in parent ? parent : { path: (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(parent.path, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.basename)(path)) };
		}
		async function writeFileAtomically(path, content, workspace) {
			const target = workspace === undefined ? path : await resolveInside(workspace, path);
			const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(target);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder, { recursive: true });
			const temporary = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, `.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
			try {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary, content, { flag: "wx" });
				await replaceFile(temporary, target);
			} catch (error) {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
				throw error;
			}
		}
		function replaceFile(from, to) {
			return (0, node_os__WEBPACK_IMPORTED_MODULE_3__.platform)() === "win32" ? retryWhileInUse(() => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(from, to)) : (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(from, to);
		}
		const WAITS = [
			10,
			20,
			50,
			100,
			200,
			300,
			300
		];
		async function retryWhileInUse(work, waits = WAITS) {
			const [wait, ...others] = waits;
			try {
				return await work();
			} catch (error) {
				if (wait === undefined || !hasCode(error, "EPERM", "EACCES", "EBUSY")) throw error;
				await new Promise((resolve) => setTimeout(resolve, wait));
				return retryWhileInUse(work, others);
			}
		}
		async function openToAppend(path, workspace) {
			const target = await resolveInside(workspace, path);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0, node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(target), { recursive: true });
			const isInside = pathInside(workspace, path) !== undefined;
			const noFollow = isInside ? node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW : 0;
			return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(target, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND | noFollow);
		}
		async function endsInsideLine(file) {
			const { size } = await file.stat();
			if (size === 0) return false;
			const { buffer } = await file.read({
				buffer: Buffer.alloc(1),
				position: size - 1
			});
			return buffer.toString() !== "\n";
		}
		function hasCode(error, ...codes) {
			return error instanceof Error && "code" in error && codes.some((code) => code === error.code);
		}
	}),
	94869: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Q: () => clip,
			Ed: () => UNSPACED,
			OX: () => toSingleLine,
			S8: () => normalize,
			bC: () => wordsOfError,
			j5: () => copyString,
			qM: () => IGNORABLE,
			v3: () => cleanLines,
			zN: () => foldName
		});
		const INVISIBLE = /[[[\p{Cf}&&\p{Default_Ignorable_Code_Point}]\u{E0000}-\u{E007F}]--[\u061C\u200C-\u200F]]/gv;
		const IGNORABLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{E0000}-\u{E007F}]/v;
		function toSingleLine(text) {
			return text.toWellFormed().replace(INVISIBLE, "").replace(/[\p{Cc}\s]+/gu, " ").trim();
		}
		function cleanLines(text) {
			return text.toWellFormed().replace(/\r\n?/g, "\n").replace(/[\p{Cc}\p{Cf}\u{E0000}-\u{E007F}]/gu, (character) => /[\n\t]/.test(character) ? character : toSingleLine(character)).replace(/^\n+/, "").trimEnd();
		}
		function clip(text, maxLength) {
			if (text.length <= maxLength) return text;
			const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
			let length = 0;
			let end = 0;
			for (const { segment, index } of graphemes.segment(text)) {
				length += Array.from(segment).length;
				if (length < maxLength) end = index + segment.length;
				if (length > maxLength) return `${text.slice(0, end).trimEnd()}…`;
			}
			return text;
		}
		const ASCII = /^[\0-\x7F]*$/;
		const EXCESS_MARKS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;
		function normalize(text, form) {
			return ASCII.test(text) ? text : text.replace(EXCESS_MARKS, "$1").normalize(form);
		}
		function foldName(name) {
			return normalize(name, "NFKC").trim().toLowerCase();
		}
		function copyString(text) {
			return Buffer.from(text).toString();
		}
		const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
		function wordsOfError(error) {
			return error instanceof Error ? error.message : String(error);
		}
	}),
	34023: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gx: () => listUnread,
			RO: () => readFieldTexts,
			Zu: () => readParameters,
			_b: () => quoteExpressions,
			y6: () => isProse
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		var _source_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40040);
		const SHOWN = "title|sub_?title|heading|headline|tagline|lead|intro|text|details|description|summary|caption|alt";
		const SHOWN_FIELD = new RegExp(`^(?:${SHOWN}|question|answer|q|a)$`, "i");
		const PARAMETER = new RegExp(`(?<![\\w-])(?:${SHOWN})\\s{0,5}=\\s{0,5}(?:"([^"]*)"|'([^']*)')`, "gi");
		const EXPRESSION = new RegExp(`(?<=[\\s"'}](?:${SHOWN})=)\\{\\s{0,99}(?:\`([^\`]*)\`|"([^"]*)"|'([^']*)'|<>([^]{0,2000}?)</>)\\s{0,99}\\}`, "gi");
		const NO_TEXT = /^(?:head|meta|menus?|nav|sidebar|footer|cascade|seo|prev|next|images?|authors?|social)$/i;
		const MOST_DEPTH = 6;
		const MOST_VALUES = 500;
		function isProse(text) {
			const words = text.trim().split(/\s+/, 40);
			return words.filter((word) => /\p{L}{2}/u.test(word)).length >= 4 || countUnspaced(text) >= 8;
		}
		function countUnspaced(text) {
			return Array.from(text.slice(0, 100)).filter((character) => _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Ed.test(character)).length;
		}
		function readParameters(tag) {
			const texts = Array.from(tag.matchAll(PARAMETER), ([, double, single]) => double ?? single ?? "");
			return texts.map((text) => text.replace(/\s+/g, " ").trim()).filter(isProse);
		}
		const EMPTY_COMPONENT = /<(?![A-Z]+\b)([A-Z][\w.]{0,80}|[a-z]\w{0,40}-[\w-]{1,80})(?=[\s/>])[^<]{0,1000}?(?:\/>|>\s{0,99}<\/\1>)/g;
		function listUnread(source) {
			const found = [...source.matchAll(EMPTY_COMPONENT)];
			const unread = found.filter(([tag]) => readParameters(quoteExpressions(tag)).length === 0);
			return [...new Set(unread.map(([, name = ""]) => (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.j5)(name)))];
		}
		function quoteExpressions(source) {
			if (!source.includes("={")) return source;
			return source.replace(EXPRESSION, (found, template, double, single, fragment = "") => {
				const literal = template?.replace(/\$\{[^{}]*\}/g, " ") ?? double ?? single;
				const text = literal ?? fragment.replace(/<[^<>]*>/g, " ");
				return (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_1__.F3)(found, `"${text.replace(/\s+/g, " ").replaceAll("\"", "&quot;")}"`);
			});
		}
		function readFieldTexts(fields) {
			const texts = [];
			const questions = [];
			let left = MOST_VALUES;
			function visit(value, depth) {
				left -= 1;
				if (left < 0 || depth > MOST_DEPTH || typeof value !== "object" || value === null) return;
				if (Array.isArray(value)) {
					for (const item of value.slice(0, MOST_VALUES)) visit(item, depth + 1);
					return;
				}
				const question = readQuestion(value);
				if (question !== undefined) questions.push(question);
				for (const [key, inner] of Object.entries(value).slice(0, MOST_VALUES)) {
					if (typeof inner !== "string") {
						if (!NO_TEXT.test(key)) visit(inner, depth + 1);
					} else if (question === undefined && SHOWN_FIELD.test(key) && isProse(inner)) texts.push(inner);
				}
			}
			for (const [key, value] of Object.entries(fields)) {
				if (typeof value === "object" && value !== null && !NO_TEXT.test(key)) visit(value, 0);
			}
			return {
				texts,
				questions
			};
		}
		const questionSchema = zod__WEBPACK_IMPORTED_MODULE_2__.KCZ([zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			question: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			answer: zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
		}), zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			q: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			a: zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
		}).transform(({ q, a }) => ({
			question: q,
			answer: a
		}))]);
		function readQuestion(value) {
			const { data } = questionSchema.safeParse(value);
			return data !== undefined && data.question.trim() !== "" ? data : undefined;
		}
	}),
	68191: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => formatOf,
			j: () => extensionOf
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
		function extensionOf(path) {
			const [, extension = ""] = /\.([a-z]+)$/i.exec(path) ?? [];
			return extension.toLowerCase();
		}
	}),
	82987: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => bodyStart,
			v: () => splitFrontMatter
		});
		var dist = __webpack_require__(3292);
		var yaml_dist = __webpack_require__(38815);
		var schemas = __webpack_require__(2503);
		var data_text = __webpack_require__(34023);
		;
		const LABELS = new Set([
			"linktitle",
			"sidebarlabel",
			"navtitle",
			"navigationtitle",
			"shorttitle",
			"menutitle"
		]);
		const ADDRESSES = new Set([
			"aliases",
			"alias",
			"redirectfrom"
		]);
		const MOST_NAMES = 50;
		const MOST_CHARACTERS = 200;
		const none = [];
		function readNames(fields) {
			let names;
			for (const [key, value] of Object.entries(fields)) {
				const field = key.replace(/[-_]/g, "").toLowerCase();
				let found = none;
				if (LABELS.has(field)) found = [value];
				else if (ADDRESSES.has(field)) found = [value].flat().slice(0, MOST_NAMES).map(nameOf);
				else if (field === "sidebar") found = [labelOf(value)];
				for (const name of found) {
					if (typeof name !== "string" || name.trim() === "" || name.length > MOST_CHARACTERS) continue;
					names ??= new Set();
					names.add(name.trim());
				}
			}
			return names === undefined ? none : [...names].slice(0, MOST_NAMES);
		}
		function labelOf(value) {
			return typeof value === "object" && value !== null && "label" in value ? value.label : undefined;
		}
		function nameOf(alias) {
			if (typeof alias !== "string" || alias.length > MOST_CHARACTERS) return undefined;
			if (/\s/.test(alias) || !/[/-]|\.html?$/.test(alias)) return alias;
			const [path = ""] = alias.split(/[?#]/);
			const parts = path.split("/").filter((part) => part !== "");
			const last = (parts.at(-1) ?? "").replace(/\.(?:html?|md|mdx)$/i, "");
			const name = /^(?:index|readme)$/i.test(last) ? parts.at(-2) ?? "" : last;
			return name.replace(/[-_]+/g, " ");
		}
		var signal = __webpack_require__(33713);
		;
		const READERS = new Map([
			["noindex", (value) => isTrue(value) ? [{
				kind: "noindex",
				text: "noindex"
			}] : []],
			["robotsnoindex", (value) => isTrue(value) ? [{
				kind: "noindex",
				text: "noindex"
			}] : []],
			["robots", readRobots],
			["metarobots", readRobots],
			["canonical", readCanonical],
			["canonicalurl", readCanonical]
		]);
		const PAGE_READERS = new Map([
			...READERS,
			["draft", (value) => isTrue(value) ? [{
				kind: "draft",
				text: "draft"
			}] : []],
			["published", (value) => isFalse(value) ? [{
				kind: "unpublished",
				text: "published"
			}] : []],
			["unpublished", (value) => isTrue(value) ? [{
				kind: "unpublished",
				text: "unpublished"
			}] : []],
			["unlisted", (value) => isTrue(value) ? [{
				kind: "unlisted",
				text: "unlisted"
			}] : []],
			["permalink", (value) => value === false ? [{
				kind: "unpublished",
				text: "permalink"
			}] : []],
			["build", readBuild],
			["aliases", readAliases],
			["redirectfrom", readAliases],
			["redirects", readAliases],
			["redirectto", readRedirect],
			["redirect", readRedirect],
			["head", readHead],
			["meta", (value) => [...readHead(value), ...readGroup(value)]],
			["seo", readSeo],
			["params", readGroup],
			["extra", readGroup],
			["metadata", readGroup]
		]);
		const MOST_DEPTH = 6;
		const MOST_VALUES = 500;
		function readFieldSignals(fields, block) {
			const all = Object.entries(fields).flatMap(([key, value]) => (PAGE_READERS.get(simplify(key))?.(value) ?? []).map((each) => ({
				key,
				...each
			})));
			const found = all.length <= MOST_VALUES ? all : [...all.filter(signal.Q8), ...all.filter((each) => !(0, signal.Q8)(each))].slice(0, MOST_VALUES);
			if (found.length === 0) return [];
			const lines = block.split("\n");
			const folded = lines.map((line) => line.toLowerCase());
			return found.map(({ key, text, ...meaning }) => {
				const index = findLine(lines, folded, key, text);
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
		function isRecord(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
		function stringsOf(value) {
			const values = Array.isArray(value) ? value.slice(0, MOST_VALUES) : [value];
			return values.filter((item) => typeof item === "string");
		}
		function readRobots(value) {
			if (!isRecord(value)) {
				return stringsOf(value).flatMap((text) => (0, signal.zn)(text).map((meaning) => ({
					...meaning,
					text
				})));
			}
			return Object.entries(value).flatMap(([key, flag]) => {
				const isNoindex = simplify(key) === "index" ? isFalse(flag) : simplify(key) === "noindex" && isTrue(flag);
				return isNoindex ? [{
					kind: "noindex",
					text: key
				}] : [];
			});
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
			return stringsOf(value).filter((text) => text.trim() !== "").map((text) => ({
				kind: "alias",
				target: text,
				text
			}));
		}
		function readBuild(value) {
			const render = isRecord(value) ? value["render"] : undefined;
			return render === "never" || render === false ? [{
				kind: "unpublished",
				text: "render"
			}] : [];
		}
		function readSeo(value) {
			return isRecord(value) ? [...readGroup(value), ...readIndexFlag(value)] : readRobots(value);
		}
		function readIndexFlag(value) {
			return isFalse(value["index"]) ? [{
				kind: "noindex",
				text: "index"
			}] : [];
		}
		function readGroup(value) {
			if (!isRecord(value)) return [];
			return Object.entries(value).flatMap(([key, inner]) => READERS.get(simplify(key))?.(inner) ?? []);
		}
		function readHead(head) {
			const found = [];
			let left = MOST_VALUES;
			function visit(value, depth) {
				left -= 1;
				if (depth > MOST_DEPTH || left < 0) return;
				if (typeof value === "string") {
					for (const { kind, crawler, target } of (0, signal.u6)(value, "html")) {
						found.push({
							kind,
							crawler,
							target,
							text: target ?? kind
						});
					}
				} else if (Array.isArray(value)) {
					for (const item of value.slice(0, MOST_VALUES)) visit(item, depth + 1);
				} else if (isRecord(value)) {
					const attributes = textsOf(value);
					for (const meaning of (0, signal.zW)(attributes)) {
						found.push({
							...meaning,
							text: attributes["content"] ?? attributes["href"] ?? ""
						});
					}
					for (const item of Object.values(value).slice(0, MOST_VALUES)) visit(item, depth + 1);
				}
			}
			visit(head, 0);
			return found;
		}
		function textsOf(record) {
			return Object.fromEntries(Object.entries(record).flatMap(([key, value]) => typeof value === "string" ? [[key.toLowerCase(), value]] : []));
		}
		function findLine(lines, folded, key, text) {
			const start = Math.max(lines.findIndex((line) => startsField(line, key)), 0);
			const wanted = text.toLowerCase();
			const index = folded.findIndex((line, index) => index >= start && line.includes(wanted));
			return index < 0 ? start : index;
		}
		function startsField(line, key) {
			const start = /^["'[]/.test(line) ? 1 : 0;
			return line.startsWith(key, start) && /^["']?\s*[:=\]]/.test(line.slice(start + key.length, start + key.length + 20));
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
		const BLOCK = /^(---|\+\+\+)[ \t]*\r?\n([\s\S]*?)(?<=\n)\1[ \t]*(?:\r?\n|$)/;
		const front_matter_MOST_CHARACTERS = 64 * 1024;
		function splitFrontMatter(text) {
			const [block = "", fence, source = ""] = BLOCK.exec(text) ?? [];
			if (source.length > front_matter_MOST_CHARACTERS) throw new RangeError("the front matter is too long");
			const fields = fieldsSchema.safeParse(block === "" ? {} : readFields(source, fence === "+++")).data;
			const { title = "", description = "", ...others } = fields ?? {};
			const slug = others.slug ?? addressSchema.parse(others["permalink"]) ?? addressSchema.parse(others["url"]);
			const language = others.lang ?? others.language ?? others.locale;
			const signals = readFieldSignals(others, block);
			const frontMatter = {
				title,
				description,
				slug,
				language,
				names: readNames(others),
				...(0, data_text.RO)(others),
				signals
			};
			return {
				frontMatter,
				body: fields === undefined ? text : text.slice(block.length)
			};
		}
		function bodyStart(text) {
			return BLOCK.exec(text)?.[0].length ?? 0;
		}
		function readFields(source, isToml) {
			try {
				return (isToml ? (0, dist.qg)(source) : (0, yaml_dist.qg)(source, {
					logLevel: "error",
					uniqueKeys: false
				})) ?? {};
			} catch {
				return {};
			}
		}
	}),
	15830: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => createHtmlParser,
			y: () => readHtml
		});
		var htmlparser2__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81600);
		var _data_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34023);
		var _source_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40040);
		const DROPPED = new Set("script style svg math nav footer iframe object select textarea button pre".split(" "));
		const INLINE = new Set(["a abbr b bdi bdo big cite code data del dfn em font i img input ins kbd label mark q s samp small span strike", "strong sub sup time tt u var wbr script style svg math select textarea button"].flatMap((names) => names.split(" ")));
		function readHtml(html, outline, hasComponents = false) {
			let title = "";
			let language;
			let isTitle = false;
			let text = "";
			let hasText = false;
			let level = 0;
			let dropped = "";
			let depth = 0;
			let code = "";
			let hasLink = false;
			let openLinks = 0;
			let lines = {
				from: 1,
				to: 1
			};
			const lineAt = (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_1__.vL)(html);
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
			function readImage(alt = "") {
				if (!hasText && level === 0 && (0, _data_text_js__WEBPACK_IMPORTED_MODULE_0__.y6)(alt)) outline.block(alt, here());
			}
			const handler = {
				onopentag(name, attributes) {
					if (dropped !== "") {
						if (name === dropped) depth += 1;
						return;
					}
					if (!INLINE.has(name)) breakCell(name);
					if (DROPPED.has(name)) {
						dropped = name;
						depth = 1;
						return;
					}
					if (name === "a") openLinks += 1;
					if (name === "ol") outline.numbered(true);
					if (name === "meta") readMeta(attributes["name"], attributes["content"]);
					if (name === "img") readImage(attributes["alt"]);
					if (name === "html") language ??= attributes["lang"];
					isTitle ||= name === "title";
					const opened = headingLevel(name);
					if (opened === 0) return;
					endLine();
					level = opened;
				},
				ontext(data) {
					if (dropped === "pre") {
						if (code === "") lines = here();
						code += data;
					}
					if (dropped !== "") return;
					if (isTitle) title += data;
					else {
						if (data.trim() !== "") {
							const { from } = here();
							if (!hasText) lines = {
								from: from + (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_1__.O8)(data.slice(0, data.search(/\S/))),
								to: from
							};
							lines = {
								...lines,
								to: from + (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_1__.O8)(data.trimEnd())
							};
						}
						text += data;
						const isText = data.trim() !== "";
						hasText ||= isText;
						hasLink ||= isText && openLinks > 0;
					}
				},
				onclosetag(name) {
					if (dropped !== "") {
						if (name === dropped) depth -= 1;
						if (depth > 0) return;
						if (dropped === "pre") outline.code(code.replace(/[\r\f]/g, ""), lines);
						dropped = "";
						code = "";
						return;
					}
					if (name === "a") openLinks = Math.max(0, openLinks - 1);
					if (name === "title") isTitle = false;
					if (headingLevel(name) > 0) {
						endLine();
						level = 0;
					} else if (!INLINE.has(name) && !isCell(name)) breakLine();
					if (name === "ol") outline.numbered(false);
				}
			};
			function breakCell(name) {
				if (!isCell(name)) breakLine();
				else if (hasText) text += ", ";
			}
			const parser = createHtmlParser(handler, hasComponents);
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
		function headingLevel(name) {
			const [, digit] = /^h([1-6])$/.exec(name) ?? [];
			return Number(digit ?? 0);
		}
		const MOST_DEPTH = 2e3;
		function createHtmlParser(handler, hasComponents) {
			let depth = 0;
			return new htmlparser2__WEBPACK_IMPORTED_MODULE_2__.i({
				...handler,
				onopentag(name, attributes, isImplied) {
					depth += 1;
					if (depth > MOST_DEPTH) throw new RangeError("the elements are nested too deeply");
					handler.onopentag?.(name, attributes, isImplied);
				},
				onclosetag(name, isImplied) {
					depth -= 1;
					handler.onclosetag?.(name, isImplied);
				}
			}, { recognizeSelfClosing: hasComponents });
		}
	}),
	53398: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => lexMarkdown });
		var marked__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48022);
		const MOST_MARKS = 100;
		const MOST_CHARACTERS = 8192;
		const MARK = /[\\<![`*_~@]|:\/\/|www\./g;
		const MARK_UP = /[\\<[`*_~]|:\/\//;
		const NO_ADDRESS = /(?<=[\w.!#$%&'*+/=?^`{|}~-]{300})@/g;
		const IMAGE_DATA = /\bdata:[\w/+.-]{1,80};base64,[\w+/=]+/g;
		const MOST_NESTED = 100;
		const NESTED = new RegExp(`^[ \\t]*(?:(?:>|[-*+][ \\t]|\\d{1,9}[.)][ \\t])[ \\t]*){${MOST_NESTED}}`);
		const THEMATIC_BREAK = /^ {0,3}([-*])(?:[ \t]*\1)+[ \t]*$/;
		const LIST_ITEM = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]/;
		const MOST_CELLS = 1e5;
		const DELIMITER_ROW = /^[ \t>]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;
		const MOST_LAZY_LINES = 1e3;
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
				if (line.length > MOST_NESTED && NESTED.test(line) && !THEMATIC_BREAK.test(line)) throw tooNested();
				const [, indent] = LIST_ITEM.exec(line) ?? [];
				if (indent !== undefined) {
					while ((items.at(-1) ?? -1) >= indent.length) items.pop();
					items.push(indent.length);
					if (items.length > MOST_NESTED) throw tooNested();
				}
				if (line.includes("|") && DELIMITER_ROW.test(line)) columns = Math.max(columns, line.split("|").length);
				cells += columns;
				if (cells > MOST_CELLS) throw new RangeError("the tables have too many cells");
				const isQuoted = /^ {0,3}>/.test(line);
				if (wasQuoted && !isQuoted) lazyLines += 1;
				wasQuoted = isQuoted;
				if (lazyLines > MOST_LAZY_LINES) throw tooNested();
			}
		}
		function tooNested() {
			return new RangeError("the text is nested too deeply");
		}
		function* cutRun(run) {
			let rest = run.length > MOST_CHARACTERS ? run.replace(IMAGE_DATA, "data:") : run;
			while (rest.length > MOST_MARKS) {
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
			const text = rest.slice(0, MOST_CHARACTERS);
			const address = text.search(NO_ADDRESS);
			const limit = address < 0 ? text.length : address;
			let marks = 0;
			for (const { index } of text.matchAll(MARK)) {
				marks += 1;
				if (index >= limit) break;
				if (marks > MOST_MARKS) return index;
			}
			return limit;
		}
	}),
	4570: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E9: () => readMdx,
			Yy: () => withoutTemplates,
			k$: () => readMarkdown
		});
		var entities__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61781);
		var _data_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34023);
		var _html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15830);
		var _lex_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53398);
		var _outline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81185);
		var _source_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40040);
		const INLINE_CODE = "`[^`\\n]*`";
		const DIRECTIVES = [
			"\\{%[^%]*%\\}",
			"\\{\\{[<%][^{}]*[%>]\\}\\}",
			"\\{(?:#[\\w-]|\\.[A-Za-z]|:)[^{}\\n]*\\}",
			"\\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\\]",
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
			if (hasModuleCode(markdown)) readMdx(markdown, outline);
			else {
				const text = changeProse(openAdmonitions(markdown), (prose) => (0, _data_text_js__WEBPACK_IMPORTED_MODULE_1__._b)(prose).replace(CODE_OR_TEMPLATE, keepCodeAndHtml));
				readMarked(text, outline, () => true);
			}
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
			const text = changeProse(openAdmonitions(mdx), (prose) => withoutExpressions((0, _data_text_js__WEBPACK_IMPORTED_MODULE_1__._b)(withoutScripts(prose)).replace(CODE_OR_DIRECTIVE, keepCodeAndParameters)).replace(CODE_OR_TAG, keepCodeAndParameters));
			readMarked(text.replace(/^[ \t]+/gm, ""), outline, isNotModuleCode);
		}
		function readMarked(marked, outline, isShown) {
			const { text, ...places } = (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_4__.qo)(marked);
			readBlocks((0, _lex_markdown_js__WEBPACK_IMPORTED_MODULE_3__.z)(text), (0, _outline_js__WEBPACK_IMPORTED_MODULE_5__.Gy)(outline, places.startOf, places.endOf), 1, isShown);
		}
		const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})/;
		function changeProse(markdown, change) {
			if (!/```|~~~/.test(markdown)) return change(markdown);
			const parts = [];
			let lines = [];
			let open = "";
			const endPart = (isCode) => {
				if (lines.length > 0) parts.push(isCode ? lines.join("\n") : change(lines.join("\n")));
				lines = [];
			};
			for (const line of markdown.split("\n")) {
				const [before = "", marks = ""] = FENCE.exec(line) ?? [];
				const rest = line.slice(before.length);
				const isEnd = open !== "" && marks.startsWith(open) && rest.trim() === "";
				const isBegin = open === "" && marks !== "" && !(marks.startsWith("`") && rest.includes("`"));
				if (isBegin) {
					endPart(false);
					open = marks;
				}
				lines.push(line);
				if (!isEnd) continue;
				endPart(true);
				open = "";
			}
			endPart(open !== "");
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
		function withoutScripts(mdx) {
			const kept = [];
			let rest = 0;
			for (const { index, 1: name } of mdx.matchAll(/^<(script|style)\b/gm)) {
				if (index < rest) continue;
				const end = mdx.indexOf(`</${name}>`, index);
				if (end < 0) break;
				const last = end + `</${name}>`.length;
				kept.push(mdx.slice(rest, index), (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_4__.F3)(mdx.slice(index, last), ""));
				rest = last;
			}
			return [...kept, mdx.slice(rest)].join("");
		}
		function readBlocks(tokens, outline, first, isShown = (_) => true) {
			let line = first;
			for (const token of tokens) {
				if (isShown(token)) readBlock(token, outline, line);
				line += (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_4__.O8)(token.raw);
			}
		}
		function readBlock(token, outline, line) {
			const lines = {
				from: line,
				to: line + (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_4__.O8)(token.raw.trimEnd())
			};
			switch (token.type) {
				case "heading":
					outline.heading(token.depth, textOf(token.tokens));
					break;
				case "paragraph":
				case "text":
					outline.block(token.tokens ? textOf(token.tokens) || imagesOf(token.tokens) : decode(token.text), lines, hasLink(token.tokens));
					break;
				case "code":
					outline.code(token.text, /^\s*[`~]/.test(token.raw) ? {
						...lines,
						from: line + 1
					} : lines);
					break;
				case "list":
					if (token.ordered) outline.numbered(true);
					for (const item of token.items) {
						readBlocks(item.tokens, outline, line);
						line += (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_4__.O8)(item.raw);
					}
					if (token.ordered) outline.numbered(false);
					break;
				case "blockquote":
					readBlocks(token.tokens ?? [], outline, line);
					break;
				case "table":
					for (const [index, row] of [token.header, ...token.rows].entries()) {
						const at = line + index + (index === 0 ? 0 : 1);
						outline.block(row.map((cell) => textOf(cell.tokens)).join(", "), {
							from: at,
							to: at
						}, row.some((cell) => hasLink(cell.tokens)));
					}
					break;
				case "html": (0, _html_js__WEBPACK_IMPORTED_MODULE_2__.y)(token.text, (0, _outline_js__WEBPACK_IMPORTED_MODULE_5__.Gy)(outline, (other) => line + other - 1), true);
			}
		}
		function textOf(tokens = []) {
			return tokens.map(textOfOne).join("");
		}
		function imagesOf(tokens) {
			const texts = tokens.map((token) => token.type === "link" ? imagesOf(token.tokens ?? []) : textOfImage(token));
			return texts.filter((text) => text !== "").join(" ");
		}
		function textOfImage(token) {
			return token.type === "image" && (0, _data_text_js__WEBPACK_IMPORTED_MODULE_1__.y6)(token.text) ? decode(token.text) : "";
		}
		function textOfOne(token) {
			switch (token.type) {
				case "text": return token.tokens ? textOf(token.tokens) : decode(token.text);
				case "escape":
				case "codespan": return token.text;
				case "link": return /^(?:\^|https?:\/\/)/.test(token.text) ? "" : textOf(token.tokens);
				case "strong":
				case "em": return textOf(token.tokens);
				case "br": return " ";
				case "html": return /^<br\b/i.test(token.raw) ? " " : "";
				default: return "";
			}
		}
		function hasLink(tokens = []) {
			return tokens.some((token) => token.type === "link" ? textOfOne(token).trim() !== "" : "tokens" in token && hasLink(token.tokens));
		}
		function decode(text) {
			return text.includes("&") ? (0, entities__WEBPACK_IMPORTED_MODULE_0__.decodeHTML)(text) : text;
		}
		const CODE_OR_TAG = new RegExp(`${INLINE_CODE}|</?(?:[A-Za-z](?:"[^"]*"|'[^']*'|[^<>"'])*)?>`, "g");
		const CODE_OR_EXPRESSION = new RegExp(`${INLINE_CODE}|\\{(?:[^{}\\n]|\\n(?![ \\t]*(?:\\n|\`\`\`|~~~)))*\\}`, "g");
		const MOST_NESTED_EXPRESSIONS = 8;
		function withoutExpressions(mdx) {
			let text = mdx;
			for (let depth = 0; depth < MOST_NESTED_EXPRESSIONS && text.includes("{"); depth += 1) {
				text = text.replace(CODE_OR_EXPRESSION, keepCode);
			}
			return text;
		}
		function keepCode(found) {
			return found.startsWith("`") ? found : (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_4__.F3)(found, "");
		}
		function keepCodeAndParameters(found, offset, text) {
			return found.startsWith("`") ? found : (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_4__.F3)(found, parametersOf(found, offset, text));
		}
		function parametersOf(found, offset, text) {
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
	90001: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => maskCode,
			V: () => maskShortcodes
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
			let fence = "";
			let isIndented = false;
			let isAfterEmpty = true;
			const lines = text.split("\n").map((line) => {
				const content = line.slice(prefixLength(line));
				const [, marks = ""] = /^(`{3,}|~{3,})/.exec(content) ?? [];
				if (fence !== "") {
					if (marks.startsWith(fence) && content.slice(marks.length).trim() === "") fence = "";
					return blank(line);
				}
				if (marks !== "" && !(marks.startsWith("`") && content.slice(marks.length).includes("`"))) {
					fence = marks;
					return blank(line);
				}
				const isEmpty = line.trim() === "";
				isIndented = hasIndentedCode && /^(?: {4}|\t)/.test(line) && (isIndented || isAfterEmpty);
				isAfterEmpty = isEmpty;
				return isIndented ? blank(line) : line;
			});
			return lines.join("\n");
		}
		function prefixLength(line) {
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
	81185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gy: () => withLines,
			ap: () => collapse,
			hm: () => createOutline,
			jH: () => toPassages
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const MOST_CODE_LINES = 10;
		function createOutline() {
			const blocks = [];
			let open = [];
			let headings = [];
			let numberedLists = 0;
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
					add(numberedLists > 0 ? "step" : "text", collapse(text), lines, hasLink);
				},
				numbered(isBegun) {
					numberedLists += isBegun ? 1 : -1;
				},
				code(text, { from }) {
					const lines = text.split("\n").flatMap((line, index) => line.trim() === "" ? [] : [{
						line,
						at: from + index
					}]);
					for (let start = 0; start < lines.length; start += MOST_CODE_LINES) {
						const piece = lines.slice(start, start + MOST_CODE_LINES);
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
	71574: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H1: () => hasFiller,
			NL: () => parsePage,
			v_: () => readBlocks
		});
		var lib_text = __webpack_require__(94869);
		var data_text = __webpack_require__(34023);
		var front_matter = __webpack_require__(82987);
		var html = __webpack_require__(15830);
		var markdown = __webpack_require__(4570);
		var mask_code = __webpack_require__(90001);
		var pages_outline = __webpack_require__(81185);
		var signal = __webpack_require__(33713);
		var source_lines = __webpack_require__(40040);
		;
		const NEVER_SHOWN = new Set("template noscript datalist audio video canvas noframes noembed rp".split(" "));
		const STRUCK = new Set([
			"del",
			"s",
			"strike"
		]);
		const WORTH_PARSING = new RegExp(`<(?:${[...NEVER_SHOWN, ...STRUCK].join("|")}|dialog)\\b|\\bhidden\\b|\\bpopover\\b|display\\s*:|visibility\\s*:`, "i");
		const ENDS_WITH_PARAGRAPH = new Set(["p h1 h2 h3 h4 h5 h6 a b code del em font i ins kbd mark q rp s small span strike strong sub sup u", "audio canvas datalist video"].flatMap((names) => names.split(" ")));
		const MOST_PARAGRAPH = 2e4;
		function mayHide(source) {
			return WORTH_PARSING.test(source);
		}
		function findHiddenElements(source, format) {
			if (!mayHide(source)) return [];
			const found = [];
			const open = [];
			let state;
			let start = 0;
			function change(next, at) {
				if (state === undefined) start = at;
				else if (next?.mark !== state.mark) {
					if (at > start) found.push({
						start,
						end: at,
						mark: state.mark,
						isStruck: state.isStruck
					});
					start = at;
				}
				state = next;
			}
			const parser = (0, html.T)({
				onopentag(name, attributes) {
					const mark = {
						start: parser.startIndex,
						end: parser.endIndex + 1
					};
					open.push({
						name,
						start: mark.start,
						before: state
					});
					if (state?.maySeeInside === false) return;
					const tag = source.slice(mark.start, mark.end);
					const style = readStyle(attributes["style"], tag);
					if (isGone(name, attributes, style, tag)) change({
						mark,
						isStruck: STRUCK.has(name),
						maySeeInside: false
					}, mark.start);
					else if (style.visibility !== undefined) {
						change(style.visibility ? undefined : {
							mark,
							isStruck: false,
							maySeeInside: true
						}, mark.start);
					}
				},
				onclosetag(_, isImplied) {
					const element = open.pop();
					if (element === undefined || element.before === state) return;
					const isOwnTag = !isImplied || parser.startIndex === element.start;
					const at = isOwnTag ? parser.endIndex + 1 : parser.startIndex;
					const isLimited = format !== "html" && ENDS_WITH_PARAGRAPH.has(element.name);
					const isCut = isLimited && (isImplied || element.name === "p");
					change(element.before, isCut ? endOfParagraph(source, element.start, at) : at);
				}
			}, format !== "html");
			parser.end(source);
			return found;
		}
		function endOfParagraph(source, start, end) {
			const index = source.slice(start, Math.min(end, start + MOST_PARAGRAPH)).search(/\n[ \t\r]*\n/);
			return index < 0 ? end : start + index;
		}
		const HIDING = {
			display: ["none"],
			visibility: ["hidden", "collapse"],
			"content-visibility": ["hidden"]
		};
		const DECLARATION = /^\s*(display|(?:content-)?visibility)\s*:\s*([a-z-]{1,30})\s*(!\s*important)?\s*$/;
		const UNDECLARED = new Set([
			"inherit",
			"unset",
			"revert",
			"revert-layer"
		]);
		function readStyle(style = "", tag) {
			const found = {};
			const important = new Set();
			const text = style.startsWith("{") ? readStyleObject(tag) : style;
			for (const part of withoutComments(text).split(";")) {
				const [, name, value = "", isImportant] = DECLARATION.exec(part.slice(0, 200).toLowerCase()) ?? [];
				if (name === undefined || UNDECLARED.has(value)) continue;
				if (important.has(name) && isImportant === undefined) continue;
				if (isImportant !== undefined) important.add(name);
				const property = name === "display" || name === "visibility" ? name : "content-visibility";
				found[property] = !HIDING[property].includes(value);
			}
			return found;
		}
		function withoutComments(css) {
			const [before = "", ...commented] = css.split("/*");
			return [before, ...commented.map((part) => part.split("*/").slice(1).join(" "))].join(" ");
		}
		function readStyleObject(tag) {
			const [, object = ""] = /\bstyle=\{\{([^{}]*)\}/.exec(tag) ?? [];
			return object.replace(/,/g, ";").replace(/contentVisibility/g, "content-visibility").replace(/["'`]/g, "");
		}
		function isGone(name, attributes, style, tag) {
			if (NEVER_SHOWN.has(name) || STRUCK.has(name) || style["content-visibility"] === false) return true;
			if (style.display !== undefined) return !style.display;
			if (name === "dialog" && !("open" in attributes)) return true;
			return "popover" in attributes || isSwitchedOn(attributes["hidden"], tag);
		}
		function isSwitchedOn(hidden, tag) {
			if (hidden === undefined || /^until-found$/i.test(hidden.trim())) return false;
			return !hidden.startsWith("{") || /\bhidden=\{\s*true\s*\}/.test(tag);
		}
		;
		const PLACEHOLDER = "<wbr>";
		const MOST_LISTED = 200;
		const MOST_CHARACTERS = 2e5;
		function takeVisible(body, format) {
			if (format !== "html") return takeFromMarkdown(body, format);
			const elements = findHiddenElements(body, format);
			return {
				source: edit(body, elements.map((range) => replace(body, range, PLACEHOLDER))),
				hidden: listHidden(body, [...elements, ...findComments(body, "<!--", "-->")])
			};
		}
		const WORTH_MASKING = /\[\^|<!--|\{\/\*|\{% comment/;
		function takeFromMarkdown(body, format) {
			if (!mayHide(body) && !WORTH_MASKING.test(body)) return {
				source: body,
				hidden: []
			};
			const masked = (0, mask_code.Q)(body, format).replace(/\\</g, "  ");
			const elements = findHiddenElements(masked, format);
			const { uncited, cited, calls } = readFootnotes(body, elements);
			const liquid = findComments(masked, "{% comment %}", "{% endcomment %}");
			const inBraces = format === "mdx" ? findComments(body, "{/*", "*/}") : [];
			const comments = [...findComments(masked, "<!--", "-->"), ...inBraces];
			const edits = [
				...elements.map((range) => replace(body, range, PLACEHOLDER)),
				...[
					...liquid,
					...uncited,
					...calls
				].map((range) => replace(body, range, "")),
				...cited.flatMap((note) => openFootnote(body, note))
			];
			return {
				source: edit(body, edits),
				hidden: listHidden(body, [
					...elements,
					...liquid,
					...comments
				])
			};
		}
		function readFootnotes(body, elements) {
			if (!body.includes("[^")) return {
				uncited: [],
				cited: [],
				calls: []
			};
			const masked = (0, mask_code.Q)(body, "mdx");
			return findFootnotes(edit(masked, elements.map((range) => blank(masked, range))));
		}
		function findComments(source, opening, closing) {
			const found = [];
			for (let start = source.indexOf(opening); start >= 0;) {
				const inside = start + opening.length;
				const end = source.indexOf(closing, inside);
				if (end < 0) break;
				found.push({
					start,
					end,
					mark: {
						start,
						end: inside
					}
				});
				start = source.indexOf(opening, end);
			}
			return found;
		}
		function replace(text, { start, end }, replacement) {
			return {
				start,
				end,
				replacement: (0, source_lines.F3)(text.slice(start, end), replacement)
			};
		}
		function blank(text, { start, end }) {
			return {
				start,
				end,
				replacement: text.slice(start, end).replace(/[^\n]/g, " ")
			};
		}
		function openFootnote(body, { start, text, end }) {
			const indents = Array.from(body.slice(text, end).matchAll(/\n(?: {1,4}|\t)/g), ({ 0: found, index }) => replace(body, {
				start: text + index,
				end: text + index + found.length
			}, "\n"));
			return [replace(body, {
				start,
				end: text
			}, "\n"), ...indents];
		}
		function edit(text, edits) {
			const kept = [];
			let done = 0;
			for (const { start, end, replacement } of edits.sort((a, b) => a.start - b.start)) {
				if (start < done) continue;
				kept.push(text.slice(done, start), replacement);
				done = end;
			}
			return [...kept, text.slice(done)].join("");
		}
		function listHidden(body, ranges) {
			const lines = new Map();
			let last = {
				line: 1,
				index: 0
			};
			let characters = 0;
			const listed = [];
			const inOrder = ranges.filter(({ isStruck }) => !isStruck).sort((a, b) => a.start - b.start);
			for (const { start, end, mark } of inOrder.slice(0, MOST_LISTED)) {
				characters += end - start;
				if (characters > MOST_CHARACTERS) break;
				if (!lines.has(mark)) {
					last = {
						line: last.line + body.slice(last.index, mark.start).split("\n").length - 1,
						index: mark.start
					};
					lines.set(mark, last.line);
				}
				const isFirst = mark.start === start;
				listed.push({
					line: lines.get(mark) ?? 1,
					evidence: (0, signal.zR)(body.slice(mark.start, mark.end)),
					source: body.slice(isFirst ? mark.end : start, end)
				});
			}
			return listed;
		}
		const CALL = /\[\^([^\]\s]{1,200})\]/g;
		const DEFINITION = /^ {0,3}\[\^([^\]\s]{1,200})\]:/;
		const BLOCK_START = /^ {0,3}(?:#{1,6}[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t]|`{3}|~{3}|<|\|)/;
		function findFootnotes(source) {
			const definitions = findDefinitions(source);
			const labels = new Set(definitions.map(({ label }) => label));
			const calls = [];
			let next = 0;
			for (const { 0: mark, 1: label = "", index } of source.matchAll(CALL)) {
				while ((definitions[next]?.end ?? Number.POSITIVE_INFINITY) <= index) next += 1;
				const around = definitions[next];
				const within = around !== undefined && around.start <= index ? around : undefined;
				if (!labels.has(fold(label)) || within !== undefined && index < within.text) continue;
				calls.push({
					label: fold(label),
					within,
					start: index,
					end: index + mark.length
				});
			}
			const cited = new Set(calls.filter(({ within }) => within === undefined).map(({ label }) => label));
			const calledBy = Map.groupBy(calls, ({ within }) => within?.label);
			for (const label of cited) for (const call of calledBy.get(label) ?? []) cited.add(call.label);
			return {
				uncited: definitions.filter(({ label }) => !cited.has(label)),
				cited: definitions.filter(({ label }) => cited.has(label)),
				calls: calls.map(({ start, end }) => ({
					start,
					end
				}))
			};
		}
		function findDefinitions(source) {
			const found = [];
			let open;
			let isAfterEmpty = false;
			let start = 0;
			for (const line of source.split("\n")) {
				const end = start + line.length;
				const [mark, label] = DEFINITION.exec(line) ?? [];
				const isEmpty = line.trim() === "";
				const goesOn = /^(?: {4}|\t)/.test(line) || !isAfterEmpty && !BLOCK_START.test(line);
				if (mark !== undefined && label !== undefined) {
					open = {
						label: fold(label),
						start,
						end,
						text: start + mark.length
					};
					found.push(open);
				} else if (!isEmpty && !goesOn) open = undefined;
				if (open !== undefined && !isEmpty) open.end = end;
				isAfterEmpty = isEmpty;
				start = end + 1;
			}
			return found;
		}
		function fold(label) {
			return label.toLowerCase();
		}
		;
		const MOST_HEADING_CHARACTERS = 8 * 1024 * 1024;
		function parsePage(source, format) {
			const outline = (0, pages_outline.hm)();
			const { frontMatter, body, text, hidden, head } = readText(source, format, outline);
			const title = (0, lib_text.j5)(frontMatter.title || head?.title || outline.title());
			const passages = (0, pages_outline.jH)(outline.blocks).map((passage) => ({
				headings: passage.headings.filter((heading) => heading !== title),
				text: passage.text
			}));
			requireShortHeadings(title, passages);
			const linesBefore = (0, source_lines.O8)(text.slice(0, text.length - body.length));
			const tags = (0, signal.u6)(body, format).map((tag) => ({
				...tag,
				line: tag.line + linesBefore
			}));
			const signals = [...frontMatter.signals, ...tags];
			const language = frontMatter.language ?? head?.language;
			const hiddenTexts = hidden.map(({ line, evidence, source }) => ({ ...{
				line: line + linesBefore,
				evidence: (0, lib_text.j5)(evidence),
				text: textOf(source, format)
			} })).filter(({ text }) => text !== "");
			const isPublic = !signals.some(signal.Q8);
			const { names, slug } = frontMatter;
			const isFilled = passages.length === 0 && (body.trim() === "" ? body !== text : hasFiller(body, format));
			const named = (0, data_text.Gx)(body);
			const unread = named.length === 0 || format === "html" ? named : (0, data_text.Gx)((0, mask_code.Q)(body, format));
			return {
				title,
				names,
				slug,
				language,
				isPublic,
				isFilled,
				signals,
				passages,
				unread,
				hiddenTexts
			};
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
		function readText(source, format, outline) {
			const text = (0, source_lines.VD)(source);
			const { frontMatter, body } = (0, front_matter.v)(text);
			const fields = text.slice(0, text.length - body.length);
			const inFields = (prose) => {
				const line = (0, source_lines.O8)(fields.slice(0, Math.max(0, fields.indexOf(prose.trim().split("\n", 1)[0] ?? ""))));
				return (0, pages_outline.Gy)(outline, (other) => line + other);
			};
			inFields(frontMatter.description).block(frontMatter.description, {
				from: 1,
				to: 1
			});
			for (const prose of frontMatter.texts) (0, markdown.k$)(prose, inFields(prose));
			const visible = takeVisible(body, format);
			const shown = format === "html" && fields !== "" ? (0, markdown.Yy)(visible.source) : visible.source;
			const before = (0, source_lines.O8)(fields);
			const head = readSource(shown, format, (0, pages_outline.Gy)(outline, (line) => before + line));
			for (const { question, answer } of frontMatter.questions) {
				outline.heading(2, question);
				(0, markdown.k$)(answer, inFields(answer));
			}
			return {
				frontMatter,
				body,
				text,
				hidden: visible.hidden,
				head
			};
		}
		function hasFiller(body, format) {
			if (format === "html") return /<script\b|\{[{%]/i.test(body);
			return /<[A-Z]|<[a-z]{1,40}-[a-z]|\{[{%]/.test(body) && (0, mask_code.Q)(body, "mdx") === body;
		}
		function requireShortHeadings(title, passages) {
			let characters = title.length * passages.length;
			for (const { headings } of passages) for (const heading of headings) characters += heading.length;
			if (characters > MOST_HEADING_CHARACTERS) throw new RangeError("too many passages have long headings");
		}
		function textOf(source, format) {
			const outline = (0, pages_outline.hm)();
			readSource(source, format, outline);
			return (0, pages_outline.jH)(outline.blocks).map(({ text }) => text).join("\n");
		}
		function readSource(source, format, outline) {
			if (format === "html") return (0, html.y)(source, outline);
			if (format === "mdx") (0, markdown.E9)(source, outline);
			else (0, markdown.k$)(source, outline);
			return undefined;
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
		const MOST_EVIDENCE = 200;
		const MOST_ADDRESS = 1e3;
		function placeSignal({ kind, crawler, target }, text, line) {
			return {
				kind,
				...crawler === undefined ? {} : { crawler: (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.j5)(crawler) },
				...target === undefined ? {} : { target: (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.j5)(target.trim().slice(0, MOST_ADDRESS)) },
				evidence: (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.j5)(toEvidence(text)),
				line
			};
		}
		function toEvidence(text) {
			return (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.OX)(text.slice(0, 4 * MOST_EVIDENCE)), MOST_EVIDENCE);
		}
		function readRobotsValue(value, crawler) {
			const words = value.toLowerCase().split(/[,\s]+/).map((word) => word.trim());
			const isNoindex = words.includes("noindex") || words.includes("none");
			const isNosnippet = words.includes("nosnippet") || /(?:^|[,\s])max-snippet\s*:\s*0(?:$|[,\s])/i.test(value);
			return [...isNoindex ? [{
				kind: "noindex",
				crawler
			}] : [], ...isNosnippet ? [{
				kind: "nosnippet",
				crawler
			}] : []];
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
		const WORTH_PARSING = /<(?:meta|link|redirect)\b/i;
		const INERT = new Set("script style noscript template svg math iframe object select textarea pre code".split(" "));
		function readTagSignals(text, format) {
			if (!WORTH_PARSING.test(text)) return [];
			const source = format === "html" ? text : (0, _mask_code_js__WEBPACK_IMPORTED_MODULE_2__.Q)(text, format);
			const found = [];
			let inert = "";
			let depth = 0;
			const parser = (0, _html_js__WEBPACK_IMPORTED_MODULE_0__.T)({
				onopentag(name, attributes) {
					if (inert !== "") {
						if (name === inert) depth += 1;
					} else if (INERT.has(name)) {
						inert = name;
						depth = 1;
					} else {
						for (const meaning of readElement(name, attributes, format)) {
							found.push({
								meaning,
								start: parser.startIndex,
								end: parser.endIndex + 1
							});
						}
					}
				},
				onclosetag(name) {
					if (name !== inert) return;
					depth -= 1;
					if (depth === 0) inert = "";
				}
			}, format !== "html");
			parser.end(source);
			return placeAll(found, text);
		}
		function readElement(name, attributes, format) {
			if (name === "meta" || name === "link") {
				return readTag(Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, bare(value)])));
			}
			const to = attributes["to"];
			return name === "redirect" && format !== "html" && to !== undefined && bare(to) !== "" ? [{
				kind: "redirect",
				target: bare(to)
			}] : [];
		}
		function bare(value) {
			const [, , inside] = /^\{\s*(["'`])([^"'`]*)\1\s*\}$/.exec(value.trim()) ?? [];
			return inside ?? value;
		}
		function placeAll(found, text) {
			let line = 1;
			let counted = 0;
			return found.map(({ meaning, start, end }) => {
				for (let next = text.indexOf("\n", counted); next >= 0 && next < start; next = text.indexOf("\n", counted)) {
					line += 1;
					counted = next + 1;
				}
				return placeSignal(meaning, text.slice(start, end), line);
			});
		}
	}),
	40040: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F3: () => keepLines,
			O8: () => countBreaks,
			VD: () => withPlainBreaks,
			qo: () => takeMarks,
			vL: () => createLineCounter
		});
		const TAKEN = "\f";
		const PUT = "\r";
		function withPlainBreaks(text) {
			return /[\r\f]/.test(text) ? text.replace(/\r\n?/g, "\n").replaceAll(TAKEN, " ") : text;
		}
		function keepLines(found, replacement) {
			if (found === replacement || !/[\n\r\f]/.test(found + replacement)) return replacement;
			const taken = countAll(found, /[\n\f]/g) - countAll(replacement, /\f/g);
			return replacement.replaceAll("\n", PUT) + TAKEN.repeat(Math.max(0, taken));
		}
		function takeMarks(marked) {
			const same = (line) => line;
			if (!/[\r\f]/.test(marked)) return {
				text: marked,
				startOf: same,
				endOf: same
			};
			const starts = [1];
			const ends = [];
			let line = 1;
			let begin = 0;
			for (const { 0: mark, index } of marked.matchAll(/[\n\r\f]/g)) {
				const isBefore = index === begin;
				if (mark !== TAKEN) ends.push(line);
				if (mark !== PUT) line += 1;
				if (mark !== TAKEN) starts.push(line);
				else if (isBefore) starts[starts.length - 1] = line;
				if (mark !== TAKEN || isBefore) begin = index + 1;
			}
			const text = marked.replaceAll(TAKEN, "").replaceAll(PUT, "\n");
			return {
				text,
				startOf: (wanted) => starts[wanted - 1] ?? line,
				endOf: (wanted) => ends[wanted - 1] ?? line
			};
		}
		function createLineCounter(text) {
			let line = 1;
			let counted = 0;
			return (index) => {
				for (; counted < index; counted += 1) if (text[counted] === "\n" || text[counted] === TAKEN) line += 1;
				return line;
			};
		}
		function countBreaks(text) {
			let count = 0;
			for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count += 1;
			return count;
		}
		function countAll(text, pattern) {
			return text.match(pattern)?.length ?? 0;
		}
	}),
	46629: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kv: () => findComparedCommit,
			go: () => readBaseFile,
			oi: () => isNewPath,
			pG: () => requireTreeOf,
			q$: () => ensureCommit,
			zZ: () => isCommitted
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13963);
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11852);
		var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94983);
		async function findDecidingCommit(checkout, { change, workflowCommit = "" }) {
			if (change !== undefined) return (await findBaseTip(checkout, change)).tip;
			(0, _git_js__WEBPACK_IMPORTED_MODULE_4__.Wx)(workflowCommit);
			await ensureCommit(checkout, workflowCommit);
			return workflowCommit;
		}
		async function findComparedCommit(checkout, commits) {
			if ("before" in commits) {
				(0, _git_js__WEBPACK_IMPORTED_MODULE_4__.Wx)(commits.before);
				await ensureCommit(checkout, commits.before);
				return {
					commit: commits.before,
					kind: "before-push"
				};
			}
			const { tip, isMerged } = await findBaseTip(checkout, commits);
			const commit = isMerged ? tip : await findMergeBase(checkout, tip);
			return commit === undefined ? {
				commit: tip,
				kind: "base-tip"
			} : {
				commit,
				kind: "merge-base"
			};
		}
		async function requireTreeOf(checkout, commits) {
			const { head } = commits;
			const { id, parents } = await readHead(checkout);
			if (id === head || "base" in commits && parents.length > 1 && parents.includes(head)) return id;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
				kind: "other-tree",
				checkedOut: id,
				head
			});
		}
		async function findBaseTip(checkout, { base, head, merge }) {
			(0, _git_js__WEBPACK_IMPORTED_MODULE_4__.Wx)(base);
			const { id, parents } = await readHead(checkout);
			const [first, second] = parents;
			const isMerged = id === merge && parents.length === 2 && second === head && first !== undefined;
			const tip = isMerged ? first : base;
			await ensureCommit(checkout, tip);
			return {
				tip,
				isMerged
			};
		}
		async function readHead(checkout) {
			const output = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, ["cat-file", "--batch"], "HEAD\n");
			const [, id, commit = ""] = /^([0-9a-f]+) commit \d+\n([\s\S]*)/.exec(output) ?? [];
			if (id === undefined) {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
					kind: "git-failed",
					command: "git cat-file",
					detail: "HEAD names no commit"
				});
			}
			const [header = ""] = commit.split("\n\n", 1);
			return {
				id,
				parents: Array.from(header.matchAll(/^parent ([0-9a-f]+)$/gm), ([, parent = ""]) => parent)
			};
		}
		async function findMergeBase(checkout, base) {
			try {
				const output = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
					"merge-base",
					base,
					"HEAD"
				]);
				return output.trim();
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && error.facts.kind === "git-failed") return undefined;
				throw error;
			}
		}
		async function ensureCommit(checkout, commit) {
			if (await hasCommit(checkout, commit)) return;
			const shallow = (await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
			const depth = shallow ? ["--depth=1"] : [];
			try {
				await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
					"fetch",
					"--quiet",
					"--no-tags",
					"--no-recurse-submodules",
					...depth,
					"origin",
					commit
				]);
			} catch (error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf) || !("command" in error.facts)) throw error;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
					...error.facts,
					kind: "commit-unavailable",
					commit
				}, { cause: error });
			}
		}
		async function hasCommit(checkout, commit) {
			try {
				await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
					"cat-file",
					"-e",
					`${commit}^{commit}`
				]);
				return true;
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && error.facts.kind === "git-failed") return false;
				throw error;
			}
		}
		async function readBaseFile(checkout, host, path) {
			if (host.change === undefined && host.workflowCommit === undefined) return { kind: "work-tree" };
			const inside = (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__._l)(checkout.folder, path) ?? await findRealInside(checkout.folder, path);
			if (inside === undefined) return { kind: "work-tree" };
			const fail = (reason, cause) => new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
				kind: "no-base-file",
				path,
				reason
			}, { cause });
			try {
				const place = await findPlace(checkout, inside);
				const commit = await findDecidingCommit(place.checkout, host);
				const before = await readEntry(place.checkout, commit, place.path);
				if (before.kind === "file") return {
					kind: "base",
					text: before.text,
					commit
				};
				if (before.kind !== "missing") throw fail({ kind: before.kind });
				const after = await readEntry(place.checkout, "HEAD", place.path);
				if (after.kind !== "missing") return {
					kind: "added",
					commit
				};
			} catch (cause) {
				if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && "command" in cause.facts) throw fail(cause.facts, cause);
				throw cause;
			}
			const real = await findRealInside(checkout.folder, inside);
			return real === undefined || real === inside ? { kind: "work-tree" } : readBaseFile(checkout, host, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(checkout.folder), real));
		}
		async function isCommitted(checkout, path) {
			try {
				const place = await findPlace(checkout, path);
				return (await readEntry(place.checkout, "HEAD", place.path)).kind !== "missing";
			} catch (error) {
				if ((0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Fg)(error)) return false;
				throw error;
			}
		}
		async function isNewPath(checkout, commit, path) {
			const place = await findPlace(checkout, path);
			if ((await readEntry(place.checkout, commit, place.path)).kind !== "missing") return false;
			const files = [
				"*.yml",
				"*.yaml",
				"*.txt",
				"*.csv"
			].map((name) => `:(top)${name}`);
			try {
				await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
					"grep",
					"--quiet",
					"--fixed-strings",
					"-e",
					path,
					commit,
					"--",
					...files
				]);
				return false;
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && error.facts.kind === "git-failed") return true;
				throw error;
			}
		}
		async function findRealInside(folder, path) {
			const real = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__.ps)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path)).catch(() => undefined);
			return real !== undefined && "path" in real ? (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__._l)(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder), real.path) : undefined;
		}
		async function findPlace(checkout, inside) {
			try {
				const prefix = (await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, ["rev-parse", "--show-prefix"])).replace(/\n$/, "");
				return {
					checkout,
					path: `${prefix}${inside}`
				};
			} catch (error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf) || error.facts.kind !== "not-a-checkout") throw error;
				const segments = inside.split("/");
				for (const index of segments.keys()) {
					const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout.folder, ...segments.slice(0, index));
					if (index === 0 || !await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.kU)(folder)) continue;
					return {
						checkout: {
							...checkout,
							folder
						},
						path: segments.slice(index).join("/")
					};
				}
				throw error;
			}
		}
		async function readEntry(checkout, commit, path) {
			const entry = await readExactly(checkout, commit, path);
			if (entry.kind !== "missing") return entry;
			const spelling = await findSpelling(checkout, commit, path);
			return spelling === undefined ? entry : readExactly(checkout, commit, spelling);
		}
		async function readExactly(checkout, commit, path) {
			if (path.includes("\n")) return { kind: "missing" };
			const output = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"cat-file",
				"--batch",
				"--follow-symlinks"
			], `${commit}:${path}\n`);
			const [header, type] = /^[0-9a-f]+ (blob|tree) \d+\n/.exec(output) ?? [];
			if (header !== undefined) {
				return type === "tree" ? { kind: "folder" } : {
					kind: "file",
					text: output.slice(header.length, -1)
				};
			}
			if (/^(?:symlink|dangling|loop) /.test(output)) return { kind: "link" };
			const segments = path.split("/");
			const folders = segments.map((_, index) => segments.slice(0, index + 1).join("/"));
			const above = (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"ls-tree",
				"--full-tree",
				"-z",
				commit,
				"--",
				...folders
			]));
			return { kind: above.some((line) => line.startsWith("160000 ")) ? "submodule" : "missing" };
		}
		async function findSpelling(checkout, commit, path) {
			const ignoresCase = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"config",
				"--type=bool",
				"--default=false",
				"--get",
				"core.ignorecase"
			]);
			if (ignoresCase.trim() !== "true") return undefined;
			const paths = (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"ls-tree",
				"--full-tree",
				"-r",
				"-z",
				"--name-only",
				commit
			]));
			return paths.find((other) => other.toLowerCase() === path.toLowerCase());
		}
	}),
	38828: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S5: () => createCorpusLoader,
			NP: () => isOwn,
			BT: () => loadCorpora,
			xe: () => loadCorpus
		});
		var formats = __webpack_require__(68191);
		var page = __webpack_require__(71574);
		var sites_language = __webpack_require__(74285);
		;
		const LEAST_COMMON = 3;
		const MIRROR = .5;
		const MOST_LOOKED_FOR = 200;
		const MOST_OF_A_NAME = 50;
		function stemOf(path) {
			return path.toLowerCase().replace(/\.[a-z]+$/, "").replace(/(?:^|\/)(?:_?index|readme)$/, "");
		}
		function createPageIndex(paths) {
			const pages = new Map(paths.map((path) => [stemOf(path), path]));
			let byName;
			function findFolders(stems, scope, share = MIRROR) {
				byName ??= Map.groupBy(pages.keys(), nameOf);
				const wanted = [...stems].filter((stem) => stem !== "").slice(0, MOST_LOOKED_FOR);
				const counts = new Map();
				for (const stem of wanted) {
					for (const page of byName.get(nameOf(stem))?.slice(0, MOST_OF_A_NAME) ?? []) {
						if (page !== stem && !page.endsWith(`/${stem}`)) continue;
						const folder = (pages.get(page) ?? "").slice(0, Math.max(page.length - stem.length - 1, 0));
						if (isWithin(folder, scope)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
					}
				}
				return [...counts].filter(([, count]) => count >= LEAST_COMMON && count >= share * wanted.length).sort((a, b) => b[1] - a[1]).map(([folder]) => folder);
			}
			return {
				has: (folder, stem) => pages.has(join(folder, stem).toLowerCase()),
				findFolders
			};
		}
		function isMirror(stems, isElsewhere, share, least = LEAST_COMMON) {
			let common = 0;
			for (const stem of stems ?? []) if (stem !== "" && isElsewhere(stem)) common += 1;
			return common >= least && common >= share * countPages(stems);
		}
		function countPages(stems) {
			return stems === undefined ? 0 : stems.size - (stems.has("") ? 1 : 0);
		}
		function groupMembers(paths, isMember) {
			const known = new Map();
			const families = new Map();
			for (const path of paths) {
				let start = 0;
				for (let end = path.indexOf("/"); end >= 0; end = path.indexOf("/", start)) {
					const name = path.slice(start, end);
					const isKnown = known.get(name) ?? isMember(name);
					known.set(name, isKnown);
					if (isKnown) addStem(families, path.slice(0, Math.max(start - 1, 0)), name, path.slice(end + 1));
					start = end + 1;
				}
			}
			return families;
		}
		function addStem(families, parent, name, below) {
			const members = families.get(parent) ?? new Map();
			families.set(parent, members);
			const stems = members.get(name) ?? new Set();
			members.set(name, stems);
			stems.add(stemOf(below));
		}
		function isWithin(path, folder) {
			return folder === "" || path === folder || path.startsWith(`${folder}/`);
		}
		function join(...names) {
			return names.filter((name) => name !== "").join("/");
		}
		function dirname(path) {
			return path.slice(0, Math.max(path.lastIndexOf("/"), 0));
		}
		function nameOf(path) {
			return path.slice(path.lastIndexOf("/") + 1);
		}
		;
		const TRANSLATIONS = /^(?:i18n|l10n|locales?|translations?|translated|langs?|languages?)$/i;
		const PLUGIN_LOCALE = /(?:^|\/)i18n\/([^/]+)\/docusaurus-(?:plugin|theme)-[^/]*\//;
		const SUFFIX = /\.([a-z]{2,3}(?:[-_][a-z]{2,4}){0,2})(\.[a-z]+)$/i;
		const BESIDE_OTHERS = .1;
		const TEMPLATE = .9;
		function findTranslations(paths, own, index) {
			const families = groupMembers(paths, (name) => (0, sites_language.XE)(name) !== undefined);
			return [
				...findPluginLocales(paths, own),
				...[...families].flatMap(([parent, members]) => findFamily(parent, members, own, {
					paths,
					index
				})),
				...findSuffixes(paths, own, index)
			];
		}
		function findFamily(parent, members, own, tree) {
			const { paths, index } = tree;
			const ownName = findOwn(members, own);
			const foreign = [...members.keys()].filter((name) => name !== ownName);
			if (foreign.length === 0) return [];
			const of = ownName === undefined ? findOriginal(parent, members, index) : join(parent, ownName);
			if (of === undefined) return [];
			const has = (stem) => index.has(of, stem);
			const mirrors = foreign.filter((name) => isMirror(members.get(name), has, MIRROR));
			if (mirrors.length < 2) return mirrors.map((name) => ({
				folder: join(parent, name),
				of
			}));
			const others = groupMembers(paths.filter((path) => isWithin(path, parent)).map((path) => path.slice(parent === "" ? 0 : parent.length + 1)), (name) => !members.has(name)).get("");
			const templates = ownName === undefined ? [] : [...others ?? []].filter(([, stems]) => isMirror(stems, has, TEMPLATE));
			const found = foreign.filter((name) => isMirror(members.get(name), has, BESIDE_OTHERS, 1));
			return [...found, ...templates.map(([name]) => name)].map((name) => ({
				folder: join(parent, name),
				of
			}));
		}
		function findOwn(members, own) {
			const same = [...members.keys()].filter((name) => isIn(name, own));
			const exact = same.find((name) => (0, sites_language.XE)(name)?.baseName === own.baseName);
			return exact ?? same.sort((a, b) => countPages(members.get(b)) - countPages(members.get(a)))[0];
		}
		function findOriginal(parent, members, index) {
			const stems = new Set([...members.values()].flatMap((pages) => [...pages]));
			const isText = (folder) => isMirror(stems, (stem) => index.has(folder, stem), 0);
			if (isText(parent)) return parent;
			if (!TRANSLATIONS.test(nameOf(parent))) return undefined;
			return index.findFolders(stems, dirname(parent)).find((folder) => !isWithin(folder, parent) && isText(folder));
		}
		function findPluginLocales(paths, own) {
			const rules = new Map();
			for (const path of paths) {
				const found = PLUGIN_LOCALE.exec(path);
				const locale = (0, sites_language.XE)(found?.[1] ?? "");
				if (found === null || locale === undefined || (0, sites_language.Ft)(locale, own)) continue;
				const of = path.slice(0, found.index);
				const folder = join(of, "i18n", found[1] ?? "");
				rules.set(folder, {
					folder,
					of
				});
			}
			return [...rules.values()];
		}
		function findSuffixes(paths, own, index) {
			const suffixes = new Map();
			for (const path of paths) {
				const [end = "", name = "", extension = ""] = SUFFIX.exec(path) ?? [];
				const locale = (0, sites_language.XE)(name);
				if (locale === undefined || (0, sites_language.Ft)(locale, own)) continue;
				const suffix = suffixes.get(name) ?? {
					ends: new Set(),
					stems: new Set()
				};
				suffixes.set(name, suffix);
				suffix.ends.add(`.${name}${extension}`);
				suffix.stems.add(path.slice(0, -end.length));
			}
			const has = (stem) => index.has("", stemOf(`${stem}.md`)) || index.has("", `${stem}.${own.language}`);
			return [...suffixes.values()].filter(({ stems }) => isMirror(stems, has, MIRROR, 1)).map(({ ends }) => ({
				folder: "",
				ends: [...ends],
				of: ""
			}));
		}
		function isIn(tag, own) {
			const locale = (0, sites_language.XE)(tag);
			return locale !== undefined && (0, sites_language.Ft)(locale, own);
		}
		;
		const VERSION = /^(?:version[-_]?|release[-_]?|docs?[-_]?)?v?(\d{1,5}(?:[._-]\d{1,5}){0,3})[._-]?x?([-_.]?[a-z]{2,12}[-_.\d]{0,9})?$/i;
		const STAGE = /^[-_.]?(?:alpha|beta|rc|edge|lts|stable|next|dev|preview|legacy|latest|docs?)[-_.\d]{0,9}$/i;
		const YEAR = /^(?:19|20)\d\d(?:[-_]\d\d?){0,2}$/;
		const LIVE = "current latest stable next main master dev preview edge nightly canary unreleased".split(" ");
		const VERSIONED_DOCS = /(?:^|\/)(?:[^/]{0,100}_)?versioned_docs(?:_[^/]{0,100})?\/version-[^/]*(?=\/)/;
		const OLD_VERSION = .3;
		const LEAST_COMMON_NUMBERED = 5;
		const MOST_FOLDERS_AWAY = 2;
		function findVersions(paths, index) {
			const families = groupMembers(paths, (name) => isVersion(name) || isLive(name));
			return [...findVersionedDocs(paths, index), ...[...families.keys()].flatMap((parent) => versions_findFamily(parent, families, index))];
		}
		function isVersion(name) {
			const [, numbers = "", word = ""] = VERSION.exec(name) ?? [];
			if (numbers === "" || YEAR.test(name)) return false;
			return word === "" || STAGE.test(word) || /^v?\d+\.\d/i.test(name);
		}
		function isLive(name) {
			return LIVE.includes(plain(name));
		}
		function plain(name) {
			return name.toLowerCase().replace(/^_/, "");
		}
		function versions_findFamily(parent, families, index) {
			const members = families.get(parent) ?? new Map();
			const versions = listVersions(members);
			if (versions.length === 0 || isVersionedDocs(parent)) return [];
			const least = versions.every((name) => /^\d+$/.test(name)) ? LEAST_COMMON_NUMBERED : LEAST_COMMON;
			const of = findLiveText(parent, members, versions, index) ?? findNewer(parent, members, families, index) ?? join(parent, versions[0] ?? "");
			const others = [...members.keys()].filter((name) => join(parent, name) !== of);
			const isElsewhere = (stem, name) => index.has(of, stem) || versions.some((other) => other !== name && members.get(other)?.has(stem));
			const found = new Set(others.filter((name) => {
				const share = isVersion(name) ? OLD_VERSION : MIRROR;
				return isMirror(members.get(name), (stem) => isElsewhere(stem, name), share, least);
			}));
			if (found.size === 0) return [];
			const isSmall = (name) => isVersion(name) && countPages(members.get(name)) < least;
			return others.filter((name) => found.has(name) || isSmall(name)).map((name) => ({
				folder: join(parent, name),
				of
			}));
		}
		function listVersions(members) {
			return [...members?.keys() ?? []].filter(isVersion).sort(newestFirst);
		}
		function findNewer(parent, members, families, index) {
			const [newest] = parent === "" ? [] : listVersions(families.get(dirname(parent)));
			if (newest === undefined || nameOf(parent) === newest) return undefined;
			const of = join(dirname(parent), newest);
			const isThere = [...members.values()].some((stems) => isMirror(stems, (stem) => index.has(of, stem), MIRROR));
			return isThere ? of : undefined;
		}
		function findLiveText(parent, members, versions, index) {
			const newest = versions.map((name) => members.get(name)).find((stems) => countPages(stems) >= LEAST_COMMON);
			const isText = (folder) => isMirror(newest, (stem) => index.has(folder, stem), MIRROR);
			if (isText(parent)) return parent;
			const around = dirname(parent);
			const beside = index.findFolders(newest ?? [], around).find((folder) => {
				const from = isWithin(folder, parent) ? parent : around;
				const names = folder.slice(from.length).split("/").filter((name) => name !== "");
				const isOther = names.some((name) => isVersion(name) || isLive(name) || (0, sites_language.XE)(name) !== undefined);
				return names.length <= MOST_FOLDERS_AWAY && !isOther;
			});
			const live = LIVE.flatMap((name) => [...members.keys()].filter((member) => plain(member) === name));
			return beside ?? live.map((name) => join(parent, name)).find(isText);
		}
		function newestFirst(a, b) {
			const [one, other] = [numbersOf(a), numbersOf(b)];
			for (const [index, number] of one.entries()) {
				const difference = (other[index] ?? -1) - number;
				if (difference !== 0) return difference;
			}
			return other.length - one.length || (a < b ? -1 : 1);
		}
		function numbersOf(name) {
			const digits = (VERSION.exec(name)?.[1] ?? "").replace(/^0(?=\d)/, "0.");
			return digits.split(/[._-]/).map(Number);
		}
		function isVersionedDocs(folder) {
			return VERSIONED_DOCS.test(`${folder}/version-1/`);
		}
		function findVersionedDocs(paths, index) {
			const families = new Map();
			for (const path of paths) {
				const found = VERSIONED_DOCS.exec(path);
				if (found === null) continue;
				const folder = path.slice(0, found.index + found[0].length);
				const [text = ""] = folder.split("versioned_docs");
				addStem(families, text, folder, path.slice(folder.length + 1));
			}
			return [...families.values()].flatMap((members) => {
				const folders = [...members.keys()].sort((a, b) => newestFirst(nameOf(a), nameOf(b)));
				const newest = folders.map((folder) => members.get(folder)).find((stems) => countPages(stems) >= LEAST_COMMON);
				const text = index.findFolders(newest ?? [], "").find((folder) => !folders.some((version) => isWithin(folder, dirname(version))) && !/(?:^|\/)i18n\//.test(folder));
				const of = text ?? folders[0] ?? "";
				return folders.filter((folder) => folder !== of).map((folder) => ({
					folder,
					of
				}));
			});
		}
		;
		function createCopyFilters(settings) {
			let recent = [];
			function find(paths) {
				const known = recent.find((tree) => isEqual(tree.paths, paths));
				const found = known ?? {
					paths,
					lookup: createLookup(findCopies(paths, settings))
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
				const isThere = alive.get(of) ?? texts.some((path) => isWithin(path, of));
				alive.set(of, isThere);
				return isThere;
			}
			return (path) => {
				const rule = before(path);
				if (rule !== undefined && isAlive(rule.of)) return true;
				return (rule !== undefined || !old.has(path)) && after(path) !== undefined;
			};
		}
		function findCopies(paths, { language, chosen }) {
			const index = createPageIndex(paths);
			const own = language === undefined ? undefined : (0, sites_language.XE)(language);
			const rules = [...findVersions(paths, index), ...own === undefined ? [] : findTranslations(paths, own, index)];
			return rules.filter(({ folder }) => !chosen.some((glob) => folder !== "" && isWithin(glob, folder)));
		}
		function createLookup(rules) {
			const byFolder = Map.groupBy(rules, ({ folder }) => folder);
			return (path) => {
				let folder = path;
				while (folder !== "") {
					folder = dirname(folder);
					const found = byFolder.get(folder)?.find(({ ends }) => ends === undefined || ends.some((end) => path.endsWith(end)));
					if (found !== undefined) return found;
				}
				return undefined;
			};
		}
		function isEqual(one, other) {
			return one.length === other.length && one.every((path, index) => path === other[index]);
		}
		var folder_rules = __webpack_require__(7325);
		var resolve = __webpack_require__(28225);
		var with_includes = __webpack_require__(76752);
		var indexing_site = __webpack_require__(61465);
		var selection = __webpack_require__(78698);
		var source = __webpack_require__(93566);
		;
		function isOwn({ owner }) {
			return owner === undefined;
		}
		async function createCorpusLoader(settings) {
			const { language, watch = source.Ml } = settings;
			const parsed = new Map();
			const memory = new Map();
			const createFilter = language === undefined ? undefined : await (0, sites_language.o)(language);
			const filterOf = (sources) => createFilter?.(sources.flatMap(({ files }) => files.map(({ path }) => path)));
			const globs = settings.content?.filter((glob) => !glob.startsWith("!")) ?? [];
			const createCopyFilter = createCopyFilters({
				language,
				chosen: globs.map(selection.us)
			});
			const ownPaths = ({ files }) => files.map(({ path }) => path).filter((path) => (0, folder_rules.bf)(path, settings.competitors) === undefined);
			async function loadTrees(base, head, signal) {
				const filter = filterOf([base, head]);
				const isCopy = createCopyFilter(ownPaths(base), ownPaths(head));
				const load = async (source) => {
					const readable = (0, with_includes.e)(withoutCopies(withoutTranslations(source, filter), isCopy), memory);
					await parseFiles([...readable.files, ...readable.siteFiles], readable, parsed, watch, signal);
					return () => assemble(readable, parsed, settings, filter);
				};
				const after = await load(head);
				return {
					base: base === head ? after : await load(base),
					head: after
				};
			}
			return {
				async load(source, signal) {
					return (await loadTrees(source, source, signal)).head();
				},
				async loadBoth(base, head, signal) {
					const trees = await loadTrees(withoutAbsent(base, head), head, signal);
					return {
						base: trees.base(),
						head: trees.head()
					};
				}
			};
		}
		async function loadCorpus(source, settings, signal) {
			const loader = await createCorpusLoader(settings);
			return loader.load(source, signal);
		}
		async function loadCorpora(base, head, settings, signal) {
			const loader = await createCorpusLoader(settings);
			return loader.loadBoth(base, head, signal);
		}
		function withoutAbsent(base, { absent }) {
			if (absent.size === 0) return base;
			const isComparable = ({ path }) => !absent.has(path);
			return {
				...base,
				files: base.files.filter(isComparable),
				siteFiles: base.siteFiles.filter(isComparable),
				parts: base.parts.filter(isComparable)
			};
		}
		function withoutTranslations(source, filter) {
			if (filter === undefined) return source;
			const translations = new Map();
			for (const { path } of source.files) {
				const language = filter.ofPath(path);
				if (language !== undefined) translations.set(path, language);
			}
			const dropped = Array.from(translations, ([path, language]) => ({
				path,
				reason: "language",
				language
			}));
			return {
				...source,
				files: source.files.filter(({ path }) => !translations.has(path)),
				parts: [...source.parts, ...source.files.filter(({ path }) => translations.has(path))],
				passedOver: [...source.passedOver, ...dropped]
			};
		}
		function withoutCopies(source, isCopy) {
			const copies = source.files.filter(({ path }) => isCopy(path));
			const dropped = copies.map(({ path }) => ({
				path,
				reason: "copy"
			}));
			return {
				...source,
				files: source.files.filter(({ path }) => !isCopy(path)),
				parts: [...source.parts, ...copies],
				passedOver: [...source.passedOver, ...dropped]
			};
		}
		const PARSED_AT_ONCE = 32;
		const MOST_ROUNDS = 2;
		async function parseFiles(files, source, parsed, watch, signal) {
			for (let round = 0; round < MOST_ROUNDS; round += 1) {
				const wanted = new Map();
				for (const file of files) {
					const key = keyOf(file, source.idOf(file));
					if (!parsed.has(key) && !wanted.has(key)) wanted.set(key, file);
				}
				if (wanted.size === 0) return;
				for await (const readings of batch(source.read([...wanted.values()]), PARSED_AT_ONCE)) {
					for (const reading of readings) {
						signal?.throwIfAborted();
						watch.onStep(reading.file);
						parsed.set(keyOf(reading.file, source.idOf(reading.file)), parse(reading));
					}
					watch.onStep(undefined);
				}
			}
		}
		function keyOf({ path }, id) {
			return `${(0, formats.b)(path) ?? path} ${id}`;
		}
		async function* batch(items, most) {
			let found = [];
			for await (const item of items) {
				found.push(item);
				if (found.length < most) continue;
				yield found;
				found = [];
			}
			yield found;
		}
		function parse(reading) {
			if ("unreadable" in reading) return reading;
			const format = (0, formats.b)(reading.file.path);
			if (format === undefined) return { siteFile: (0, indexing_site.GS)(reading.file.path, reading.text) };
			try {
				return { content: placeLines((0, page.NL)(reading.text, format), reading) };
			} catch (error) {
				if (error instanceof RangeError) return { unreadable: "not-parsable" };
				throw error;
			}
		}
		function placeLines(content, { file, placeOf }) {
			if (placeOf === undefined) return content;
			const place = (item) => {
				const { path, line } = placeOf(item.line);
				return {
					...item,
					line,
					...path !== file.path && { file: path }
				};
			};
			return {
				...content,
				signals: content.signals.map(place),
				hiddenTexts: content.hiddenTexts.map(place)
			};
		}
		function assemble(source, parsed, settings, filter) {
			const pages = [];
			const hidden = [];
			const unreadable = [];
			const passedOver = [...source.passedOver];
			const siteFiles = [];
			const included = new Set(source.files.flatMap(source.partsOf).map(({ path }) => path));
			for (const file of [...source.files, ...source.siteFiles]) {
				const found = parsed.get(keyOf(file, source.idOf(file)));
				if (found === undefined) continue;
				if ("unreadable" in found) {
					unreadable.push({
						path: file.path,
						reason: found.unreadable
					});
					continue;
				}
				if ("siteFile" in found) {
					siteFiles.push(found.siteFile);
					continue;
				}
				const language = filter?.ofPage(file.path, found.content);
				if (included.has(file.path) && (0, resolve.m)(file.path)) passedOver.push({
					path: file.path,
					reason: "included"
				});
				else if (language !== undefined) passedOver.push({
					path: file.path,
					reason: "language",
					language
				});
				else if (found.content.isPublic && !(0, indexing_site.Jk)(file.path)) pages.push(place({
					path: file.path,
					id: source.idOf(file)
				}, found.content, settings));
				else hidden.push(place({
					path: file.path,
					id: source.idOf(file)
				}, found.content, settings));
			}
			for (const { path } of hidden) passedOver.push({
				path,
				reason: "not-public"
			});
			for (const { path, content } of pages) {
				if (content.isFilled) passedOver.push({
					path,
					reason: "data"
				});
				if (content.passages.some(isPointer)) passedOver.push({
					path,
					reason: "lfs-pointer"
				});
			}
			const site = (0, indexing_site.Ae)(siteFiles, [...pages, ...hidden]);
			return {
				pages,
				hidden,
				included,
				site,
				unreadable,
				passedOver: [...passedOver, ...unreadable]
			};
		}
		const POINTER = /^version \S*\s?oid sha256:[\da-f]+\ssize \d+$/;
		function isPointer({ text }) {
			return POINTER.test(text);
		}
		function place({ path, id }, content, { competitors, siteUrls }) {
			return {
				path,
				id,
				url: (0, folder_rules.rs)(path, content.slug, siteUrls),
				owner: (0, folder_rules.bf)(path, competitors),
				content
			};
		}
	}),
	7325: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	22942: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => openObjects });
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22380);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11852);
		var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94983);
		var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93566);
		const FOLDER = "40000";
		function openObjects(checkout) {
			const take = createLock();
			const folders = new Map();
			let started;
			let prefix;
			const open = () => {
				started ??= startBatch(checkout);
				return started;
			};
			async function listFolder(batch, { id, content }, path) {
				const key = `${id} ${path}`;
				const known = folders.get(key);
				if (known !== undefined) return known;
				const entries = [];
				for (const { mode, name, id: inner } of parseTree(content, id.length / 2)) {
					const place = `${path}${name}`;
					if (mode !== FOLDER) entries.push({
						mode,
						id: inner,
						path: place
					});
					else {
						const found = folders.get(`${inner} ${place}/`);
						const below = found ?? await listFolder(batch, await batch.require(inner), `${place}/`);
						for (const entry of below) entries.push(entry);
					}
				}
				folders.set(key, entries);
				return entries;
			}
			async function listCommit(batch, commit, folder) {
				const root = await batch.find(`${commit}:${folder}`);
				if (root !== undefined) return listFolder(batch, root, "");
				await batch.require(`${commit}^{tree}`);
				return [];
			}
			return {
				async list(commit) {
					const release = await take();
					try {
						prefix ??= (await (0, _git_js__WEBPACK_IMPORTED_MODULE_1__.$Y)(checkout, ["rev-parse", "--show-prefix"])).replace(/\n$/, "");
						const batch = open();
						const folder = prefix;
						return await batch.orExplain(() => listCommit(batch, commit, folder));
					} finally {
						release();
					}
				},
				async *read(files) {
					if (files.length === 0) return;
					const release = await take();
					try {
						yield* open().readBlobs(files);
					} finally {
						release();
					}
				},
				close: () => started?.close()
			};
		}
		function createLock() {
			let last = Promise.resolve();
			return async () => {
				const before = last;
				const { promise, resolve } = Promise.withResolvers();
				last = promise;
				await before;
				return resolve;
			};
		}
		function parseTree(content, idBytes) {
			const entries = [];
			for (let start = 0; start < content.length;) {
				const space = content.indexOf(32, start);
				const zero = content.indexOf(0, space);
				const next = zero + 1 + idBytes;
				entries.push({
					mode: content.toString("latin1", start, space),
					name: content.toString("utf8", space + 1, zero),
					id: content.toString("hex", zero + 1, next)
				});
				start = next;
			}
			return entries;
		}
		function startBatch(checkout) {
			const child = (0, _git_js__WEBPACK_IMPORTED_MODULE_1__.Iz)(checkout, ["cat-file", "--batch"]);
			const errors = [];
			child.stderr.setEncoding("utf8").on("data", (text) => errors.push(String(text)));
			const ended = new Promise((resolve) => child.on("error", resolve).on("close", resolve));
			child.stdin.on("error", () => {});
			const output = createReader(child.stdout);
			async function orExplain(work) {
				try {
					return await work();
				} catch (cause) {
					child.kill();
					await ended;
					checkout.signal?.throwIfAborted();
					const detail = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_3__.K)(errors.join("")) || (cause instanceof Error ? cause.message : "it ended early");
					throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.bf({
						kind: "git-failed",
						command: "git cat-file",
						detail
					}, { cause });
				}
			}
			async function find(name) {
				child.stdin.write(`${name}\n`);
				const answer = await output.line();
				const [, id, size] = /^([0-9a-f]+) \w+ (\d+)$/.exec(answer) ?? [];
				if (id !== undefined) return {
					id,
					content: (await output.bytes(Number(size) + 1)).subarray(0, -1)
				};
				if (answer.endsWith(" missing")) return undefined;
				throw new Error(answer);
			}
			return {
				orExplain,
				find,
				async require(name) {
					const object = await find(name);
					if (object === undefined) throw new Error(`${name} is missing`);
					return object;
				},
				async *readBlobs(files) {
					child.stdin.write(files.map(({ id }) => `${id}\n`).join(""));
					let left = files.length;
					try {
						for (const file of files) {
							const reading = await orExplain(() => readBlob(file, output));
							left -= 1;
							yield reading;
						}
					} finally {
						if (left > 0) child.kill();
					}
				},
				close: () => void child.kill()
			};
		}
		async function readBlob(file, output) {
			const answer = await output.line();
			const [, digits] = / blob (\d+)$/.exec(answer) ?? [];
			if (digits === undefined) throw new Error(answer);
			const size = Number(digits);
			if (size > _source_js__WEBPACK_IMPORTED_MODULE_2__.wV) {
				await output.skip(size + 1);
				return {
					file,
					unreadable: "too-large"
				};
			}
			const content = await output.bytes(size + 1);
			return (0, _source_js__WEBPACK_IMPORTED_MODULE_2__.yR)(file, content.subarray(0, size));
		}
		function createReader(stream) {
			const chunks = stream[Symbol.asyncIterator]();
			let rest = Buffer.alloc(0);
			async function grow() {
				const next = await chunks.next();
				if (next.done) throw new Error("it ended before its last answer");
				rest = rest.length === 0 ? next.value : Buffer.concat([rest, next.value]);
			}
			function take(count) {
				const taken = rest.subarray(0, count);
				rest = rest.subarray(count);
				return taken;
			}
			return {
				async line() {
					while (!rest.includes(10)) await grow();
					const line = take(rest.indexOf(10) + 1);
					return line.toString("utf8", 0, line.length - 1);
				},
				async bytes(count) {
					while (rest.length < count) await grow();
					return take(count);
				},
				async skip(count) {
					let left = count;
					while (rest.length < left) {
						left -= take(rest.length).length;
						await grow();
					}
					take(left);
				}
			};
		}
	}),
	44736: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => openTree });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _base_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46629);
		var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94983);
		var _git_objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22942);
		var _indexing_site_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61465);
		var _selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78698);
		var _source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93566);
		async function openTree(checkout, commit, selection, objects) {
			(0, _git_js__WEBPACK_IMPORTED_MODULE_2__.Wx)(commit);
			const listing = await objects?.list(commit) ?? await listTree(checkout, commit);
			const files = listing.filter(({ mode }) => /^100[0-7]{3}$/.test(mode)).map(({ path, id }) => ({
				path,
				id
			})).sort(_source_js__WEBPACK_IMPORTED_MODULE_6__.f2);
			const own = {
				files: files.filter(({ path }) => selection.isPage(path)),
				siteFiles: files.filter(({ path }) => (0, _indexing_site_js__WEBPACK_IMPORTED_MODULE_4__.kv)(path)),
				parts: files.filter(({ path }) => selection.isPart(path)),
				absent: new Set(),
				untracked: new Set(),
				passedOver: [],
				read: (wanted) => objects?.read(wanted) ?? readBlobs(checkout, wanted)
			};
			const sources = [own];
			for (const { path, id } of listing.filter(({ mode }) => mode === SUBMODULE)) {
				const submodule = {
					...checkout,
					folder: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(checkout.folder, path)
				};
				if (!selection.mayHold(path) || !await (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.kU)(submodule.folder)) continue;
				await (0, _base_commits_js__WEBPACK_IMPORTED_MODULE_1__.q$)(submodule, id);
				const pages = await openTree(submodule, id, (0, _selection_js__WEBPACK_IMPORTED_MODULE_5__.ux)(selection, path));
				sources.push((0, _source_js__WEBPACK_IMPORTED_MODULE_6__.wC)(pages, (inner) => `${path}/${inner}`));
			}
			return (0, _source_js__WEBPACK_IMPORTED_MODULE_6__.zz)(sources);
		}
		const SUBMODULE = "160000";
		async function listTree(checkout, commit) {
			const lines = (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.$Y)(checkout, [
				"ls-tree",
				"-r",
				"-z",
				commit
			]));
			return lines.map(readEntry).filter((entry) => entry !== undefined);
		}
		function readEntry(line) {
			const [, mode, id, path] = /^([0-7]+) [a-z]+ ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
			return mode === undefined || id === undefined || path === undefined ? undefined : {
				mode,
				id,
				path
			};
		}
		async function* readBlobs(checkout, files) {
			const objects = (0, _git_objects_js__WEBPACK_IMPORTED_MODULE_3__.d)(checkout);
			try {
				yield* objects.read(files);
			} finally {
				objects.close();
			}
		}
	}),
	94983: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Y: () => git,
			Iz: () => spawnGit,
			Wx: () => requireObjectId,
			kU: () => isCheckedOut,
			vV: () => splitZero
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2503);
		var _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30502);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22380);
		var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11852);
		const run = (0, node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
		const MOST_OUTPUT_BYTES = 256 * 1024 * 1024;
		const failureSchema = zod__WEBPACK_IMPORTED_MODULE_6__._H3({
			code: zod__WEBPACK_IMPORTED_MODULE_6__.KCZ([zod__WEBPACK_IMPORTED_MODULE_6__.YjP(), zod__WEBPACK_IMPORTED_MODULE_6__.aig()]).nullish(),
			message: zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
			stderr: zod__WEBPACK_IMPORTED_MODULE_6__.YjP().optional()
		});
		async function git({ folder, signal }, words, input = "") {
			try {
				const { place, cwd } = locate(folder);
				const running = run("git", [...place, ...words], {
					cwd,
					env: environment(),
					signal,
					maxBuffer: MOST_OUTPUT_BYTES
				});
				running.child.stdin?.on("error", () => {}).end(input);
				return (await running).stdout;
			} catch (cause) {
				signal?.throwIfAborted();
				throw explain(words, cause);
			}
		}
		function splitZero(output) {
			return output.split("\0").slice(0, -1);
		}
		function requireObjectId(commit) {
			if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) return;
			const detail = `not an object id: ${(0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__.K)(commit)}`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.bf({
				kind: "commit-unavailable",
				command: "git",
				detail,
				commit
			});
		}
		async function isCheckedOut(folder) {
			const stats = await Promise.all([folder, (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, ".git")].map((path) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined)));
			return stats[0]?.isDirectory() === true && stats[1] !== undefined;
		}
		function spawnGit({ folder, signal }, words) {
			const { place, cwd } = locate(folder);
			return (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("git", [...place, ...words], {
				cwd,
				env: environment(),
				signal,
				stdio: "pipe"
			});
		}
		function locate(folder) {
			if ((0, node_os__WEBPACK_IMPORTED_MODULE_2__.platform)() !== "win32") return {
				place: [],
				cwd: folder
			};
			return {
				place: ["-C", (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder)],
				cwd: (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(process.execPath)
			};
		}
		function environment() {
			return {
				...(0, _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_8__.Q)(),
				GIT_TERMINAL_PROMPT: "0",
				GIT_OPTIONAL_LOCKS: "0",
				GIT_NO_REPLACE_OBJECTS: "1",
				LC_ALL: "C"
			};
		}
		function explain(words, cause) {
			const { code, message, stderr } = failureSchema.parse(cause);
			const detail = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__.K)(stderr || message);
			const isNone = /not a git repository|cannot change to/.test(detail);
			const kind = code === "ENOENT" ? "no-git" : isNone ? "not-a-checkout" : "git-failed";
			return new _errors_js__WEBPACK_IMPORTED_MODULE_5__.bf({
				kind,
				command: `git ${words[0] ?? ""}`,
				detail
			}, { cause });
		}
	}),
	28225: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => createResolver,
			m: () => isPartial
		});
		const MOST_OF_A_NAME = 200;
		const PARTIAL = /(?:^|\/)(?:_(?!index\.)[^/]*|include[ds]?|partials?|snippets?|shared|reusables?|embeds?)(?:\/|$)/i;
		function isPartial(path) {
			return PARTIAL.test(path);
		}
		function createResolver(files) {
			let index;
			const known = new Map();
			return (target, from) => {
				const folder = from.split("/").slice(0, -1);
				const key = `${folder.join("/")}\n${target}`;
				if (known.has(key)) return known.get(key);
				index ??= indexOf(files());
				const file = isAbsolute(target) ? undefined : index.byPath.get(join(folder, target) ?? "");
				const found = file ?? (target.startsWith(".") ? undefined : findByEnd(index, target, folder));
				known.set(key, found);
				return found;
			};
		}
		function indexOf(files) {
			return {
				byPath: new Map(files.map((file) => [file.path, file])),
				byName: Map.groupBy(files, ({ path }) => path.slice(path.lastIndexOf("/") + 1))
			};
		}
		function isAbsolute(target) {
			return /^(?:\/|[@~][\w-]*\/)/.test(target);
		}
		function join(folder, target) {
			const names = [...folder];
			for (const name of target.split("/")) {
				if (name === "" || name === ".") continue;
				if (name !== "..") names.push(name);
				else if (names.pop() === undefined) return undefined;
			}
			return names.join("/");
		}
		function findByEnd({ byName }, target, folder) {
			const end = join([], target.replace(/^[@~][\w-]*\//, ""));
			if (end === undefined) return undefined;
			const named = byName.get(end.slice(end.lastIndexOf("/") + 1)) ?? [];
			if (named.length > MOST_OF_A_NAME) return undefined;
			const ranked = named.filter(({ path }) => path === end || path.endsWith(`/${end}`)).map((file) => ({
				file,
				rank: rankOf(file.path, folder)
			})).sort((a, b) => b.rank - a.rank);
			const [best, next] = ranked;
			return best !== undefined && best.rank !== next?.rank ? best.file : undefined;
		}
		function rankOf(path, folder) {
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
		var front_matter = __webpack_require__(82987);
		var source = __webpack_require__(93566);
		;
		const MOST_DEPTH = 8;
		const MOST_PASTED = 2e3;
		const MOST_SEARCHED = 32 * source.wV;
		function expand(page, find) {
			const isMarkdown = (0, formats.b)(page.path) !== "html";
			let pasted = 0;
			let characters = 0;
			let searched = 0;
			function count(added) {
				characters += added;
				if (characters > source.wV) throw new RangeError("the includes are too long");
			}
			function linesOf(file, [from, to], stack) {
				const { path, text, includes } = file;
				let number = 1 + countBreaks(text.slice(0, from));
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
					if (include.start < done || include.end > to || pasted >= MOST_PASTED) continue;
					const part = stack.length > MOST_DEPTH ? undefined : find(include, path);
					if (part === undefined || stack.includes(part.path)) continue;
					searched += part.text.length;
					if (searched > MOST_SEARCHED) throw new RangeError("the includes take too long");
					const range = rangeOf(part.text, include);
					if (range === undefined) continue;
					pasted += 1;
					addOwn(include.start);
					const inner = linesOf(part, range, [...stack, part.path]);
					const isElement = isMarkdown && (0, formats.b)(part.path) === "html";
					const before = lines.at(-1)?.text ?? "";
					const isFirst = before.trim() === "";
					const isBlock = isFirst && isAtLineEnd(text, include.end);
					if (isFirst) count(before.length * (inner.length - 1));
					paste(lines, isElement ? inner.map((line) => ({
						...line,
						text: line.text.trimStart()
					})) : inner);
					number += countBreaks(text.slice(include.start, include.end));
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
			const lines = linesOf(page, [0, page.text.length], [page.path]);
			return {
				text: lines.map(({ text }) => text).join("\n"),
				placeOf: (line) => lines[line - 1]?.place ?? {
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
		function countBreaks(text) {
			return text.split("\n").length - 1;
		}
		function rangeOf(text, { part }) {
			if (part === "") return [(0, front_matter.l)(text), text.length];
			const [, first, to] = /^[:{](\d*)(?:[:,-](\d*))?\}?$/.exec(part) ?? [];
			if (first !== undefined) {
				const last = to ?? first;
				return [startOfLine(text, Number(first || 1)), last === "" ? text.length : startOfLine(text, Number(last) + 1)];
			}
			const name = part.slice(1);
			const start = findMarker(text, [`[start:${name}]`, `#region ${name}`], 0);
			if (start < 0) return undefined;
			const from = endOfLine(text, start);
			const end = findMarker(text, [`[end:${name}]`, `#endregion ${name}`], from);
			return [from, end < 0 ? text.length : text.lastIndexOf("\n", end) + 1];
		}
		function findMarker(text, markers, from) {
			return Math.max(...markers.map((marker) => text.indexOf(marker, from)));
		}
		function startOfLine(text, line) {
			let at = 0;
			for (let left = line - 1; left > 0 && at < text.length; left -= 1) at = endOfLine(text, at);
			return at;
		}
		function endOfLine(text, at) {
			const end = text.indexOf("\n", at);
			return end < 0 ? text.length : end + 1;
		}
		var mask_code = __webpack_require__(90001);
		var includes_resolve = __webpack_require__(28225);
		;
		const MOST_INCLUDES = 500;
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
		const PART = "(?:[:#{][^\\s\"'<>]{0,100})?";
		const TAG = /\{%-?\s{0,5}([\w/.-]{1,60})\s([^%]{0,1000})%\}|\{\{[<%]-?\s{0,5}([\w/.-]{1,60})\s([^{}]{0,1000})[%>]\}\}/g;
		const INCLUDING = /include|partial|snippet|read-?file|embed-?md|shared|render|^data$/i;
		const PARAMETER = new RegExp(`(?:^|[\\s="'])(${PATH})(${PART})(?=["'\\s]|$)`, "i");
		const BETWEEN_TEXTS = /\s(?:start|end)\s*=/;
		const REUSABLE = /^\s*(reusables(?:\.[\w-]{1,100}){1,10})\s*$/;
		const PLAIN = [
			`(?<![\\w;-])-{1,5}8<-{1,5}[ \\t]+["'](${PATH})(${PART})["']`,
			`<!--\\s{0,5}@include:\\s{0,5}(${PATH})(${PART})\\s{0,5}-->`,
			`\\[!INCLUDE\\s{0,5}\\[[^\\]\\n]{0,300}\\]\\s{0,5}\\((${PATH})()\\)\\]`,
			`\\{!\\s{0,5}(${PATH})()\\s{0,5}!\\}`
		].map((source) => new RegExp(source, "gim"));
		const IMPORT = /^import\s+(?:\*\s+as\s+|\{\s*(?:Content\s+as\s+)?)?([A-Z]\w{0,100})[^'"\n]{0,200}\sfrom\s+["']([^"'\n]{1,300}\.mdx?)["']/gm;
		const COMPONENT = /<(\$?[A-Z][\w$]{0,100})(?:\.Content)?(\s[^<>]{0,1000}?)?(?:\/>|>\s{0,20}<\/[\w$.]{1,110}>)/g;
		const FILE = /(?:^|\s)(?:src|file|path)\s{0,5}=\s{0,5}["']([^\s"'={}#:()<>]{1,200}\.mdx?)["']/;
		function findIncludes(text, format, from) {
			if (!MARKS.some((mark) => text.includes(mark, from))) return [];
			const body = text.slice(from);
			if (findAll(body).length === 0) return [];
			const masked = format === "html" ? (0, mask_code.V)(body) : (0, mask_code.Q)(body, "mdx");
			let end = 0;
			return findAll(masked).sort((a, b) => a.start - b.start).filter((include) => {
				const isApart = include.start >= end;
				if (isApart) end = include.end;
				return isApart;
			}).slice(0, MOST_INCLUDES).map((include) => ({
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
				const [, target, part] = PARAMETER.exec(parameters) ?? [];
				return target === undefined || BETWEEN_TEXTS.test(parameters) ? [] : [toInclude(match, target, part)];
			});
		}
		function findPlain(masked) {
			return PLAIN.flatMap((pattern) => Array.from(masked.matchAll(pattern), (match) => toInclude(match, match[1] ?? "", match[2])));
		}
		function findComponents(masked) {
			const targets = new Map();
			for (const [, name = "", target = ""] of masked.matchAll(IMPORT)) targets.set(name, target);
			return Array.from(masked.matchAll(COMPONENT)).flatMap((match) => {
				const [, name = "", attributes = ""] = match;
				const [, file = ""] = FILE.exec(attributes) ?? [];
				const isShown = INCLUDING.test(name) || (0, includes_resolve.m)(file);
				const target = targets.get(name) ?? (isShown && file !== "" ? file : undefined);
				return target === undefined ? [] : [toInclude(match, target)];
			});
		}
		function toInclude({ 0: text, index }, target, part = "") {
			return {
				start: index,
				end: index + text.length,
				target,
				part
			};
		}
		;
		const MOST_PARTS = 1e3;
		function withIncludes(source, memory = new Map()) {
			const resolve = (0, includes_resolve.T)(() => [...source.files, ...source.parts]);
			const shown = new Map();
			const includesOf = (file) => memory.get(keyOf(file));
			function follow(file) {
				const known = shown.get(file.path);
				if (known !== undefined) return known;
				const files = [file];
				const seen = new Set([file.path]);
				const trace = [];
				for (const each of files) {
					trace.push(`${each.path === file.path ? "" : each.path} ${each.id}`);
					for (const { target } of includesOf(each) ?? []) {
						const part = resolve(target, each.path);
						trace.push(part?.path ?? "");
						if (part === undefined || seen.has(part.path) || seen.size > MOST_PARTS) continue;
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
						if (!("text" in reading)) continue;
						texts.set(reading.file.path, reading);
						remember(reading);
					}
				}
			}
			function remember({ file, text }) {
				const key = keyOf(file);
				const known = memory.get(key);
				if (known !== undefined) return known;
				const format = (0, formats.b)(file.path);
				const includes = format === undefined ? [] : findIncludes(text, format, (0, front_matter.l)(text));
				if (includes.length > 0) memory.set(key, includes);
				return includes;
			}
			return {
				...source,
				idOf: (file) => includesOf(file) === undefined ? file.id : follow(file).id,
				partsOf: (file) => includesOf(file) === undefined ? [] : follow(file).parts,
				async *read(wanted) {
					const including = [];
					for await (const reading of source.read(wanted)) {
						if ("text" in reading && remember(reading).length > 0) including.push(reading.file);
						else yield reading;
					}
					if (including.length === 0) return;
					const texts = await readParts(including);
					const toText = (reading) => ({
						path: reading.file.path,
						text: reading.text,
						includes: includesOf(reading.file) ?? []
					});
					for await (const reading of source.read(including)) {
						yield "text" in reading ? expandOne(reading) : reading;
					}
					function expandOne(reading) {
						const { file } = reading;
						try {
							const expanded = expand(toText(reading), ({ target }, from) => {
								const part = resolve(target, from);
								const text = part && texts.get(part.path);
								return text && toText(text);
							});
							return {
								file,
								...expanded
							};
						} catch (error) {
							if (error instanceof RangeError) return {
								file,
								unreadable: "too-large"
							};
							throw error;
						}
					}
				}
			};
		}
		function keyOf({ path, id }) {
			return `${(0, formats.b)(path)} ${id}`;
		}
	}),
	24556: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D4: () => decode,
			Qh: () => normalizeAddress,
			SW: () => publicUrlOf,
			sO: () => addressesOf,
			su: () => isFolderPage
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const SOURCE_FOLDERS = new Set("website site www web src source content contents pages app public static book dist build out _site html".split(" "));
		const OPTIONAL_FOLDERS = new Set([
			"docs",
			"doc",
			"documentation",
			"en",
			"versioned_docs"
		]);
		const VERSION_FOLDER = /^version-\d/;
		const MOST_CHARACTERS = 1e3;
		function publicUrlOf({ path, url }) {
			return url === path ? undefined : URL.parse(url) ?? undefined;
		}
		function addressesOf(page, root = "") {
			const url = publicUrlOf(page);
			if (url !== undefined) {
				const address = normalizeAddress(url.pathname);
				return unique([address, address.split("/").map(withoutOrder).join("/")]);
			}
			const { slug } = page.content;
			const inside = root === "" ? page.path : page.path.slice(root.length + 1);
			const folders = inside.split("/").slice(0, -1);
			const first = folders.findIndex((name) => !SOURCE_FOLDERS.has(name));
			const rest = first < 0 ? [] : folders.slice(first);
			const isOptional = (name) => OPTIONAL_FOLDERS.has(name) || SOURCE_FOLDERS.has(name) || VERSION_FOLDER.test(name);
			const sure = rest.findIndex((name) => !isOptional(name));
			const most = sure < 0 ? rest.length : sure;
			const prefixes = Array.from({ length: most + 1 }, (_, index) => rest.slice(index, most));
			const names = namesOf(page, rest.slice(most), slug);
			const paths = prefixes.map((prefix) => [...prefix, ...names]);
			const unordered = paths.map((path) => path.map(withoutOrder));
			return unique([...paths, ...unordered].map((path) => normalizeAddress(path.map(encode).join("/"))));
		}
		function unique(addresses) {
			return [...new Set(addresses)];
		}
		function isFolderPage(path) {
			return /(?:^|\/)_?(?:index|readme)\.[a-z]+$/i.test(path);
		}
		function namesOf({ path }, folders, slug) {
			const name = (path.split("/").at(-1) ?? "").replace(/\.[a-z]+$/i, "");
			const names = isFolderPage(path) ? folders : [...folders, name];
			if (slug === undefined) return names;
			return slug.startsWith("/") ? slug.split("/") : [...names.slice(0, -1), ...slug.split("/")];
		}
		function withoutOrder(name) {
			return /^\d+[-_.]\d/.test(name) ? name : name.replace(/^\d+[ ]?[-_.]+[ ]?(?=[^-_.\s])/, "");
		}
		function encode(segment) {
			return encodeURIComponent(segment.toWellFormed());
		}
		function normalizeAddress(address) {
			const [path = ""] = address.slice(0, MOST_CHARACTERS).split(/[?#]/, 1);
			const names = path.split("/").filter((name) => name !== "" && name !== ".");
			const last = names.pop()?.replace(/\.(?:html?|mdx?|markdown)$/i, "");
			const all = last === undefined || /^_?index$/i.test(last) ? names : [...names, last];
			return `/${all.map(decode).join("/")}`;
		}
		function decode(segment) {
			try {
				return (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.S8)(decodeURIComponent(segment), "NFC");
			} catch {
				return segment;
			}
		}
	}),
	36597: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			fM: () => compileRedirects,
			x1: () => coversAddress
		});
		var _pages_signals_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33713);
		var _addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24556);
		function compileRedirects(file, lines) {
			return lines.flatMap(({ from, target, line, evidence, syntax, isRewrite, isForced = false }) => {
				const pattern = readPathPattern(from, syntax);
				return pattern === undefined ? [] : [{
					file,
					line,
					evidence: (0, _pages_signals_signal_js__WEBPACK_IMPORTED_MODULE_0__.zR)(evidence),
					target,
					isRewrite,
					isForced,
					pattern
				}];
			});
		}
		function coversAddress(address, redirects) {
			const path = (0, _addresses_js__WEBPACK_IMPORTED_MODULE_1__.Qh)(address);
			for (const { file, line, evidence, target, isRewrite, isForced, pattern } of redirects) {
				if (isRewrite && pattern.isWholeSite) continue;
				const values = pattern.match(path);
				if (values === undefined) continue;
				const filled = fillTarget(target, values);
				if (filled.startsWith("/") && (0, _addresses_js__WEBPACK_IMPORTED_MODULE_1__.Qh)(filled) === path) continue;
				return {
					file,
					line,
					evidence,
					target: filled,
					isForced
				};
			}
			return undefined;
		}
		const MOST_TOKENS = 32;
		const MOST_CHARACTERS = 500;
		function readPathPattern(source, syntax) {
			if (syntax === "literal") return exactly(source);
			const hasQuery = source.includes("#") || syntax === "splat" && source.includes("?");
			if (!source.startsWith("/") || source.length > MOST_CHARACTERS || hasQuery) return undefined;
			const tokens = readTokens(source.replace(/(?:\.html?|\/)$/i, ""), syntax);
			if (tokens === undefined || tokens.length > MOST_TOKENS) return undefined;
			if (tokens.every((token) => "literal" in token)) return exactly(source);
			const isWholeSite = tokens.every((token) => "literal" in token ? token.literal === "/" : token.crosses);
			return {
				isWholeSite,
				match: (address) => matchTokens(tokens, address) ?? matchTokens(tokens, `${address}/`)
			};
		}
		function exactly(source) {
			const own = (0, _addresses_js__WEBPACK_IMPORTED_MODULE_1__.Qh)(source);
			return {
				isWholeSite: false,
				match: (address) => address === own ? new Map() : undefined
			};
		}
		function fillTarget(target, values) {
			return target.replace(/:([a-z_]\w*)[*+?]?|\$(\d)/gi, (found, name, number) => {
				return values.get(name ?? number) ?? found;
			});
		}
		const WILDCARD = /:([a-z_]\w*)(\(\.[*+]\))?([*+?])?|\(\.([*+])\)|\*\*?/giy;
		function readTokens(source, syntax) {
			const tokens = [];
			let literal = "";
			let unnamed = 0;
			for (let index = 0; index < source.length;) {
				WILDCARD.lastIndex = index;
				const found = WILDCARD.exec(source);
				if (found === null) {
					const character = source.charAt(index);
					if (syntax !== "splat" && "(){}[]|\\?+^$".includes(character)) return undefined;
					literal += character;
					index += 1;
					continue;
				}
				if (literal !== "") tokens.push({ literal: (0, _addresses_js__WEBPACK_IMPORTED_MODULE_1__.D4)(literal) });
				literal = "";
				index += found[0].length;
				const [text, name, group, modifier, unnamedGroup] = found;
				if (name === undefined) unnamed += 1;
				const isStar = text.startsWith("*");
				tokens.push({
					wildcard: name ?? (isStar ? "splat" : String(unnamed)),
					crosses: isStar ? syntax !== "glob" || text === "**" : group !== undefined || unnamedGroup !== undefined || modifier === "*" || modifier === "+",
					least: isStar || modifier === "*" || modifier === "?" || unnamedGroup === "*" || group === "(.*)" ? 0 : 1
				});
			}
			if (literal !== "") tokens.push({ literal: (0, _addresses_js__WEBPACK_IMPORTED_MODULE_1__.D4)(literal) });
			return tokens;
		}
		function matchTokens(tokens, text) {
			const reached = [new Set([0])];
			for (const token of tokens) {
				const next = advance(token, reached.at(-1) ?? new Set(), text);
				if (next.size === 0) return undefined;
				reached.push(next);
			}
			if (!reached.at(-1)?.has(text.length)) return undefined;
			const values = new Map();
			let end = text.length;
			for (const [index, token] of [...tokens.entries()].reverse()) {
				const start = findStart(token, reached[index] ?? new Set(), end, text);
				if ("wildcard" in token) values.set(token.wildcard, text.slice(start, end));
				end = start;
			}
			return values;
		}
		function advance(token, from, text) {
			const next = new Set();
			if ("literal" in token) {
				for (const start of from) {
					if (text.startsWith(token.literal, start)) next.add(start + token.literal.length);
				}
				return next;
			}
			let open = false;
			for (let index = 0; index <= text.length; index += 1) {
				if (open) next.add(index);
				if (from.has(index)) {
					open = true;
					if (token.least === 0) next.add(index);
				}
				if (!token.crosses && text[index] === "/") open = false;
			}
			return next;
		}
		function findStart(token, from, end, text) {
			if ("literal" in token) return end - token.literal.length;
			const earliest = token.crosses ? 0 : text.lastIndexOf("/", end - 1) + 1;
			const starts = [...from].filter((start) => start >= Math.min(earliest, end) && start <= end - token.least);
			return starts.reduce((first, start) => Math.min(first, start), end);
		}
	}),
	34799: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cn: () => mayBeFor,
			I5: () => rootOf,
			O9: () => readRobotsFile,
			yM: () => findBlocks
		});
		var robots_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87211);
		var _pages_formats_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68191);
		var _pages_signals_signal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33713);
		var _addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24556);
		const MOST_CHARACTERS = 500 * 1024;
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
		const DISALLOWS = /^[ \t]*disallow[ \t]*:[ \t]*[^ \t\r\n#]/im;
		function readRobotsFile(path, text) {
			const content = text.slice(0, MOST_CHARACTERS);
			if (CONDITION.test(content)) return undefined;
			const robots = robots_parser__WEBPACK_IMPORTED_MODULE_0__(`${ORIGIN}/robots.txt`, content);
			const folded = content.toLowerCase();
			const disallows = DISALLOWS.test(content);
			return {
				path,
				root: rootOf(path),
				lines: content.split(/\r\n|\r|\n/),
				agentOf: (crawler) => folded.includes(crawler.toLowerCase()) ? crawler : "*",
				findBlock(urlPath, agent) {
					if (!disallows) return undefined;
					const url = `${ORIGIN}${urlPath}`;
					return robots.isAllowed(url, agent) === false ? robots.getMatchingLineNumber(url, agent) : undefined;
				}
			};
		}
		function rootOf(path) {
			const folders = path.split("/").slice(0, -1);
			while (PUBLISHED.has(folders.at(-1) ?? "")) folders.pop();
			return folders.join("/");
		}
		function findBlocks(page, files) {
			const robots = findRobotsFile(page.path, files);
			if (robots === undefined) return [];
			const root = isInside(page.path, robots.root) ? robots.root : "";
			const paths = urlPathsOf(page, root);
			const agents = new Set(_pages_signals_signal_js__WEBPACK_IMPORTED_MODULE_2__.bZ.map(robots.agentOf));
			const lines = new Map(Array.from(agents, (agent) => [agent, findLine(robots, agent, paths)]));
			return _pages_signals_signal_js__WEBPACK_IMPORTED_MODULE_2__.bZ.flatMap((crawler) => {
				const line = lines.get(robots.agentOf(crawler));
				if (line === undefined) return [];
				return [{
					crawler,
					file: robots.path,
					line,
					evidence: (0, _pages_signals_signal_js__WEBPACK_IMPORTED_MODULE_2__.zR)(robots.lines[line - 1] ?? "")
				}];
			});
		}
		function findLine(robots, agent, { sure, possible }) {
			for (const path of sure) {
				const line = robots.findBlock(path, agent);
				if (line !== undefined) return line;
			}
			for (const path of possible) {
				const line = robots.findBlock(path, agent);
				if (line !== undefined && !robots.lines[line - 1]?.includes("*")) return line;
			}
			return undefined;
		}
		function mayBeFor(root, { path }) {
			return isInside(path, root) || SITE_FOLDERS.has(root);
		}
		function findRobotsFile(path, files) {
			const around = files.filter(({ root }) => isInside(path, root));
			if (around.length > 0) return around.reduce(innermost);
			const sites = files.filter(({ root }) => SITE_FOLDERS.has(root));
			return sites.length === 1 ? sites[0] : undefined;
		}
		function innermost(one, other) {
			if (one.root.length !== other.root.length) return one.root.length > other.root.length ? one : other;
			return one.path.length >= other.path.length ? one : other;
		}
		function isInside(path, root) {
			return root === "" || path.startsWith(`${root}/`);
		}
		function urlPathsOf(page, root) {
			const url = (0, _addresses_js__WEBPACK_IMPORTED_MODULE_3__.SW)(page);
			if (url !== undefined) return {
				sure: [`${url.pathname}${url.search}`],
				possible: []
			};
			const addresses = (0, _addresses_js__WEBPACK_IMPORTED_MODULE_3__.sO)(page, root).map((address) => address.split("/").map(encodeURIComponent).join("/"));
			const folders = addresses.map((address) => address === "/" ? "/" : `${address}/`);
			if ((0, _addresses_js__WEBPACK_IMPORTED_MODULE_3__.su)(page.path)) return {
				sure: folders,
				possible: []
			};
			const files = addresses.map((address) => `${address}.html`);
			return (0, _pages_formats_js__WEBPACK_IMPORTED_MODULE_1__.b)(page.path) === "html" ? {
				sure: files,
				possible: [...addresses, ...folders]
			} : {
				sure: addresses,
				possible: [...folders, ...files]
			};
		}
	}),
	61465: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l4: () => DRAFT_FOLDER,
			Ae: () => createSite,
			Jk: () => isInDraftFolder,
			kv: () => isSiteFile,
			GS: () => readSiteFile
		});
		var addresses = __webpack_require__(24556);
		var dist = __webpack_require__(3292);
		var yaml_dist = __webpack_require__(38815);
		var schemas = __webpack_require__(2503);
		;
		const READERS = [
			[/^_redirects$/, readRedirectLines],
			[/^netlify\.toml$/, (text) => placeRules(readNetlify((0, dist.qg)(text)), text)],
			[/^(?:vercel|docs|mint)\.json$/, (text) => placeRules(readVercel(JSON.parse(text)), text)],
			[/^firebase\.json$/, (text) => placeRules(readFirebase(JSON.parse(text)), text)],
			[/^mkdocs\.ya?ml$/, (text) => placeRules(readMkdocs(readYaml(text)), text)],
			[/^\.gitbook\.ya?ml$/, (text) => placeRules(readGitbook(readYaml(text)), text)],
			[/^(?:docusaurus|next|astro)\.config\.[cm]?[jt]s$/, (text) => placeRules(readConfig(withoutComments(text)), text)],
			[/^redirects(?!.*\.(?:test|spec)\.).*\.(?:[cm]?[jt]s|json)$/, (text) => placeRules(readPairs(withoutComments(text)), text)]
		];
		const MOST_RULES = 5e3;
		const MOST_CHARACTERS = 1024 * 1024;
		const MOST_LINE = 4e3;
		const MOST_LINES_AHEAD = 2e3;
		const MOST_YAML_CHARACTERS = 256 * 1024;
		function holdsRedirects(name) {
			return READERS.some(([pattern]) => pattern.test(name));
		}
		function readRedirectFile(name, text) {
			const read = READERS.find(([pattern]) => pattern.test(name))?.[1];
			if (read === undefined || text.length > MOST_CHARACTERS) return [];
			try {
				return read(text).slice(0, MOST_RULES);
			} catch {
				return [];
			}
		}
		function readRedirectLines(text) {
			return text.split("\n").flatMap((line, index) => {
				const [from = "", ...words] = line.slice(0, MOST_LINE).replace(/(?:^|\s)#.*/, "").trim().split(/\s+/);
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
					syntax: "splat",
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
		function listOf(schema) {
			return schemas.YOg(schemas.L5J()).catch([]).transform((items) => items.slice(0, MOST_RULES).flatMap((item) => {
				const { data } = schema.safeParse(item);
				return data === undefined ? [] : [data];
			}));
		}
		const absent = schemas.KCZ([
			schemas.chJ(),
			schemas.YOg(schemas.ZmZ()),
			schemas.rej({})
		]).optional();
		const netlifySchema = schemas._H3({ redirects: listOf(schemas._H3({
			from: schemas.YjP(),
			to: schemas.YjP(),
			status: schemas.aig().default(301),
			force: schemas.zMY().default(false),
			query: absent,
			conditions: absent
		})) });
		function readNetlify(config) {
			return netlifySchema.parse(config).redirects.flatMap(({ from, to, status, force }) => {
				const kind = readStatus(status);
				return kind === undefined ? [] : [{
					from,
					target: to,
					syntax: "splat",
					...kind,
					isForced: force
				}];
			});
		}
		const vercelRules = listOf(schemas._H3({
			source: schemas.YjP(),
			destination: schemas.YjP(),
			has: absent,
			missing: absent
		}));
		const vercelSchema = schemas._H3({
			redirects: vercelRules,
			rewrites: vercelRules
		});
		function readVercel(config) {
			const { redirects, rewrites } = vercelSchema.parse(config);
			const toRule = (isRewrite) => ({ source, destination }) => ({
				from: source,
				target: destination,
				syntax: "named",
				isRewrite
			});
			return [...redirects.map(toRule(false)), ...rewrites.map(toRule(true))];
		}
		const hostingSchema = schemas._H3({ redirects: listOf(schemas._H3({
			source: schemas.YjP(),
			destination: schemas.YjP()
		})) });
		const firebaseSchema = schemas._H3({ hosting: schemas.KCZ([hostingSchema.transform((one) => [one]), schemas.YOg(hostingSchema)]).catch([]) });
		function readFirebase(config) {
			return firebaseSchema.parse(config).hosting.flatMap(({ redirects }) => redirects.map(({ source, destination }) => ({
				from: source,
				target: destination,
				syntax: "glob",
				isRewrite: false
			})));
		}
		const pathsSchema = schemas.g1P(schemas.YjP(), schemas.L5J()).catch({});
		const mkdocsPlugin = schemas._H3({ redirects: schemas._H3({ redirect_maps: pathsSchema }) });
		const mkdocsSchema = schemas._H3({ plugins: schemas.KCZ([mkdocsPlugin.transform((one) => [one]), listOf(mkdocsPlugin)]).catch([]) });
		function readMkdocs(config) {
			return mkdocsSchema.parse(config).plugins.flatMap(({ redirects }) => readPaths(redirects.redirect_maps));
		}
		const gitbookSchema = schemas._H3({ redirects: pathsSchema });
		function readGitbook(config) {
			return readPaths(gitbookSchema.parse(config).redirects);
		}
		function readPaths(paths) {
			return Object.entries(paths).flatMap(([from, to]) => typeof to === "string" ? [{
				from: rooted(from),
				target: rooted(to),
				syntax: "named",
				isRewrite: false
			}] : []);
		}
		function rooted(path) {
			return isTarget(path) ? path : `/${path.replace(/^\.\//, "").replace(/(?:^|(?<=\/))README\.md$/i, "index.md")}`;
		}
		function readYaml(text) {
			if (text.length > MOST_YAML_CHARACTERS) return {};
			return (0, yaml_dist.qg)(text, {
				logLevel: "silent",
				uniqueKeys: false
			});
		}
		function readConfig(code) {
			const start = code.search(/\bredirects\b/);
			const [redirects = ""] = code.slice(start).split(/\brewrites["']?\s*[:(]/, 1);
			return start < 0 ? [] : readPairs(redirects);
		}
		function readPairs(code) {
			const objects = Array.from(code.matchAll(/\{[^{}]*\}/g)).flatMap(([object]) => {
				const [, target = ""] = /\b(?:to|destination)["']?\s*:\s*["'`]([^"'`$\n]*)["'`]/.exec(object) ?? [];
				const [, list = ""] = /\b(?:from|source)["']?\s*:\s*(\[[^[\]]*\]|["'`][^"'`\n]*["'`])/.exec(object) ?? [];
				if (/\b(?:has|missing)["']?\s*:/.test(object)) return [];
				return Array.from(list.matchAll(/["'`](\/[^"'`$\n]*)["'`]/g), ([, from = ""]) => ({
					from,
					target
				}));
			});
			const keys = Array.from(code.matchAll(KEY_PAIR), ([, from = "", target = ""]) => ({
				from,
				target
			}));
			return [...objects, ...keys].filter(({ target }) => isTarget(target)).map((pair) => ({
				...pair,
				syntax: "named",
				isRewrite: false
			}));
		}
		const KEY_PAIR = /["'`](\/[^"'`$\n]*)["'`]\s*:\s*(?:\{[^{}]*?\bdestination["']?\s*:\s*)?["'`]([^"'`$\n]*)["'`]/g;
		const COMMENT_OR_STRING = /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\[\s\S]|[^`\\])*`?/g;
		function withoutComments(code) {
			return code.replace(COMMENT_OR_STRING, (found) => found.startsWith("/") ? "" : found);
		}
		function placeRules(rules, text) {
			const lines = text.split("\n").map((line) => line.slice(0, MOST_LINE));
			let last = 0;
			return rules.slice(0, MOST_RULES).map((rule) => {
				const written = rule.from.replace(/^\//, "");
				const ahead = lines.slice(last, last + MOST_LINES_AHEAD).findIndex((line) => states(line, written));
				if (ahead >= 0) last += ahead;
				const index = ahead < 0 ? 0 : last;
				return {
					...rule,
					line: index + 1,
					evidence: lines[index] ?? ""
				};
			});
		}
		function states(line, written) {
			const start = line.indexOf(written);
			if (start < 0 || /^\s*["']?(?:to|destination)\b/.test(line)) return false;
			return /^(?:["'`:,\s\]]|$)/.test(line.slice(start + written.length, start + written.length + 1));
		}
		var indexing_redirects = __webpack_require__(36597);
		var robots = __webpack_require__(34799);
		;
		const FOREIGN = new Set("node_modules bower_components vendor vendored third_party third-party test tests __tests__ fixtures __fixtures__".split(" "));
		function isSiteFile(path) {
			const folders = path.split("/");
			const name = folders.pop() ?? "";
			const isKnown = name === "robots.txt" || holdsRedirects(name);
			return isKnown && !folders.some((folder) => FOREIGN.has(folder));
		}
		function readSiteFile(path, text) {
			const name = nameOf(path);
			if (name === "robots.txt") return {
				robots: (0, robots.O9)(path, text),
				redirects: []
			};
			return {
				robots: undefined,
				redirects: (0, indexing_redirects.fM)(path, readRedirectFile(name, text))
			};
		}
		function createSite(files, pages) {
			const redirects = [...files.flatMap(({ redirects }) => redirects), ...pages.flatMap((page) => (0, indexing_redirects.fM)(page.path, redirectsOf(page)))];
			return {
				robots: files.map(({ robots }) => robots).filter((robots) => robots !== undefined),
				redirects,
				forced: redirects.filter(({ isForced }) => isForced)
			};
		}
		const DRAFT_FOLDER = "_drafts";
		function isInDraftFolder(path) {
			return path.split("/").slice(0, -1).includes(DRAFT_FOLDER);
		}
		function nameOf(path) {
			return path.slice(path.lastIndexOf("/") + 1);
		}
		function redirectsOf(page) {
			return page.content.signals.flatMap(({ kind, target = "", line, evidence }) => {
				if (kind !== "alias" && kind !== "redirect") return [];
				const own = (0, addresses.sO)(page);
				const froms = kind === "redirect" ? own : aliasAddresses(target, own);
				const to = kind === "redirect" ? target : own[0] ?? "/";
				return froms.map((from) => ({
					from,
					target: to,
					line,
					evidence,
					syntax: "literal",
					isRewrite: false
				}));
			});
		}
		function aliasAddresses(alias, own) {
			if (alias.startsWith("/")) return [alias];
			const url = URL.parse(alias);
			if (url !== null) return [url.pathname];
			const folders = own.map((address) => address.slice(0, address.lastIndexOf("/") + 1));
			return [...new Set(["/", ...folders])].map((folder) => (0, addresses.Qh)(`${folder}${alias}`));
		}
	}),
	74285: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FA: () => readLanguageTag,
			Ft: () => isSame,
			XE: () => readLocale,
			iG: () => findLanguage,
			o: () => createLanguageFilters,
			rj: () => createLanguageFilter
		});
		var _stop_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67327);
		const CODES = [
			"afr als amh arb azj bel ben bul cat ces cmn dan deu ell eng fin fra glg guj heb hin hrv hun hye ind ita jpn kan kat",
			"kaz khm kor lao lit lvs mal mar mkd mya nld nob npi pan pes pol por ron rus sin slk slv spa srp swe swh tam tel tha",
			"tur ukr urd uzn vie"
		].flatMap((line) => line.split(" "));
		const CODE_OF = new Map(CODES.map((code) => [languageOf(code), code]));
		const LEAST_CHARACTERS = 200;
		const MOST_CHARACTERS = 500;
		const CLEAR = .93;
		const TRANSLATIONS = /^(?:i18n|l10n|locales?|translations?|translated)$/i;
		const WORDS = new Set([
			"am",
			"be",
			"he",
			"ml",
			"my",
			"nb",
			"no",
			"pa",
			"te"
		]);
		async function createLanguageFilters(wanted) {
			const own = readLanguageTag(wanted);
			if (own === undefined) return () => ({
				ofPath: () => undefined,
				ofPage: () => undefined
			});
			const { francAll } = await __webpack_require__.e("package-franc").then(__webpack_require__.bind(__webpack_require__, 97320));
			const detect = createDetector(own, (text) => francAll(text, { only: CODES }));
			return (paths) => {
				const roots = findRoots(paths, own);
				return {
					ofPath(path) {
						const found = readPath(path, roots);
						return found === undefined || !found.isSure || isSame(found.tag, own) ? undefined : found.tag.baseName;
					},
					ofPage(path, content) {
						const claim = readDeclared(content.language) ?? readPath(path, roots);
						if (claim !== undefined && isSame(claim.tag, own)) return undefined;
						const detected = detect(content);
						if (detected === own.language) return undefined;
						if (claim === undefined || claim.isDoubtful && detected === undefined) return detected;
						return claim.tag.baseName;
					}
				};
			};
		}
		async function createLanguageFilter(wanted, paths = []) {
			const createFilter = await createLanguageFilters(wanted);
			return createFilter(paths);
		}
		const ENGLISH_STOP_WORDS = (0, _stop_words_js__WEBPACK_IMPORTED_MODULE_0__.y)("en");
		const LEAST_WORDS = 20;
		const CLEARLY_ENGLISH = .25;
		function createDetector(own, scoreText) {
			const known = new WeakMap();
			function detect({ passages }) {
				const text = startOf(passages);
				return text.length < LEAST_CHARACTERS ? undefined : detectText(text, own, scoreText);
			}
			return (content) => {
				if (!known.has(content)) known.set(content, detect(content));
				return known.get(content);
			};
		}
		function detectText(text, own, scoreText) {
			const ownCode = CODE_OF.get(own.language);
			if (ownCode === undefined) return undefined;
			if (own.language === "en" && isClearlyEnglish(text)) return "en";
			const scores = scoreText(withoutNames(text));
			const [best] = scores[0] ?? [];
			if (best === ownCode) return own.language;
			const ownScore = scores.find(([code]) => code === ownCode)?.[1] ?? 0;
			return best === undefined || !CODES.includes(best) || ownScore >= CLEAR ? undefined : languageOf(best);
		}
		function isClearlyEnglish(text) {
			const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
			const stopWords = words.filter((word) => ENGLISH_STOP_WORDS.has(word)).length;
			return words.length >= LEAST_WORDS && stopWords >= CLEARLY_ENGLISH * words.length;
		}
		const LEAST_CHARACTERS_OTHER = 20;
		async function findLanguage(pages, paths) {
			const filter = await createLanguageFilter("en", paths);
			const { francAll } = await __webpack_require__.e("package-franc").then(__webpack_require__.bind(__webpack_require__, 97320));
			const short = pages.filter(({ content }) => startOf(content.passages).length < LEAST_CHARACTERS);
			const text = startOf(short.flatMap(({ content }) => content.passages));
			const least = isInOtherScript(text) ? LEAST_CHARACTERS_OTHER : LEAST_CHARACTERS;
			const ofShort = text.length < least ? undefined : detectText(text, new Intl.Locale("en"), (short) => francAll(short, { only: CODES }));
			const languages = pages.map((page) => filter.ofPath(page.path) ?? filter.ofPage(page.path, page.content) ?? (short.includes(page) ? ofShort : undefined) ?? "en");
			const counts = Map.groupBy(languages, (language) => language);
			const [most = "en"] = [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([language]) => language);
			return (counts.get("en")?.length ?? 0) >= (counts.get(most)?.length ?? 0) ? "en" : most;
		}
		const LEAST_SCRIPT = .2;
		function withoutNames(text) {
			return isInOtherScript(text) ? text.replace(/\p{Script=Latin}+/gu, " ") : text;
		}
		function isInOtherScript(text) {
			const others = text.match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0;
			return others > 0 && others >= LEAST_SCRIPT * (text.match(/\p{L}/gu)?.length ?? 0);
		}
		function startOf(passages) {
			let text = "";
			for (const passage of passages) {
				if (text.length >= MOST_CHARACTERS) break;
				text += `${passage.text}\n`;
			}
			return text.slice(0, MOST_CHARACTERS);
		}
		function readDeclared(text) {
			const tag = readLanguageTag(text);
			return tag && {
				tag,
				isSure: false,
				isDoubtful: !CODE_OF.has(tag.language)
			};
		}
		function readPath(path, roots) {
			const folders = path.split("/");
			const name = folders.pop() ?? "";
			const [, suffix = ""] = /\.([a-z]{2}(?:[-_][a-z]{2,4})?)\.[a-z]+$/i.exec(name) ?? [];
			const named = readCode(suffix);
			if (named !== undefined && !named.isDoubtful) return {
				...named,
				isSure: true
			};
			const claims = folders.flatMap((folder, index) => {
				const claim = readCode(folder);
				const isTranslation = TRANSLATIONS.test(folders[index - 1] ?? "");
				const isLong = folder.length === 3 && claim?.tag.language.length === 2;
				if (claim === undefined || isLong && !isTranslation) return [];
				const isBeside = folder.length === 2 && roots.has(folders.slice(0, index).join("/"));
				return [{
					...claim,
					isSure: claim.isSure || isTranslation || isBeside
				}];
			});
			return claims.find(({ isSure }) => isSure) ?? claims[0];
		}
		function findRoots(paths, own) {
			const roots = new Set();
			for (const path of paths) {
				const folders = path.split("/").slice(0, -1);
				const index = folders.findIndex((folder) => {
					const claim = readCode(folder);
					return claim !== undefined && isSame(claim.tag, own);
				});
				if (index >= 0) roots.add(folders.slice(0, index).join("/"));
			}
			return roots;
		}
		const NAMES = new Intl.DisplayNames(["en"], {
			type: "language",
			fallback: "none"
		});
		const SCRIPTS = new Intl.DisplayNames(["en"], {
			type: "script",
			fallback: "none"
		});
		const CODE = /^[a-z]{2,3}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2}|\d{3}))?$/i;
		const codes = new Map();
		function readLocale(text) {
			return readCode(text)?.tag;
		}
		function readCode(text) {
			if (!CODE.test(text)) return undefined;
			if (!codes.has(text)) codes.set(text, readCodeOnce(text));
			return codes.get(text);
		}
		function readCodeOnce(text) {
			const tag = readLanguageTag(text);
			if (tag === undefined || NAMES.of(tag.language) === undefined) return undefined;
			if (tag.script !== undefined && SCRIPTS.of(tag.script) === undefined) return undefined;
			const isKnown = CODE_OF.has(tag.language) && !WORDS.has(tag.language);
			const isHome = tag.region !== undefined && tag.region === new Intl.Locale(tag.language).maximize().region;
			const isSure = tag.script !== undefined || isHome || isKnown && tag.region !== undefined;
			return {
				tag,
				isSure,
				isDoubtful: !isKnown || text.length === 3
			};
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
		function languageOf(code) {
			return new Intl.Locale(code).language;
		}
		function isSame(tag, other) {
			const [one, two] = [tag.maximize(), other.maximize()];
			return one.language === two.language && one.script === two.script;
		}
	}),
	59690: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LG: () => findNothingRead,
			go: () => readBothPages,
			n4: () => readPages
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _base_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46629);
		var _corpus_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38828);
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11852);
		var _folder_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7325);
		var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94983);
		var _git_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44736);
		var _includes_with_includes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76752);
		var _selection_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78698);
		var _source_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93566);
		var _work_tree_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8767);
		async function readPages(checkout, settings, change) {
			if (change !== undefined) await requireOwnTree(checkout, change);
			const selection = selectionOf(settings);
			const source = await (0, _work_tree_js__WEBPACK_IMPORTED_MODULE_10__.wr)(checkout, selection);
			const corpus = await (0, _corpus_js__WEBPACK_IMPORTED_MODULE_2__.xe)(source, settings, checkout.signal);
			await requirePages(corpus, source, selection, checkout);
			return corpus;
		}
		async function readBothPages(checkout, commits, settings) {
			const commit = await requireOwnTree(checkout, commits);
			const selection = selectionOf(settings);
			const all = await (0, _work_tree_js__WEBPACK_IMPORTED_MODULE_10__.wr)(checkout, selection);
			const isTheirs = (path) => (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_4__.bf)(path, settings.competitors) !== undefined;
			const { baseContent } = settings;
			if (baseContent !== undefined) {
				if (await (0, _base_commits_js__WEBPACK_IMPORTED_MODULE_1__.zZ)(checkout, baseContent)) {
					throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
						kind: "base-pages-committed",
						folder: baseContent
					});
				}
				const theirs = (0, _source_js__WEBPACK_IMPORTED_MODULE_9__.UI)(all, isTheirs);
				const before = await openBaseFolder(checkout, baseContent, selection);
				const base = (0, _source_js__WEBPACK_IMPORTED_MODULE_9__.zz)([(0, _source_js__WEBPACK_IMPORTED_MODULE_9__.UI)(before, (path) => !isTheirs(path)), theirs]);
				const corpora = await (0, _corpus_js__WEBPACK_IMPORTED_MODULE_2__.BT)(base, withoutSourceRobots(all, (0, _selection_js__WEBPACK_IMPORTED_MODULE_8__.Mp)(selection.globs)), settings, checkout.signal);
				await requirePages(corpora.head, all, selection, checkout);
				if (!corpora.base.pages.some(isRead)) throw nothingRead("no-base-pages", [baseContent], before.passedOver);
				return {
					...corpora,
					against: {
						kind: "folder",
						folder: baseContent
					},
					doubts: isSameText(base, all) ? [{
						kind: "same-build",
						folder: baseContent
					}] : [],
					sources: {
						base: (0, _includes_with_includes_js__WEBPACK_IMPORTED_MODULE_7__.e)(base),
						head: (0, _includes_with_includes_js__WEBPACK_IMPORTED_MODULE_7__.e)(all)
					}
				};
			}
			requireTracked(all, selection);
			const against = await (0, _base_commits_js__WEBPACK_IMPORTED_MODULE_1__.Kv)(checkout, commits);
			const tree = await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_6__.r)(checkout, against.commit, selection);
			const present = withoutUntracked(all, isTheirs);
			const source = present.absent.size === 0 ? present : withEdited(present, tree, await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_6__.r)(checkout, commit ?? "", selection));
			const theirs = (0, _source_js__WEBPACK_IMPORTED_MODULE_9__.UI)(all, (path) => isTheirs(path) && all.untracked.has(path));
			const base = (0, _source_js__WEBPACK_IMPORTED_MODULE_9__.zz)([tree, theirs]);
			const corpora = await (0, _corpus_js__WEBPACK_IMPORTED_MODULE_2__.BT)(base, source, settings, checkout.signal);
			await requirePages(corpora.head, all, selection, checkout);
			const doubts = await findEdits(checkout, selection);
			return {
				...corpora,
				against,
				doubts,
				sources: {
					base: (0, _includes_with_includes_js__WEBPACK_IMPORTED_MODULE_7__.e)(base),
					head: (0, _includes_with_includes_js__WEBPACK_IMPORTED_MODULE_7__.e)(source)
				}
			};
		}
		function isSameText(one, other) {
			const textsOf = ({ files }) => files.map(({ path, id }) => `${id} ${path}`).join("\n");
			return textsOf(one) === textsOf(other);
		}
		function withEdited(source, base, head) {
			const known = new Set([
				base.files,
				base.siteFiles,
				base.parts
			].flat().map(({ path, id }) => `${id} ${path}`));
			const all = [
				head.files,
				head.siteFiles,
				head.parts
			].flat();
			const isAbsent = ({ path, id }) => source.absent.has(path) && !known.has(`${id} ${path}`);
			const edited = new Set(all.filter(isAbsent).map(({ path }) => path));
			const absent = new Set([...source.absent].filter((path) => !edited.has(path)));
			const passedOver = source.passedOver.filter(({ path }) => !edited.has(path));
			return {
				...(0, _source_js__WEBPACK_IMPORTED_MODULE_9__.zz)([source, (0, _source_js__WEBPACK_IMPORTED_MODULE_9__.UI)(head, (path) => edited.has(path))]),
				absent,
				passedOver
			};
		}
		const MOST_EXAMPLES = 3;
		async function findEdits(checkout, selection) {
			const words = "diff --name-only -z --relative --no-renames --no-ext-diff --ignore-submodules HEAD".split(" ");
			const edited = (0, _git_js__WEBPACK_IMPORTED_MODULE_5__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_5__.$Y)(checkout, words)).filter(selection.isPage);
			if (edited.length === 0) return [];
			return [{
				kind: "edited-tree",
				pages: edited.length,
				examples: edited.slice(0, MOST_EXAMPLES)
			}];
		}
		async function requireOwnTree(checkout, commits) {
			try {
				return await (0, _base_commits_js__WEBPACK_IMPORTED_MODULE_1__.pG)(checkout, commits);
			} catch (error) {
				if (!(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Fg)(error)) throw error;
				return undefined;
			}
		}
		function selectionOf({ content, competitors, baseContent }) {
			return (0, _selection_js__WEBPACK_IMPORTED_MODULE_8__.P1)(content, competitors, baseContent);
		}
		async function openBaseFolder({ folder, signal }, baseContent, selection) {
			const shared = (0, _selection_js__WEBPACK_IMPORTED_MODULE_8__.Mp)(selection.globs);
			const place = (path) => shared === "" ? path : `${shared}/${path}`;
			const choice = shared === "" ? selection : (0, _selection_js__WEBPACK_IMPORTED_MODULE_8__.ux)(selection, shared);
			const source = await (0, _work_tree_js__WEBPACK_IMPORTED_MODULE_10__.NE)({
				folder: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, baseContent),
				signal
			}, choice).catch((error) => {
				const isMissing = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && error.facts.kind === "no-folder";
				throw isMissing ? nothingRead("no-base-pages", [baseContent], []) : error;
			});
			const passedOver = source.passedOver.map((file) => ({
				...file,
				path: `${baseContent}/${file.path}`
			}));
			return {
				...(0, _source_js__WEBPACK_IMPORTED_MODULE_9__.wC)(source, place),
				passedOver
			};
		}
		function withoutSourceRobots(source, built) {
			const isBuilt = (path) => built === "" || path.startsWith(`${built}/`);
			return {
				...source,
				siteFiles: source.siteFiles.filter(({ path }) => isBuilt(path) || !path.endsWith("robots.txt"))
			};
		}
		function withoutUntracked(source, isTheirs) {
			const isKept = (path) => !source.untracked.has(path) || isTheirs(path);
			const dropped = source.files.filter(({ path }) => !isKept(path));
			return {
				...(0, _source_js__WEBPACK_IMPORTED_MODULE_9__.UI)(source, isKept),
				passedOver: [...source.passedOver, ...dropped.map(({ path }) => ({
					path,
					reason: "untracked"
				}))]
			};
		}
		function requireTracked({ files, untracked, passedOver }, { globs }) {
			for (const { glob, matches } of globs) {
				const found = files.filter(({ path }) => matches(path));
				if (found.length === 0 || !found.every(({ path }) => untracked.has(path))) continue;
				const dropped = found.map(({ path }) => ({
					path,
					reason: "untracked"
				}));
				throw nothingRead("base-not-in-git", [glob], [...passedOver.filter(({ path }) => matches(path)), ...dropped]);
			}
		}
		async function requirePages(corpus, source, selection, { folder, signal }) {
			const error = findNothingRead(corpus, source, selection);
			if (error?.facts.kind !== "no-pages") {
				if (error !== undefined) throw error;
				return;
			}
			const known = new Set(source.files.map(({ path }) => path));
			const all = await (0, _work_tree_js__WEBPACK_IMPORTED_MODULE_10__.CS)(folder, selection.mayHold, signal);
			const untracked = all.filter((path) => selection.isPage(path) && !known.has(path));
			throw findNothingRead(corpus, source, selection, untracked.map((path) => ({
				path,
				reason: "untracked"
			})));
		}
		function findNothingRead({ pages, passedOver }, source, { globs, competitors }, others = []) {
			const unmatched = globs.find(({ matches }) => !source.files.some(({ path }) => matches(path)));
			if (unmatched !== undefined) {
				const { glob, matches } = unmatched;
				return nothingRead("no-match", [glob], passedOver.filter(({ path }) => matches(path)));
			}
			for (const { name, folder } of competitors) {
				const isTheirs = ({ path }) => path.startsWith(`${folder}/`);
				if (pages.some((page) => isTheirs(page) && isRead(page))) continue;
				return nothingRead("no-competitor-pages", [folder], passedOver.filter(isTheirs), name);
			}
			if (pages.some((page) => page.owner === undefined && isRead(page))) return undefined;
			const empty = pages.filter((page) => page.owner === undefined && !page.content.isFilled);
			return nothingRead("no-pages", globs.map(({ glob }) => glob), [
				...passedOver,
				...empty.map(({ path }) => ({
					path,
					reason: "no-text"
				})),
				...others
			]);
		}
		function isRead({ content }) {
			return content.passages.length > 0;
		}
		function nothingRead(kind, lookedFor, passedOver, competitor) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
				kind,
				lookedFor,
				...competitor === undefined ? {} : { competitor },
				passedOver: (0, _source_js__WEBPACK_IMPORTED_MODULE_9__.Sb)(passedOver)
			});
		}
	}),
	78698: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mp: () => commonFolder,
			P1: () => createSelection,
			us: () => literalFolder,
			ux: () => within
		});
		var picomatch = __webpack_require__(14006);
		var lib_text = __webpack_require__(94869);
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
		const UNREAD_FORMATS = new Set(["rst rest adoc asciidoc asc ipynb org textile rmd qmd mdoc mdwn wiki mediawiki creole pod rdoc tex", "xhtml shtml php astro njk pug haml erb slim docx odt pdf epub txt"].flatMap((names) => names.split(" ")));
		const NO_DOCUMENT = /requirements|(?:^|\/)(?:licen[cs]e|(?:robots|llms|llms-full|humans|security|ads|cmakelists)$)/i;
		const MOST_PATH_CHARACTERS = 1024;
		const MOST_FOLDERS = 50;
		const MOST_SHOWN = 200;
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
				if ((0, formats.b)(path) === undefined || isTooLong(path) || isUnwanted(path) || isOutside(path)) return false;
				return isWanted(path) || globs.length === 0 && reasonAgainst(path) === undefined;
			}
			return {
				globs,
				competitors,
				isPage,
				isPart: (path) => (0, formats.b)(path) !== undefined && !isTooLong(path) && !isOutside(path) && !isPage(path),
				passOver(path) {
					if (isTooLong(path)) {
						const isPage = (0, formats.b)(path) !== undefined && !isNeverRead(path);
						return isPage ? {
							path: (0, lib_text.$Q)(path, MOST_SHOWN),
							reason: "long-path"
						} : undefined;
					}
					if (isUnwanted(path) || isOutside(path)) return undefined;
					const reason = isWanted(path) || globs.length > 0 ? undefined : reasonAgainst(path);
					if ((0, formats.b)(path) !== undefined) return reason && {
						path,
						reason
					};
					const extension = (0, formats.j)(path);
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
			return (0, formats.j)(path) === "txt" && NO_DOCUMENT.test(path.slice(0, -".txt".length));
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
	}),
	93566: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ml: () => unwatched,
			Qs: () => listUnreadable,
			Sb: () => countPassedOver,
			UI: () => filterFiles,
			f2: () => byPath,
			wC: () => renameFiles,
			wV: () => MOST_PAGE_BYTES,
			yR: () => readText,
			zz: () => joinSources
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const MOST_PAGE_BYTES = 2 * 1024 * 1024;
		function byPath(a, b) {
			return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
		}
		function joinSources(sources) {
			const [only] = sources;
			if (only !== undefined && sources.length === 1) return only;
			return {
				files: sources.flatMap(({ files }) => files).sort(byPath),
				siteFiles: sources.flatMap(({ siteFiles }) => siteFiles).sort(byPath),
				parts: sources.flatMap(({ parts }) => parts).sort(byPath),
				absent: new Set(sources.flatMap(({ absent }) => [...absent])),
				untracked: new Set(sources.flatMap(({ untracked }) => [...untracked])),
				passedOver: sources.flatMap(({ passedOver }) => passedOver),
				async *read(wanted) {
					const paths = new Set(wanted.map(({ path }) => path));
					for (const source of sources) {
						const all = [
							...source.files,
							...source.siteFiles,
							...source.parts
						];
						yield* source.read(all.filter(({ path }) => paths.has(path)));
					}
				}
			};
		}
		function filterFiles(source, isKept) {
			return {
				...source,
				files: source.files.filter(({ path }) => isKept(path)),
				siteFiles: source.siteFiles.filter(({ path }) => isKept(path)),
				parts: source.parts.filter(({ path }) => isKept(path)),
				untracked: new Set([...source.untracked].filter(isKept)),
				passedOver: []
			};
		}
		function renameFiles(source, rename) {
			const originals = new Map();
			const renameFile = (file) => {
				const path = rename(file.path);
				if (path === undefined) return [];
				originals.set(path, file);
				return [{
					path,
					id: file.id
				}];
			};
			const renameAll = (paths) => new Set([...paths].map(rename).filter((path) => path !== undefined));
			return {
				files: source.files.flatMap(renameFile).sort(byPath),
				siteFiles: source.siteFiles.flatMap(renameFile).sort(byPath),
				parts: source.parts.flatMap(renameFile).sort(byPath),
				absent: renameAll(source.absent),
				untracked: renameAll(source.untracked),
				passedOver: [],
				async *read(wanted) {
					const names = new Map();
					for (const file of wanted) {
						const original = originals.get(file.path);
						if (original !== undefined) names.set(original, file);
					}
					for await (const reading of source.read([...names.keys()])) {
						const file = names.get(reading.file);
						if (file !== undefined) yield {
							...reading,
							file
						};
					}
				}
			};
		}
		const decoder = new TextDecoder("utf-8", { fatal: true });
		function readText(file, bytes) {
			if (bytes.includes(0)) return {
				file,
				unreadable: "not-text"
			};
			try {
				return {
					file,
					text: decoder.decode(bytes)
				};
			} catch {
				return {
					file,
					unreadable: "not-text"
				};
			}
		}
		const MOST_EXAMPLES = 3;
		function countPassedOver(files) {
			const groups = new Map();
			for (const { path, ...cause } of files) {
				const key = [
					cause.reason,
					cause.extension,
					cause.language
				].join(" ");
				const group = groups.get(key) ?? {
					...cause,
					count: 0,
					examples: []
				};
				group.count += 1;
				if (group.examples.length < MOST_EXAMPLES) group.examples.push(path);
				groups.set(key, group);
			}
			return [...groups.values()].sort((a, b) => b.count - a.count);
		}
		const unwatched = { onStep() {} };
		const MOST_PATH_CHARACTERS = 200;
		function listUnreadable(files, mostNamed) {
			const named = files.slice(0, mostNamed).map(({ path, reason }) => `${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(path), MOST_PATH_CHARACTERS)} is not scanned: ${reason}`);
			const others = files.slice(mostNamed);
			if (others.length === 0) return named;
			const counts = Array.from(Map.groupBy(others, ({ reason }) => reason), ([reason, { length }]) => `${length} ${reason}`);
			const more = others.length === 1 ? "1 more file is" : `${others.length} more files are`;
			return [...named, `${more} not scanned: ${counts.join(", ")}`];
		}
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
		function createStopWords(language) {
			switch (language) {
				case "en": return new Set(split(ENGLISH));
				case "de": return join(_orama_stopwords_german__WEBPACK_IMPORTED_MODULE_0__.m, GERMAN);
				case "es": return join(_orama_stopwords_spanish__WEBPACK_IMPORTED_MODULE_1__.m, SPANISH, SPANISH_SUBJECTS);
				case "fr": return join(_orama_stopwords_french__WEBPACK_IMPORTED_MODULE_2__.m, FRENCH);
				case "it": return join(_orama_stopwords_italian__WEBPACK_IMPORTED_MODULE_3__.m, ITALIAN);
				case "nl": return join(_orama_stopwords_dutch__WEBPACK_IMPORTED_MODULE_4__.m, DUTCH);
				case "pt": return join(_orama_stopwords_portuguese__WEBPACK_IMPORTED_MODULE_5__.m, PORTUGUESE);
				case "ru": return join(_orama_stopwords_russian__WEBPACK_IMPORTED_MODULE_6__.m, RUSSIAN, RUSSIAN_SUBJECTS);
				default: return new Set();
			}
		}
		function join(listed, added, subjects = []) {
			const words = new Set([...listed, ...split(added)]);
			for (const word of split(subjects)) words.delete(word);
			return words;
		}
		function split(lines) {
			return lines.flatMap((words) => words.split(" "));
		}
	}),
	8767: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CS: () => listFiles,
			NE: () => openFolder,
			wr: () => openWorkTree
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58500);
		var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11852);
		var _git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94983);
		var _indexing_site_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61465);
		var _source_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93566);
		const READ_AT_ONCE = 32;
		async function openWorkTree(checkout, selection) {
			const tracked = await listTracked(checkout, selection);
			if (tracked === undefined || selection.globs.length > 0) {
				const paths = await listFiles(checkout.folder, selection.mayHold, checkout.signal);
				return openFiles(checkout.folder, paths, tracked ?? [], selection);
			}
			const paths = tracked.filter(({ sparse }) => !sparse).map(({ path }) => path);
			const owned = await listOwned(checkout, selection);
			return openFiles(checkout.folder, [...new Set([...paths, ...owned])], tracked, selection);
		}
		async function openFolder({ folder, signal }, choice) {
			return openFiles(folder, await listFiles(folder, choice.mayHold, signal), [], choice);
		}
		async function listOwned({ folder, signal }, selection) {
			const { competitors } = selection;
			if (competitors.length === 0) return [];
			const isNear = (path) => competitors.some((other) => `${path}/`.startsWith(`${other.folder}/`) || other.folder.startsWith(`${path}/`));
			const files = await listFiles(folder, (path) => isNear(path) && selection.mayHold(path), signal);
			return files.filter((path) => competitors.some((other) => path.startsWith(`${other.folder}/`)));
		}
		async function openFiles(folder, paths, tracked, choice) {
			const entries = new Map(tracked.map((entry) => [entry.path, entry]));
			const there = tracked.filter(({ sparse }) => !sparse).map(({ path }) => path);
			const selected = paths.filter(choice.isPage);
			const all = [...new Set([...paths, ...there])];
			const siteFiles = all.filter(_indexing_site_js__WEBPACK_IMPORTED_MODULE_7__.kv);
			const parts = all.filter(choice.isPart);
			const absent = tracked.filter(({ path, sparse }) => sparse && choice.isPage(path)).map(({ path }) => path);
			const absentOthers = tracked.filter(({ path, sparse }) => sparse && ((0, _indexing_site_js__WEBPACK_IMPORTED_MODULE_7__.kv)(path) || choice.isPart(path)));
			return {
				files: await identify(folder, selected, entries),
				siteFiles: await identify(folder, siteFiles, entries),
				parts: await identify(folder, parts, entries),
				absent: new Set([...absent, ...absentOthers.map(({ path }) => path)]),
				untracked: new Set([
					...selected,
					...siteFiles,
					...parts
				].filter((path) => !entries.has(path))),
				passedOver: [...paths.map(choice.passOver).filter((file) => file !== undefined), ...absent.map((path) => ({
					path,
					reason: "sparse"
				}))],
				read: (wanted) => readFiles(folder, wanted)
			};
		}
		async function identify(folder, paths, tracked) {
			const files = [];
			let hashed = 0;
			for (const path of paths) {
				const known = tracked.get(path)?.id;
				if (known === undefined && ++hashed % READ_AT_ONCE === 0) await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setImmediate)();
				files.push({
					path,
					id: known ?? hash((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path)) ?? path
				});
			}
			return files.sort(_source_js__WEBPACK_IMPORTED_MODULE_8__.f2);
		}
		async function listTracked(checkout, choice) {
			try {
				return await listIndex(checkout, "", choice);
			} catch (error) {
				if ((0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.Fg)(error)) return undefined;
				throw error;
			}
		}
		async function listIndex(checkout, prefix, choice) {
			const listing = (0, _git_js__WEBPACK_IMPORTED_MODULE_6__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_6__.$Y)(checkout, [
				"ls-files",
				"-z",
				"-t",
				"-s"
			]));
			const changed = new Set((0, _git_js__WEBPACK_IMPORTED_MODULE_6__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_6__.$Y)(checkout, [
				"diff-files",
				"-z",
				"--name-only",
				"--relative"
			])));
			const entries = listing.map(readEntry).filter((entry) => entry !== undefined);
			const found = entries.filter(({ mode }) => mode !== SUBMODULE).map(({ path, id, sparse }) => ({
				path: `${prefix}${path}`,
				id: changed.has(path) ? undefined : id,
				sparse
			}));
			for (const { path } of entries.filter(({ mode, sparse }) => mode === SUBMODULE && !sparse)) {
				const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(checkout.folder, path);
				if (!choice.mayHold(`${prefix}${path}`) || !await (0, _git_js__WEBPACK_IMPORTED_MODULE_6__.kU)(folder)) continue;
				const inner = await listIndex({
					...checkout,
					folder
				}, `${prefix}${path}/`, choice);
				for (const file of inner) found.push(file);
			}
			return found;
		}
		const SUBMODULE = "160000";
		function readEntry(line) {
			const [, tag, mode, id, path] = /^(\S) (100[0-7]{3}|160000) ([0-9a-f]+) 0\t(.+)$/s.exec(line) ?? [];
			if (mode === undefined || id === undefined || path === undefined) return undefined;
			return {
				path,
				mode,
				id,
				sparse: tag === "S"
			};
		}
		function hash(path) {
			const bytes = readPage(path);
			if (bytes === undefined || bytes === "too-large") return undefined;
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
		}
		async function* readFiles(folder, files) {
			for (const [index, file] of files.entries()) {
				if (index % READ_AT_ONCE === 0) await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setImmediate)();
				const reading = readOne(folder, file);
				if (reading !== undefined) yield reading;
			}
		}
		function readOne(folder, file) {
			const bytes = readPage((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, file.path));
			if (bytes === "too-large") return {
				file,
				unreadable: "too-large"
			};
			return bytes && (0, _source_js__WEBPACK_IMPORTED_MODULE_8__.yR)(file, bytes);
		}
		function readPage(path) {
			const stats = statOf(path);
			if (!stats?.isFile()) return undefined;
			return stats.size > _source_js__WEBPACK_IMPORTED_MODULE_8__.wV ? "too-large" : (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path);
		}
		function statOf(path) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
			} catch {
				return undefined;
			}
		}
		const FOLDERS_AT_ONCE = 16;
		async function listFiles(folder, mayHold, signal) {
			const files = [];
			let waiting = [""];
			while (waiting.length > 0) {
				signal?.throwIfAborted();
				const batch = waiting.splice(-FOLDERS_AT_ONCE);
				const listings = await Promise.all(batch.map((path) => list(folder, path)));
				for (const [index, entries] of listings.entries()) {
					const prefix = batch[index] === "" ? "" : `${batch[index]}/`;
					const paths = (entries) => entries.map(({ name }) => `${prefix}${name}`);
					for (const path of paths(entries.filter((entry) => entry.isFile()))) files.push(path);
					const folders = paths(entries.filter((entry) => entry.isDirectory()));
					waiting = waiting.concat(folders.filter(mayHold));
				}
			}
			return files;
		}
		async function list(root, path) {
			try {
				return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, path), { withFileTypes: true });
			} catch (cause) {
				if (path !== "") return [];
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.bf({
					kind: "no-folder",
					folder: root
				}, { cause });
			}
		}
	})
};
;
