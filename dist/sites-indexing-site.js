"use strict";
exports.id = "sites-indexing-site";
exports.ids = ["sites-indexing-site"];
exports.modules = {
	89632: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => readBlobs,
			d: () => openBlobs
		});
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98157);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22380);
		var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42701);
		var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8356);
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
			const child = await (0, _git_js__WEBPACK_IMPORTED_MODULE_1__.Iz)(checkout, ["cat-file", "--batch"]);
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
				const detail = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_3__.Kb)(errors.join("")) || (cause instanceof Error ? cause.message : "it ended early");
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
			if (size > _source_js__WEBPACK_IMPORTED_MODULE_2__.rd) {
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
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98157);
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
					yield* (0, _git_objects_js__WEBPACK_IMPORTED_MODULE_7__.b)(checkout, wanted.filter(isSparse));
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
			Ov: () => toSourcePage,
			Qh: () => normalizeAddress,
			WX: () => findAddresses,
			Zt: () => listAddresses
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94869);
		var _folder_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7325);
		var _generators_generators_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92588);
		function findAddresses(page, slug, siteUrls, sites) {
			const { path } = page;
			const placed = (0, _generators_generators_js__WEBPACK_IMPORTED_MODULE_1__.VV)(sites, page);
			if (placed !== undefined) {
				const addresses = placed.addresses === "unknown" ? undefined : placed.addresses;
				const [first] = addresses ?? [];
				const origin = (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_0__.Ub)(path, siteUrls);
				const isKnown = first !== undefined && origin !== undefined;
				const url = isKnown ? `${origin}${encodeURI(first.toWellFormed())}` : path;
				return {
					url,
					addresses,
					base: placed.base
				};
			}
			const isInSite = sites.some(({ folder }) => (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_0__.UO)(path, folder));
			const url = isInSite && (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_0__.hH)(path, siteUrls) ? path : (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_0__.bb)(path, slug, siteUrls);
			const pathname = url === path ? undefined : URL.parse(url)?.pathname;
			const addresses = pathname === undefined ? undefined : [pathname.split("/").map(decode).join("/")];
			return {
				url,
				addresses,
				base: "/"
			};
		}
		function toSourcePage({ path, content }) {
			const { fields, title } = content;
			return {
				path,
				fields: fields ?? {},
				hasFrontMatter: fields !== undefined,
				title
			};
		}
		const MAX_CHARACTERS = 1e3;
		function parsePublicUrl({ path, url }) {
			return url === path ? undefined : URL.parse(url) ?? undefined;
		}
		function listAddresses({ addresses = [] }) {
			return [...new Set(addresses.map((address) => normalizeAddress(encodeURI(address.toWellFormed()))))];
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
				return (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_2__.S8)(decodeURIComponent(segment), "NFC");
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
		var _generators_script_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26271);
		var _generators_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84413);
		var _addresses_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24556);
		var _redirects_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36597);
		var _robots_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34799);
		const HEADERS = /^(?:_headers|vercel\.json|netlify\.toml)$/;
		const DOCUSAURUS = /^docusaurus\.config\.[cm]?[jt]s$/;
		const LAYOUT_FOLDER = /(?:^|\/)(?:_?layouts?|_includes|partials|templates)\//i;
		const LAYOUT_NAME = /^_?(?:default|base\w*|\w*layout|\w*head|root|main|app|seo|meta)\.(?:html?|njk|liquid|astro|vue|svelte|hbs|ejs|j2)$/i;
		function holdsNoindex(path) {
			const name = (0, node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(path);
			return HEADERS.test(name) || DOCUSAURUS.test(name) || LAYOUT_FOLDER.test(path) && LAYOUT_NAME.test(name);
		}
		function readNoindexRules(path, text) {
			const name = (0, node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(path);
			const lines = text.split("\n");
			const layouts = LAYOUT_FOLDER.exec(path);
			const root = (0, _robots_js__WEBPACK_IMPORTED_MODULE_7__.wg)(layouts === null ? path : `${path.slice(0, layouts.index)}/x`);
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
					const { exported } = (0, _generators_script_js__WEBPACK_IMPORTED_MODULE_3__.U)(text);
					const index = lines.findIndex((line) => /\bnoIndex\b/.test(line));
					return (0, _generators_settings_js__WEBPACK_IMPORTED_MODULE_4__.u4)(exported) && exported["noIndex"] === true ? [toRule(index)] : [];
				}
				const signals = (0, _pages_signals_signal_js__WEBPACK_IMPORTED_MODULE_2__.u6)(text, "html").filter(({ kind, crawler }) => kind === "noindex" && !crawler);
				return signals.map(({ line }) => toRule(line - 1));
			} catch {
				return [];
			}
		}
		function findNoindex(page, rules) {
			return rules.find(({ root, pattern }) => {
				if (!(0, _robots_js__WEBPACK_IMPORTED_MODULE_7__.Cn)(root, page)) return false;
				if (pattern === undefined) return true;
				const compiled = (0, _redirects_js__WEBPACK_IMPORTED_MODULE_6__.CW)(pattern);
				return (0, _addresses_js__WEBPACK_IMPORTED_MODULE_5__.Zt)(page).some((address) => compiled?.match(address) !== undefined);
			});
		}
		function isNoindex(value) {
			return typeof value === "string" && /(?:^|[\s,])(?:noindex|none)\b/i.test(value) && !value.includes(":");
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
			const entries = (0, _generators_settings_js__WEBPACK_IMPORTED_MODULE_4__.u4)(config) && Array.isArray(config["headers"]) ? config["headers"] : [];
			return entries.flatMap((entry) => {
				if (!(0, _generators_settings_js__WEBPACK_IMPORTED_MODULE_4__.u4)(entry) || "has" in entry || "missing" in entry) return [];
				const pattern = entry["source"] ?? entry["for"];
				const { values, headers } = entry;
				const list = (0, _generators_settings_js__WEBPACK_IMPORTED_MODULE_4__.u4)(values) ? Object.entries(values).map(([key, value]) => ({
					key,
					value
				})) : headers;
				const isHidden = (Array.isArray(list) ? list : []).some((each) => (0, _generators_settings_js__WEBPACK_IMPORTED_MODULE_4__.u4)(each) && /^x-robots-tag$/i.test(String(each["key"])) && isNoindex(each["value"]));
				return isHidden && typeof pattern === "string" ? [pattern] : [];
			});
		}
	}),
	36597: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CW: () => readPathPattern,
			Qi: () => findRedirect,
			fM: () => compileRedirects
		});
		var _pages_signals_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33713);
		var _addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24556);
		function compileRedirects(file, lines) {
			return lines.flatMap(({ from, target, line, evidence, isLiteral, isRewrite, isForced = false }) => {
				const pattern = isLiteral ? matchExactly(from) : readPathPattern(from);
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
		function findRedirect(address, redirects) {
			const path = (0, _addresses_js__WEBPACK_IMPORTED_MODULE_1__.Qh)(address);
			for (const { file, line, evidence, target, isRewrite, isForced, pattern } of redirects) {
				if (isRewrite && pattern.isWholeSite) continue;
				const rest = pattern.match(path);
				if (rest === undefined) continue;
				const filled = pattern.hasRest ? target.replace(REST_IN_TARGET, () => rest) : target;
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
		const MAX_CHARACTERS = 500;
		const WITH_REST = /^(.*\/)(?:\*|\(\.\*\)|:[a-z_]\w*(?:[*+]|\(\.[*+]\)))$/i;
		const REST_IN_TARGET = /:[a-z_]\w*[*+?]?|\$1/gi;
		const SPECIAL = /[*(){}[\]|\\?#+^$]|:[a-z_]/i;
		function readPathPattern(source) {
			if (!source.startsWith("/") || source.length > MAX_CHARACTERS) return undefined;
			const [, before] = WITH_REST.exec(source) ?? [];
			if (SPECIAL.test(before ?? source)) return undefined;
			if (before === undefined) return matchExactly(source);
			const folder = (0, _addresses_js__WEBPACK_IMPORTED_MODULE_1__.Qh)(before);
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
			const own = (0, _addresses_js__WEBPACK_IMPORTED_MODULE_1__.Qh)(source);
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
		const ALLOWS = /^[ \t]*allow[ \t]*:/im;
		const DISALLOWS = /^[ \t]*disallow[ \t]*:[ \t]*[^ \t\r\n#]/im;
		function readRobotsFile(path, text) {
			const content = text.slice(0, MAX_CHARACTERS);
			if (CONDITION.test(content)) return undefined;
			const robots = robots_parser__WEBPACK_IMPORTED_MODULE_0__(`${ORIGIN}/robots.txt`, content);
			const folded = content.toLowerCase();
			const disallows = DISALLOWS.test(content);
			return {
				path,
				root: findRoot(path),
				hasAllow: ALLOWS.test(content),
				lines: content.split(/\r\n|\r|\n/),
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
			const path = toUrlPath(page) ?? (isBlanket ? ANY_PATH : undefined);
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
		function mayBeFor(root, { path }) {
			return (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_2__.UO)(path, root) || SITE_FOLDERS.has(root);
		}
		function findRobotsFile(path, files) {
			const [innermost] = files.filter(({ root }) => (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_2__.UO)(path, root)).toSorted((a, b) => b.root.length - a.root.length || b.path.length - a.path.length);
			const sites = files.filter(({ root }) => SITE_FOLDERS.has(root));
			return innermost ?? (sites.length === 1 ? sites[0] : undefined);
		}
		function toUrlPath(page) {
			const url = (0, _addresses_js__WEBPACK_IMPORTED_MODULE_3__.IG)(page);
			if (url !== undefined) return `${url.pathname}${url.search}`;
			const [first] = page.addresses ?? [];
			return first && encodeURI(first.toWellFormed());
		}
	}),
	61465: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ae: () => createSite,
			kv: () => isSiteFile,
			GS: () => readSiteFile
		});
		var posix_ = __webpack_require__(53916);
		var remember = __webpack_require__(28305);
		var generators = __webpack_require__(92588);
		var addresses = __webpack_require__(24556);
		var noindex = __webpack_require__(24381);
		var dist = __webpack_require__(3292);
		var yaml_dist = __webpack_require__(38815);
		var schemas = __webpack_require__(27597);
		var paths = __webpack_require__(65786);
		var script = __webpack_require__(26271);
		var settings = __webpack_require__(84413);
		;
		const READERS = [
			[/(?:^|[._-])redirects$/, readRedirectLines],
			[/^netlify\.toml$/, (text) => placeRules(readNetlify((0, dist.qg)(text)), text)],
			[/^(?:vercel|docs|mint)\.json$/, (text) => placePairs(readPairs(JSON.parse(text), ""), "/")],
			[/^(?:mkdocs\b.*|\.gitbook)\.ya?ml$/, (text) => readConfig(readYaml(text), "site_url")],
			[/^docusaurus\.config\.[cm]?[jt]s$/, (text) => readConfig(readValues(text), "exported.baseUrl")],
			[/^next\.config\.[cm]?[jt]s$/, (text) => readConfig(readValues(text), "exported.basePath")],
			[/^astro\.config\.[cm]?[jt]s$/, (text) => readConfig(readValues(text), "exported.base", "/")],
			[/^nuxt\.config\.[cm]?[jt]s$/, (text) => readConfig(readValues(text), "exported.app.baseURL", "/")],
			[/^redirects?\.[cm]?[jt]s$/, (text) => placePairs(readPairs(readValues(text), "redirects"), "/")],
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
		function listItems(schema) {
			return schemas.YOg(schemas.L5J()).catch([]).transform((items) => items.slice(0, MAX_RULES).flatMap((item) => {
				const { data } = schema.safeParse(item);
				return data === undefined ? [] : [data];
			}));
		}
		const absent = schemas.KCZ([
			schemas.chJ(),
			schemas.YOg(schemas.ZmZ()),
			schemas.rej({})
		]).optional();
		const netlifySchema = schemas._H3({ redirects: listItems(schemas._H3({
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
					...kind,
					isForced: force
				}];
			});
		}
		const MAPS = new Set([
			"redirects",
			"redirect_maps",
			"routeRules"
		]);
		const MAX_DEPTH = 12;
		function readConfig(value, setting, targetBase) {
			const base = (0, paths.Y6)(new settings.wB(value).text(setting));
			return placePairs(readPairs(value, ""), base, targetBase);
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
			if (value instanceof settings.Je) return readPairs(value.args, key, depth + 1);
			if (value instanceof settings.Qw) return readPairs(value.apply(settings.HV), key, depth + 1);
			if (!(0, settings.u4)(value)) return [];
			const isRewrite = key === "rewrites";
			const target = readTarget(value);
			const froms = [value["source"] ?? value["from"]].flat().filter((from) => typeof from === "string");
			if (target !== undefined && froms.length > 0) return froms.map((from) => ({
				from,
				target,
				isRewrite
			}));
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
			if (!(0, settings.u4)(value) || "has" in value || "missing" in value) return undefined;
			return readTarget(value["destination"] ?? value["to"] ?? value["redirect"]);
		}
		function toAddress(path, base) {
			if (/^https?:/i.test(path)) return path;
			const names = path.replace(/^(?:\.?\/)?/, "").replace(/(?:^|(?<=\/))README\.md$/i, "index.md");
			return `${base}${names}`;
		}
		function readValues(code) {
			const { exported, named } = (0, script.U)(code);
			return {
				exported,
				...Object.fromEntries(named)
			};
		}
		function readYaml(text) {
			if (text.length > MAX_YAML_CHARACTERS) return {};
			return (0, yaml_dist.qg)(text, {
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
		var indexing_redirects = __webpack_require__(36597);
		var robots = __webpack_require__(34799);
		;
		const FOREIGN = new Set("node_modules bower_components vendor vendored third_party third-party test tests __tests__ fixtures __fixtures__".split(" "));
		const isSiteFile = (0, remember.k)((path) => {
			const folders = path.split("/");
			const name = folders.pop() ?? "";
			const isKnown = name === "robots.txt" || (0, noindex.St)(path) || holdsRedirects(name) || (0, generators.uK)(path);
			return isKnown && !folders.some((folder) => FOREIGN.has(folder));
		});
		function readSiteFile(path, text) {
			const name = (0, posix_.basename)(path);
			return {
				noindex: (0, noindex.BK)(path, text),
				robots: name === "robots.txt" ? (0, robots.O9)(path, text) : undefined,
				redirects: (0, indexing_redirects.fM)(path, readRedirectFile(name, text)),
				text: (0, generators.uK)(path) ? text : undefined
			};
		}
		function createSite(files, pages) {
			const redirects = [...files.flatMap(({ redirects }) => redirects), ...pages.flatMap((page) => (0, indexing_redirects.fM)(page.path, listRedirects(page)))];
			return {
				robots: files.map(({ robots }) => robots).filter((robots) => robots !== undefined),
				redirects,
				noindex: files.flatMap(({ noindex }) => noindex),
				forced: redirects.filter(({ isForced }) => isForced)
			};
		}
		function listRedirects(page) {
			return page.content.signals.flatMap(({ kind, target = "", line, evidence }) => {
				if (kind !== "alias" && kind !== "redirect") return [];
				const own = (0, addresses.Zt)(page);
				const froms = kind === "redirect" ? own : findAliases(target, own, page.base);
				const to = kind === "redirect" ? target : own[0] ?? "/";
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
			return [...new Set([base, ...folders])].map((folder) => (0, addresses.Qh)(`${folder}${alias}`));
		}
	}),
	78698: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P1: () => createSelection,
			J7: () => findCommonFolder,
			E8: () => selectWithin
		});
		var formats = __webpack_require__(68191);
		;
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
		var folder_rules = __webpack_require__(7325);
		var sites_glob = __webpack_require__(29733);
		var site = __webpack_require__(61465);
		;
		const UNREAD_FORMATS = new Set(["rst rest adoc asciidoc asc ipynb org textile rmd qmd mdoc mdwn wiki mediawiki creole pod rdoc tex", "xhtml shtml php astro njk pug haml erb slim docx odt pdf epub"].flatMap((names) => names.split(" ")));
		const MAX_PATH_CHARACTERS = 1024;
		const MAX_FOLDERS = 50;
		function createSelection(content, competitors, baseFolder) {
			const wanted = content.filter((glob) => !glob.startsWith("!"));
			const globs = wanted.map((glob) => ({
				glob,
				matches: (0, sites_glob.SO)(glob)
			}));
			const unwanted = content.filter((glob) => glob.startsWith("!")).map((glob) => glob.slice(1));
			const isUnwanted = matchAny(unwanted);
			const isUnwantedFolder = matchAny(unwanted.filter((glob) => glob.endsWith("/**")));
			const isNear = wanted.map(createNearness);
			const isOwned = (path) => (0, folder_rules.zr)(path, competitors) !== undefined;
			const isWanted = (path) => isOwned(path) || globs.some(({ matches }) => matches(path));
			const isOutside = (path) => isNeverRead(path) || `${path}/`.startsWith(`${baseFolder}/`);
			function isPage(path) {
				if ((0, formats.be)(path) === undefined || isTooLong(path) || isUnwanted(path) || isOutside(path)) return false;
				return isWanted(path) || globs.length === 0 && findReasonAgainst(path) === undefined;
			}
			return {
				globs,
				competitors,
				isPage,
				isSiteFile: site.kv,
				isPart: (path) => ((0, formats.be)(path) !== undefined || (0, formats.$V)(path)) && !isTooLong(path) && !isOutside(path) && !isPage(path),
				skip(path) {
					if (isTooLong(path) || isUnwanted(path) || isOutside(path)) return undefined;
					const reason = isWanted(path) || globs.length > 0 ? undefined : findReasonAgainst(path);
					if ((0, formats.be)(path) !== undefined) return reason && {
						path,
						reason
					};
					const extension = (0, formats.je)(path);
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
			const [first = [], ...others] = globs.map(({ glob }) => (0, sites_glob.$r)(glob).split("/"));
			const shared = first.findIndex((name, index) => others.some((names) => names[index] !== name));
			return (shared < 0 ? first : first.slice(0, shared)).join("/");
		}
		function createNearness(glob) {
			const literal = (0, sites_glob.$r)(glob);
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
			const matchers = globs.map(sites_glob.SO);
			return (path) => matchers.some((matches) => matches(path));
		}
	})
};
;
