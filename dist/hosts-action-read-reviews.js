"use strict";
exports.id = 4043;
exports.ids = [
	4043,
	568,
	9567
];
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
	44043: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			REVIEWS_QUERY: () => REVIEWS_QUERY,
			findAcceptance: () => findAcceptance,
			hasAcceptLine: () => hasAcceptLine,
			readAcceptance: () => readAcceptance
		});
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27597);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _lib_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84961);
		var _pages_lex_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53398);
		var _report_words_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72072);
		var _github_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70568);
		var _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22769);
		const MAX_PAGES = 10;
		const MAX_BODY_LENGTH = 65536;
		const MERGE_GROUP_REMEDY = "Merge this pull request in a group of its own.";
		const REVIEWS_QUERY = `query (
  $owner: String!
  $repo: String!
  $number: Int!
  $judged: GitObjectID!
  $before: String
) {
  repository(owner: $owner, name: $repo) {
    object(oid: $judged) {
      ... on Commit { parents(first: 2) { nodes { oid } } }
    }
    pullRequest(number: $number) {
      author { login }
      headRefOid
      reviews(last: 100, before: $before) {
        pageInfo { hasPreviousPage startCursor }
        nodes {
          url
          state
          body
          commit { oid }
          lastEditedAt
          includesCreatedEdit
          author { __typename login }
          authorCanPushToRepository
        }
      }
    }
  }
}`;
		const commitSchema = zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({ oid: zod__WEBPACK_IMPORTED_MODULE_6__.YjP() });
		const reviewSchema = zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
			url: zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
			state: zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
			body: zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
			commit: commitSchema.nullable(),
			lastEditedAt: zod__WEBPACK_IMPORTED_MODULE_6__.YjP().nullable(),
			includesCreatedEdit: zod__WEBPACK_IMPORTED_MODULE_6__.zMY(),
			author: zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
				__typename: zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
				login: zod__WEBPACK_IMPORTED_MODULE_6__.YjP()
			}).nullable(),
			authorCanPushToRepository: zod__WEBPACK_IMPORTED_MODULE_6__.zMY()
		});
		const answerSchema = zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
			object: zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({ parents: zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_6__.YOg(commitSchema) }) }).nullable(),
			pullRequest: zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
				author: zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_6__.YjP() }).nullable(),
				headRefOid: zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
				reviews: zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
					pageInfo: zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
						hasPreviousPage: zod__WEBPACK_IMPORTED_MODULE_6__.zMY(),
						startCursor: zod__WEBPACK_IMPORTED_MODULE_6__.YjP().nullable()
					}),
					nodes: zod__WEBPACK_IMPORTED_MODULE_6__.YOg(reviewSchema)
				})
			})
		}) });
		async function readAcceptance(token, context) {
			if (context.reviewedPull === undefined) return undefined;
			if (token === "") return warn("The input github-token is empty.");
			try {
				return await findAcceptance((0, _github_js__WEBPACK_IMPORTED_MODULE_4__.createGitHub)(token, context.apiUrl), context);
			} catch (error) {
				return warn((0, _lib_github_js__WEBPACK_IMPORTED_MODULE_1__.g)(error).sentence);
			}
		}
		function warn(why, remedy) {
			_log_js__WEBPACK_IMPORTED_MODULE_5__.Zx.warning((0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_REVIEWS", `No review can accept the lost answers. ${why}`, remedy));
		}
		async function findAcceptance(github, run) {
			const { repository = "", reviewedPull: number, change } = run;
			let before = null;
			for (let page = 0; page < MAX_PAGES; page += 1) {
				const variables = {
					...(0, _lib_github_js__WEBPACK_IMPORTED_MODULE_1__.T)(repository),
					number,
					judged: change?.head,
					before
				};
				const answer = answerSchema.parse(await github.graphql(REVIEWS_QUERY, variables)).repository;
				const head = findReviewedHead(run, answer);
				if (head === undefined) return warn("The merge group may hold several pull requests.", MERGE_GROUP_REMEDY);
				const { author, reviews } = answer.pullRequest;
				for (const review of reviews.nodes.toReversed()) {
					const acceptance = isAccepting(review, head) ? toAcceptance(review, author?.login) : undefined;
					if (acceptance !== undefined) return acceptance;
				}
				before = reviews.pageInfo.startCursor;
				if (!reviews.pageInfo.hasPreviousPage || before === null) break;
			}
			return undefined;
		}
		function findReviewedHead({ pullRequest, change }, { object, pullRequest: { headRefOid } }) {
			if (pullRequest !== undefined) return pullRequest.headSha;
			const [base, merged = headRefOid] = (object?.parents.nodes ?? []).map(({ oid }) => oid);
			return base !== undefined && base === change?.base && merged === headRefOid ? headRefOid : undefined;
		}
		const SUBMITTED = [
			"APPROVED",
			"CHANGES_REQUESTED",
			"COMMENTED"
		];
		function isAccepting(review, head) {
			const isPerson = review.author?.__typename === "User";
			const isEdited = review.lastEditedAt !== null || review.includesCreatedEdit;
			return review.commit?.oid === head && isPerson && review.authorCanPushToRepository && SUBMITTED.includes(review.state) && !isEdited && hasAcceptLine(review.body.slice(0, MAX_BODY_LENGTH));
		}
		function toAcceptance({ url, author }, opener) {
			const review = /#pullrequestreview-(\d{1,20})$/.exec(url)?.[1];
			if (author === null || review === undefined) return undefined;
			return {
				by: author.login,
				review,
				isAuthor: author.login.toLowerCase() === opener?.toLowerCase()
			};
		}
		const ELEMENT = /<[a-z/?]|<!(?!--)/i;
		function hasAcceptLine(body) {
			if (!body.toLowerCase().includes(_report_words_words_js__WEBPACK_IMPORTED_MODULE_3__.i0)) return false;
			for (const token of lex(body)) {
				if (token.type === "def" || token.type !== "code" && ELEMENT.test(token.raw)) return false;
				if (token.type === "paragraph" && plainLines(token.tokens ?? []).includes(_report_words_words_js__WEBPACK_IMPORTED_MODULE_3__.i0)) return true;
			}
			return false;
		}
		function plainLines(parts) {
			const text = parts.map((part) => part.type === "text" || part.type === "br" ? part.raw : "￼").join("");
			return text.split("\n").map((line) => line.trim().toLowerCase());
		}
		function lex(body) {
			try {
				return (0, _pages_lex_markdown_js__WEBPACK_IMPORTED_MODULE_2__.z)(body);
			} catch (error) {
				if (error instanceof RangeError) return [];
				throw error;
			}
		}
	}),
	84961: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => splitRepository,
			g: () => readGitHubFailure
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(961);
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37428);
		var _http_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22380);
		var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94869);
		const errorSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			name: zod__WEBPACK_IMPORTED_MODULE_1__.euz("HttpError"),
			message: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			status: zod__WEBPACK_IMPORTED_MODULE_1__.Whr(),
			response: zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ data: zod__WEBPACK_IMPORTED_MODULE_1__.L5J() }).optional()
		});
		const refusalSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_1__.YjP() });
		const retriedSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ request: zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ request: zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ retryCount: zod__WEBPACK_IMPORTED_MODULE_1__.Whr().positive() }) }) });
		const graphqlErrorSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			type: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
			message: zod__WEBPACK_IMPORTED_MODULE_1__.YjP()
		});
		const graphqlResponseSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			name: zod__WEBPACK_IMPORTED_MODULE_1__.euz("GraphqlResponseError"),
			errors: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(graphqlErrorSchema).min(1)
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
					detail: (0, _http_excerpt_js__WEBPACK_IMPORTED_MODULE_0__._v)(refusal.message)
				};
			}
			const http = errorSchema.safeParse(error).data;
			if (http === undefined) return {
				...failure,
				kind: "malformed",
				detail: (0, _http_excerpt_js__WEBPACK_IMPORTED_MODULE_0__._v)(messageOf(error))
			};
			const { message, status, response } = http;
			const detail = (0, _http_excerpt_js__WEBPACK_IMPORTED_MODULE_0__._v)(message);
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
	53398: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => lexMarkdown });
		var marked__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48022);
		const MAX_MARKS = 100;
		const MAX_CHARACTERS = 8192;
		const MARK = /[\\<![`*_~@]|:\/\/|www\./g;
		const MARK_UP = /[\\<[`*_~]|:\/\//;
		const NO_ADDRESS = /(?<=[\w.!#$%&'*+/=?^`{|}~-]{300})@/g;
		const IMAGE_DATA = /\bdata:[\w/+.-]{1,80};base64,[\w+/=]+/g;
		const MAX_NESTED = 100;
		const NESTED = new RegExp(`^[ \\t]*(?:(?:>|[-*+][ \\t]|\\d{1,9}[.)][ \\t])[ \\t]*){${MAX_NESTED}}`);
		const THEMATIC_BREAK = /^ {0,3}([-*])(?:[ \t]*\1)+[ \t]*$/;
		const LIST_ITEM = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]/;
		const MAX_CELLS = 1e5;
		const DELIMITER_ROW = /^[ \t>]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;
		const MAX_LAZY_LINES = 1e3;
		function lexMarkdown(markdown) {
			const text = markdown.replace(/\r\n|\r/g, "\n");
			requireShape(text);
			const lexer = new marked__WEBPACK_IMPORTED_MODULE_0__.JG();
			lexer.blockTokens(text, lexer.tokens);
			for (const { src, tokens } of lexer.inlineQueue) {
				if (!MARK_UP.test(src)) {
					tokens.push({
						type: "text",
						raw: src,
						text: src
					});
					continue;
				}
				lexer.state.inRawBlock = false;
				for (const piece of cutRun(src)) lexer.inlineTokens(piece, tokens);
			}
			return lexer.tokens;
		}
		function requireShape(text) {
			const items = [];
			let cells = 0;
			let columns = 0;
			let lazyLines = 0;
			let wasQuoted = false;
			for (const line of text.split("\n")) {
				if (line.trim() === "") {
					columns = 0;
					lazyLines = 0;
					wasQuoted = false;
					continue;
				}
				if (line.length > MAX_NESTED && NESTED.test(line) && !THEMATIC_BREAK.test(line)) throw tooNested();
				const [, indent] = LIST_ITEM.exec(line) ?? [];
				if (indent !== undefined) {
					while ((items.at(-1) ?? -1) >= indent.length) items.pop();
					items.push(indent.length);
					if (items.length > MAX_NESTED) throw tooNested();
				}
				if (line.includes("|") && DELIMITER_ROW.test(line)) columns = Math.max(columns, line.split("|").length);
				cells += columns;
				if (cells > MAX_CELLS) throw new RangeError("the tables have too many cells");
				const isQuoted = /^ {0,3}>/.test(line);
				if (wasQuoted && !isQuoted) lazyLines += 1;
				wasQuoted = isQuoted;
				if (lazyLines > MAX_LAZY_LINES) throw tooNested();
			}
		}
		function tooNested() {
			return new RangeError("the text is nested too deeply");
		}
		function* cutRun(run) {
			let rest = run.length > MAX_CHARACTERS ? run.replace(IMAGE_DATA, "data:") : run;
			while (rest.length > MAX_MARKS) {
				const end = findEnd(rest);
				yield rest.slice(0, end);
				rest = rest.slice(end);
			}
			if (rest !== "") yield rest;
		}
		function findEnd(rest) {
			const most = findLimit(rest);
			if (most === rest.length) return most;
			const seam = [rest.lastIndexOf("\n", most), rest.lastIndexOf(" ", most)].find((index) => index > most / 2);
			return seam === undefined ? most : seam + 1;
		}
		function findLimit(rest) {
			const text = rest.slice(0, MAX_CHARACTERS);
			const address = text.search(NO_ADDRESS);
			const limit = address < 0 ? text.length : address;
			let marks = 0;
			for (const { index } of text.matchAll(MARK)) {
				marks += 1;
				if (index >= limit) break;
				if (marks > MAX_MARKS) return index;
			}
			return limit;
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
