"use strict";
exports.id = 9861;
exports.ids = [9861, 9567];
exports.modules = {
	22380: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => excerpt,
			_: () => plainDetail
		});
		var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const EXCERPT_LENGTH = 200;
		function excerpt(text) {
			const line = text.slice(0, 10 * EXCERPT_LENGTH).replace(/[\p{C}\s]+/gu, " ").trim();
			return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH - 1).toWellFormed()}…` : line;
		}
		const HEAD_LENGTH = 2e3;
		function plainDetail(text) {
			const line = (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(text.slice(0, HEAD_LENGTH));
			if (/<[a-z!?/]/i.test(line)) return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(titleOf(line) || "a page instead of JSON", EXCERPT_LENGTH);
			return (/^[[{]/.test(line) ? "" : (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(line, EXCERPT_LENGTH)) || "no reason given";
		}
		function titleOf(markup) {
			return /<(?:title|Code)(?:\s[^>]*)?>([^<>]*)<\//i.exec(markup)?.[1]?.trim();
		}
	}),
	57765: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fk: () => describeArtifactProblem,
			Po: () => describeGitHubFailure,
			S6: () => describeMissingPullRequest,
			U0: () => GITHUB,
			_k: () => describePostFailure
		});
		var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
		var _message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11531);
		const LATER_RUN = "A later run writes it. If the failure lasts, check the permissions of the job.";
		const asGiven = (sentences) => sentences;
		const GITHUB = {
			AVG_COMMENT_403: {
				meaning: "The token is not permitted to write the pull request comment.",
				remedy: "The job needs the permission `pull-requests: write`. For forks, see docs/forks.md.",
				words: asGiven
			},
			AVG_COMMENT: {
				meaning: "The pull request comment was not written completely.",
				remedy: LATER_RUN,
				endsWithRemedy: false,
				words: asGiven
			},
			AVG_ISSUE_403: {
				meaning: "The token is not permitted to write the issue.",
				remedy: "The job needs the permission `issues: write`.",
				words: asGiven
			},
			AVG_ISSUE_410: {
				meaning: "The repository has its issues disabled.",
				remedy: "Enable issues in the settings of the repository, or set `issue: never`.",
				words: asGiven
			},
			AVG_ISSUE: {
				meaning: "The issue was not written completely.",
				remedy: LATER_RUN,
				endsWithRemedy: false,
				words: asGiven
			},
			AVG_ISSUE_BUDGET: {
				meaning: "A run of many gates had more issues to write than one run may.",
				remedy: "The next run goes on.",
				words: ({ left, most }) => `${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(left, "issue")} ${left === 1 ? "was" : "were"} not written: a run makes at most ${most} changes of issues, because GitHub allows 500 an hour.`
			},
			AVG_GITHUB_RATE_LIMIT: {
				meaning: "A rate limit of GitHub stopped a comment or an issue.",
				remedy: "A later run writes it.",
				words: asGiven
			},
			AVG_TOKEN: {
				meaning: "The input `github-token` is empty, so nothing was written to GitHub.",
				remedy: "Remove the input to use the token of the workflow.",
				words: (post) => `There is no ${post}: the input github-token is empty.`
			},
			AVG_REVIEWS: {
				meaning: "The reviews could not be read completely. One that could not be checked accepts nothing.",
				remedy: "The job needs the permissions `pull-requests: read` or `write`, and `contents: read`. Run the check again when GitHub answers.",
				words: (sentence) => `A review's author could not be checked, so it does not count. ${sentence}`
			},
			AVG_ARTIFACT_STORAGE: {
				meaning: "The run has no artifact storage. Only GitHub.com has it.",
				remedy: "The files stay on the runner.",
				endsWithRemedy: false,
				words: (folder) => `Artifacts need the storage of GitHub.com, which this run does not have: nothing was uploaded. The files stay in ${folder}.`
			},
			AVG_ARTIFACT_409: {
				meaning: "The workflow run already has an artifact of this name.",
				remedy: "In a matrix, give each gate its own `key`.",
				words: ({ name, folder }) => `This workflow run already has an artifact named ${name}. The files stay in ${folder}.`
			},
			AVG_ARTIFACT: {
				meaning: "The artifact was not uploaded.",
				remedy: "The files stay on the runner.",
				endsWithRemedy: false,
				words: ({ name, detail, folder }) => `The artifact ${name} was not uploaded (${detail}). The files stay in ${folder}.`
			},
			AVG_NOTIFY: {
				meaning: "The message of the input `notify` was not sent.",
				remedy: "Check that the webhook still exists, and its format (see docs/notify.md).",
				words(problem) {
					const what = `The message was not sent to the webhook at ${problem.host}`;
					if (problem.kind === "unreachable") return `${what}: ${problem.detail}.`;
					const redirects = problem.status >= 300 && problem.status < 400 ? " Redirects are not followed." : "";
					return `${what}, which answered with the status ${problem.status}.${redirects}`;
				}
			}
		};
		function describeMissingPullRequest(missing) {
			return `There is no comment. ${reasonOf(missing)}`;
		}
		function reasonOf(missing) {
			switch (missing.kind) {
				case "other-event": return `A run of the event \`${missing.event}\` belongs to no pull request.`;
				case "no-commit": return "This run has no commit to look a pull request up by.";
				case "no-head": return `No open pull request has the commit ${missing.sha} as its head.`;
				case "no-lookup": return `The pull request of the commit ${missing.sha} was not found. ${missing.sentence}`;
			}
		}
		function describePostFailure(post, what, failure) {
			return (0, _message_js__WEBPACK_IMPORTED_MODULE_1__.cA)(GITHUB, codeOfPost(post, failure), `${what} ${failure.sentence}`);
		}
		function codeOfPost(post, { cause }) {
			if (cause === "rate-limit") return "AVG_GITHUB_RATE_LIMIT";
			if (post === "comment") return cause === "permission" ? "AVG_COMMENT_403" : "AVG_COMMENT";
			if (cause === "permission") return "AVG_ISSUE_403";
			return cause === "gone" ? "AVG_ISSUE_410" : "AVG_ISSUE";
		}
		function describeArtifactProblem(problem, folder) {
			switch (problem.kind) {
				case "no-storage": return (0, _message_js__WEBPACK_IMPORTED_MODULE_1__.cA)(GITHUB, "AVG_ARTIFACT_STORAGE", folder);
				case "conflict": return (0, _message_js__WEBPACK_IMPORTED_MODULE_1__.cA)(GITHUB, "AVG_ARTIFACT_409", {
					...problem,
					folder
				});
				case "failed": return (0, _message_js__WEBPACK_IMPORTED_MODULE_1__.cA)(GITHUB, "AVG_ARTIFACT", {
					...problem,
					folder
				});
			}
		}
		function describeGitHubFailure({ kind, status, cause, detail }) {
			switch (kind) {
				case "refused":
					if (cause === "archived") return `GitHub answered ${status}: the repository is archived and accepts no changes.`;
					if (cause === "locked") return `GitHub answered ${status}: the conversation is locked and accepts no comments.`;
					return `GitHub answered ${status} (${detail}).${status === 401 ? " The token is wrong or expired: give a valid one." : ""}`;
				case "unreachable": return `GitHub could not be reached (${detail}).`;
				case "malformed": return `GitHub's answer is not what its documentation says (${detail}).`;
			}
		}
	}),
	16364: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B3: () => describeHistoryProblem,
			D2: () => describeUnreadable,
			Fb: () => describeAppendProblem,
			Mz: () => describeAddedRecords,
			SL: () => describeUnaccepted,
			Vv: () => HISTORY,
			W9: () => LONGEST_LIST,
			d0: () => describeUnusableHistory,
			df: () => describePlace,
			tb: () => describeWhere
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94869);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
		var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53271);
		var _github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57765);
		var _message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11531);
		const MOST_PROBLEMS = 5;
		const MOST_KEYS = 10;
		const LONGEST_LIST = 200;
		const HISTORY = {
			AVG_HISTORY_UNREADABLE: {
				meaning: "The history, or a line in it, could not be read.",
				remedy: "Run the job again. If that does not help, check github-token and the permission in the message, or repair the line.",
				endsWithRemedy: false,
				words: (problem) => problem
			},
			AVG_HISTORY_NOT_WRITTEN: {
				meaning: "This run was not added to the history.",
				remedy: "A later run writes it. If the failure lasts, check the permissions of the job.",
				endsWithRemedy: false,
				words: ({ keys, place, why }) => `${keys === undefined ? "This run was" : listGates(keys)} not added to the history ${describeWhere(place)}: ${why}`
			}
		};
		function describePlace(place) {
			switch (place.kind) {
				case "branch": return `the branch ${place.branch}`;
				case "file": {
					const { path, commit } = place;
					return commit === undefined ? path : `${path} as it was in the commit ${commit.slice(0, 7)}`;
				}
			}
		}
		function describeWhere(place) {
			return `${place.kind === "branch" ? "on" : "in"} ${describePlace(place)}`;
		}
		function describeUnusableHistory(cause) {
			switch (cause.kind) {
				case "unread": return "it could not be read this time";
				case "file-system": return cause.detail;
				case "not-to-be-used": return (0, _files_js__WEBPACK_IMPORTED_MODULE_1__.Rw)(cause.facts);
				case "empty": return "the file is empty";
				case "not-json": return "the file is not JSON";
				case "invalid": return `${cause.path || "the file"}: ${cause.message}`;
				case "record": return describeCause(cause.cause);
				case "no-readable-record": return `none of its records can be read; the first: ${describeCause(cause.first)}`;
			}
		}
		function describeHistoryProblem(problem) {
			if (problem === undefined) return [];
			const sentences = "records" in problem ? describeRecordProblems(problem.records, problem.place) : [`The history ${describeWhere(problem.place)} was not read: ${describeUnreadable(problem.unreadable)}`];
			return sentences.map((sentence) => (0, _message_js__WEBPACK_IMPORTED_MODULE_3__.cA)(HISTORY, "AVG_HISTORY_UNREADABLE", sentence));
		}
		function describeRecordProblems(problems, place) {
			const name = describePlace(place);
			const shown = problems.slice(0, MOST_PROBLEMS).map(({ unit, position, cause }) => {
				const entry = `${unit === "line" ? "Line" : "Record"} ${position}`;
				return `${entry} of ${name} cannot be read and is skipped: ${describeCause(cause)}.`;
			});
			const more = problems.length - shown.length;
			return more > 0 ? [...shown, `${more} more ${describeWhere(place)} cannot be read.`] : shown;
		}
		function describeCause(cause) {
			switch (cause.kind) {
				case "not-json": return "it is not JSON";
				case "no-version": return "it has no schema_version";
				case "unknown-format": return `its format ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.$Q)(cause.format, LONGEST_LIST)} is not known to this version of the gate`;
				case "newer-version": return `its schema_version ${cause.version} is newer than ${cause.newest}, the newest one this version of the gate can read`;
				case "invalid": return `${cause.path || "it"}: ${cause.message}`;
			}
		}
		function describeAddedRecords(place, { added, accepted, low }) {
			return [
				`Added ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(added, "record")} to ${describePlace(place)}.`,
				...accepted > 0 ? [`The level of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(accepted, "gate")} is accepted: later runs are not compared with the runs before.`] : [],
				...low > 0 ? [`A loss of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(low, "gate")} is open: later runs are compared with the level before it.`] : [],
				...place.kind === "file" ? ["Commit the file to keep them."] : []
			].join(" ");
		}
		function describeUnaccepted(place, keys) {
			const why = "not measured as a whole. The level is not accepted; start another run with `accept: true`.";
			return (0, _message_js__WEBPACK_IMPORTED_MODULE_3__.cA)(HISTORY, "AVG_HISTORY_NOT_WRITTEN", {
				keys,
				place,
				why
			});
		}
		function describeAppendProblem(problem, place, keys) {
			const why = describeAppendCause(problem);
			return (0, _message_js__WEBPACK_IMPORTED_MODULE_3__.cA)(HISTORY, "AVG_HISTORY_NOT_WRITTEN", {
				keys,
				place,
				why
			});
		}
		function describeAppendCause(problem) {
			switch (problem.kind) {
				case "unusable": return `${describeUnusableHistory(problem.cause)}.`;
				case "conflict": return `other runs wrote to it at each of ${problem.attempts} attempts.`;
				case "not-written": return `the file could not be written (${problem.detail}).`;
				default: return describeUnreadable(problem);
			}
		}
		const REQUIREMENTS = {
			repository: "this is no workflow run, so there is no repository.",
			token: "the input github-token is empty."
		};
		function describeUnreadable(cause) {
			switch (cause.kind) {
				case "not-opened": return REQUIREMENTS[cause.lacks];
				case "github": {
					const sentence = (0, _github_js__WEBPACK_IMPORTED_MODULE_2__.Po)(cause.failure);
					const start = sentence.replace(/\.$/, "");
					if (cause.failure.cause === "rate-limit") return `${start}; this is a rate limit, which ends by itself.`;
					if (cause.permission) return `${start}; the job needs the permission \`${cause.permission}\`.`;
					return sentence;
				}
				case "not-a-file": return "it is not a file.";
				case "too-many-lines": return `its file ${cause.file} has more than ${cause.most} lines.`;
			}
		}
		function listGates(keys) {
			const more = keys.length - MOST_KEYS;
			const shown = [...keys.slice(0, MOST_KEYS), ...more > 0 ? [`${more} more`] : []].join(", ");
			return `${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(keys.length, "gate")} (${shown}) ${keys.length === 1 ? "was" : "were"}`;
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
