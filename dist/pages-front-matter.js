"use strict";
exports.id = "pages-front-matter";
exports.ids = ["pages-front-matter"];
exports.modules = {
	57141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addresses: () => addresses_addresses });
		var formats = __webpack_require__(68191);
		var front_matter = __webpack_require__(82987);
		var folder_rules = __webpack_require__(7325);
		var generators_generators = __webpack_require__(57030);
		var addresses = __webpack_require__(24556);
		var selection = __webpack_require__(78698);
		var sites_source = __webpack_require__(93566);
		var work_tree = __webpack_require__(8767);
		;
		async function listAddresses(checkout, { siteUrls, generators }) {
			const source = await (0, work_tree.wr)(checkout, (0, selection.P1)([], []));
			const texts = new Map();
			const pages = new Map();
			const all = [
				...source.files,
				...source.siteFiles,
				...source.parts
			];
			const isRead = ({ path }) => (0, formats.be)(path) !== undefined || (0, generators_generators.uK)(path);
			for await (const reading of source.read(all.filter(isRead))) {
				if (!("text" in reading)) continue;
				const { path } = reading.file;
				if ((0, formats.be)(path) === undefined) texts.set(path, reading.text);
				else pages.set(path, readPage(path, reading.text));
			}
			const sites = (0, generators_generators.AG)({
				now: new Date(),
				paths: new Set(all.map(({ path }) => path)),
				textOf: (path) => texts.get(path),
				fieldsOf: (path) => pages.get(path)?.fields ?? {}
			});
			const chosen = (0, generators_generators.CQ)(sites, generators);
			const found = [...pages.values()].sort(sites_source.f2).map((page) => {
				const placed = (0, generators_generators.VV)(chosen, page)?.addresses;
				if (placed !== undefined) return [page.path, placed === "unknown" ? undefined : placed];
				const url = URL.parse((0, folder_rules.rs)(page.path, page.slug, siteUrls));
				return [page.path, url === null ? undefined : [url.pathname.split("/").map(addresses.D4).join("/")]];
			});
			return new Map(found);
		}
		function readPage(path, text) {
			try {
				const { frontMatter, body } = (0, front_matter.v)(text);
				const [, heading = ""] = /^# (.+)$/m.exec(body) ?? [];
				const { fields, title, slug } = frontMatter;
				return {
					path,
					fields: fields ?? {},
					hasFrontMatter: fields !== undefined,
					title: title || heading.trim(),
					slug
				};
			} catch {
				return {
					path,
					fields: {},
					hasFrontMatter: false,
					title: "",
					slug: undefined
				};
			}
		}
		var given_values = __webpack_require__(76100);
		var read_gates = __webpack_require__(94931);
		var lib_escape = __webpack_require__(68989);
		var flags = __webpack_require__(90218);
		var terminal = __webpack_require__(95657);
		;
		async function addresses_addresses(argv, context) {
			const { out, err, folder, signal } = context;
			const { texts, problems } = (0, flags.b)(argv, "addresses");
			if (problems.length > 0) {
				await err.write(`${(0, terminal.I0)(problems)}\n`);
				return 2;
			}
			const { format = out.isTerminal ? "text" : "json", ...inputs } = texts;
			const found = await listAddresses({
				folder,
				signal
			}, await readSettings(inputs, context));
			if (format === "json") {
				const known = [...found].flatMap(([path, listed]) => listed === undefined ? [] : [[path, listed]]);
				await out.write(`${JSON.stringify(Object.fromEntries(known), null, 2)}\n`);
				return 0;
			}
			const width = Math.max(0, ...[...found.keys()].map((path) => path.length));
			for (const [path, listed] of found) {
				const shown = listed === undefined ? "not known" : listed.length === 0 ? "not published" : listed.join("  ");
				await out.write(`${(0, lib_escape.h0)(path).padEnd(width)}  ${(0, lib_escape.h0)(shown)}\n`);
			}
			return 0;
		}
		async function readSettings(inputs, { env, folder, signal }) {
			const facts = {
				eventName: "local",
				change: undefined,
				withoutSecrets: true,
				workspace: folder
			};
			try {
				const { gates } = await (0, read_gates.D)({
					...inputs,
					mode: ""
				}, {
					env,
					facts,
					signal,
					hostedKey: undefined
				});
				const service = gates.map(({ settings }) => settings.service).find((each) => "siteUrls" in each);
				if (service !== undefined && "siteUrls" in service) return {
					siteUrls: service.siteUrls,
					generators: service.generators ?? []
				};
			} catch (error) {
				if (!(error instanceof given_values.aV)) throw error;
			}
			return {
				siteUrls: [],
				generators: []
			};
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
			["noindex", flag("noindex", isTrue)],
			["robotsnoindex", flag("noindex", isTrue)],
			["robots", readRobots],
			["metarobots", readRobots],
			["canonical", readCanonical],
			["canonicalurl", readCanonical]
		]);
		const GROUP_READERS = new Map([...READERS, ["index", flag("noindex", isFalse, "index")]]);
		const PAGE_READERS = new Map([
			...READERS,
			["draft", flag("draft", isTrue)],
			["published", flag("unpublished", isFalse, "published")],
			["unpublished", flag("unpublished", isTrue)],
			["unlisted", flag("unlisted", isTrue)],
			["permalink", flag("unpublished", (value) => value === false, "permalink")],
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
		function flag(kind, isSet, text = kind) {
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
			const found = all.length <= MAX_VALUES ? all : [...all.filter(signal.Q8), ...all.filter((each) => !(0, signal.Q8)(each))].slice(0, MAX_VALUES);
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
		function isRecord(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
		function stringsOf(value) {
			const values = Array.isArray(value) ? value.slice(0, MAX_VALUES) : [value];
			return values.filter((item) => typeof item === "string");
		}
		function readRobots(value) {
			if (isRecord(value)) return readGroup(value);
			return stringsOf(value).flatMap((text) => (0, signal.zn)(text).map((meaning) => ({
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
		function readGroup(value) {
			if (!isRecord(value)) return [];
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
			return {
				frontMatter,
				body: fields === undefined ? text : text.slice(block?.text.length ?? 0)
			};
		}
		function bodyStart(text) {
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
	}),
	93566: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D2: () => describeUnreadable,
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
			return {
				files: source.files.flatMap(renameFile).sort(byPath),
				siteFiles: source.siteFiles.flatMap(renameFile).sort(byPath),
				parts: source.parts.flatMap(renameFile).sort(byPath),
				untracked: new Set([...source.untracked].map(rename).filter((path) => path !== undefined)),
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
		const UNREADABLE_WORDS = {
			"too-large": "it is larger than 2 MiB",
			"not-text": "it is not UTF-8 text",
			"not-parsable": "it is too complex"
		};
		function describeUnreadable({ path, reason }) {
			return `${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(path), MOST_PATH_CHARACTERS)} cannot be read: ${UNREADABLE_WORDS[reason]}`;
		}
		function listUnreadable(files, mostNamed) {
			const named = files.slice(0, mostNamed).map(describeUnreadable);
			const others = files.length - named.length;
			return others > 0 ? [...named, `${others} more files cannot be read`] : named;
		}
	})
};
;
