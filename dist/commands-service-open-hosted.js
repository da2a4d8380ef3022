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
		var plan = __webpack_require__(96253);
		var opened_service = __webpack_require__(45284);
		;
		function openHosted({ baseUrl, apiKey, limits }, settings, run) {
			const client = createClient({
				baseUrl,
				apiKey: apiKey ?? "",
				limits,
				...run
			});
			const { own, competitors } = (0, plan.AQ)(settings);
			return {
				service: client,
				isDeterministic: false,
				fingerprint: (0, opened_service.a)(settings, {
					engines: settings.engines,
					service: baseUrl
				}),
				demand: (0, demand.tp)(settings, {
					address: baseUrl,
					accounts: [{
						account: baseUrl,
						requests: own + competitors,
						...limits
					}],
					lacksKeys: apiKey === undefined
				}),
				costs: () => [],
				answers: () => [],
				fetchReport: client.download,
				measureBase: () => Promise.resolve({ missing: { kind: "no-base-for-service" } }),
				close: client.close
			};
		}
	}),
	45284: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => fingerprintOf });
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
	}),
	19729: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KE: () => generationSchema,
			Qh: () => reportSchema,
			R$: () => exportRequestSchema,
			aO: () => generateRequestSchema,
			eJ: () => COMPLETED,
			f5: () => monitorRequestSchema,
			tb: () => scanSchema,
			ut: () => errorBodySchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
		const COMPLETED = "completed";
		const text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish().transform((value) => value ?? "").pipe(zod__WEBPACK_IMPORTED_MODULE_0__.YjP());
		const count = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().nonnegative();
		const MOST_RESULTS = 200;
		const LONGEST_NAME = 500;
		const LONGEST_SNIPPET = 2e4;
		const LONGEST_TEXT = 2e3;
		const shortText = cutText(LONGEST_TEXT);
		function cutText(length) {
			const cut = (value) => Buffer.from(value.slice(0, length)).toString();
			return text.transform((value) => value.length > length ? cut(value) : value).pipe(zod__WEBPACK_IMPORTED_MODULE_0__.YjP());
		}
		const scanResultSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			engine: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).max(LONGEST_NAME),
			cited: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			bcr_score: zod__WEBPACK_IMPORTED_MODULE_0__.aig(),
			sentiment: shortText,
			snippet: cutText(LONGEST_SNIPPET),
			source_url: text,
			timestamp: shortText
		});
		const scanSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			scan_id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			brand_name: shortText,
			status: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			results: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(scanResultSchema).max(MOST_RESULTS),
			summary: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				total_engines: count,
				cited_engines: count,
				overall_bcr: zod__WEBPACK_IMPORTED_MODULE_0__.aig(),
				avg_sentiment: shortText
			})
		});
		const generationSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			generation_id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			content: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			metadata: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				schema_markup: text,
				recommended_keywords: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).nullish().transform((value) => value ?? []).pipe(zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP())),
				citation_score_estimate: zod__WEBPACK_IMPORTED_MODULE_0__.aig().nullish()
			})
		});
		const reportSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			report_id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			estimated_completion: text,
			download_url: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish().transform((value) => value ?? null).pipe(zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullable())
		});
		const errorBodySchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ error: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			code: text,
			message: text,
			retry_after: zod__WEBPACK_IMPORTED_MODULE_0__.aig().nonnegative().nullish().catch(undefined)
		}) });
		const filled = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/\S/, "must not be blank");
		const list = zod__WEBPACK_IMPORTED_MODULE_0__.YOg(filled);
		const monitorRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			brand_name: filled,
			keywords: list.min(1, "must not be empty"),
			engines: list.exactOptional(),
			language: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional()
		});
		const generateRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			brand_name: filled,
			topic: filled,
			target_engines: list.exactOptional(),
			content_type: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			tone: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			language: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			max_length: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().positive().exactOptional()
		});
		const exportRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			brand_name: filled,
			date_range: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				start: zod__WEBPACK_IMPORTED_MODULE_1__.p6(),
				end: zod__WEBPACK_IMPORTED_MODULE_1__.p6()
			}).refine(({ start, end }) => start <= end, "start must not be after end"),
			engines: list.exactOptional(),
			format: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["pdf", "csv"]),
			include_competitors: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().exactOptional()
		});
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
