"use strict";
exports.id = "hosts-cli-init-program";
exports.ids = ["hosts-cli-init-program"];
exports.modules = {
	71151: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => findCommitPages,
			Z: () => readRemote
		});
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98157);
		var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42701);
		async function readRemote(checkout) {
			try {
				return parseRemote((await (0, _git_js__WEBPACK_IMPORTED_MODULE_1__.$Y)(checkout, [
					"remote",
					"get-url",
					"origin"
				])).trim());
			} catch (error) {
				if (error instanceof _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.dH) return undefined;
				throw error;
			}
		}
		function parseRemote(address) {
			const url = URL.parse(address.replace(/^[\w.-]+@([\w.-]+):/, "ssh://$1/"));
			const [, repository] = /^\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url?.pathname ?? "") ?? [];
			return url?.hostname && repository ? {
				host: url.hostname,
				repository
			} : undefined;
		}
		const COMMIT_PATHS = {
			github: "commit/",
			gitlab: "-/commit/"
		};
		async function findCommitPages(checkout) {
			const { host = "", repository } = await readRemote(checkout) ?? {};
			const known = Object.entries(COMMIT_PATHS).find(([name]) => host.split(".").includes(name));
			return known && `https://${host}/${repository}/${known[1]}`;
		}
	}),
	39628: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			describeProgram: () => describeProgram,
			findAction: () => findAction
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _checkout_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42701);
		var _checkout_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71151);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13963);
		const RELEASED = "ai-visibility-gate/ai-visibility-gate";
		function describeProgram(script, node, folder) {
			if (/[\\/]node_modules[\\/]/.test(script)) return "npx ai-visibility-gate";
			if (!/\.[jt]s$/.test(script)) return "ai-visibility-gate";
			const start = /[\\/]_npx[\\/]/.test(node) ? "npx -p node@24 -- node" : "node";
			const path = (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_4__.sq)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, script));
			return `${start} ${/^[\w./@-]+$/.test(path) ? path : JSON.stringify(path)}`;
		}
		async function findAction(script, version) {
			const folder = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(script) ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(script))) : "";
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git"))) return `${RELEASED}@v${version}`;
			const repository = (await (0, _checkout_remote_js__WEBPACK_IMPORTED_MODULE_3__.Z)({ folder }))?.repository;
			const commit = (await (0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_2__.$Y)({ folder }, ["rev-parse", "HEAD"])).trim();
			return repository === undefined ? `${RELEASED}@v${version}` : `${repository}@${commit}`;
		}
	})
};
;
