"use strict";
exports.id = 4889;
exports.ids = [4889, 9567];
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
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2503);
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
	14889: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { readTokenAccess: () => readTokenAccess });
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
		var _lib_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84961);
		var _github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70568);
		const repositorySchema = zod__WEBPACK_IMPORTED_MODULE_2__._H3({ permissions: zod__WEBPACK_IMPORTED_MODULE_2__._H3({ push: zod__WEBPACK_IMPORTED_MODULE_2__.zMY().optional() }).optional() });
		async function readTokenAccess(token, apiUrl, repository) {
			const { request } = (0, _github_js__WEBPACK_IMPORTED_MODULE_1__.createGitHub)(token, apiUrl);
			const [owner = "", repo = ""] = repository.split("/");
			try {
				const { data } = await request("GET /repos/{owner}/{repo}", {
					owner,
					repo
				});
				return { mayPush: repositorySchema.parse(data).permissions?.push };
			} catch (error) {
				return { failure: (0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.g)(error) };
			}
		}
	}),
	84961: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => splitRepository,
			g: () => readGitHubFailure
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(961);
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37428);
		var _http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22380);
		var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94869);
		const errorSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			name: zod__WEBPACK_IMPORTED_MODULE_0__.euz("HttpError"),
			message: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			response: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ data: zod__WEBPACK_IMPORTED_MODULE_0__.L5J() }).optional()
		});
		const refusalSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() });
		const retriedSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ request: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ request: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ retryCount: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().positive() }) }) });
		const graphqlErrorSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			type: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
			message: zod__WEBPACK_IMPORTED_MODULE_0__.YjP()
		});
		const graphqlResponseSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			name: zod__WEBPACK_IMPORTED_MODULE_0__.euz("GraphqlResponseError"),
			errors: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(graphqlErrorSchema).min(1)
		});
		const GRAPHQL_CAUSES = {
			INSUFFICIENT_SCOPES: "permission",
			NOT_FOUND: "not-found",
			RATE_LIMIT: "rate-limit",
			RATE_LIMITED: "rate-limit",
			STALE_DATA: "conflict"
		};
		function readGitHubFailure(error) {
			const details = readDetails(error);
			return {
				...details,
				sentence: describeFailure(details)
			};
		}
		function describeFailure({ kind, status, cause, detail }) {
			if (kind === "unreachable") return `GitHub could not be reached (${detail}).`;
			if (kind === "malformed") return `GitHub's answer is not what its documentation says (${detail}).`;
			const start = status === undefined ? "GitHub refused the request" : `GitHub answered ${status}`;
			if (cause === "archived") return `${start}: the repository is archived and accepts no changes.`;
			if (cause === "locked") return `${start}: the conversation is locked and accepts no comments.`;
			return `${start} (${detail}).${status === 401 ? " The token is wrong or expired: give a valid one." : ""}`;
		}
		function readDetails(error) {
			const failure = {
				status: undefined,
				cause: undefined,
				retried: retriedSchema.safeParse(error).success
			};
			const [refusal] = graphqlResponseSchema.safeParse(error).data?.errors ?? [];
			if (refusal !== undefined) {
				return {
					...failure,
					kind: "refused",
					cause: causeOfGraphQL(refusal),
					detail: (0, _http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__._v)(refusal.message)
				};
			}
			const http = errorSchema.safeParse(error).data;
			if (http === undefined) return {
				...failure,
				kind: "malformed",
				detail: (0, _http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__._v)(messageOf(error))
			};
			const { message, status, response } = http;
			const detail = (0, _http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__._v)(message);
			if (response === undefined) return {
				...failure,
				kind: "unreachable",
				detail
			};
			return {
				...failure,
				kind: "refused",
				status,
				cause: causeOf(status, response.data),
				detail
			};
		}
		function messageOf(error) {
			if (error instanceof zod__WEBPACK_IMPORTED_MODULE_2__.G) {
				const [issue] = error.issues;
				const path = zod__WEBPACK_IMPORTED_MODULE_3__.sR(issue?.path ?? []);
				return `${path && `${path}: `}${issue?.message ?? ""}`;
			}
			return (0, _text_js__WEBPACK_IMPORTED_MODULE_4__.bC)(error);
		}
		const RATE_LIMIT = /rate limit|abuse detection/i;
		const FORBIDDEN = [
			["rate-limit", RATE_LIMIT],
			["archived", /archived/i],
			["locked", /(?:issue|conversation|pull request) is locked/i],
			["blocked", /\b(?:blocked|suspended)\b/i],
			["permission", /not accessible by|permission|\bscopes?\b|must have|write access|forbidden/i]
		];
		function causeOf(status, data) {
			if (status === 429) return "rate-limit";
			const refusal = refusalSchema.safeParse(data).data;
			if (refusal === undefined) return undefined;
			switch (status) {
				case 403: return causeOfForbidden(refusal.message);
				case 404: return /repository is empty/i.test(refusal.message) ? undefined : "not-found";
				case 410: return "gone";
				default: return undefined;
			}
		}
		function causeOfForbidden(message) {
			return FORBIDDEN.find(([, words]) => words.test(message))?.[0];
		}
		function causeOfGraphQL({ type = "", message }) {
			if (type === "FORBIDDEN") return causeOfForbidden(message);
			return GRAPHQL_CAUSES[type] ?? (RATE_LIMIT.test(message) ? "rate-limit" : undefined);
		}
		function splitRepository(repository) {
			const [owner = "", repo = ""] = repository.split("/");
			return {
				owner,
				repo
			};
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
