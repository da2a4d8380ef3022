"use strict";
exports.id = 2734;
exports.ids = [2734, 9567];
exports.modules = {
	20487: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => describeIssues });
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37428);
		const MAX_PROBLEMS = 3;
		function describeIssues(issues, whole = "the answer") {
			const problems = issues.slice(0, MAX_PROBLEMS).map(({ path, message }) => `${zod__WEBPACK_IMPORTED_MODULE_0__.sR(path) || whole}: ${message.replace("Invalid input: ", "")}`);
			const others = issues.length - problems.length;
			return [...problems, ...others > 0 ? [`and ${others} more`] : []].join("; ");
		}
	}),
	30281: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VN: () => describeServiceError,
			_7: () => ServiceError,
			"in": () => readRequest,
			li: () => badRequest,
			mP: () => headlineOfFailure
		});
		var _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20487);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68989);
		var _avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _service_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17794);
		var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45907);
		class ServiceError extends Error {
			details;
			constructor(details, options) {
				super(`${details.request}: ${details.detail}`, options);
				this.name = "ServiceError";
				this.details = details;
			}
		}
		function readRequest(schema, value, operation) {
			const parsed = schema.safeParse(value);
			if (parsed.success) return parsed.data;
			throw badRequest(operation, (0, _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_2__.w)(parsed.error.issues, "the request"));
		}
		function badRequest(request, detail) {
			return new ServiceError({
				kind: "http",
				request,
				status: 400,
				code: "bad_request",
				detail
			});
		}
		function describeServiceError(details, atTerminal = false) {
			if (details.cause !== undefined) return (0, _avg_error_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(details.cause, atTerminal);
			const { attempts = 1, request } = details;
			const code = codeOf(details);
			const { happened = describeStatus } = declarationOf(code);
			const tries = attempts > 1 ? ` (tried ${attempts} times)` : "";
			const detail = (0, _words_js__WEBPACK_IMPORTED_MODULE_3__.Rw)(details.detail);
			return (0, _avg_error_js__WEBPACK_IMPORTED_MODULE_0__.bD)(code, `${happened(details)}${tries}${detail && `: ${detail}`}. The call was ${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(request, 200)}.`);
		}
		function headlineOfFailure(details) {
			const { headline } = declarationOf(codeOf(details));
			if (headline !== undefined) return headline;
			if (details.status !== undefined) return `The scan service failed with status ${details.status}`;
			return "The scan service did not answer";
		}
		function declarationOf(code) {
			return code === "AVG_ANSWER_COST" ? { happened: () => "The request was not sent" } : _service_codes_js__WEBPACK_IMPORTED_MODULE_1__.aX[code];
		}
		function describeStatus({ status, code }) {
			const answer = `The service answered ${status ?? "an error"}`;
			return code ? `${answer} (${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(code, 60)})` : answer;
		}
		function codeOf({ kind, status = 0, code, retryAfter }) {
			switch (kind) {
				case "http": return codeOfStatus(status, code);
				case "connection": return code === _service_codes_js__WEBPACK_IMPORTED_MODULE_1__.PO ? "AVG_PROXY" : "AVG_SERVICE_CONNECTION";
				case "timeout": return retryAfter === undefined ? "AVG_SERVICE_TIMEOUT" : "AVG_SERVICE_WAIT";
				case "cancelled": return "AVG_CANCELLED";
				case "invalid-response": return "AVG_SERVICE_RESPONSE";
				case "not-completed": return "AVG_SERVICE_INCOMPLETE";
				case "not-sent": return "AVG_ANSWER_COST";
				case "setup": return "AVG_SETUP";
			}
		}
		function codeOfStatus(status, code) {
			switch (status) {
				case 400: return "AVG_REQUEST_400";
				case 401: return "AVG_AUTH_401";
				case 403: return code === _service_codes_js__WEBPACK_IMPORTED_MODULE_1__.Nc ? "AVG_SERVICE_HTTP" : "AVG_AUTH_403";
				case 404: return "AVG_SERVICE_404";
				case 429: return "AVG_LIMIT_429";
			}
			if (status >= 500) return "AVG_SERVICE_5XX";
			return status >= 300 && status < 400 ? "AVG_SERVICE_REDIRECT" : "AVG_SERVICE_HTTP";
		}
	}),
	22380: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kb: () => excerpt,
			SP: () => readPage,
			_v: () => plainDetail,
			av: () => readSystemError
		});
		var _errors_service_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17794);
		var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94869);
		const EXCERPT_LENGTH = 200;
		function excerpt(text) {
			return (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_1__.OX)(text.slice(0, 10 * EXCERPT_LENGTH)), EXCERPT_LENGTH);
		}
		function readPage(text) {
			const head = (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.OX)(text.slice(0, HEAD_LENGTH));
			if (!/^<(?:!doctype html|html|head|title|body)\b/i.test(head)) return undefined;
			const title = findTitle(head);
			return {
				code: _errors_service_codes_js__WEBPACK_IMPORTED_MODULE_0__.Nc,
				detail: excerpt(`a web page instead of JSON${title ? `: ${title}` : ""}`)
			};
		}
		const HEAD_LENGTH = 2e3;
		function plainDetail(text) {
			const line = (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.OX)(text.slice(0, HEAD_LENGTH));
			if (/<[a-z!?/]/i.test(line)) return (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(findTitle(line) || "a page instead of JSON", EXCERPT_LENGTH);
			return (/^[[{]/.test(line) ? "" : (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(line, EXCERPT_LENGTH)) || "no reason given";
		}
		function findTitle(markup) {
			return /<(?:title|Code)(?:\s[^>]*)?>([^<>]*)<\//i.exec(markup)?.[1]?.trim();
		}
		function readSystemError(error, redact) {
			const { message = "", code = "" } = readError(error);
			const detail = excerpt(redact(message)) || code || "the connection failed";
			return {
				detail,
				...code && { code }
			};
		}
		function readError(error) {
			if (!(error instanceof Error)) return {};
			const code = "code" in error && typeof error.code === "string" ? error.code : "";
			return {
				message: error.message,
				code
			};
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
