"use strict";
exports.id = "commands-service-open-hosted";
exports.ids = ["commands-service-open-hosted"];
exports.modules = {
	36252: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { openHosted: () => openHosted });
		var external_node_http_ = __webpack_require__(37067);
		var schemas = __webpack_require__(2503);
		var contract = __webpack_require__(19729);
		var describe_issues = __webpack_require__(20487);
		var errors = __webpack_require__(52776);
		var caller = __webpack_require__(54025);
		var excerpt = __webpack_require__(22380);
		var retry = __webpack_require__(94135);
		var json = __webpack_require__(80292);
		;
		const monitor = {
			path: "/v1/brand/monitor",
			schema: contract.tb,
			completes: true
		};
		const generate = {
			path: "/v1/content/generate",
			schema: contract.KE,
			completes: true
		};
		const exportReport = {
			path: "/v1/report/export",
			schema: contract.Qh,
			completes: false
		};
		function createClient(options) {
			const { baseUrl, apiKey, env, clock, deadline } = options;
			const { origin } = new URL(baseUrl);
			const keyHeaders = { authorization: `Bearer ${apiKey}` };
			const { call, redact, close } = (0, caller.u)({
				...options,
				keyHeaders
			});
			const closed = new AbortController();
			const perform = (operation, request, signal) => call(operation.path, request, (reply, wallTime) => readAnswer(operation, reply, wallTime), signal);
			return {
				monitor: (request, signal) => perform(monitor, request, signal),
				generate: (request, signal) => perform(generate, request, signal),
				export: (request, signal) => perform(exportReport, request, signal),
				async download(request, signal = options.signal) {
					const { DOWNLOAD_LIMITS, download } = await __webpack_require__.e("client-download").then(__webpack_require__.bind(__webpack_require__, 94492));
					return download(request, {
						baseUrl,
						keyHeaders: (url) => url.origin === origin ? keyHeaders : {},
						redact,
						limits: {
							...DOWNLOAD_LIMITS,
							milliseconds: Math.min(DOWNLOAD_LIMITS.milliseconds, deadline - clock.now())
						},
						signal: AbortSignal.any([
							options.signal,
							closed.signal,
							signal
						]),
						clock,
						env
					});
				},
				close() {
					closed.abort();
					return close();
				}
			};
		}
		const statusSchema = schemas._H3({ status: schemas.YjP() });
		function readAnswer({ schema, completes }, reply, wallTime) {
			const { request, status, text } = reply;
			if (status >= 400) throw httpError(reply, wallTime);
			const invalid = (detail) => new errors._({
				kind: "invalid-response",
				request,
				status,
				detail
			});
			if (status !== 200) throw invalid(`status ${status} instead of 200`);
			const value = (0, json.q)(text);
			if (value === undefined) {
				throw invalid(`not JSON (${(0, excerpt.K)(reply.contentType) || "no content-type"}): ${(0, excerpt.K)(text) || "empty"}`);
			}
			const stated = statusSchema.safeParse(value).data?.status;
			if (completes && stated !== undefined && stated !== contract.eJ) {
				const detail = `status is ${(0, excerpt.K)(JSON.stringify(stated))}`;
				throw new errors._({
					kind: "not-completed",
					request,
					status,
					detail
				});
			}
			const parsed = schema.safeParse(value);
			if (!parsed.success) throw invalid((0, describe_issues.w)(parsed.error.issues));
			return parsed.data;
		}
		function httpError(reply, wallTime) {
			const { request, status, text } = reply;
			const { error } = contract.ut.safeParse((0, json.q)(text)).data ?? {};
			const code = (0, excerpt.K)(error?.code ?? "");
			const retryAfter = (0, retry.D$)(reply.retryAfter, wallTime) ?? error?.retry_after ?? undefined;
			return new errors._({
				kind: "http",
				request,
				status,
				detail: (0, excerpt.K)(error?.message || text) || external_node_http_.STATUS_CODES[status] || "no explanation",
				...code && { code },
				...retryAfter !== undefined && { retryAfter }
			});
		}
		var demand = __webpack_require__(83721);
		var opened_service = __webpack_require__(45284);
		;
		function openHosted({ baseUrl, apiKey, limits }, settings, run) {
			const client = createClient({
				baseUrl,
				apiKey: apiKey ?? "",
				limits,
				...run
			});
			return {
				service: client,
				isDeterministic: false,
				fingerprint: (0, opened_service.ax)(settings, {
					engines: settings.engines,
					service: baseUrl
				}),
				cost: {
					address: baseUrl,
					limits,
					questions: []
				},
				demand: (scans) => ({
					requests: scans,
					minutes: (0, demand.dp)(scans, limits.perMinute),
					engines: [],
					maxRequests: undefined,
					maxCost: undefined
				}),
				costs: () => [],
				answers: () => [],
				preflight: (scans) => apiKey === undefined ? { kind: "no-secrets" } : (0, opened_service.J5)(scans, limits, settings.timeoutMinutes),
				fetchReport: client.download,
				deadline: run.deadline,
				storeScan: () => Promise.resolve(),
				measureBase: () => Promise.resolve({ missing: { kind: "no-base-for-service" } }),
				close: client.close
			};
		}
	}),
	45284: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J5: () => checkLimits,
			_b: () => checkCost,
			ax: () => fingerprintOf
		});
		var _gate_rounding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69928);
		var _scan_demand_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83721);
		function fingerprintOf({ brand, keywords, language, scanPer }, { engines, service, settings }) {
			return {
				brand: [brand],
				keywords,
				engines,
				language: [language],
				"scan-per": [scanPer],
				service: [service],
				...settings
			};
		}
		function checkLimits(requests, { perDay, perMinute }, timeoutMinutes) {
			if (requests > perDay) return {
				kind: "day-limit",
				requests,
				perDay
			};
			if ((0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_0__.dp)(requests, perMinute) >= timeoutMinutes) return {
				kind: "time-budget",
				requests,
				perMinute,
				timeoutMinutes
			};
			return undefined;
		}
		function checkCost(demand) {
			const { maxCost } = demand;
			const estimate = (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_0__.Sm)(demand);
			return maxCost !== undefined && (0, _gate_rounding_js__WEBPACK_IMPORTED_MODULE_1__.oi)(estimate, maxCost) ? {
				kind: "cost-limit",
				estimate,
				maxCost
			} : undefined;
		}
	}),
	20487: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => describeIssues });
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37428);
		const MAX_PROBLEMS = 3;
		function describeIssues(issues, whole = "the answer") {
			const problems = issues.slice(0, MAX_PROBLEMS).map(({ path, message }) => `${zod__WEBPACK_IMPORTED_MODULE_0__.sR(path) || whole}: ${message.replace("Invalid input: ", "")}`);
			const others = issues.length - problems.length;
			return [...problems, ...others > 0 ? [`and ${others} more`] : []].join("; ");
		}
	})
};
;
