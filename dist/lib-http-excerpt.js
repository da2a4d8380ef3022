"use strict";
exports.id = 54;
exports.ids = [54, 9567];
exports.modules = {
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
