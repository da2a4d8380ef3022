"use strict";
exports.id = "report-json-outcome-file";
exports.ids = ["report-json-outcome-file"];
exports.modules = { 2445: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		_M: () => parseOutcome,
		bz: () => MOST_OUTCOME_BYTES,
		formatOutcome: () => formatOutcome
	});
	var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2503);
	var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(37428);
	var _comparison_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53152);
	var _comparison_compare_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(90367);
	var _contract_partial_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10124);
	var _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69681);
	var _embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27447);
	var _gate_rules_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81556);
	var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(39231);
	var _gate_verdict_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5965);
	var _history_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46742);
	var _inputs_stored_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71995);
	var _lib_json_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(80292);
	var _scan_answer_counts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82917);
	var _scan_measurement_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16088);
	const storedOutcomeSchema = zod__WEBPACK_IMPORTED_MODULE_10__.Ikc({
		brand: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.Qq,
		keywords: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.Te,
		engines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.Te,
		language: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.Qq,
		key: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.Qq,
		scanPer: _inputs_stored_settings_js__WEBPACK_IMPORTED_MODULE_7__.WG,
		scanPerReason: _inputs_stored_settings_js__WEBPACK_IMPORTED_MODULE_7__.i6,
		samples: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.U9,
		fingerprint: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.N_,
		verdict: zod__WEBPACK_IMPORTED_MODULE_10__.gMt("kind", [_gate_verdict_schema_js__WEBPACK_IMPORTED_MODULE_5__.MX, (0, _gate_verdict_schema_js__WEBPACK_IMPORTED_MODULE_5__.Ym)(_gate_rules_rules_js__WEBPACK_IMPORTED_MODULE_4__.y)]),
		failures: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.p_)(_inputs_stored_settings_js__WEBPACK_IMPORTED_MODULE_7__.nI),
		sensitivity: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.no)(_gate_verdict_schema_js__WEBPACK_IMPORTED_MODULE_5__.x9),
		measurement: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.no)(_scan_measurement_js__WEBPACK_IMPORTED_MODULE_9__.aY),
		answers: _scan_answer_counts_js__WEBPACK_IMPORTED_MODULE_8__.cD,
		costs: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.p_)(_embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_3__.$M),
		baseline: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.no)(_comparison_baseline_js__WEBPACK_IMPORTED_MODULE_0__.d2),
		models: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.N_,
		trend: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.p_)(_history_record_js__WEBPACK_IMPORTED_MODULE_6__.f),
		shareOfVoice: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.p_)(_scan_measurement_js__WEBPACK_IMPORTED_MODULE_9__.oI),
		plannedScans: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.U9,
		configChanges: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.no)((0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.p_)(_inputs_stored_settings_js__WEBPACK_IMPORTED_MODULE_7__.qk)),
		configCommit: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.xk),
		gap: _contract_partial_problem_js__WEBPACK_IMPORTED_MODULE_1__.s.optional(),
		run: zod__WEBPACK_IMPORTED_MODULE_10__.Ikc({
			startedAt: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.kB,
			finishedAt: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.kB
		})
	});
	const MOST_OUTCOME_BYTES = 9e6;
	const FORMAT = "ai-visibility-outcome";
	const VERSION = 2;
	const headerSchema = zod__WEBPACK_IMPORTED_MODULE_10__._H3({
		format: zod__WEBPACK_IMPORTED_MODULE_10__.euz(FORMAT),
		schema_version: zod__WEBPACK_IMPORTED_MODULE_10__.Whr()
	});
	const fileSchema = zod__WEBPACK_IMPORTED_MODULE_10__.Ikc({
		format: zod__WEBPACK_IMPORTED_MODULE_10__.euz(FORMAT),
		schema_version: zod__WEBPACK_IMPORTED_MODULE_10__.euz(VERSION),
		pull_request: zod__WEBPACK_IMPORTED_MODULE_10__.Whr().positive().optional(),
		outcome: storedOutcomeSchema
	});
	function formatOutcome(outcome, pullRequest) {
		return JSON.stringify({
			format: FORMAT,
			schema_version: VERSION,
			pull_request: pullRequest,
			outcome: toStored(outcome)
		});
	}
	function parseOutcome(text, run) {
		const value = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_11__.q)(text);
		if (value === undefined) return { unreadable: { kind: "not-json" } };
		const header = headerSchema.safeParse(value);
		if (!header.success) return { unreadable: { kind: "other-format" } };
		const { schema_version: version } = header.data;
		if (version !== VERSION) return { unreadable: {
			kind: "other-version",
			version,
			known: VERSION
		} };
		const parsed = fileSchema.safeParse(value);
		if (!parsed.success) {
			const [issue] = parsed.error.issues;
			const path = zod__WEBPACK_IMPORTED_MODULE_12__.sR(issue?.path ?? []);
			return { unreadable: {
				kind: "invalid",
				path,
				message: issue?.message ?? ""
			} };
		}
		const { pull_request: pullRequest, outcome } = parsed.data;
		const { measurement, baseline } = outcome;
		return {
			pullRequest,
			outcome: {
				...outcome,
				comparison: measurement && baseline && (0, _comparison_compare_js__WEBPACK_IMPORTED_MODULE_13__.U)(measurement, baseline, outcome),
				run: {
					...outcome.run,
					...run
				},
				...{
					answerRecords: [],
					suggestions: [],
					serviceReports: [],
					scans: []
				}
			}
		};
	}
	function toStored({ answerRecords: _answers, suggestions: _drafts, serviceReports: _reports, scans: _scans, comparison: _comparison, ...outcome }) {
		const { baseline, costs } = outcome;
		const { startedAt, finishedAt } = outcome.run;
		return {
			...outcome,
			costs: [...costs],
			baseline: baseline && withoutReference(baseline, outcome),
			run: {
				startedAt,
				finishedAt
			}
		};
	}
	function withoutReference({ reference, ...rest }, { verdict }) {
		const isDeclined = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_14__.fD)(verdict).some(({ kind, outcome }) => kind === "decline" && outcome === "fail");
		return isDeclined ? {
			...rest,
			reference
		} : rest;
	}
}) };
;
