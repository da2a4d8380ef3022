"use strict";
const addressOfFile = require("url").pathToFileURL(__filename).href;
exports.id = "embedded-page-worker-start-worker";
exports.ids = ["embedded-page-worker-start-worker"];
exports.modules = {
	63747: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dh: () => startWorker,
			Ms: () => entryOf
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
		var _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30502);
		var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77234);
		const LIMITS = {
			young: 2,
			old: 1024
		};
		function startWorker(folders) {
			return startWorkerOn(entryOf(addressOfFile), [_messages_js__WEBPACK_IMPORTED_MODULE_2__.dy], folders);
		}
		function startWorkerOn(script, words, folders, { young, old } = LIMITS) {
			const readable = [
				(0, node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(script),
				programFolder(addressOfFile),
				...folders
			];
			const stdio = [
				"ignore",
				"ignore",
				"pipe",
				"ipc"
			];
			stdio[_messages_js__WEBPACK_IMPORTED_MODULE_2__.t2] = "pipe";
			return (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.fork)(script, words, {
				execArgv: [
					...permit(readable),
					`--max-semi-space-size=${young}`,
					`--max-old-space-size=${old}`
				],
				env: (0, _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_3__.Q)(),
				serialization: "advanced",
				stdio,
				windowsHide: true
			});
		}
		function permit(readable) {
			if (!process.allowedNodeEnvironmentFlags.has("--permission")) return [];
			const reads = readable.map((path) => `--allow-fs-read=${path}`);
			return [
				"--permission",
				...reads,
				"--allow-child-process",
				"--allow-worker",
				"--no-warnings"
			];
		}
		function programFolder(address) {
			return (0, node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(new URL(address.endsWith(".ts") ? "../../../" : "./", address));
		}
		function entryOf(address) {
			return new URL(address.endsWith(".ts") ? "../../index.ts" : "./index.js", address);
		}
	}),
	71526: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			checkProcessorTime: () => checkProcessorTime,
			m: () => watchProcessor
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75919);
		var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77234);
		var _start_worker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63747);
		const IDLE = -1n;
		const CHECKS = 8;
		function watchProcessor(deadline) {
			const begun = new BigInt64Array(new SharedArrayBuffer(8)).fill(IDLE);
			const data = {
				begun,
				deadline
			};
			new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker((0, _start_worker_js__WEBPACK_IMPORTED_MODULE_3__.Ms)(addressOfFile), { workerData: data }).unref();
			return (isWorking) => void Atomics.store(begun, 0, isWorking ? processorTime() : IDLE);
		}
		function checkProcessorTime() {
			const { begun, deadline } = node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.workerData;
			const check = () => {
				const start = Atomics.load(begun, 0);
				if (start === IDLE || processorTime() - start <= deadline * 1e3) return;
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(_messages_js__WEBPACK_IMPORTED_MODULE_2__.t2, _messages_js__WEBPACK_IMPORTED_MODULE_2__.XR);
				process.kill(process.pid, "SIGKILL");
			};
			setInterval(check, deadline / CHECKS);
		}
		function processorTime() {
			const { user, system } = process.cpuUsage();
			return BigInt(user + system);
		}
	}),
	30502: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => childEnvironment });
		const ALLOWED = /^(?:PATH|HOME|LANG|LANGUAGE|LC_\w+|TMPDIR|TEMP|TMP|SystemRoot|GIT_\w+|SSH_AUTH_SOCK|SSL_CERT_(?:FILE|DIR)|XDG_\w+_HOME|FONTCONFIG_\w+|(?:HTTPS?|ALL|NO)_PROXY)$/i;
		function childEnvironment(env = process.env) {
			return Object.fromEntries(Object.entries(env).filter(([name]) => ALLOWED.test(name)));
		}
	})
};
;
