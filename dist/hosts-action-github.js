"use strict";
exports.id = "hosts-action-github";
exports.ids = ["hosts-action-github"];
exports.modules = {
	70568: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			createGitHub: () => createGitHub,
			fetchThroughProxy: () => fetchThroughProxy,
			listAll: () => listAll
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
		var _actions_github__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61351);
		var _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85555);
		var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49735);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49567);
		const LONGEST_WAIT = 60;
		const RATE_LIMIT_RETRIES = 2;
		const CLIENT_ERRORS = Array.from({ length: 100 }, (_, index) => 400 + index);
		const fetchThroughProxy = (url, options) => _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_2__.NT.request?.fetch(url, options);
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
			const fetchInTime = (url, options) => fetchThroughProxy(url, {
				...options,
				signal: AbortSignal.timeout(timeout)
			});
			return (0, _actions_github__WEBPACK_IMPORTED_MODULE_1__.Q)(token, {
				baseUrl: apiUrl,
				log,
				request: {
					fetch: fetchInTime,
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
		const MOST_PAGES = 500;
		async function listAll(github, route, parameters, item, keep) {
			const kept = [];
			let place = {};
			for (let page = 1; place !== undefined; page += 1) {
				if (page > MOST_PAGES) throw new Error(`the list has more than ${MOST_PAGES} pages`);
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
	49567: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { ai: () => number });
		var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
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
