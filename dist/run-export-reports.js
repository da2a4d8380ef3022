"use strict";
exports.id = "run-export-reports";
exports.ids = ["run-export-reports"];
exports.modules = { 94784: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { exportReports: () => exportReports });
	var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
	var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
	var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
	var _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94570);
	var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46958);
	function exportReports(settings, services, context) {
		const requests = settings.exports.formats.map((format) => buildRequest(settings, format, context.now));
		return Promise.all(requests.map((request) => exportReport(request, services, context)));
	}
	async function exportReport(request, { service, fetchReport }, { folder, signal }) {
		const { format } = request;
		let reportId = "";
		const inState = (state) => ({
			format,
			reportId,
			state
		});
		try {
			const report = await service.export(request, signal);
			reportId = report.report_id;
			const { download_url: url, estimated_completion: readyAt } = report;
			if (url === null) {
				return inState({
					kind: "pending",
					readyAt: dateTimeSchema.safeParse(readyAt).data ?? ""
				});
			}
			const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `service-report.${format}`);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
			await fetchReport({
				url,
				path,
				format
			});
			return inState({
				kind: "fetched",
				path
			});
		} catch (error) {
			return inState({
				kind: "failed",
				error
			});
		}
	}
	function buildRequest({ brand, exports, ...settings }, format, now) {
		const { days, end = (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__._)(now), engines = settings.engines } = exports;
		return {
			brand_name: brand,
			date_range: {
				start: (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__._)(Date.parse(end) - (days - 1) * _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.d_),
				end
			},
			...engines.length > 0 && { engines },
			format,
			include_competitors: exports.includeCompetitors
		};
	}
	const dateTimeSchema = zod__WEBPACK_IMPORTED_MODULE_4__.w$({
		offset: true,
		local: true
	});
}) };
;
