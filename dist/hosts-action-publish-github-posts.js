"use strict";
exports.id = "hosts-action-publish-github-posts";
exports.ids = ["hosts-action-publish-github-posts"];
exports.modules = {
	40558: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MOST_WRITES: () => MOST_WRITES,
			commentOnPullRequest: () => comment.r,
			createGitHub: () => action_github.createGitHub,
			publishIssues: () => publishIssues
		});
		var action_github = __webpack_require__(16783);
		var comment = __webpack_require__(61820);
		var schemas = __webpack_require__(2503);
		var lib_github = __webpack_require__(84961);
		var github = __webpack_require__(57765);
		var sticky_post = __webpack_require__(34467);
		;
		const issueSchema = sticky_post.Qn.extend({
			number: schemas.Whr(),
			pull_request: schemas._H3({}).nullish()
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
						else if (request.state === "recovered") results.set(request, await closeIssue(access, request, oldest, duplicates));
						else results.set(request, toResult(await (0, sticky_post.gg)(openPlace(access, request), oldest, duplicates)));
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
			const own = (0, sticky_post.ez)({ orderOf }, listed, await (0, sticky_post.Th)(access.github));
			const found = new Map();
			for (const issue of own) {
				const marker = (0, sticky_post.we)(issue) ?? "";
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
					const copies = listed.filter((candidate) => (0, sticky_post.we)(candidate) === request.marker);
					results.set(request, toResult(await (0, sticky_post.YZ)(openPlace(access, request), issue, copies)));
				}
			} catch (error) {
				const warning = (0, sticky_post.X3)({
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
			return (0, action_github.listAll)(github, "GET /repos/{owner}/{repo}/issues", {
				...(0, lib_github.T)(repository),
				state: "open"
			}, issueSchema, (issue) => !issue.pull_request && markers.has((0, sticky_post.we)(issue) ?? ""));
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
				...(0, lib_github.T)(repository),
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
					...(0, lib_github.T)(repository),
					issue_number: oldest.number,
					body: request.recovery()
				});
				sticky_post.Qn.parse(data);
			} catch (error) {
				return {
					...closed,
					warning: warn(`${request.name} was closed without a comment.`, error)
				};
			}
			return {
				...closed,
				...await (0, sticky_post.R3)(openPlace(access, request), duplicates)
			};
		}
		async function changeIssue({ github, repository, turn }, { number }, change) {
			await turn();
			const { data } = await github.request("PATCH /repos/{owner}/{repo}/issues/{issue_number}", {
				...(0, lib_github.T)(repository),
				issue_number: number,
				...change
			});
			const changed = issueSchema.extend({
				number: schemas.euz(number),
				state: schemas.YjP()
			}).parse(data);
			if ("state" in change) schemas.euz(change.state).parse(changed.state);
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
			const { kind, status = 0, cause } = (0, action_github.describeFailure)(error);
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
			return (0, github._k)("issue", what, (0, action_github.describeFailure)(error));
		}
		;
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
	})
};
;
