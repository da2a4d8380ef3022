"use strict";
exports.id = "report-messages-comment-mode";
exports.ids = ["report-messages-comment-mode"];
exports.modules = {
	70568: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			createGitHub: () => createGitHub,
			describeFailure: () => describeFailure,
			fetchThroughProxy: () => fetchThroughProxy,
			listAll: () => listAll
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
		var _actions_github__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61351);
		var _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85555);
		var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49735);
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49567);
		var _lib_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84961);
		var _report_messages_github_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57765);
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
			}, waitForRateLimits, _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_5__.L);
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
		const rateLimitSchema = zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
			message: zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
			response: zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
				status: zod__WEBPACK_IMPORTED_MODULE_6__.KCZ([zod__WEBPACK_IMPORTED_MODULE_6__.euz(403), zod__WEBPACK_IMPORTED_MODULE_6__.euz(429)]),
				headers: zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
					"retry-after": zod__WEBPACK_IMPORTED_MODULE_7__.ai().nonnegative().optional(),
					"x-ratelimit-remaining": zod__WEBPACK_IMPORTED_MODULE_7__.ai().optional(),
					"x-ratelimit-reset": zod__WEBPACK_IMPORTED_MODULE_7__.ai().optional()
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
				kept.push(...zod__WEBPACK_IMPORTED_MODULE_6__.YOg(item).parse(data).filter(keep));
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
		function describeFailure(error) {
			const failure = (0, _lib_github_js__WEBPACK_IMPORTED_MODULE_3__.g)(error);
			return {
				...failure,
				sentence: (0, _report_messages_github_js__WEBPACK_IMPORTED_MODULE_4__.Po)(failure)
			};
		}
	}),
	63374: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			commentOnPullRequest: () => commentOnPullRequest,
			publishComment: () => publishComment
		});
		var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2503);
		var _lib_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84961);
		var _report_messages_comment_mode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98241);
		var _report_messages_github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57765);
		var _report_messages_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11531);
		var _github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70568);
		var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22769);
		var _pull_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16032);
		var _step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31765);
		var _sticky_post_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34467);
		async function commentOnPullRequest({ marker, body, mode, failed, githubToken }, context) {
			const { repository, apiUrl } = context;
			if (mode === "never" || repository === undefined) return;
			if (!githubToken) return (0, _step_js__WEBPACK_IMPORTED_MODULE_6__.R8)({ warning: (0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_8__.cA)(_report_messages_github_js__WEBPACK_IMPORTED_MODULE_2__.U0, "AVG_TOKEN", "comment") });
			const github = (0, _github_js__WEBPACK_IMPORTED_MODULE_3__.createGitHub)(githubToken, apiUrl);
			const pullRequest = await (0, _pull_request_js__WEBPACK_IMPORTED_MODULE_5__._f)(github, context);
			if ("missing" in pullRequest) return _log_js__WEBPACK_IMPORTED_MODULE_4__.Zx.notice((0, _report_messages_github_js__WEBPACK_IMPORTED_MODULE_2__.S6)(pullRequest.missing));
			const comment = await publishComment({
				...{
					github,
					repository,
					pullRequestNumber: pullRequest.number,
					headSha: context.sha
				},
				...{
					marker,
					body,
					mode,
					failed
				}
			});
			if (comment.notice !== undefined) _log_js__WEBPACK_IMPORTED_MODULE_4__.Zx.notice(comment.notice);
			(0, _step_js__WEBPACK_IMPORTED_MODULE_6__.R8)(comment);
			(0, _step_js__WEBPACK_IMPORTED_MODULE_6__.R8)((0, _step_js__WEBPACK_IMPORTED_MODULE_6__.n0)({
				"comment-id": comment.commentId,
				"comment-url": comment.commentUrl
			}));
		}
		const commentSchema = _sticky_post_js__WEBPACK_IMPORTED_MODULE_7__.Qn.extend({ id: zod__WEBPACK_IMPORTED_MODULE_9__.Whr() });
		async function publishComment(request) {
			const { github, repository, pullRequestNumber: number, headSha } = request;
			const place = openThread(request);
			try {
				const own = await (0, _sticky_post_js__WEBPACK_IMPORTED_MODULE_7__.pG)(place);
				if (own.length === 0 && request.mode === "on-failure" && !request.failed) return { action: "skipped" };
				if (headSha !== undefined && await (0, _pull_request_js__WEBPACK_IMPORTED_MODULE_5__.zy)(github, repository, number) !== headSha) {
					const { text } = (0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_8__.bD)(_report_messages_comment_mode_js__WEBPACK_IMPORTED_MODULE_1__.s, "AVG_COMMENT_MODE", {
						kind: "newer-commit",
						numbers: [number]
					});
					return {
						action: "skipped",
						notice: text
					};
				}
				const { post, ...written } = await (0, _sticky_post_js__WEBPACK_IMPORTED_MODULE_7__.S5)(place, own);
				return {
					...written,
					commentId: post.id,
					commentUrl: post.html_url
				};
			} catch (error) {
				return {
					action: "skipped",
					warning: describe("The pull request comment was not written.", error)
				};
			}
		}
		function openThread({ github, marker, body, ...request }) {
			const repository = (0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.T)(request.repository);
			const thread = {
				...repository,
				issue_number: request.pullRequestNumber
			};
			return {
				github,
				name: "The pull request comment",
				body,
				orderOf: ({ id }) => id,
				warn: describe,
				list() {
					const route = "GET /repos/{owner}/{repo}/issues/{issue_number}/comments";
					return (0, _github_js__WEBPACK_IMPORTED_MODULE_3__.listAll)(github, route, thread, commentSchema, (comment) => (0, _sticky_post_js__WEBPACK_IMPORTED_MODULE_7__.rZ)(comment, marker));
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
					commentSchema.extend({ id: zod__WEBPACK_IMPORTED_MODULE_9__.euz(id) }).parse(data);
				},
				async remove({ id }) {
					try {
						const route = "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}";
						const { status } = await github.request(route, {
							...repository,
							comment_id: id
						});
						zod__WEBPACK_IMPORTED_MODULE_9__.euz(204).parse(status);
					} catch (error) {
						if ((0, _github_js__WEBPACK_IMPORTED_MODULE_3__.describeFailure)(error).cause !== "not-found") throw error;
					}
				}
			};
		}
		function describe(what, error) {
			return (0, _report_messages_github_js__WEBPACK_IMPORTED_MODULE_2__._k)("comment", what, (0, _github_js__WEBPACK_IMPORTED_MODULE_3__.describeFailure)(error));
		}
	}),
	16032: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_f: () => findPullRequest,
			gx: () => findPullsOfRun,
			zy: () => readHead
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
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
			if (!repository || !sha) return { missing: { kind: "no-commit" } };
			try {
				const pulls = await (0, _github_js__WEBPACK_IMPORTED_MODULE_1__.listAll)(github, "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", {
					...(0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.T)(repository),
					commit_sha: sha
				}, pullSchema, (pull) => pull.state === "open" && pull.head.sha === sha);
				if (pulls.length > 0) return { number: Math.min(...pulls.map(({ number }) => number)) };
				return { missing: {
					kind: "no-head",
					sha
				} };
			} catch (error) {
				return { missing: {
					kind: "no-lookup",
					sha,
					sentence: (0, _github_js__WEBPACK_IMPORTED_MODULE_1__.describeFailure)(error).sentence
				} };
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
		const headSchema = pullSchema.extend({
			head: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				sha: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
				repo: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() }).nullish()
			}),
			base: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ repo: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() }) })
		});
		async function findPullsOfRun(github, { repository, headRepository, headBranch, headSha }) {
			const missing = {
				kind: "no-pull-request",
				branch: headBranch
			};
			if (headRepository === undefined || headBranch === "") return { missing };
			try {
				const { owner } = (0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.T)(headRepository);
				const pulls = await (0, _github_js__WEBPACK_IMPORTED_MODULE_1__.listAll)(github, "GET /repos/{owner}/{repo}/pulls", {
					...(0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.T)(repository),
					state: "open",
					head: `${owner}:${headBranch}`
				}, headSchema, ({ state, head, base }) => state === "open" && head.repo?.full_name === headRepository && base.repo.full_name === repository);
				const numbers = pulls.filter(({ head }) => head.sha === headSha).map(({ number }) => number);
				if (numbers.length > 0) return { numbers };
				if (pulls.length === 0) return { missing };
				return { missing: {
					kind: "newer-commit",
					numbers: pulls.map(({ number }) => number)
				} };
			} catch (error) {
				return { missing: {
					kind: "no-lookup",
					sentence: (0, _github_js__WEBPACK_IMPORTED_MODULE_1__.describeFailure)(error).sentence
				} };
			}
		}
	}),
	34467: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qn: () => postSchema,
			R3: () => removeDuplicates,
			S5: () => writePost,
			Th: () => findAuthor,
			X3: () => describeDuplicate,
			YZ: () => settlePost,
			ez: () => selectOwnPosts,
			gg: () => updatePost,
			pG: () => findOwnPosts,
			rZ: () => isMarked,
			we: () => markerOf
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
		var _github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70568);
		const WORKFLOW_AUTHOR = "github-actions[bot]";
		const userSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_1__.YjP() });
		const viewerSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ viewer: userSchema });
		const postSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			html_url: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			body: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
			user: userSchema.nullish()
		});
		function markerOf({ body }) {
			return body?.split(/\r?\n/, 1)[0];
		}
		function isMarked(post, marker) {
			return markerOf(post) === marker;
		}
		async function findOwnPosts(place) {
			const posts = await place.list();
			if (posts.length === 0) return [];
			return selectOwnPosts(place, posts, await findAuthor(place.github));
		}
		function selectOwnPosts(place, posts, author) {
			return sortByAge(place, posts.filter((post) => post.user?.login === author));
		}
		async function writePost(place, [oldest, ...duplicates]) {
			return oldest === undefined ? await createPost(place) : await updatePost(place, oldest, duplicates);
		}
		async function createPost(place) {
			const created = await place.create();
			try {
				return await settlePost(place, created, await place.list());
			} catch (error) {
				return {
					action: "created",
					post: created,
					warning: describeDuplicate(place, error)
				};
			}
		}
		function describeDuplicate({ name, warn }, error) {
			return warn(`${name} may have a duplicate.`, error);
		}
		async function settlePost(place, created, listed) {
			const written = {
				action: "created",
				post: created
			};
			const isCreated = (post) => place.orderOf(post) === place.orderOf(created);
			const others = listed.filter((post) => !isCreated(post) && post.user?.login === created.user?.login);
			const [oldest, ...duplicates] = sortByAge(place, [created, ...others]);
			if (oldest === undefined || others.length === 0) return written;
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
		async function removeDuplicates(place, duplicates) {
			try {
				for (const duplicate of duplicates) await place.remove(duplicate);
				return {};
			} catch (error) {
				return { warning: place.warn(`${place.name} still has a duplicate.`, error) };
			}
		}
		function sortByAge({ orderOf }, posts) {
			return posts.toSorted((one, other) => orderOf(one) - orderOf(other));
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
				if (!isRefused(error) && !isGraphQLRefusal(error)) throw error;
				return WORKFLOW_AUTHOR;
			}
		}
		function isRefused(error) {
			const { status = 0, cause } = (0, _github_js__WEBPACK_IMPORTED_MODULE_0__.describeFailure)(error);
			return status >= 400 && status < 500 && cause !== "rate-limit";
		}
		function isGraphQLRefusal(error) {
			return error instanceof Error && error.name === "GraphqlResponseError";
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
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(961);
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37428);
		var _http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22380);
		const errorSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			name: zod__WEBPACK_IMPORTED_MODULE_0__.euz("HttpError"),
			message: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			response: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				status: zod__WEBPACK_IMPORTED_MODULE_0__.Whr(),
				data: zod__WEBPACK_IMPORTED_MODULE_0__.L5J()
			}).optional()
		});
		const refusalSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() });
		const retriedSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ request: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ request: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ retryCount: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().positive() }) }) });
		function readGitHubFailure(error) {
			const failure = {
				status: undefined,
				cause: undefined,
				retried: retriedSchema.safeParse(error).success
			};
			const http = errorSchema.safeParse(error).data;
			if (http === undefined) return {
				...failure,
				kind: "malformed",
				detail: (0, _http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__._)(messageOf(error))
			};
			const { message, response } = http;
			const detail = (0, _http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__._)(message);
			if (response === undefined) return {
				...failure,
				kind: "unreachable",
				detail
			};
			const { status, data } = response;
			return {
				...failure,
				kind: "refused",
				status,
				cause: causeOf(status, data),
				detail
			};
		}
		function messageOf(error) {
			if (error instanceof zod__WEBPACK_IMPORTED_MODULE_2__.G) {
				const [issue] = error.issues;
				const path = zod__WEBPACK_IMPORTED_MODULE_3__.sR(issue?.path ?? []);
				return `${path && `${path}: `}${issue?.message ?? ""}`;
			}
			return error instanceof Error ? error.message : String(error);
		}
		const FORBIDDEN = [
			["rate-limit", /rate limit|abuse detection/i],
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
				case 403: return FORBIDDEN.find(([, words]) => words.test(refusal.message))?.[0];
				case 404: return /repository is empty/i.test(refusal.message) ? undefined : "not-found";
				case 409: return "conflict";
				case 410: return "gone";
				default: return undefined;
			}
		}
		function splitRepository(repository) {
			const [owner = "", repo = ""] = repository.split("/");
			return {
				owner,
				repo
			};
		}
	}),
	98241: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => isExpected,
			s: () => COMMENT_MODE
		});
		var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
		var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);
		var _history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16364);
		function isExpected({ kind }) {
			return [
				"not-judged",
				"other-event",
				"no-pull-request",
				"newer-commit",
				"earlier-attempt"
			].includes(kind);
		}
		const COMMENT_MODE = { AVG_COMMENT_MODE: {
			meaning: "`mode: comment` wrote no comment for the finished run.",
			remedy: "See docs/forks.md for the two workflows.",
			endsWithRemedy: false,
			words: (unpublished) => `No comment was written. ${describeReason(unpublished)}`
		} };
		function describeReason(unpublished) {
			const quote = (text) => (0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(text, _words_js__WEBPACK_IMPORTED_MODULE_0__.xt);
			switch (unpublished.kind) {
				case "no-run": return `mode: comment needs the event workflow_run, and this run has the event ${quote(unpublished.event)}. See docs/forks.md.`;
				case "other-repository": return "The finished run belongs to another repository.";
				case "not-judged": return `The finished run ended with "${quote(unpublished.conclusion)}", so it has no verdict.`;
				case "other-event": return `The finished run has the event ${quote(unpublished.event)}, which belongs to no pull request.`;
				case "no-token": return "The input github-token is empty.";
				case "no-pull-request": return `No open pull request has the branch ${quote(unpublished.branch)} as its head.`;
				case "newer-commit": return `The pull request ${listNumbers(unpublished.numbers)} has another commit by now, and the run of that commit writes the comment.`;
				case "no-lookup": return `The pull request of the run could not be looked up. ${unpublished.sentence}`;
				case "no-artifact": return `The finished run uploaded no artifact ${quote(unpublished.name)}. Set report: outcome in the workflow that it runs, and the same key in both workflows.`;
				case "earlier-attempt": return `The attempt ${unpublished.attempt} of the finished run uploaded no artifact ${quote(unpublished.name)}. The artifact of an earlier attempt is not used, and an existing comment stays as it is.`;
				case "expired": return `The artifact ${quote(unpublished.name)} has expired.`;
				case "unreadable": return `The artifact ${quote(unpublished.name)} cannot be read: ${describeUnreadableArtifact(unpublished.cause)}`;
				case "invalid": return `The artifact ${quote(unpublished.name)} cannot be used: ${describeInvalid(unpublished.cause)}.`;
				case "other-gate": return `The artifact is that of the gate with the key ${quote(unpublished.key)}, and this job comments for ${quote(unpublished.expected)}.`;
				case "other-pull-request": {
					const { number, numbers } = unpublished;
					const stated = number === undefined ? "no pull request" : `the pull request #${number}`;
					return `The artifact names ${stated}, and the run is that of ${listNumbers(numbers)}.`;
				}
				case "unexpected": return (0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(unpublished.detail);
			}
		}
		function listNumbers(numbers) {
			return numbers.map((number) => `#${number}`).join(", ");
		}
		function describeUnreadableArtifact(cause) {
			const megabytes = (bytes) => `${bytes / 1e6} MB`;
			switch (cause.kind) {
				case "github": return (0, _history_js__WEBPACK_IMPORTED_MODULE_1__.D2)(cause);
				case "timeout": return `it took longer than ${cause.seconds} seconds.`;
				case "archive-too-large": return `it is larger than ${megabytes(cause.maxBytes)}.`;
				case "download": return `GitHub's storage of artifacts answered ${cause.status}.`;
				case "connection": return `GitHub's storage of artifacts could not be reached (${cause.detail}).`;
				case "broken-archive": return "it is not a ZIP archive, or a broken one.";
				case "no-entry": return `it has no file ${cause.file}.`;
				case "entry-too-large": return `its file ${cause.file} is larger than ${megabytes(cause.maxBytes)}.`;
			}
		}
		function describeInvalid(cause) {
			switch (cause.kind) {
				case "not-json": return "its outcome.json is not JSON";
				case "other-format": return "its outcome.json is not the outcome of a gate";
				case "other-version": return `its outcome.json has the version ${cause.version}, and this version of the gate reads ${cause.known}; use the same version of the gate in both workflows`;
				case "invalid": return `in its outcome.json, ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(cause.path, _words_js__WEBPACK_IMPORTED_MODULE_0__.xt)} is wrong: ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(cause.message, _words_js__WEBPACK_IMPORTED_MODULE_0__.xt)}`;
			}
		}
	})
};
;
