"use strict";
exports.id = "lib-http-dispatcher";
exports.ids = ["lib-http-dispatcher"];
exports.modules = { 93256: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { createDispatcher: () => createDispatcher });
	var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68464);
	var _proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31273);
	function createDispatcher(env, request, own = {}) {
		const options = {
			...own,
			headersTimeout: 0,
			bodyTimeout: 0
		};
		const proxies = (0, _proxy_js__WEBPACK_IMPORTED_MODULE_1__.r)(env, request);
		if (proxies === undefined) return new undici__WEBPACK_IMPORTED_MODULE_0__.Agent(options);
		const { emitWarning } = process;
		try {
			process.emitWarning = () => {};
			return new undici__WEBPACK_IMPORTED_MODULE_0__.EnvHttpProxyAgent({
				...options,
				...proxies
			});
		} finally {
			process.emitWarning = emitWarning;
		}
	}
}) };
;
