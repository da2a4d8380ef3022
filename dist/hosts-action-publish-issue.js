"use strict";
exports.id = 216;
exports.ids = [216, 568];
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
	10216: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			MOST_WRITES: () => MOST_WRITES,
			publishIssues: () => publishIssues
		});
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2503);
		var _lib_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84961);
		var _report_messages_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11531);
		var _github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70568);
		var _sticky_post_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34467);
		const issueSchema = _sticky_post_js__WEBPACK_IMPORTED_MODULE_3__.Qn.extend({
			number: zod__WEBPACK_IMPORTED_MODULE_4__.Whr(),
			pull_request: zod__WEBPACK_IMPORTED_MODULE_4__._H3({}).nullish()
		});
		const MOST_WRITES = 100;
		async function publishIssues(requests, { clock, ...tracker }) {
			const pause = requests.length > 1 ? createTurn(clock) : async () => {};
			let writes = 0;
			const access = {
				...tracker,
				turn() {
					writes += 1;
					return pause();
				}
			};
			const results = new Map();
			const markers = new Set(requests.map(({ marker }) => marker));
			try {
				const own = await findOwnIssues(access, markers);
				const opened = [];
				const waiting = orderByNews(requests, own);
				let outages = 0;
				for (const [index, request] of waiting.entries()) {
					if (writes >= MOST_WRITES) {
						results.set(request, { action: "left" });
						continue;
					}
					try {
						const [oldest, ...duplicates] = own.get(request.marker) ?? [];
						if (oldest === undefined) opened.push({
							request,
							issue: await openIssue(access, request)
						});
						else if (request.state === "recovered" && request.stays?.(oldest.body ?? "")) results.set(request, {
							action: "unchanged",
							issueUrl: oldest.html_url
						});
						else if (request.state === "recovered") results.set(request, await closeIssue(access, request, oldest, duplicates));
						else results.set(request, toResult(await (0, _sticky_post_js__WEBPACK_IMPORTED_MODULE_3__.gg)(openPlace(access, request), oldest, duplicates)));
					} catch (error) {
						const scope = scopeOf(error);
						if (scope === "outage") outages += 1;
						const isEnd = scope === "all" || outages === MOST_OUTAGES;
						const left = isEnd ? waiting.length - index - 1 : 0;
						results.set(request, {
							action: "skipped",
							warning: warn(describeUnwritten(request, left), error)
						});
						if (isEnd) break;
					}
				}
				await settle(access, opened, results);
			} catch (error) {
				const [first, ...others] = requests;
				const left = others.filter(({ state }) => state === "failing").length;
				if (first !== undefined) results.set(first, {
					action: "skipped",
					warning: warn(describeUnwritten(first, left), error)
				});
			}
			return requests.map((request) => results.get(request) ?? { action: "skipped" });
		}
		function orderByNews(requests, own) {
			const rank = ({ state, marker }) => !own.has(marker) ? 0 : state === "recovered" ? 1 : 2;
			return requests.filter(({ state, marker }) => state === "failing" || own.has(marker)).sort((a, b) => rank(a) - rank(b));
		}
		async function findOwnIssues(access, markers) {
			const listed = await listMarked(access, markers);
			if (listed.length === 0) return new Map();
			const own = (0, _sticky_post_js__WEBPACK_IMPORTED_MODULE_3__.ez)({ orderOf }, listed, await (0, _sticky_post_js__WEBPACK_IMPORTED_MODULE_3__.Th)(access.github));
			const found = new Map();
			for (const issue of own) {
				const marker = (0, _sticky_post_js__WEBPACK_IMPORTED_MODULE_3__.we)(issue) ?? "";
				const [first, ...others] = found.get(marker) ?? [];
				found.set(marker, first === undefined ? [issue] : [
					first,
					...others,
					issue
				]);
			}
			return found;
		}
		async function settle(access, opened, results) {
			for (const { request, issue } of opened) results.set(request, {
				action: "opened",
				issueUrl: issue.html_url
			});
			const [first] = opened;
			if (first === undefined) return;
			let current = first;
			try {
				const listed = await listMarked(access, new Set(opened.map(({ request }) => request.marker)));
				for (current of opened) {
					const { request, issue } = current;
					const copies = listed.filter((candidate) => (0, _sticky_post_js__WEBPACK_IMPORTED_MODULE_3__.we)(candidate) === request.marker);
					results.set(request, toResult(await (0, _sticky_post_js__WEBPACK_IMPORTED_MODULE_3__.YZ)(openPlace(access, request), issue, copies)));
				}
			} catch (error) {
				const warning = (0, _sticky_post_js__WEBPACK_IMPORTED_MODULE_3__.X3)({
					name: current.request.name,
					warn
				}, error);
				results.set(current.request, {
					action: "opened",
					issueUrl: current.issue.html_url,
					warning
				});
			}
		}
		function toResult({ post, action, ...written }) {
			return {
				...written,
				action: action === "created" ? "opened" : action,
				issueUrl: post.html_url
			};
		}
		const orderOf = ({ number }) => number;
		function listMarked({ github, repository }, markers) {
			return (0, _github_js__WEBPACK_IMPORTED_MODULE_2__.listAll)(github, "GET /repos/{owner}/{repo}/issues", {
				...(0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.T)(repository),
				state: "open"
			}, issueSchema, (issue) => !issue.pull_request && markers.has((0, _sticky_post_js__WEBPACK_IMPORTED_MODULE_3__.we)(issue) ?? ""));
		}
		function openPlace(access, request) {
			const { name, marker } = request;
			const body = request.body();
			return {
				github: access.github,
				...{
					name,
					body,
					orderOf,
					warn
				},
				list: () => listMarked(access, new Set([marker])),
				create: () => openIssue(access, request),
				update: (issue) => changeIssue(access, issue, { body }),
				remove: (issue) => changeIssue(access, issue, CLOSED_AS_DUPLICATE)
			};
		}
		async function openIssue({ github, repository, turn }, { title, body }) {
			await turn();
			const { data } = await github.request("POST /repos/{owner}/{repo}/issues", {
				...(0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.T)(repository),
				title: title(),
				body: body()
			});
			return issueSchema.parse(data);
		}
		const CLOSED_AS_DUPLICATE = {
			state: "closed",
			state_reason: "not_planned"
		};
		const CLOSED = {
			state: "closed",
			state_reason: "completed"
		};
		async function closeIssue(access, request, oldest, duplicates) {
			const { github, repository, turn } = access;
			await changeIssue(access, oldest, CLOSED);
			const closed = {
				action: "closed",
				issueUrl: oldest.html_url
			};
			try {
				await turn();
				const { data } = await github.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
					...(0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.T)(repository),
					issue_number: oldest.number,
					body: request.recovery()
				});
				_sticky_post_js__WEBPACK_IMPORTED_MODULE_3__.Qn.parse(data);
			} catch (error) {
				return {
					...closed,
					warning: warn(`${request.name} was closed without a comment.`, error)
				};
			}
			return {
				...closed,
				...await (0, _sticky_post_js__WEBPACK_IMPORTED_MODULE_3__.R3)(openPlace(access, request), duplicates)
			};
		}
		async function changeIssue({ github, repository, turn }, { number }, change) {
			await turn();
			const { data } = await github.request("PATCH /repos/{owner}/{repo}/issues/{issue_number}", {
				...(0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.T)(repository),
				issue_number: number,
				...change
			});
			const changed = issueSchema.extend({
				number: zod__WEBPACK_IMPORTED_MODULE_4__.euz(number),
				state: zod__WEBPACK_IMPORTED_MODULE_4__.YjP()
			}).parse(data);
			if ("state" in change) zod__WEBPACK_IMPORTED_MODULE_4__.euz(change.state).parse(changed.state);
		}
		const PAUSE = 1e3;
		function createTurn(clock) {
			const { signal } = new AbortController();
			let last = Number.NEGATIVE_INFINITY;
			return async () => {
				const wait = last + PAUSE - clock.now();
				if (wait > 0) await clock.sleep(wait, signal);
				last = clock.now();
			};
		}
		const MOST_OUTAGES = 3;
		function scopeOf(error) {
			const { kind, status = 0, cause } = (0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.g)(error);
			if (kind === "unreachable" || status >= 500) return "outage";
			if (cause === "locked") return "one";
			return [
				401,
				403,
				404,
				410,
				429
			].includes(status) ? "all" : "one";
		}
		function describeUnwritten({ name, state }, left) {
			const attempt = state === "recovered" ? "closed" : "written";
			if (left === 0) return `${name} was not ${attempt}.`;
			return `${name} was not ${attempt}, nor those of ${left} more ${left === 1 ? "gate" : "gates"}.`;
		}
		function warn(what, error) {
			const { cause, sentence } = (0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.g)(error);
			const text = `${what} ${sentence}`;
			if (cause === "rate-limit") return (0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_1__.cA)("AVG_GITHUB_RATE_LIMIT", text);
			if (cause === "permission") return (0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_1__.cA)("AVG_ISSUE_403", text);
			return cause === "gone" ? (0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_1__.cA)("AVG_ISSUE_410", text) : (0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_1__.cA)("AVG_ISSUE", text, "");
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
		var _lib_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84961);
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
			const { status = 0, cause } = (0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.g)(error);
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
		var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94869);
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
			const facts = readFacts(error);
			return {
				...facts,
				sentence: describeFacts(facts)
			};
		}
		function describeFacts({ kind, status, cause, detail }) {
			if (kind === "unreachable") return `GitHub could not be reached (${detail}).`;
			if (kind === "malformed") return `GitHub's answer is not what its documentation says (${detail}).`;
			if (cause === "archived") return `GitHub answered ${status}: the repository is archived and accepts no changes.`;
			if (cause === "locked") return `GitHub answered ${status}: the conversation is locked and accepts no comments.`;
			return `GitHub answered ${status} (${detail}).${status === 401 ? " The token is wrong or expired: give a valid one." : ""}`;
		}
		function readFacts(error) {
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
			return (0, _text_js__WEBPACK_IMPORTED_MODULE_4__.bC)(error);
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
