"use strict";
exports.id = 568;
exports.ids = [568, 9567];
exports.modules = {
	96377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => fetchThroughProxy,
			R: () => createApiFetch
		});
		var node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38321);
		var _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85555);
		var _lib_http_http_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67769);
		var _lib_http_proxy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31273);
		const fetchThroughProxy = (url, options) => _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_1__.NT.request?.fetch(url, options);
		function createApiFetch(env, timeout) {
			const client = (0, _lib_http_http_client_js__WEBPACK_IMPORTED_MODULE_2__.u)({}, "GitHub");
			return async (address, request) => {
				const signal = AbortSignal.timeout(timeout);
				if ((0, _lib_http_proxy_js__WEBPACK_IMPORTED_MODULE_3__.j)(env)) return await fetchThroughProxy(address, {
					...request,
					signal
				});
				const response = await requestWhole(client, address, request, signal).catch((error) => {
					throw signal.aborted ? signal.reason : error;
				});
				const isFollowed = response.status >= 300 && response.status < 400 && request.redirect !== "manual";
				return isFollowed ? await fetchThroughProxy(address, {
					...request,
					signal
				}) : response;
			};
		}
		async function requestWhole(client, address, { redirect: _, ...request }, signal) {
			const { status, headers, body } = await client.request({
				...request,
				url: new URL(address),
				signal
			});
			const received = await (0, node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__.text)(body);
			return {
				status,
				url: address,
				headers: new Map(Object.entries(headers).map(([name, value]) => [name, String(value)])),
				text: async () => received
			};
		}
	}),
	70568: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			createGitHub: () => createGitHub,
			listAll: () => listAll
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
		var _actions_github__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61351);
		var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49735);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27597);
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49567);
		var _github_fetch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96377);
		const LONGEST_WAIT = 60;
		const RATE_LIMIT_RETRIES = 2;
		const CLIENT_ERRORS = Array.from({ length: 100 }, (_, index) => 400 + index);
		function createGitHub(token, apiUrl, { timeout, second } = {
			timeout: 1e4,
			second: 1e3
		}) {
			const log = {
				debug: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Yz,
				info: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Yz,
				warn: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Yz,
				error: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Yz
			};
			return (0, _actions_github__WEBPACK_IMPORTED_MODULE_1__.Q)(token, {
				baseUrl: apiUrl,
				log,
				request: {
					fetch: (0, _github_fetch_js__WEBPACK_IMPORTED_MODULE_2__.R)(process.env, timeout),
					log
				},
				retry: {
					doNotRetry: CLIENT_ERRORS,
					retryAfterBaseValue: second
				}
			}, waitForRateLimits, _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_3__.L);
		}
		function waitForRateLimits(octokit) {
			octokit.hook.error("request", (error) => {
				const wait = secondsToWait(error);
				if (wait <= LONGEST_WAIT && "request" in error) {
					error.request.request = {
						...error.request.request,
						retries: RATE_LIMIT_RETRIES,
						retryAfter: wait
					};
				}
				throw error;
			});
		}
		const rateLimitSchema = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			message: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			response: zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
				status: zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([zod__WEBPACK_IMPORTED_MODULE_4__.euz(403), zod__WEBPACK_IMPORTED_MODULE_4__.euz(429)]),
				headers: zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
					"retry-after": zod__WEBPACK_IMPORTED_MODULE_5__.ai().nonnegative().optional(),
					"x-ratelimit-remaining": zod__WEBPACK_IMPORTED_MODULE_5__.ai().optional(),
					"x-ratelimit-reset": zod__WEBPACK_IMPORTED_MODULE_5__.ai().optional()
				})
			})
		});
		function secondsToWait(error) {
			const { message = "", response } = rateLimitSchema.safeParse(error).data ?? {};
			if (response === undefined) return Number.POSITIVE_INFINITY;
			const { "retry-after": retryAfter, "x-ratelimit-remaining": remaining, "x-ratelimit-reset": reset } = response.headers;
			if (retryAfter !== undefined) return retryAfter;
			if (remaining === 0 && reset !== undefined) return Math.max(0, Math.ceil(reset - Date.now() / 1e3)) + 1;
			return /secondary rate limit/i.test(message) ? LONGEST_WAIT : Number.POSITIVE_INFINITY;
		}
		const MAX_PAGES = 500;
		async function listAll(github, route, parameters, item, keep) {
			const kept = [];
			let place = {};
			for (let page = 1; place !== undefined; page += 1) {
				if (page > MAX_PAGES) throw new Error(`the list has more than ${MAX_PAGES} pages`);
				const { data, headers } = await github.request(route, {
					...place,
					...parameters,
					per_page: 100
				});
				kept.push(...zod__WEBPACK_IMPORTED_MODULE_4__.YOg(item).parse(data).filter(keep));
				place = readNextPlace(headers.link);
			}
			return kept;
		}
		function readNextPlace(link) {
			const address = /<([^<>]*)>;\s*rel="?next\b/.exec(link ?? "")?.[1];
			if (address === undefined) return undefined;
			const query = URL.parse(address, "https://github.invalid")?.searchParams;
			const place = ["page", "after"].flatMap((name) => {
				const value = query?.get(name);
				return value ? [[name, value]] : [];
			});
			if (place.length === 0) throw new Error("the address of the next page has no place");
			return Object.fromEntries(place);
		}
	}),
	67769: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => createHttpClient });
		var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
		var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44708);
		var _proxy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31273);
		function createHttpClient(env, name) {
			return (0, _proxy_js__WEBPACK_IMPORTED_MODULE_2__.r)(env, name) === undefined ? createDirectClient() : createProxyClient(env, name);
		}
		function createDirectClient() {
			const agents = {
				http: new node_http__WEBPACK_IMPORTED_MODULE_0__.Agent({ keepAlive: true }),
				https: new node_https__WEBPACK_IMPORTED_MODULE_1__.Agent({ keepAlive: true })
			};
			return {
				async request({ url, method, headers, body, signal }) {
					const options = {
						method,
						headers,
						signal
					};
					const response = await new Promise((resolve, reject) => {
						const sent = url.protocol === "https:" ? node_https__WEBPACK_IMPORTED_MODULE_1__.request(url, {
							...options,
							agent: agents.https
						}, resolve) : node_http__WEBPACK_IMPORTED_MODULE_0__.request(url, {
							...options,
							agent: agents.http
						}, resolve);
						sent.on("error", reject).end(body ?? undefined);
					});
					return {
						status: response.statusCode ?? 0,
						headers: response.headers,
						body: response
					};
				},
				async close() {
					agents.http.destroy();
					agents.https.destroy();
				}
			};
		}
		function createProxyClient(env, name) {
			const opened = __webpack_require__.e("lib-http-dispatcher").then(__webpack_require__.bind(__webpack_require__, 93256)).then(({ createDispatcher }) => createDispatcher(env, name));
			return {
				async request({ url, method, headers, body, signal }) {
					const dispatcher = await opened;
					const target = {
						origin: url.origin,
						path: url.pathname + url.search,
						method
					};
					const response = await dispatcher.request({
						...target,
						headers,
						body: body ?? null,
						signal
					});
					return {
						status: response.statusCode,
						headers: response.headers,
						body: response.body
					};
				},
				async close() {
					const dispatcher = await opened;
					await dispatcher.destroy();
				}
			};
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
	49567: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { ai: () => number });
		var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
		function string(params) {
			return core._coercedString(schemas.ZodString, params);
		}
		function number(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.rSt, params);
		}
		function boolean(params) {
			return core._coercedBoolean(schemas.ZodBoolean, params);
		}
		function bigint(params) {
			return core._coercedBigint(schemas.ZodBigInt, params);
		}
		function date(params) {
			return core._coercedDate(schemas.ZodDate, params);
		}
	})
};
;
