"use strict";
exports.id = "pages-front-matter";
exports.ids = ["pages-front-matter"];
exports.modules = {
	89632: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b4: () => readBlobs,
			d7: () => openBlobs,
			gK: () => toPageSource,
			rB: () => openTree
		});
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22380);
		var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42701);
		var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8356);
		async function openTree(checkout, commit, selection, blobs) {
			(0, _git_js__WEBPACK_IMPORTED_MODULE_2__.Wx)(commit);
			const listing = (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.$Y)(checkout, [
				"ls-tree",
				"-r",
				"-z",
				commit
			]));
			const files = listing.map(readEntry).filter((file) => file !== undefined).sort(_source_js__WEBPACK_IMPORTED_MODULE_3__.f2);
			return toPageSource(files, selection, (wanted) => blobs?.read(wanted) ?? readBlobs(checkout, wanted));
		}
		function toPageSource(files, selection, read) {
			return {
				files: files.filter(({ path }) => selection.isPage(path)),
				siteFiles: files.filter(({ path }) => selection.isSiteFile(path)),
				parts: files.filter(({ path }) => selection.isPart(path)),
				untracked: new Set(),
				skipped: [],
				read
			};
		}
		function readEntry(line) {
			const [, id, path] = /^100[0-7]{3} blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
			return id === undefined || path === undefined ? undefined : {
				id,
				path
			};
		}
		function openBlobs(checkout) {
			let batch;
			return {
				async *read(files) {
					if (files.length === 0) return;
					batch ??= await startBatch(checkout);
					yield* batch.read(files);
				},
				close: () => batch?.close()
			};
		}
		async function* readBlobs(checkout, files) {
			const blobs = openBlobs(checkout);
			try {
				yield* blobs.read(files);
			} finally {
				blobs.close();
			}
		}
		async function startBatch(checkout) {
			const child = await (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.Iz)(checkout, ["cat-file", "--batch"]);
			const errors = [];
			child.stderr.setEncoding("utf8").on("data", (text) => errors.push(String(text)));
			const ended = new Promise((resolve) => child.on("error", resolve).on("close", resolve));
			child.stdin.on("error", () => {});
			const output = createReader(child.stdout);
			async function explain(cause) {
				child.kill();
				child.stdout.destroy();
				await ended;
				checkout.signal?.throwIfAborted();
				const detail = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__.Kb)(errors.join("")) || (cause instanceof Error ? cause.message : "it ended early");
				return new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.dH({
					code: "AVG_GIT",
					command: "git cat-file",
					detail
				}, { cause });
			}
			return {
				async *read(files) {
					child.stdin.write(files.map(({ id }) => `${id}\n`).join(""));
					let left = files.length;
					try {
						for (const file of files) {
							const reading = await readBlob(file, output).catch(async (cause) => {
								throw await explain(cause);
							});
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
			const [, id, digits] = /^(\w+) blob (\d+)$/.exec(answer) ?? [];
			if (id !== file.id) throw new Error(answer);
			const size = Number(digits);
			if (size > _source_js__WEBPACK_IMPORTED_MODULE_3__.rd) {
				await output.skip(size + 1);
				return {
					file,
					unreadable: "too-large"
				};
			}
			const content = await output.bytes(size + 1);
			return (0, _source_js__WEBPACK_IMPORTED_MODULE_3__.yR)(file, content.subarray(0, size));
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
	82573: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CS: () => listFiles,
			NE: () => openFolder,
			vE: () => findWorkTree,
			wr: () => openWorkTree
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58500);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25988);
		var _git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42701);
		var _git_objects_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89632);
		var _source_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8356);
		async function findWorkTree(folder) {
			try {
				const root = (await (0, _git_js__WEBPACK_IMPORTED_MODULE_6__.$Y)({ folder }, ["rev-parse", "--show-toplevel"])).trim();
				return {
					root,
					hasGit: true
				};
			} catch (error) {
				if (!(error instanceof _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_5__.dH)) throw error;
				return {
					root: (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder),
					hasGit: false
				};
			}
		}
		const READ_AT_ONCE = 32;
		async function openWorkTree(checkout, selection) {
			const tracked = await listTracked(checkout);
			if (tracked === undefined || selection.globs.length > 0) {
				const paths = await listFiles(checkout.folder, selection.mayHold, checkout.signal);
				const sparse = tracked?.filter((file) => file.sparse).map(({ path }) => path) ?? [];
				return openFiles(checkout, [...new Set([...paths, ...sparse])], tracked ?? [], selection);
			}
			const paths = tracked.map(({ path }) => path);
			const captured = await listCompetitorFiles(checkout, selection);
			return openFiles(checkout, [...new Set([...paths, ...captured])], tracked, selection);
		}
		async function openFolder(checkout, selection) {
			return openFiles(checkout, await listFiles(checkout.folder, selection.mayHold, checkout.signal), [], selection);
		}
		async function listCompetitorFiles({ folder, signal }, selection) {
			const { competitors } = selection;
			if (competitors.length === 0) return [];
			const isNear = (path) => competitors.some((other) => `${path}/`.startsWith(`${other.folder}/`) || other.folder.startsWith(`${path}/`));
			const files = await listFiles(folder, (path) => isNear(path) && selection.mayHold(path), signal);
			return files.filter((path) => competitors.some((other) => path.startsWith(`${other.folder}/`)));
		}
		async function openFiles(checkout, paths, tracked, selection) {
			const entries = new Map(tracked.map((entry) => [entry.path, entry]));
			const { folder } = checkout;
			const selected = paths.filter(selection.isPage);
			const all = [...new Set([...paths, ...tracked.map(({ path }) => path)])];
			const siteFiles = all.filter(selection.isSiteFile);
			const parts = all.filter(selection.isPart);
			return {
				files: await identify(folder, selected, entries),
				siteFiles: await identify(folder, siteFiles, entries),
				parts: await identify(folder, parts, entries),
				untracked: new Set([
					...selected,
					...siteFiles,
					...parts
				].filter((path) => !entries.has(path))),
				skipped: paths.map(selection.skip).filter((file) => file !== undefined),
				async *read(wanted) {
					const isSparse = ({ path }) => entries.get(path)?.sparse === true;
					yield* readFiles(folder, wanted.filter((file) => !isSparse(file)));
					yield* (0, _git_objects_js__WEBPACK_IMPORTED_MODULE_7__.b4)(checkout, wanted.filter(isSparse));
				}
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
		async function listTracked(checkout) {
			try {
				const listing = (0, _git_js__WEBPACK_IMPORTED_MODULE_6__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_6__.$Y)(checkout, [
					"ls-files",
					"-z",
					"-t",
					"-s"
				]));
				const words = [
					"diff-files",
					"-z",
					"--name-only",
					"--relative",
					"--ignore-submodules"
				];
				const changed = new Set((0, _git_js__WEBPACK_IMPORTED_MODULE_6__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_6__.$Y)(checkout, words)));
				return listing.flatMap((line) => readEntry(line, changed));
			} catch (error) {
				if ((0, _git_js__WEBPACK_IMPORTED_MODULE_6__.Fg)(error)) return undefined;
				throw error;
			}
		}
		function readEntry(line, changed) {
			const [, tag, id, path] = /^(\S) 100[0-7]{3} ([0-9a-f]+) 0\t(.+)$/s.exec(line) ?? [];
			if (path === undefined) return [];
			return [{
				path,
				id: changed.has(path) ? undefined : id,
				sparse: tag === "S"
			}];
		}
		function hash(path) {
			const bytes = readPage(path);
			if (bytes === undefined || bytes === "too-large") return undefined;
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
		}
		async function* readFiles(folder, files) {
			for (const [index, file] of files.entries()) {
				if (index % READ_AT_ONCE === 0) await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setImmediate)();
				const bytes = readPage((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, file.path));
				if (bytes === "too-large") yield {
					file,
					unreadable: "too-large"
				};
				else if (bytes !== undefined) yield (0, _source_js__WEBPACK_IMPORTED_MODULE_8__.yR)(file, bytes);
			}
		}
		function readPage(path) {
			const stats = readStats(path);
			if (!stats?.isFile()) return undefined;
			return stats.size > _source_js__WEBPACK_IMPORTED_MODULE_8__.rd ? "too-large" : (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path);
		}
		function readStats(path) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
			} catch {
				return undefined;
			}
		}
		const FOLDERS_AT_ONCE = 16;
		async function listFiles(folder, mayHold, signal) {
			const files = [];
			const waiting = [""];
			while (waiting.length > 0) {
				signal?.throwIfAborted();
				const batch = waiting.splice(-FOLDERS_AT_ONCE);
				const listings = await Promise.all(batch.map((path) => list(folder, path)));
				for (const [index, entries] of listings.entries()) {
					for (const entry of entries) {
						const path = batch[index] === "" ? entry.name : `${batch[index]}/${entry.name}`;
						if (entry.isFile()) files.push(path);
						else if (entry.isDirectory() && mayHold(path)) waiting.push(path);
					}
				}
			}
			return files;
		}
		async function list(root, path) {
			try {
				return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, path), { withFileTypes: true });
			} catch (cause) {
				if (path !== "") return [];
				throw new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_5__.dH({
					code: "AVG_NO_FOLDER",
					folder: root
				}, { cause });
			}
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
		var generators_generators = __webpack_require__(44813);
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
			if ([...found.values()].every((listed) => listed === undefined)) await err.write("No address is known. Set generator, or site-url such as https://HOST/{path}.\n");
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
	}),
	33233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E8: () => selectWithin,
			J7: () => findCommonFolder,
			P1: () => createSelection
		});
		var _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68191);
		var _folder_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7325);
		var _glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29733);
		var _indexing_site_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89901);
		const UNREAD_FORMATS = new Set(["rst rest adoc asciidoc asc ipynb org textile rmd qmd mdoc mdwn wiki mediawiki creole pod rdoc tex", "xhtml shtml php astro njk pug haml erb slim docx odt pdf epub"].flatMap((names) => names.split(" ")));
		const MAX_PATH_CHARACTERS = 1024;
		const MAX_FOLDERS = 50;
		function createSelection(content, competitors, baseFolder) {
			const wanted = content.filter((glob) => !glob.startsWith("!"));
			const globs = wanted.map((glob) => ({
				glob,
				matches: (0, _glob_js__WEBPACK_IMPORTED_MODULE_3__.SO)(glob)
			}));
			const unwanted = content.filter((glob) => glob.startsWith("!")).map((glob) => glob.slice(1));
			const isUnwanted = matchAny(unwanted);
			const isUnwantedFolder = matchAny(unwanted.filter((glob) => glob.endsWith("/**")));
			const isNear = wanted.map(createNearness);
			const isOwned = (path) => (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_1__.nF)(path, competitors) !== undefined;
			const isWanted = (path) => isOwned(path) || globs.some(({ matches }) => matches(path));
			const isOutside = (path) => isNeverRead(path) || `${path}/`.startsWith(`${baseFolder}/`);
			function isPage(path) {
				if ((0, _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__.be)(path) === undefined || isTooLong(path) || isUnwanted(path) || isOutside(path)) return false;
				return isWanted(path) || globs.length === 0 && findReasonAgainst(path) === undefined;
			}
			return {
				globs,
				competitors,
				isPage,
				isSiteFile: _indexing_site_js__WEBPACK_IMPORTED_MODULE_2__.kv,
				isPart: (path) => ((0, _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__.be)(path) !== undefined || (0, _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__.$V)(path)) && !isTooLong(path) && !isOutside(path) && !isPage(path),
				skip(path) {
					if (isTooLong(path) || isUnwanted(path) || isOutside(path)) return undefined;
					const reason = isWanted(path) || globs.length > 0 ? undefined : findReasonAgainst(path);
					if ((0, _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__.be)(path) !== undefined) return reason && {
						path,
						reason
					};
					const extension = (0, _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__.je)(path);
					const isDocument = UNREAD_FORMATS.has(extension);
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
		function selectWithin(selection, folder) {
			return {
				isPage: (path) => selection.isPage(`${folder}/${path}`),
				isSiteFile: selection.isSiteFile,
				isPart: (path) => selection.isPart(`${folder}/${path}`),
				skip(path) {
					const skipped = selection.skip(`${folder}/${path}`);
					return skipped && {
						...skipped,
						path
					};
				},
				mayHold: (path) => selection.mayHold(`${folder}/${path}`)
			};
		}
		function findCommonFolder(globs) {
			const [first = [], ...others] = globs.map(({ glob }) => (0, _glob_js__WEBPACK_IMPORTED_MODULE_3__.$r)(glob).split("/"));
			const shared = first.findIndex((name, index) => others.some((names) => names[index] !== name));
			return (shared < 0 ? first : first.slice(0, shared)).join("/");
		}
		function createNearness(glob) {
			const literal = (0, _glob_js__WEBPACK_IMPORTED_MODULE_3__.$r)(glob);
			const namesHidden = /(?:^|[/{,(|])\.[^./]/.test(glob);
			return (folder) => {
				if (!overlaps(folder, literal)) return false;
				return namesHidden || !/(?:^|\/)\./.test(folder);
			};
		}
		function overlaps(folder, other) {
			return `${other}/`.startsWith(`${folder}/`) || other === "" || folder.startsWith(`${other}/`);
		}
		function isTooLong(path) {
			return path.length > MAX_PATH_CHARACTERS || path.split("/").length > MAX_FOLDERS + 1;
		}
		function isNeverRead(path) {
			return /(?:^|\/)(?:\.git|node_modules|_drafts)(?:\/|$)/.test(path);
		}
		function matchAny(globs) {
			const matchers = globs.map(_glob_js__WEBPACK_IMPORTED_MODULE_3__.SO);
			return (path) => matchers.some((matches) => matches(path));
		}
		const NEVER_PAGES = [
			["generated", "node_modules bower_components jspm_packages site-packages venv vendored"],
			["generated", "third_party third-party _site"],
			["template", "_includes _layouts _templates _partials _snippets archetypes"],
			["test", "__tests__ __snapshots__ __fixtures__ __mocks__ fixtures testdata"],
			["changelog", "changelog changelogs release-notes"]
		];
		const PAGES_IN_DOCUMENTATION_ONLY = [
			["generated", "vendor dist build out target coverage generated __generated__"],
			["template", "layouts partials includes shortcodes theme themes overrides"],
			["test", "test tests spec specs e2e"],
			["playground", "playground playgrounds"],
			["changelog", "releases"]
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
			["community", /^(?:LICEN[CS]ES?|COPYING|NOTICE|CODE[-_]OF[-_]CONDUCT|CONTRIBUTING|SECURITY|SUPPORT|GOVERNANCE|MAINTAINERS|AUTHORS|CONTRIBUTORS|BACKERS|CODEOWNERS|RELEASING|AGENTS|CLAUDE|GEMINI|SKILL|COPILOT|(?:PULL_REQUEST|ISSUE)_TEMPLATE)(?:[-_.].*)?$/],
			["template", /^(?:template|.*\.(?:component|tpl|tmpl|template))$/i],
			["template", /^_(?!index$)/]
		];
		const never = indexByName(NEVER_PAGES);
		const inDocumentationOnly = indexByName(PAGES_IN_DOCUMENTATION_ONLY);
		function findReasonAgainst(path) {
			const folders = path.split("/");
			const name = folders.pop() ?? "";
			if (name.startsWith(".")) return "hidden";
			const stem = name.replace(/\.[^.]*$/, "");
			return findFolderReason(folders, /\.html?$/i.test(name)) ?? NEVER_PAGE_NAMES.find(([, pattern]) => pattern.test(stem))?.[0] ?? (folders.some(isTemplateFolder) && !isTemplatePage(folders, name) ? "template" : undefined);
		}
		function mayHoldByDefault(folder) {
			const names = folder.split("/");
			return !names.some((name) => name.startsWith(".") || never.has(name.toLowerCase()));
		}
		function isTemplateFolder(folder) {
			return folder.toLowerCase() === "templates";
		}
		const LAYOUT = /(?:^|[_-])(?:base|layout|default|master|skeleton|macros?|head|header|footer|nav|sidebar|[45]\d\d)(?:$|[_-])/i;
		const LAYOUT_FOLDER = /^(?:e?mails?|errors?|components?|macros?|registration|admin|widgets?|bits|blocks)$/i;
		function isTemplatePage(folders, name) {
			const start = folders.findIndex(isTemplateFolder);
			if (folders.slice(0, start).some((folder) => DOCUMENTATION_FOLDERS.includes(folder.toLowerCase()))) return true;
			const isLayout = LAYOUT.test(name.replace(/\.[^.]*$/, "")) || folders.slice(start).some((each) => LAYOUT_FOLDER.test(each));
			return /\.html?$/i.test(name) && !isLayout;
		}
		function findFolderReason(folders, isHtml) {
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
		function indexByName(list) {
			return new Map(list.flatMap(([reason, names]) => names.split(" ").map((name) => [name, reason])));
		}
	})
};
;
