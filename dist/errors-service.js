"use strict";
exports.id = 2734;
exports.ids = [2734, 9567];
exports.modules = {
	30281: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VN: () => describeServiceError,
			_7: () => ServiceError,
			mP: () => headlineOfFailure
		});
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68989);
		var _lib_http_error_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11760);
		var _avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98157);
		var _service_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17794);
		var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45907);
		class ServiceError extends Error {
			details;
			constructor(details, options) {
				super(`${details.request}: ${details.detail}`, options);
				this.name = "ServiceError";
				this.details = details;
			}
		}
		function describeServiceError(details) {
			if (details.cause !== undefined) return (0, _avg_error_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(details.cause);
			const { attempts = 1, request } = details;
			const code = codeOf(details);
			const happened = code === "AVG_ANSWER_COST" ? "The request was not sent" : _service_codes_js__WEBPACK_IMPORTED_MODULE_1__.a[code].happened(details);
			const tries = attempts > 1 ? ` (tried ${attempts} times)` : "";
			const detail = (0, _words_js__WEBPACK_IMPORTED_MODULE_2__.Rw)(details.detail);
			return (0, _avg_error_js__WEBPACK_IMPORTED_MODULE_0__.bD)(code, `${happened}${tries}${detail && `: ${detail}`}. The call was ${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_3__.h0)(request, 200)}.`);
		}
		function headlineOfFailure(details) {
			const { kind, status } = details;
			const code = kind === "setup" ? "AVG_SETUP" : codeOf(details);
			const { headline } = code === "AVG_ANSWER_COST" ? {} : _service_codes_js__WEBPACK_IMPORTED_MODULE_1__.a[code];
			if (headline !== undefined) return headline;
			if (status !== undefined) return `The scan service failed with status ${status}`;
			return "The scan service did not answer";
		}
		function codeOf({ kind, status = 0, code, retryAfter }) {
			switch (kind) {
				case "http": return codeOfStatus(status, code);
				case "connection": return code === _lib_http_error_codes_js__WEBPACK_IMPORTED_MODULE_4__.P ? "AVG_PROXY" : "AVG_SERVICE_CONNECTION";
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
				case 403: return code === _lib_http_error_codes_js__WEBPACK_IMPORTED_MODULE_4__.N ? "AVG_SERVICE_HTTP" : "AVG_AUTH_403";
				case 404: return "AVG_SERVICE_404";
				case 429: return "AVG_LIMIT_429";
			}
			if (status >= 500) return "AVG_SERVICE_5XX";
			return status >= 300 && status < 400 ? "AVG_SERVICE_REDIRECT" : "AVG_SERVICE_HTTP";
		}
	}),
	11760: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => WEB_PAGE,
			P: () => INVALID_PROXY
		});
		const WEB_PAGE = "web-page";
		const INVALID_PROXY = "invalid-proxy";
	}),
	22380: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kb: () => excerpt,
			SP: () => readPage,
			_v: () => plainDetail
		});
		var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		var _error_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11760);
		const EXCERPT_LENGTH = 200;
		function excerpt(text) {
			const line = text.slice(0, 10 * EXCERPT_LENGTH).replace(/[\p{C}\s]+/gu, " ").trim();
			return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH - 1).toWellFormed()}…` : line;
		}
		function readPage(text) {
			const head = (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(text.slice(0, HEAD_LENGTH));
			if (!/^<(?:!doctype html|html|head|title|body)\b/i.test(head)) return undefined;
			const title = findTitle(head);
			return {
				code: _error_codes_js__WEBPACK_IMPORTED_MODULE_1__.N,
				detail: excerpt(`a web page instead of JSON${title ? `: ${title}` : ""}`)
			};
		}
		const HEAD_LENGTH = 2e3;
		function plainDetail(text) {
			const line = (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(text.slice(0, HEAD_LENGTH));
			if (/<[a-z!?/]/i.test(line)) return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(findTitle(line) || "a page instead of JSON", EXCERPT_LENGTH);
			return (/^[[{]/.test(line) ? "" : (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(line, EXCERPT_LENGTH)) || "no reason given";
		}
		function findTitle(markup) {
			return /<(?:title|Code)(?:\s[^>]*)?>([^<>]*)<\//i.exec(markup)?.[1]?.trim();
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
