"use strict";
exports.id = "lib-github";
exports.ids = ["lib-github"];
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
	63374: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			commentOnPullRequest: () => commentOnPullRequest,
			publishComment: () => publishComment
		});
		var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27597);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _lib_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84961);
		var _github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70568);
		var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22769);
		var _pull_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16032);
		var _step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31765);
		var _sticky_post_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34467);
		async function commentOnPullRequest({ githubToken, ...request }, context) {
			const { repository, apiUrl, sha: headSha } = context;
			if (request.mode === "never" || repository === undefined) return;
			if (!githubToken) return (0, _step_js__WEBPACK_IMPORTED_MODULE_5__.yS)("comment");
			const github = (0, _github_js__WEBPACK_IMPORTED_MODULE_2__.createGitHub)(githubToken, apiUrl);
			const pullRequest = await (0, _pull_request_js__WEBPACK_IMPORTED_MODULE_4__._f)(github, context);
			if ("missing" in pullRequest) return _log_js__WEBPACK_IMPORTED_MODULE_3__.Zx.notice(`There is no comment. ${pullRequest.missing}`);
			const { number } = pullRequest;
			const comment = await publishComment(request, {
				github,
				repository,
				number,
				headSha
			});
			if (comment.notice !== undefined) _log_js__WEBPACK_IMPORTED_MODULE_3__.Zx.notice(comment.notice);
			(0, _step_js__WEBPACK_IMPORTED_MODULE_5__.R8)(comment);
			(0, _step_js__WEBPACK_IMPORTED_MODULE_5__.n0)({
				"comment-id": comment.post?.id,
				"comment-url": comment.post?.html_url
			});
		}
		const commentSchema = _sticky_post_js__WEBPACK_IMPORTED_MODULE_6__.Qn.extend({ id: zod__WEBPACK_IMPORTED_MODULE_7__.Whr() });
		async function publishComment(request, target) {
			const { github, repository, number, headSha } = target;
			const place = openThread(request, target);
			try {
				const own = await (0, _sticky_post_js__WEBPACK_IMPORTED_MODULE_6__.pG)(place);
				if (own.length === 0 && request.mode === "on-failure" && !request.failed) return { action: "skipped" };
				if (headSha !== undefined && await (0, _pull_request_js__WEBPACK_IMPORTED_MODULE_4__.zy)(github, repository, number) !== headSha) {
					return {
						action: "skipped",
						notice: `No comment was written. ${(0, _pull_request_js__WEBPACK_IMPORTED_MODULE_4__.KE)([number])}`
					};
				}
				return await (0, _sticky_post_js__WEBPACK_IMPORTED_MODULE_6__.S5)(place, own);
			} catch (error) {
				return {
					action: "skipped",
					warning: describeFailure("The pull request comment was not written.", error)
				};
			}
		}
		function openThread({ marker, body }, { github, number, ...target }) {
			const repository = (0, _lib_github_js__WEBPACK_IMPORTED_MODULE_1__.T)(target.repository);
			const thread = {
				...repository,
				issue_number: number
			};
			return {
				github,
				name: "The pull request comment",
				body,
				warn: describeFailure,
				list() {
					const route = "GET /repos/{owner}/{repo}/issues/{issue_number}/comments";
					return (0, _github_js__WEBPACK_IMPORTED_MODULE_2__.listAll)(github, route, thread, commentSchema, (comment) => (0, _sticky_post_js__WEBPACK_IMPORTED_MODULE_6__.rZ)(comment.body, marker));
				},
				async create() {
					const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
					const { data } = await github.request(route, {
						...thread,
						body
					});
					return commentSchema.parse(data);
				},
				async update({ id }) {
					const route = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
					const { data } = await github.request(route, {
						...repository,
						comment_id: id,
						body
					});
					commentSchema.extend({ id: zod__WEBPACK_IMPORTED_MODULE_7__.euz(id) }).parse(data);
				},
				async remove({ id }) {
					try {
						const route = "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}";
						const { status } = await github.request(route, {
							...repository,
							comment_id: id
						});
						zod__WEBPACK_IMPORTED_MODULE_7__.euz(204).parse(status);
					} catch (error) {
						if ((0, _lib_github_js__WEBPACK_IMPORTED_MODULE_1__.g)(error).cause !== "not-found") throw error;
					}
				}
			};
		}
		function describeFailure(what, error) {
			const { cause, sentence } = (0, _lib_github_js__WEBPACK_IMPORTED_MODULE_1__.g)(error);
			const text = `${what} ${sentence}`;
			if (cause === "rate-limit") return (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_GITHUB_RATE_LIMIT", text);
			return cause === "permission" ? (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_COMMENT_403", text) : (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_COMMENT", text, "");
		}
	}),
	16032: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jl: () => NoComment,
			KE: () => describeNewerCommit,
			_f: () => findPullRequest,
			dw: () => listNumbers,
			gx: () => findPullsOfRun,
			zy: () => readHead
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
		var _lib_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84961);
		var _github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70568);
		const pullSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			number: zod__WEBPACK_IMPORTED_MODULE_2__.Whr(),
			state: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			head: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() })
		});
		async function findPullRequest(github, context) {
			const { pullRequest, repository, sha } = context;
			if (pullRequest) return { number: pullRequest.number };
			if (!repository || !sha) return { missing: "This run has no commit to look a pull request up by." };
			try {
				const pulls = await (0, _github_js__WEBPACK_IMPORTED_MODULE_1__.listAll)(github, "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", {
					...(0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.T)(repository),
					commit_sha: sha
				}, pullSchema, (pull) => pull.state === "open" && pull.head.sha === sha);
				if (pulls.length > 0) return { number: Math.min(...pulls.map(({ number }) => number)) };
				return { missing: `No open pull request has the commit ${sha} as its head.` };
			} catch (error) {
				const { sentence } = (0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.g)(error);
				return { missing: `The pull request of the commit ${sha} was not found. ${sentence}` };
			}
		}
		async function readHead(github, repository, number) {
			const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
			const { data } = await github.request(route, {
				...(0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.T)(repository),
				pull_number: number
			});
			return pullSchema.extend({ number: zod__WEBPACK_IMPORTED_MODULE_2__.euz(number) }).parse(data).head.sha;
		}
		class NoComment extends Error {
			isExpected;
			constructor(why, isExpected = false) {
				super(why);
				this.isExpected = isExpected;
			}
		}
		function describeNewerCommit(numbers) {
			return `The pull request ${listNumbers(numbers)} has another commit by now, and the run of that commit writes the comment.`;
		}
		function listNumbers(numbers) {
			return numbers.map((number) => `#${number}`).join(", ");
		}
		const headSchema = pullSchema.extend({
			head: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				sha: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
				repo: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() }).nullish()
			}),
			base: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ repo: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() }) })
		});
		async function findPullsOfRun(github, { repository, headRepository, headBranch, headSha }) {
			const missing = new NoComment(`No open pull request has the branch ${headBranch} as its head.`, true);
			if (headRepository === undefined || headBranch === "") throw missing;
			const { owner } = (0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.T)(headRepository);
			const pulls = await (0, _github_js__WEBPACK_IMPORTED_MODULE_1__.listAll)(github, "GET /repos/{owner}/{repo}/pulls", {
				...(0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.T)(repository),
				state: "open",
				head: `${owner}:${headBranch}`
			}, headSchema, ({ state, head, base }) => state === "open" && head.repo?.full_name === headRepository && base.repo.full_name === repository).catch((error) => {
				const { sentence } = (0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.g)(error);
				throw new NoComment(`The pull request of the run could not be looked up. ${sentence}`);
			});
			const numbers = pulls.filter(({ head }) => head.sha === headSha).map(({ number }) => number);
			if (numbers.length > 0) return numbers;
			if (pulls.length === 0) throw missing;
			throw new NoComment(describeNewerCommit(pulls.map(({ number }) => number)), true);
		}
	}),
	34467: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qn: () => postSchema,
			R3: () => removeDuplicates,
			S5: () => writePost,
			gg: () => updatePost,
			pG: () => findOwnPosts,
			rZ: () => isMarked
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
		var _lib_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84961);
		const WORKFLOW_AUTHOR = "github-actions[bot]";
		const userSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_1__.YjP() });
		const viewerSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ viewer: userSchema });
		const postSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			html_url: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			body: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
			user: userSchema.nullish()
		});
		function isMarked(body, marker) {
			return body?.split(/\r?\n/, 1)[0] === marker;
		}
		async function findOwnPosts({ github, list }) {
			const posts = await list();
			if (posts.length === 0) return [];
			const author = await findAuthor(github);
			return sortByAge(posts.filter(({ user }) => user?.login === author));
		}
		async function writePost(place, [oldest, ...duplicates]) {
			if (oldest !== undefined) return updatePost(place, oldest, duplicates);
			const created = await place.create();
			try {
				return await settlePost(place, created, await place.list());
			} catch (error) {
				const warning = place.warn(`${place.name} may have a duplicate.`, error);
				return {
					action: "created",
					post: created,
					warning
				};
			}
		}
		async function settlePost(place, created, listed) {
			const others = listed.filter(({ id, user }) => id !== created.id && user?.login === created.user?.login);
			const [oldest, ...duplicates] = sortByAge([created, ...others]);
			if (oldest === undefined || others.length === 0) return {
				action: "created",
				post: created
			};
			const updated = await updatePost(place, oldest, duplicates);
			return oldest === created ? {
				...updated,
				action: "created"
			} : updated;
		}
		async function updatePost(place, oldest, duplicates) {
			const isSame = hasBody(oldest, place.body);
			if (!isSame) await place.update(oldest);
			const written = {
				action: isSame ? "unchanged" : "updated",
				post: oldest
			};
			return {
				...written,
				...await removeDuplicates(place, duplicates)
			};
		}
		async function removeDuplicates({ name, remove, warn }, duplicates) {
			try {
				for (const duplicate of duplicates) await remove(duplicate);
				return {};
			} catch (error) {
				return { warning: warn(`${name} still has a duplicate.`, error) };
			}
		}
		function sortByAge(posts) {
			return posts.toSorted((one, other) => one.id - other.id);
		}
		async function findAuthor(github) {
			try {
				const { data } = await github.request("GET /user");
				return userSchema.parse(data).login;
			} catch (error) {
				if (!isRefused(error)) throw error;
			}
			try {
				return viewerSchema.parse(await github.graphql("query { viewer { login } }")).viewer.login;
			} catch (error) {
				if (!isRefused(error)) throw error;
				return WORKFLOW_AUTHOR;
			}
		}
		function isRefused(error) {
			const { kind, status = 400, cause } = (0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.g)(error);
			return kind === "refused" && status >= 400 && status < 500 && cause !== "rate-limit";
		}
		function hasBody(post, body) {
			const normalize = (text) => text.replaceAll("\r\n", "\n").trim();
			return normalize(post.body ?? "") === normalize(body);
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
	})
};
;
