"use strict";
exports.id = "pages-front-matter";
exports.ids = ["pages-front-matter"];
exports.modules = {
	8356: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D2: () => describeUnreadable,
			Ml: () => unwatched,
			Qs: () => listUnreadable,
			UI: () => filterFiles,
			_2: () => countSkipped,
			cG: () => moveInto,
			f2: () => byPath,
			rd: () => MAX_PAGE_BYTES,
			yR: () => readText,
			zz: () => joinSources
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const MAX_PAGE_BYTES = 2 * 1024 * 1024;
		function byPath(a, b) {
			return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
		}
		function joinSources(sources) {
			return {
				files: sources.flatMap(({ files }) => files).sort(byPath),
				siteFiles: sources.flatMap(({ siteFiles }) => siteFiles).sort(byPath),
				parts: sources.flatMap(({ parts }) => parts).sort(byPath),
				untracked: new Set(sources.flatMap(({ untracked }) => [...untracked])),
				skipped: sources.flatMap(({ skipped }) => skipped),
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
			const filter = (files) => files.filter(({ path }) => isKept(path));
			return {
				...source,
				files: filter(source.files),
				siteFiles: filter(source.siteFiles),
				parts: filter(source.parts),
				untracked: new Set([...source.untracked].filter(isKept)),
				skipped: []
			};
		}
		function moveInto(source, folder) {
			const moveFile = ({ path, id }) => ({
				path: `${folder}/${path}`,
				id
			});
			return {
				files: source.files.map(moveFile),
				siteFiles: source.siteFiles.map(moveFile),
				parts: source.parts.map(moveFile),
				untracked: new Set([...source.untracked].map((path) => `${folder}/${path}`)),
				skipped: [],
				async *read(wanted) {
					const originals = wanted.map(({ path, id }) => ({
						path: path.slice(folder.length + 1),
						id
					}));
					for await (const reading of source.read(originals)) yield {
						...reading,
						file: moveFile(reading.file)
					};
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
		const MAX_EXAMPLES = 3;
		function countSkipped(files) {
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
				if (group.examples.length < MAX_EXAMPLES) group.examples.push(path);
				groups.set(key, group);
			}
			return [...groups.values()].sort((a, b) => b.count - a.count);
		}
		const unwatched = { onStep() {} };
		const MAX_PATH_CHARACTERS = 200;
		const UNREADABLE_WORDS = {
			"too-large": "it is larger than 2 MiB",
			"not-text": "it is not UTF-8 text",
			"not-parsable": "it is too complex"
		};
		function describeUnreadable({ path, reason }) {
			return `${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(path), MAX_PATH_CHARACTERS)} cannot be read: ${UNREADABLE_WORDS[reason]}`;
		}
		function listUnreadable(files, maxNamed) {
			const named = files.slice(0, maxNamed).map(describeUnreadable);
			const others = files.length - named.length;
			return others > 0 ? [...named, `${others} more files cannot be read`] : named;
		}
	}),
	51392: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addresses: () => addresses });
		var given_values = __webpack_require__(76100);
		var read_gates = __webpack_require__(94931);
		var lib_escape = __webpack_require__(68989);
		var checkout_source = __webpack_require__(8356);
		var work_tree = __webpack_require__(82573);
		var formats = __webpack_require__(68191);
		var front_matter = __webpack_require__(65461);
		var generator = __webpack_require__(13163);
		var generators_generators = __webpack_require__(86710);
		var indexing_addresses = __webpack_require__(24556);
		var selection = __webpack_require__(33233);
		;
		async function listAddresses(checkout, siteUrls, generators) {
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
			return new Map([...pages.values()].sort(checkout_source.f2).map((page) => {
				const { addresses } = (0, indexing_addresses.WX)(page, page.slug, siteUrls, chosen);
				return [page.path, addresses && [...addresses]];
			}));
		}
		function readPage(path, text) {
			try {
				const { fields, slug } = (0, front_matter.v)(text).frontMatter;
				return {
					...(0, generator.Ov)(path, fields),
					slug
				};
			} catch {
				return {
					...(0, generator.Ov)(path, undefined),
					slug: undefined
				};
			}
		}
		var local_run = __webpack_require__(89667);
		var flags = __webpack_require__(90218);
		var terminal = __webpack_require__(95657);
		;
		async function addresses(argv, context) {
			const { out, err, folder, signal } = context;
			const { texts, problems } = (0, flags.b)(argv, "addresses");
			if (problems.length > 0) return (0, terminal.sB)(problems, err);
			const { format = out.isTerminal ? "text" : "json", ...inputs } = texts;
			const { siteUrls, generators } = await readSettings(inputs, context);
			const found = await listAddresses({
				folder,
				signal
			}, siteUrls, generators);
			if (format === "json") {
				const known = [...found].flatMap(([path, listed]) => listed === undefined ? [] : [[path, listed]]);
				await out.write(`${JSON.stringify(Object.fromEntries(known), null, 2)}\n`);
				return 0;
			}
			const width = Math.max(0, ...[...found.keys()].map((path) => path.length));
			for (const [path, listed] of found) {
				const shown = listed === undefined ? "not known" : listed.join("  ") || "not published";
				await out.write(`${(0, lib_escape.h0)(path).padEnd(width)}  ${(0, lib_escape.h0)(shown)}\n`);
			}
			return 0;
		}
		async function readSettings(inputs, { env, folder, signal }) {
			try {
				const { gates } = await (0, read_gates.D6)({
					...inputs,
					mode: ""
				}, {
					...(0, local_run.O)(folder),
					env,
					signal
				});
				const services = gates.map(({ settings }) => settings.service);
				const embedded = services.find((service) => "siteUrls" in service);
				if (embedded !== undefined) return {
					siteUrls: embedded.siteUrls,
					generators: embedded.generators ?? []
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
	})
};
;
