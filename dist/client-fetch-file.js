"use strict";
exports.id = 2124;
exports.ids = [2124, 3256];
exports.modules = {
	62124: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DOWNLOAD_LIMITS: () => DOWNLOAD_LIMITS,
			download: () => download
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_dns__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40610);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13963);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22380);
		var _lib_http_retry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94135);
		var _download_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48583);
		var _fetch_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82105);
		const DOWNLOAD_LIMITS = {
			bytes: 50 * 1024 * 1024,
			milliseconds: 6e4
		};
		async function download(request, options) {
			const { clock, limits } = options;
			const fetcher = (0, _fetch_file_js__WEBPACK_IMPORTED_MODULE_9__.K)({
				lookup: node_dns__WEBPACK_IMPORTED_MODULE_1__.lookup,
				...options
			});
			const deadline = clock.now() + limits.milliseconds;
			const expired = new AbortController();
			const cancelAlarm = clock.alarm(deadline, () => expired.abort(new DOMException("", "TimeoutError")));
			const signal = AbortSignal.any([options.signal, expired.signal]);
			try {
				const attempt = async () => save(await fetcher.fetch(request.url, signal), request, options, signal);
				await (0, _lib_http_retry_js__WEBPACK_IMPORTED_MODULE_7__.L5)(attempt, {
					readDetails: (error) => error instanceof _download_error_js__WEBPACK_IMPORTED_MODULE_8__.n ? error.details : undefined,
					giveUp: (details, attempts) => new _download_error_js__WEBPACK_IMPORTED_MODULE_8__.n({
						...details,
						attempts
					}),
					clock,
					timeLeft: () => deadline - clock.now(),
					signal
				});
			} finally {
				cancelAlarm();
				await fetcher.close();
			}
		}
		async function save({ url, body }, { path, format }, { limits, redact }, signal) {
			const failOnDisk = (error) => {
				throw new _download_error_js__WEBPACK_IMPORTED_MODULE_8__.n({
					kind: "disk",
					url,
					...(0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_6__.av)(error, redact)
				});
			};
			let bytes = 0;
			async function* measure() {
				for await (const chunk of body) {
					bytes += chunk.length;
					if (bytes > limits.bytes) {
						throw new _download_error_js__WEBPACK_IMPORTED_MODULE_8__.n({
							kind: "too-large",
							url,
							detail: `larger than ${limits.bytes} bytes`
						});
					}
					yield chunk;
				}
			}
			const temporary = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), `.${(0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.part`);
			const file = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(temporary, "wx").catch(failOnDisk);
			try {
				for await (const chunk of checkFileType[format](measure())) await file.writeFile(chunk).catch(failOnDisk);
				await file.close().catch(failOnDisk);
				await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_5__.fR)(temporary, path).catch(failOnDisk);
			} catch (error) {
				await file.close().catch(() => {});
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true }).catch(() => {});
				if (error instanceof FileTypeError) {
					throw new _download_error_js__WEBPACK_IMPORTED_MODULE_8__.n({
						kind: "wrong-type",
						url,
						detail: error.message
					});
				}
				throw (0, _download_error_js__WEBPACK_IMPORTED_MODULE_8__.S)(error, url, signal, redact);
			}
		}
		class FileTypeError extends Error {}
		const checkFileType = {
			csv: checkCsv,
			pdf: checkPdf
		};
		const PDF_START = "%PDF-";
		const PDF_END = "%%EOF";
		const PDF_END_WITHIN = 1024;
		async function* checkPdf(chunks) {
			let start = "";
			let end = "";
			for await (const chunk of chunks) {
				const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
				start += bytes.toString("latin1", 0, PDF_START.length - start.length);
				if (!PDF_START.startsWith(start)) break;
				end = (end + bytes.subarray(-PDF_END_WITHIN).toString("latin1")).slice(-PDF_END_WITHIN);
				yield chunk;
			}
			if (start !== PDF_START) throw new FileTypeError(`not a PDF: it does not start with ${PDF_START}`);
			if (!end.includes(PDF_END)) throw new FileTypeError(`not a whole PDF: there is no ${PDF_END} at its end`);
		}
		const MAX_HEAD = 16 * 1024;
		async function* checkCsv(chunks) {
			const decoder = new node_util__WEBPACK_IMPORTED_MODULE_4__.TextDecoder("utf-8", { fatal: true });
			let head = "";
			let isTable = false;
			for await (const chunk of chunks) {
				const text = decodeOrThrow(decoder, chunk);
				if (text.includes("\0")) throw new FileTypeError("not CSV: it holds NUL bytes");
				if (!isTable) {
					head += text;
					requireNoMarkup(head);
					isTable = hasTwoCells(head);
					if (!isTable && head.length > MAX_HEAD) break;
				}
				yield chunk;
			}
			if (!isTable) throw new FileTypeError("not CSV: no row has two cells");
			decodeOrThrow(decoder);
		}
		function requireNoMarkup(head) {
			const [first] = head.trimStart();
			if (first === "<") throw new FileTypeError("not CSV: it starts as HTML or XML does");
			if (first === "{" || first === "[") throw new FileTypeError("not CSV: it starts as JSON does");
		}
		function hasTwoCells(head) {
			return /[,;\t]/.test(head.replace(/"(?:[^"]|"")*(?:"|$)/g, ""));
		}
		function decodeOrThrow(decoder, chunk) {
			try {
				return decoder.decode(chunk, { stream: chunk !== undefined });
			} catch {
				throw new FileTypeError("not CSV: it is not UTF-8");
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
	})
};
;
