"use strict";
exports.id = "lib-github";
exports.ids = ["lib-github"];
exports.modules = { 84961: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
}) };
;
