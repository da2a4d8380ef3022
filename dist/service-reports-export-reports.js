"use strict";
exports.id = "service-reports-export-reports";
exports.ids = ["service-reports-export-reports"];
exports.modules = {
	48583: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => toDownloadError,
			n: () => DownloadError
		});
		var _lib_http_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97925);
		var _lib_http_system_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38043);
		class DownloadError extends Error {
			facts;
			constructor(facts) {
				super(`${facts.url || "a download"}: ${facts.detail}`);
				this.name = "DownloadError";
				this.facts = facts;
			}
		}
		function toDownloadError(error, url, signal, redact) {
			if (error instanceof DownloadError) return error;
			if (signal.aborted) {
				const isTimeout = signal.reason instanceof DOMException && signal.reason.name === "TimeoutError";
				return isTimeout ? new DownloadError({
					kind: "timeout",
					url,
					detail: "the time ended before the file was complete"
				}) : new DownloadError({
					kind: "cancelled",
					url,
					detail: "cancelled"
				});
			}
			const kind = error instanceof _lib_http_addresses_js__WEBPACK_IMPORTED_MODULE_0__.ij ? "refused" : "connection";
			return new DownloadError({
				kind,
				url,
				...(0, _lib_http_system_error_js__WEBPACK_IMPORTED_MODULE_1__.a)(error, redact)
			});
		}
	}),
	97925: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i0: () => isPublicAddress,
			ij: () => PrivateAddressError,
			qr: () => publicOnly
		});
		var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
		const SPECIAL_IPV4 = [
			["0.0.0.0", 8],
			["10.0.0.0", 8],
			["100.64.0.0", 10],
			["127.0.0.0", 8],
			["168.63.129.16", 32],
			["169.254.0.0", 16],
			["172.16.0.0", 12],
			["192.0.0.0", 24],
			["192.0.2.0", 24],
			["192.88.99.0", 24],
			["192.168.0.0", 16],
			["198.18.0.0", 15],
			["198.51.100.0", 24],
			["203.0.113.0", 24],
			["224.0.0.0", 4],
			["240.0.0.0", 4]
		];
		const GLOBAL_UNICAST = ["2000::", 3];
		const SPECIAL_IPV6 = [
			["2001::", 23],
			["2001:db8::", 32],
			["2002::", 16],
			["3fff::", 20]
		];
		const specialIpv4 = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
		for (const [network, prefix] of SPECIAL_IPV4) specialIpv4.addSubnet(network, prefix, "ipv4");
		const globalUnicast = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
		globalUnicast.addSubnet(...GLOBAL_UNICAST, "ipv6");
		const specialIpv6 = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
		for (const [network, prefix] of SPECIAL_IPV6) specialIpv6.addSubnet(network, prefix, "ipv6");
		function isPublicAddress(address) {
			switch ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address)) {
				case 4: return !specialIpv4.check(address, "ipv4");
				case 6: return globalUnicast.check(address, "ipv6") && !specialIpv6.check(address, "ipv6");
				default: return false;
			}
		}
		class PrivateAddressError extends Error {}
		function publicOnly(lookup) {
			return (hostname, options, callback) => {
				lookup(hostname, options, (error, found, family) => {
					if (error) return callback(error, found, family);
					const addresses = typeof found === "string" ? [found] : found.map(({ address }) => address);
					const other = addresses.find((address) => !isPublicAddress(address));
					if (other === undefined) return callback(null, found, family);
					callback(new PrivateAddressError(`${other} is not a public address`), []);
				});
			};
		}
	}),
	38043: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => readSystemError });
		var _excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22380);
		function readSystemError(error, redact) {
			const { message = "", code = "" } = readError(error);
			const detail = (0, _excerpt_js__WEBPACK_IMPORTED_MODULE_0__.Kb)(redact(message)) || code || "the connection failed";
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
	63920: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { exportReports: () => exportReports });
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
		var _client_download_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48583);
		var _contract_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52776);
		var _lib_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94570);
		const DAY = 24 * 60 * 6e4;
		function exportReports(settings, services, context) {
			const today = context.clock.wallTime();
			return Promise.all(settings.exports.formats.map((format) => exportReport(buildRequest(settings, format, today), services, context)));
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
						readyAt: isDateTime(readyAt) ? readyAt : ""
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
					failure: toReportFailure(error)
				});
			}
		}
		function toReportFailure(error) {
			return error instanceof _client_download_error_js__WEBPACK_IMPORTED_MODULE_2__.n ? {
				kind: "download",
				facts: error.facts
			} : (0, _contract_errors_js__WEBPACK_IMPORTED_MODULE_3__.r)(error);
		}
		function buildRequest({ brand, exports, ...settings }, format, today) {
			const { days, end = (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_4__._)(today), engines = settings.engines } = exports;
			return {
				brand_name: brand,
				date_range: {
					start: (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_4__._)(Date.parse(end) - (days - 1) * DAY),
					end
				},
				...engines.length > 0 && { engines },
				format,
				include_competitors: exports.includeCompetitors
			};
		}
		const dateTimeSchema = zod__WEBPACK_IMPORTED_MODULE_5__.w$({
			offset: true,
			local: true
		});
		function isDateTime(text) {
			return dateTimeSchema.safeParse(text).success;
		}
	})
};
;
