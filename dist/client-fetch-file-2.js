"use strict";
exports.id = 9512;
exports.ids = [9512, 3256];
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
	})
};
;
