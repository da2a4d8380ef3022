"use strict";
exports.id = "sites-selection";
exports.ids = ["sites-selection"];
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
	89901: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ae: () => createSite,
			GS: () => readSiteFile,
			kv: () => isSiteFile
		});
		var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53916);
		var _lib_remember_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28305);
		var _generators_generators_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86710);
		var _addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24556);
		var _noindex_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24381);
		var _redirects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36597);
		var _robots_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34799);
		const FOREIGN = new Set("node_modules bower_components vendor vendored third_party third-party test tests __tests__ fixtures __fixtures__".split(" "));
		const isSiteFile = (0, _lib_remember_js__WEBPACK_IMPORTED_MODULE_6__.k)((path) => {
			const folders = path.split("/");
			const name = folders.pop() ?? "";
			const isKnown = name === "robots.txt" || (0, _noindex_js__WEBPACK_IMPORTED_MODULE_3__.St)(path) || (0, _redirects_js__WEBPACK_IMPORTED_MODULE_4__.Me)(name) || (0, _generators_generators_js__WEBPACK_IMPORTED_MODULE_1__.uK)(path);
			return isKnown && !folders.some((folder) => FOREIGN.has(folder));
		});
		function readSiteFile(path, text) {
			const name = (0, node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(path);
			return {
				noindex: (0, _noindex_js__WEBPACK_IMPORTED_MODULE_3__.BK)(path, text),
				robots: name === "robots.txt" ? (0, _robots_js__WEBPACK_IMPORTED_MODULE_5__.O9)(path, text) : undefined,
				redirects: (0, _redirects_js__WEBPACK_IMPORTED_MODULE_4__.fM)(path, (0, _redirects_js__WEBPACK_IMPORTED_MODULE_4__.H2)(name, text)),
				text: (0, _generators_generators_js__WEBPACK_IMPORTED_MODULE_1__.uK)(path) ? text : undefined
			};
		}
		function createSite(files, pages) {
			const redirects = [...files.flatMap(({ redirects }) => redirects), ...pages.flatMap((page) => (0, _redirects_js__WEBPACK_IMPORTED_MODULE_4__.fM)(page.path, listRedirects(page)))];
			return {
				robots: files.map(({ robots }) => robots).filter((robots) => robots !== undefined),
				redirects,
				noindex: files.flatMap(({ noindex }) => noindex),
				forced: redirects.filter(({ isForced }) => isForced === true)
			};
		}
		function listRedirects(page) {
			return page.content.signals.flatMap(({ kind, target = "", line, evidence }) => {
				if (kind !== "alias" && kind !== "redirect") return [];
				const own = (0, _addresses_js__WEBPACK_IMPORTED_MODULE_2__.Zt)(page);
				const froms = kind === "redirect" ? own : findAliases(target, own, page.base);
				const to = kind === "redirect" ? target : own[0] ?? (0, _addresses_js__WEBPACK_IMPORTED_MODULE_2__.KX)(page.path)[0] ?? "/";
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
			return [...new Set([base, ...folders])].map((folder) => (0, _addresses_js__WEBPACK_IMPORTED_MODULE_2__.Qh)(`${folder}${alias}`));
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
			const isOwned = (path) => (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_1__.zr)(path, competitors) !== undefined;
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
