"use strict";
exports.id = 4857;
exports.ids = [4857, 3256];
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
	82105: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { K: () => createFileFetcher });
		var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
		var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
		var _lib_http_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97925);
		var _lib_http_dispatcher_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93256);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22380);
		var _lib_http_proxy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31273);
		var _lib_http_retry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94135);
		var _lib_until_aborted_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47222);
		var _lib_web_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73530);
		var _download_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48583);
		const MAX_REDIRECTS = 5;
		const REDIRECTS = new Set([
			301,
			302,
			303,
			307,
			308
		]);
		function createFileFetcher(options) {
			const { baseUrl, keyHeaders, redact, env, clock } = options;
			const { origin } = new URL(baseUrl);
			const show = (url) => (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(redact(isHttp(url) ? url.origin + url.pathname : url.protocol));
			const lookup = (0, _lib_http_addresses_js__WEBPACK_IMPORTED_MODULE_2__.qr)(options.lookup);
			const own = (0, _lib_http_dispatcher_js__WEBPACK_IMPORTED_MODULE_3__.createDispatcher)(env, `GET ${origin}`);
			const others = (0, _lib_http_dispatcher_js__WEBPACK_IMPORTED_MODULE_3__.createDispatcher)(env, `GET ${origin}`, { connect: { lookup } });
			function findRefusal(url, from) {
				const isOwn = url.origin === origin;
				const host = hostOf(url);
				if (url.protocol !== "https:" && !(isOwn && (0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_8__.U9)(url.hostname))) return "not https";
				if (url.protocol !== "https:" && from?.protocol === "https:") return "a redirect from https to http";
				if (url.username !== "" || url.password !== "") return "it contains a user or a password";
				if (!isOwn && (0, node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) !== 0 && !(0, _lib_http_addresses_js__WEBPACK_IMPORTED_MODULE_2__.i0)(host)) return `${host} is not a public address`;
				return undefined;
			}
			function requirePublic({ hostname }) {
				return new Promise((resolve, reject) => {
					lookup(hostname, { all: true }, (error) => {
						if (error instanceof _lib_http_addresses_js__WEBPACK_IMPORTED_MODULE_2__.ij) reject(error);
						else resolve();
					});
				});
			}
			async function request(url, withKey, signal) {
				const isOwn = url.origin === origin;
				if (!isOwn && (0, node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(hostOf(url)) === 0 && (0, _lib_http_proxy_js__WEBPACK_IMPORTED_MODULE_5__.j)(env)) await (0, _lib_until_aborted_js__WEBPACK_IMPORTED_MODULE_9__.E)(requirePublic(url), signal);
				const headers = {
					accept: "*/*",
					"accept-encoding": "identity",
					"user-agent": "ai-visibility-gate",
					...withKey && keyHeaders(url)
				};
				const target = {
					origin: url.origin,
					path: url.pathname + url.search,
					method: "GET"
				};
				const answer = (isOwn ? own : others).request({
					...target,
					headers,
					signal
				});
				const { statusCode: status, headers: received, body } = await (0, _lib_until_aborted_js__WEBPACK_IMPORTED_MODULE_9__.E)(answer, signal);
				body.on("error", () => {});
				return {
					status,
					header: (name) => [received[name]].flat()[0] ?? "",
					body
				};
			}
			async function fetch(start, signal) {
				if (!URL.canParse(start)) throw new _download_error_js__WEBPACK_IMPORTED_MODULE_7__.n({
					kind: "refused",
					url: "",
					detail: "not a URL"
				});
				let url = new URL(start);
				let from;
				let withKey = true;
				for (let redirects = 0;; redirects += 1) {
					const failed = (details) => new _download_error_js__WEBPACK_IMPORTED_MODULE_7__.n({
						...details,
						url: show(url)
					});
					const refusal = findRefusal(url, from);
					if (refusal !== undefined) throw failed({
						kind: "refused",
						detail: refusal
					});
					withKey &&= url.origin === origin;
					const { status, header, body } = await request(url, withKey, signal).catch((error) => {
						throw (0, _download_error_js__WEBPACK_IMPORTED_MODULE_7__.S)(error, show(url), signal, redact);
					});
					const encoding = header("content-encoding") || "identity";
					if (status === 200 && encoding.toLowerCase() === "identity") return {
						url: show(url),
						header,
						body
					};
					body.destroy();
					if (status === 200) {
						throw failed({
							kind: "wrong-type",
							detail: `its content-encoding is ${(0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(redact(encoding))}`
						});
					}
					if (!REDIRECTS.has(status)) {
						const retryAfter = (0, _lib_http_retry_js__WEBPACK_IMPORTED_MODULE_6__.D$)(header("retry-after"), clock.wallTime());
						const detail = node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status] ?? "no explanation";
						throw failed({
							kind: "http",
							status,
							detail,
							...retryAfter !== undefined && { retryAfter }
						});
					}
					const location = header("location");
					if (location === "" || !URL.canParse(location, url.href)) {
						throw failed({
							kind: "http",
							status,
							detail: "redirects without a valid location"
						});
					}
					if (redirects === MAX_REDIRECTS) {
						throw failed({
							kind: "too-many-redirects",
							status,
							detail: `redirects more than ${MAX_REDIRECTS} times`
						});
					}
					from = url;
					url = new URL(location, url);
				}
			}
			return {
				fetch,
				async close() {
					await Promise.all([own.destroy(), others.destroy()]);
				}
			};
		}
		function hostOf({ hostname }) {
			return hostname.replace(/^\[|\]$/g, "");
		}
		function isHttp(url) {
			return url.protocol === "https:" || url.protocol === "http:";
		}
	}),
	93256: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { createDispatcher: () => createDispatcher });
		var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68464);
		var _proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31273);
		function createDispatcher(env, request, own = {}) {
			const options = {
				...own,
				headersTimeout: 0,
				bodyTimeout: 0
			};
			const proxies = (0, _proxy_js__WEBPACK_IMPORTED_MODULE_1__.r)(env, request);
			if (proxies === undefined) return new undici__WEBPACK_IMPORTED_MODULE_0__.Agent(options);
			const { emitWarning } = process;
			try {
				process.emitWarning = () => {};
				return new undici__WEBPACK_IMPORTED_MODULE_0__.EnvHttpProxyAgent({
					...options,
					...proxies
				});
			} finally {
				process.emitWarning = emitWarning;
			}
		}
	}),
	31273: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			j: () => hasProxy,
			r: () => readProxies
		});
		var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
		var _errors_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30281);
		var _errors_service_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17794);
		function hasProxy(env) {
			const { httpProxy, httpsProxy } = readVariables(env);
			return httpProxy !== "" || httpsProxy !== "";
		}
		function readProxies(env, request) {
			if (!hasProxy(env)) return undefined;
			const proxies = readVariables(env);
			const given = [proxies.httpProxy, proxies.httpsProxy].filter((proxy) => proxy !== "");
			if (given.every(isHttpUrl)) return proxies;
			const detail = "HTTP_PROXY or HTTPS_PROXY is not a URL such as http://proxy.example:3128";
			throw new _errors_service_js__WEBPACK_IMPORTED_MODULE_1__._7({
				kind: "connection",
				request,
				detail,
				code: _errors_service_codes_js__WEBPACK_IMPORTED_MODULE_2__.PO
			});
		}
		function readVariables(env) {
			return {
				httpProxy: withScheme(env["http_proxy"] || env["HTTP_PROXY"] || ""),
				httpsProxy: withScheme(env["https_proxy"] || env["HTTPS_PROXY"] || ""),
				noProxy: (env["no_proxy"] || env["NO_PROXY"] || "").replace(/[^,\s]+/g, (host) => (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(host) ? `[${host}]` : host)
			};
		}
		function withScheme(proxy) {
			return proxy === "" || proxy.includes("://") ? proxy : `http://${proxy}`;
		}
		function isHttpUrl(text) {
			return /^https?:$/.test(URL.parse(text)?.protocol ?? "");
		}
	}),
	94135: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D$: () => readRetryAfter,
			L5: () => retry
		});
		const RETRIED_STATUSES = new Set([
			429,
			500,
			502,
			503,
			504,
			520,
			521,
			522,
			523,
			524,
			529
		]);
		const RETRIED_CODES = new Set([
			"EAI_AGAIN",
			"ECONNREFUSED",
			"ECONNRESET",
			"EHOSTUNREACH",
			"ENETUNREACH",
			"EPIPE",
			"ETIMEDOUT",
			"UND_ERR_CONNECT_TIMEOUT",
			"UND_ERR_SOCKET"
		]);
		const MAX_ATTEMPTS = 6;
		const BACKOFF_BASE = 1e3;
		const BACKOFF_CAP = 3e4;
		function retryDelay({ kind, status = 0, code = "", retryAfter = 0 }, attempts, random) {
			const retried = kind === "http" && RETRIED_STATUSES.has(status) || kind === "connection" && RETRIED_CODES.has(code);
			if (!retried || status !== 429 && attempts >= MAX_ATTEMPTS) return undefined;
			if (retryAfter > 0) return retryAfter * 1e3;
			return random() * Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1));
		}
		async function retry(task, { readDetails, isFinal, giveUp, clock, timeLeft, signal }) {
			let failure;
			for (let attempts = 1;; attempts += 1) {
				try {
					return await task(failure);
				} catch (error) {
					failure = readDetails(error);
					if (failure === undefined) throw error;
				}
				const delay = isFinal?.(failure) ? undefined : retryDelay(failure, attempts, clock.random);
				if (delay === undefined) throw giveUp(failure, attempts, false);
				if (delay >= timeLeft()) throw giveUp(failure, attempts, true);
				await clock.sleep(delay, signal).catch(() => {});
			}
		}
		function readRetryAfter(header, wallTime) {
			if (/^\d{1,9}$/.test(header)) return Number(header);
			if (/^\d{10}$/.test(header)) return Math.max(0, Math.ceil(Number(header) - wallTime / 1e3));
			const date = /^[A-Z][a-z]{2,8}, .+ GMT$/.test(header) ? Date.parse(header) : Number.NaN;
			return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - wallTime) / 1e3));
		}
	}),
	94857: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { findHostBlocks: () => findHostBlocks });
		var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
		var _checkout_work_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82573);
		var _client_download_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48583);
		var _client_fetch_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82105);
		var _lib_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94570);
		var _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7325);
		var _sites_indexing_robots_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34799);
		var _sites_selection_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33233);
		const MAX_BYTES = 500 * 1024;
		const MAX_MILLISECONDS = 2e4;
		const REFUSALS = [
			401,
			403,
			429,
			503
		];
		async function findHostBlocks({ service, hostCheck }, { workspace, env, signal }, ownOrigin) {
			if (!("siteUrls" in service) || !hostCheck || service.siteUrls.length === 0) return undefined;
			const [site] = service.siteUrls;
			const path = service.owners[0]?.path ?? (site?.folder ? `${site.folder}/index.md` : "index.md");
			const url = (0, _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_5__.bb)(path, undefined, service.siteUrls);
			if (!URL.canParse(url)) return undefined;
			const own = await readOwnRules(service.content, {
				folder: workspace,
				signal
			});
			const page = {
				path,
				url,
				addresses: undefined
			};
			const limited = AbortSignal.any([signal, AbortSignal.timeout(MAX_MILLISECONDS)]);
			const get = (address) => request(address, env, limited, ownOrigin);
			const robots = await get(new URL("/robots.txt", url).href);
			const reply = await get(url);
			const hosted = robots?.status === 200 ? (0, _sites_indexing_robots_js__WEBPACK_IMPORTED_MODULE_6__.O9)("robots.txt", robots.text) : undefined;
			const known = new Set(own.robots.flatMap((file) => (0, _sites_indexing_robots_js__WEBPACK_IMPORTED_MODULE_6__.yM)(page, [file])).map(({ crawler }) => crawler));
			const found = hosted === undefined || own.hasUnknownRules ? [] : (0, _sites_indexing_robots_js__WEBPACK_IMPORTED_MODULE_6__.yM)(page, [hosted]);
			const added = found.filter(({ crawler }) => !known.has(crawler));
			const blocks = [];
			for (const [evidence, blocked] of Map.groupBy(added, (block) => block.evidence)) {
				blocks.push({
					way: "robots",
					evidence,
					crawlers: blocked.map(({ crawler }) => crawler)
				});
			}
			const tag = reply?.header("x-robots-tag") ?? "";
			if (/\b(?:noindex|none)\b/i.test(tag) && !own.setsHeader) {
				blocks.push({
					way: "header",
					crawlers: [],
					evidence: `X-Robots-Tag: ${tag.slice(0, 200)}`
				});
			}
			if (reply !== undefined && REFUSALS.includes(reply.status)) {
				blocks.push({
					way: "status",
					crawlers: [],
					evidence: `${reply.status}`
				});
			}
			return blocks.length === 0 ? undefined : {
				url,
				blocks
			};
		}
		async function readOwnRules(content, checkout) {
			const source = await (0, _checkout_work_tree_js__WEBPACK_IMPORTED_MODULE_1__.wr)(checkout, (0, _sites_selection_js__WEBPACK_IMPORTED_MODULE_7__.P1)(content, []));
			const texts = [];
			for await (const reading of source.read(source.siteFiles)) {
				if ("text" in reading) texts.push({
					path: reading.file.path,
					text: reading.text
				});
			}
			const files = texts.filter(({ path }) => path.endsWith("robots.txt"));
			const robots = files.flatMap(({ path, text }) => (0, _sites_indexing_robots_js__WEBPACK_IMPORTED_MODULE_6__.O9)(path, text) ?? []);
			return {
				robots,
				hasUnknownRules: robots.length < files.length,
				setsHeader: texts.some(({ text }) => /x-robots-tag/i.test(text))
			};
		}
		async function request(url, env, signal, ownOrigin) {
			const fetcher = (0, _client_fetch_file_js__WEBPACK_IMPORTED_MODULE_3__.K)({
				baseUrl: ownOrigin ?? "https://host-check.invalid",
				keyHeaders: () => ({}),
				redact: (text) => text,
				clock: _lib_clock_js__WEBPACK_IMPORTED_MODULE_4__.m,
				env,
				lookup: node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup
			});
			try {
				const { body, header } = await fetcher.fetch(url, signal);
				const decoder = new TextDecoder();
				let text = "";
				for await (const chunk of body) {
					text += decoder.decode(chunk, { stream: true });
					if (text.length > MAX_BYTES) break;
				}
				return {
					status: 200,
					header,
					text
				};
			} catch (error) {
				if (!(error instanceof _client_download_error_js__WEBPACK_IMPORTED_MODULE_2__.n) || error.details.status === undefined) return undefined;
				return {
					status: error.details.status,
					header: () => "",
					text: ""
				};
			} finally {
				await fetcher.close();
			}
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
