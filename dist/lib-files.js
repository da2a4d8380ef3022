"use strict";
exports.id = "lib-files";
exports.ids = ["lib-files"];
exports.modules = {
	69681: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N_: () => textsByName,
			Qq: () => text,
			Te: () => texts,
			U9: () => count,
			fM: () => kind,
			hl: () => address,
			kB: () => time,
			no: () => maybe,
			p_: () => list,
			xk: () => commitId
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
		const LONGEST_TEXT = 4e3;
		const LONGEST_LIST = 2e4;
		const text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(LONGEST_TEXT);
		const count = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().nonnegative();
		const time = zod__WEBPACK_IMPORTED_MODULE_1__.w$();
		const commitId = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/^[\da-f]{40}(?:[\da-f]{24})?$/);
		const list = (item) => zod__WEBPACK_IMPORTED_MODULE_0__.YOg(item).max(LONGEST_LIST);
		const texts = list(text);
		const textsByName = zod__WEBPACK_IMPORTED_MODULE_0__.g1P(text, texts).refine((entries) => Object.keys(entries).length <= 100, "must have at most 100 names");
		const address = text.transform(() => "");
		const maybe = (schema) => schema.optional().transform((value) => value);
		const kind = (name, shape) => zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			kind: zod__WEBPACK_IMPORTED_MODULE_0__.euz(name),
			...shape
		});
	}),
	17640: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$g: () => aboutBrand,
			EZ: () => FACT_NAMES,
			Ft: () => isSame,
			TS: () => findStale,
			bw: () => readStatedValue,
			fg: () => isGlob,
			ol: () => digestOf,
			tp: () => factsSchema
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
		var _owners_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53531);
		var _sites_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29733);
		const MAX_VALUES = 500;
		const MAX_CHARACTERS = 200;
		const STALE_DAYS = 180;
		const DAY = 864e5;
		const written = zod__WEBPACK_IMPORTED_MODULE_2__.YjP("a text").max(MAX_CHARACTERS, `at most ${MAX_CHARACTERS} characters`);
		const some = (what) => {
			const list = zod__WEBPACK_IMPORTED_MODULE_2__.YOg(written, what);
			return zod__WEBPACK_IMPORTED_MODULE_2__.KCZ([written.transform((text) => [text]), list], what);
		};
		const factSchema = zod__WEBPACK_IMPORTED_MODULE_2__.rej({
			name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP("the name of the fact"),
			about: some("a name, or a list of names, of what the fact is about").default([]),
			is: some("a current value, or a list of them").default([]),
			was: some("an old value that must no longer appear, or a list of them"),
			except: some("a list of globs of pages or words of sentences").default([]),
			"as-of": zod__WEBPACK_IMPORTED_MODULE_3__.p6("a day, as in 2026-10-01").optional()
		}, "a fact with name and was, and optionally about, is, except and as-of").superRefine(({ is, was, except }, context) => {
			for (const [index, old] of was.entries()) {
				const message = findProblem(old, is);
				if (message !== undefined) context.addIssue({
					code: "custom",
					path: ["was", index],
					message
				});
			}
			for (const [index, glob] of except.entries()) {
				const message = isGlob(glob) ? (0, _sites_glob_js__WEBPACK_IMPORTED_MODULE_4__.RR)(glob) : undefined;
				if (message !== undefined) context.addIssue({
					code: "custom",
					path: ["except", index],
					message
				});
			}
		}).transform(({ "as-of": asOf, ...fact }) => ({
			...fact,
			asOf
		}));
		const factsSchema = zod__WEBPACK_IMPORTED_MODULE_2__.YOg(factSchema, "a list of facts: each with name, is and was").refine((facts) => facts.flatMap(({ about, is, was, except }) => [
			about,
			is,
			was,
			except
		].flat()).length <= MAX_VALUES, `at most ${MAX_VALUES} values in about, is, was and except of all facts`);
		const FACT_NAMES = [
			"name",
			"about",
			"is",
			"was",
			"except",
			"as-of"
		];
		function isGlob(text) {
			return /[*/]|\.(?:mdx?|html?)$/i.test(text);
		}
		function findProblem(old, is) {
			const text = old.trim();
			if (text === "") return "a value that is not empty";
			const explain = (allowed) => `a value that ${allowed}. Found: ${text}`;
			const stated = readStatedValue(text);
			if (is.some((value) => isSame(readStatedValue(value), stated))) return explain("is not also a value of is");
			if ("words" in stated && !/\S\s\S/.test(stated.words)) return explain("has a unit or a currency, is a version such as v5, or has two words: a bare number or word also appears in other contexts");
			return undefined;
		}
		function readStatedValue(text) {
			const [value, ...others] = (0, _owners_values_js__WEBPACK_IMPORTED_MODULE_1__.N$)(text);
			if (value === undefined || others.length > 0) return { words: text.trim().toLowerCase() };
			const { kind, key, text: number, unit } = value;
			const hasNothingElse = text.trim().length <= number.length + (number.toLowerCase().endsWith(unit) ? 0 : unit.length + 1);
			const isClear = kind === "amount" || unit !== "" || isVersionOrDay(number);
			return hasNothingElse && isClear ? {
				kind,
				key,
				text: number,
				unit
			} : { words: text.trim().toLowerCase() };
		}
		function isSame(one, other) {
			if ("words" in one || "words" in other) return "words" in one && "words" in other && one.words === other.words;
			if (one.kind !== other.kind || one.key !== other.key) return false;
			if (one.kind === "amount") return true;
			if (one.unit === "" || other.unit === "") return isVersionOrDay(one.text) && isVersionOrDay(other.text);
			return isSameUnit(one.unit, other.unit);
		}
		function isVersionOrDay(number) {
			return /^v\d|\d[.-]\d/i.test(number);
		}
		const MIN_LETTERS = 3;
		const MAX_ENDING = 2;
		function isSameUnit(one, other) {
			const [short, long] = one.length < other.length ? [one, other] : [other, one];
			return short === long || short.length >= MIN_LETTERS && long.startsWith(short) && long.length - short.length <= MAX_ENDING;
		}
		function aboutBrand(facts, brand, aliases) {
			return facts.map((fact) => fact.about.length > 0 ? fact : {
				...fact,
				about: [brand, ...aliases]
			});
		}
		const DIGEST_LENGTH = 12;
		function digestOf({ about, is, was, except }) {
			const list = JSON.stringify([
				about,
				is,
				was,
				except
			]);
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(list).digest("hex").slice(0, DIGEST_LENGTH);
		}
		function findStale(facts, now) {
			return facts.filter(({ asOf }) => asOf !== undefined && now - Date.parse(asOf) > STALE_DAYS * DAY);
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
		const INVISIBLE = /[[[\p{Cf}&&\p{Default_Ignorable_Code_Point}]\p{Noncharacter_Code_Point}\u{E0000}-\u{E007F}]--[\u061C\u200C-\u200F]]/gv;
		const IGNORABLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u{E0000}-\u{E007F}]/v;
		function toSingleLine(text) {
			return text.toWellFormed().replace(INVISIBLE, "").replace(/[\p{Cc}\s]+/gu, " ").trim();
		}
		function cleanLines(text) {
			return text.toWellFormed().replace(/\r\n?/g, "\n").replace(/[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}\u{E0000}-\u{E007F}]/gu, (character) => /[\n\t]/.test(character) ? character : toSingleLine(character)).replace(/^\n+/, "").trimEnd();
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
	73530: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BD: () => parseWebUrl,
			HD: () => readable,
			Jy: () => parseWebPage,
			QV: () => readablePlace
		});
		const MAX_URL_LENGTH = 2e3;
		function parseWebUrl(text) {
			return ifShort(parseWithoutCredentials(text));
		}
		function parseWebPage(text) {
			const url = parseWithoutCredentials(text);
			if (url) url.hash = "";
			return ifShort(url);
		}
		function parseWithoutCredentials(text) {
			const url = URL.parse(text);
			return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
		}
		function ifShort(url) {
			return url && url.href.length <= MAX_URL_LENGTH ? url : undefined;
		}
		function readablePlace({ host, pathname }) {
			return readable(host.replace(/^www\./, "") + (pathname === "/" ? "" : pathname));
		}
		function readable(place) {
			try {
				return decodeURI(place);
			} catch {
				return place;
			}
		}
	}),
	53531: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N$: () => readValues,
			P4: () => readCommands,
			r6: () => readNames
		});
		const CODES = "AED AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF IDR ILS INR JPY KRW MXN MYR NOK NZD PHP PLN RON RUB SEK SGD THB TRY TWD UAH USD VND ZAR";
		const CODE = CODES.split(" ").join("|");
		const CURRENCIES = {
			...{
				$: "USD",
				US$: "USD",
				"€": "EUR",
				"£": "GBP",
				"¥": "JPY",
				"₹": "INR",
				"₩": "KRW",
				"₽": "RUB"
			},
			...{
				C$: "CAD",
				CA$: "CAD",
				A$: "AUD",
				AU$: "AUD",
				NZ$: "NZD",
				HK$: "HKD",
				S$: "SGD",
				R$: "BRL"
			}
		};
		const SIGN = String.raw`(?:US|CA|AU|NZ|HK|[ACRS])?\$|(?!\$)\p{Sc}`;
		const DIGITS = String.raw`\d{1,15}(?:[.,'’\u00a0\u202f]\d{1,15}){0,5}`;
		const VALUE = new RegExp([
			String.raw`(?<![\p{L}\p{N}_$\\{.,:/@#=&]|[^\p{N}\s]-)`,
			`(?:(?<before>${SIGN}|(?:${CODE})(?=[\\s\\d]))\\s?|[vV])?`,
			`(?<digits>\\d{4}-\\d{2}-\\d{2}|\\d{1,3}(?: \\d{3}){1,4}(?=\\s?(?:${SIGN}))|${DIGITS})`,
			`(?<after>\\s?(?:${SIGN}|(?:${CODE})(?!\\p{L}))|\\s?%|\\p{L}{1,12})?`,
			String.raw`(?![\p{L}\p{N}_])`
		].join(""), "gu");
		const ORDINAL = /^(?:st|nd|rd|th|er|ère|e|ème|º|ª)$/i;
		const COUNTED = new Set("step schritt étape paso passo passaggio stap steg krok шаг figure table chapter section part phase appendix note".split(" "));
		const LONGEST_COUNTED = 12;
		function readValues(text) {
			return [...text.matchAll(VALUE)].flatMap((match) => readValue(match, text) ?? []);
		}
		function readValue(match, line) {
			const { 0: text, index: start = 0, groups = {} } = match;
			const { before, digits = "", after = "" } = groups;
			const end = start + text.length;
			const tail = after.trim();
			const rest = line.slice(end, end + LONGEST_COUNTED + 1);
			const currency = before ?? (isCurrency(tail) ? tail : undefined);
			if (currency !== undefined) {
				const times = /^[kmb]$/i.test(tail) ? tail.toLowerCase() : "";
				const number = toNumber(digits, before === undefined);
				return {
					kind: "amount",
					key: `${CURRENCIES[currency] ?? currency} ${number}${times}`,
					text,
					start,
					unit: ""
				};
			}
			const isListed = /^[.)]\s/.test(rest) && /^$|[.:;!?)]\s$/.test(line.slice(Math.max(0, start - 2), start));
			if (isListed || ORDINAL.test(tail) || COUNTED.has(wordBefore(line, start))) return undefined;
			const [, next = ""] = /^[\s-]?(\p{L}{1,12})/u.exec(rest) ?? [];
			const percent = tail === "%" ? tail : "";
			return {
				kind: "figure",
				key: `${toNumber(digits, false)}${percent}`,
				text,
				start,
				unit: (tail || next).toLowerCase()
			};
		}
		function isCurrency(tail) {
			return tail in CURRENCIES || CODES.split(" ").includes(tail) || /^\p{Sc}$/u.test(tail);
		}
		function wordBefore(line, start) {
			const [word = ""] = /(?<!\p{L})\p{L}+(?=\s$)/u.exec(line.slice(Math.max(0, start - LONGEST_COUNTED), start)) ?? [];
			return word.toLowerCase();
		}
		function toNumber(digits, isAfter) {
			const groups = digits.split(/[.,'’ \u00a0\u202f]/);
			const last = groups.at(-1) ?? "";
			if (groups.length === 1) return digits;
			const marks = digits.match(/[.,'’ \u00a0\u202f]/g) ?? [];
			const [mark = ""] = marks.slice(-1);
			const isMixed = new Set(marks).size > 1;
			const isGroup = last.length === 3 && groups[0] !== "0" && (mark !== "." || isAfter) && !isMixed;
			if (!isMixed && !isGroup && marks.length > 1) return groups.join(".");
			if (isGroup || !/[.,]/.test(mark)) return groups.join("");
			return `${groups.slice(0, -1).join("")}.${last}`.replace(/(?<!0)0+$/, "").replace(/\.$/, "");
		}
		const NAME = /(?<![\w-])--?[A-Za-z][\w-]{0,60}|(?<![\w.-])[A-Za-z_][\w.-]{1,60}(?=["']?\s?[:=(])/g;
		const COMMAND = /^(?:[$>]\s)?([a-z][\w./-]{1,60})(?=\s|$)/gm;
		function readNames(code) {
			return new Set(code.match(NAME));
		}
		function readCommands(code) {
			return new Set(Array.from(code.matchAll(COMMAND), ([, command = ""]) => command));
		}
	}),
	7325: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ak: () => readSiteUrls,
			bf: () => ownerOf,
			hH: () => hasOriginOnly,
			j1: () => readFolder,
			rs: () => urlOf,
			sh: () => readCompetitorFolders,
			yv: () => originOf
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
			const isOrigin = !url.includes("{path}");
			const template = isOrigin ? `${url.replace(/(?<!\/)\/+$/, "")}/{path}` : url;
			const valid = /^https?:\/\/[^/{}?#@]+\/[^{}]*\{path\}[^{}]*$/i.test(template) && URL.canParse(template.replace("{path}", ""));
			if (folder === undefined || !valid) return undefined;
			return {
				folder,
				template,
				...isOrigin && { isOrigin }
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
		function originOf(path, siteUrls) {
			const siteUrl = innermost(path, siteUrls);
			return siteUrl && URL.parse(siteUrl.template)?.origin;
		}
		function hasOriginOnly(path, siteUrls) {
			return innermost(path, siteUrls)?.isOrigin === true;
		}
		function slugged(path, slug) {
			const folders = path.split("/").filter(isName);
			const name = folders.pop()?.replace(/\.[a-z]+$/i, "") ?? "";
			const isFolder = /^_?(?:index|readme)$/i.test(name);
			if (slug === undefined) {
				return {
					names: isFolder ? folders : [...folders, name],
					isFolder
				};
			}
			const names = slug.split("/").filter(isName);
			const all = slug.startsWith("/") ? names : [...isFolder ? folders.slice(0, -1) : folders, ...names];
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
	29733: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			RR: () => findGlobProblem,
			SO: () => compileGlob,
			us: () => literalFolder
		});
		const MAX_PATTERNS = 100;
		function findGlobProblem(glob) {
			if (/(?<!\\)[?*+@!]\(/.test(glob)) return "a glob with {a,b} for alternatives, and without (a|b)";
			if (/\{[^{},.]+\.\.|\[\[:/.test(glob)) return "a glob without {1..3} and without [[:alpha:]]";
			if (expandBraces(glob).length > MAX_PATTERNS) return `a glob whose braces make at most ${MAX_PATTERNS} globs`;
			return undefined;
		}
		function compileGlob(glob) {
			const patterns = expandBraces(glob).map((each) => each.replace(/^\.\//, "").split("/").map(compileName));
			return (path) => path === glob || patterns.some((names) => matchNames(names, path.split("/")));
		}
		function literalFolder(glob) {
			const names = glob.split("/");
			return names.slice(0, names.findIndex((name) => /(?<!\\)[*?[{]/.test(name))).map((name) => name.replace(/\\(.)/g, "$1")).filter((name) => name !== "" && name !== ".").join("/");
		}
		const BRACES = /(?<!\\)\{([^{},]*,[^{}]*)\}/;
		function expandBraces(glob) {
			const expanded = [];
			const open = [glob];
			while (expanded.length + open.length <= MAX_PATTERNS) {
				const next = open.pop();
				if (next === undefined) break;
				const braces = BRACES.exec(next);
				if (braces === null) {
					expanded.push(next);
					continue;
				}
				const before = next.slice(0, braces.index);
				const after = next.slice(braces.index + braces[0].length);
				for (const alternative of braces[1]?.split(",") ?? []) open.push(before + alternative + after);
			}
			return [...expanded, ...open];
		}
		const GLOBSTAR = "**";
		const ELEMENT = /\\(?<escaped>.)|(?<stars>\*+)|\[(?<not>[!^]?)(?<set>\]?[^\]]{0,100})\]|./gsu;
		function compileName(name) {
			if (name === GLOBSTAR) return GLOBSTAR;
			const parts = [""];
			for (const { 0: element, groups = {} } of name.matchAll(ELEMENT)) {
				if (groups.stars !== undefined) parts.push("");
				else parts.push(`${parts.pop()}${toPattern(element, groups)}`);
			}
			const start = name.startsWith(".") ? "" : String.raw`(?!\.)`;
			const [first = "", ...others] = parts;
			const last = others.pop();
			const middle = others.map((part, index) => `(?=(.*?${part}))(?:\\${index + 1})`).join("");
			return new RegExp(`^${start}${first}${middle}${last === undefined ? "" : `.*${last}`}$`, "su");
		}
		function toPattern(element, { escaped, not, set }) {
			if (element === "?") return ".";
			if (set === undefined) return (escaped ?? element).replace(/[.*+?^${}()|[\]\\/]/, String.raw`\$&`);
			const members = Array.from(set.matchAll(/([^\\])-([^\\])|./gsu), ([member, from, to]) => from === undefined || to === undefined || from > to ? escapeMember(member) : `${escapeMember(from)}-${escapeMember(to)}`);
			return `[${not === "" ? "" : "^"}${members.join("")}]`;
		}
		function escapeMember(text) {
			return text.replace(/[\\\][^-]/g, String.raw`\$&`);
		}
		function matchNames(patterns, names) {
			let reached = new Set();
			const reach = (index, indexes) => {
				indexes.add(index);
				if (patterns[index] === GLOBSTAR) reach(index + 1, indexes);
			};
			reach(0, reached);
			for (const name of names) {
				const next = new Set();
				for (const index of reached) {
					const pattern = patterns[index];
					if (pattern === GLOBSTAR) {
						if (!name.startsWith(".")) reach(index, next);
					} else if (pattern?.test(name)) reach(index + 1, next);
				}
				reached = next;
			}
			return reached.has(patterns.length);
		}
	})
};
;
