"use strict";
exports.id = "errors-avg-error";
exports.ids = ["errors-avg-error"];
exports.modules = {
	69681: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N_: () => textsByName,
			Qq: () => text,
			Te: () => texts,
			U9: () => count,
			fM: () => kind,
			hl: () => address,
			kB: () => time,
			no: () => maybe,
			p_: () => list,
			xk: () => commitId
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
		const MAX_TEXT_LENGTH = 4e3;
		const MAX_LIST_LENGTH = 2e4;
		const text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(MAX_TEXT_LENGTH);
		const count = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().nonnegative();
		const time = zod__WEBPACK_IMPORTED_MODULE_1__.w$();
		const commitId = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/^[\da-f]{40}(?:[\da-f]{24})?$/);
		const list = (item) => zod__WEBPACK_IMPORTED_MODULE_0__.YOg(item).max(MAX_LIST_LENGTH);
		const texts = list(text);
		const textsByName = zod__WEBPACK_IMPORTED_MODULE_0__.g1P(text, texts).refine((entries) => Object.keys(entries).length <= 100, "must have at most 100 names");
		const address = text.transform(() => "");
		const maybe = (schema) => schema.optional().transform((value) => value);
		const kind = (name, shape) => zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			kind: zod__WEBPACK_IMPORTED_MODULE_0__.euz(name),
			...shape
		});
	}),
	25988: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			dH: () => AvgError,
			VB: () => READING_ERRORS,
			bP: () => SECTIONS,
			p7: () => addressOfCode,
			Uc: () => describeError,
			hw: () => formatMessage,
			up: () => hasCode,
			K9: () => headlineOfBlocker,
			cA: () => lineOf,
			bD: () => messageOf,
			Fq: () => remedyOfCode
		});
		var documents = __webpack_require__(7794);
		var lib_escape = __webpack_require__(68989);
		var blockers = __webpack_require__(37751);
		var checkout = __webpack_require__(32404);
		var pages = __webpack_require__(32426);
		;
		const INPUTS = {
			AVG_INPUT: {
				meaning: "An input is missing or has a value that is not allowed.",
				remedy: "Correct the inputs that the message lists."
			},
			AVG_LONG_INPUT: {
				meaning: "An input is almost as long as Linux allows: 131,071 bytes.",
				remedy: "Move long lists of keywords to a file that the config file names."
			},
			AVG_ACCEPT: {
				meaning: "`accept: true` counts only in a run that a person starts (`workflow_dispatch`).",
				remedy: `Make accept an input of the workflow, and set it in a run by hand. See ${documents.f}/verdict#an-open-loss.`
			},
			AVG_FACTS_OLD: {
				meaning: "A fact of the config file was looked at more than 180 days ago: see `as-of`.",
				remedy: "Check the values of the fact, and write the day of the check under as-of."
			},
			AVG_UNEXPECTED: {
				meaning: "The program or the machine failed in an unknown way.",
				remedy: "Run the job again, or report the message."
			},
			AVG_SUMMARY: {
				meaning: "The job summary was not written.",
				remedy: "Check the disk of the runner."
			},
			AVG_OUTPUTS: {
				meaning: "The outputs of the step were not set.",
				remedy: "Check the disk of the runner."
			},
			AVG_REPORT_FILE: {
				meaning: "A report file was not written.",
				remedy: "The other report files are not affected."
			},
			AVG_FONT: {
				meaning: "The PDF report lacks characters, or a font of the machine cannot be used.",
				remedy: "Install a font that has them, such as fonts-noto-cjk."
			}
		};
		const RUNS = {
			AVG_FAILED: {
				meaning: "A rule failed. Each failed rule has an annotation of its own.",
				remedy: "See the codes of the rules."
			},
			AVG_INCONCLUSIVE: {
				meaning: "A drop may be chance, there is nothing to test it against, or a value is missing.",
				remedy: "Start another run or wait for the next one."
			},
			AVG_COMPETITOR_UNMEASURED: {
				meaning: "A competitor could not be measured.",
				remedy: "Only `min-share-of-voice` depends on it."
			},
			AVG_BASELINE_UNUSABLE: {
				meaning: "The baseline exists and cannot be used.",
				remedy: "Restore the baseline, or delete it to start without one."
			},
			AVG_BASELINE_MISSING: {
				meaning: "There is no baseline, and `fail-on` lists `no-baseline`.",
				remedy: "Record a run on the default branch, or remove `no-baseline` from `fail-on`."
			},
			AVG_PUSH_BASE: {
				meaning: "The run has no base: its event checks no change, or the commit before a push is not known.",
				remedy: "Compare on pull_request, merge_group or push. For a push, give actions/checkout fetch-depth: 0. To fail such a run, add no-baseline to fail-on."
			},
			AVG_CONTRADICTION: {
				meaning: "The answers of a hosted service contradict the request or themselves.",
				remedy: "Report it to the service."
			},
			AVG_ENGINE_SILENT: {
				meaning: "A hosted service returned no answer of an engine that `engines` lists.",
				remedy: "Ask the service why. To go on without the engine, put a ? after its name in engines."
			},
			AVG_ENGINE: {
				meaning: "The embedded service skipped a page or a stored record.",
				remedy: "What was skipped is not measured."
			}
		};
		const ANSWERS = {
			AVG_ANSWER_UNSEARCHED: {
				meaning: "The engine answered without a web search.",
				remedy: "Another model of the vendor may search more often."
			},
			AVG_ANSWER_REFUSED: {
				meaning: "The engine, or a filter of its vendor, refused to answer.",
				remedy: "Rephrase the keyword, if it may look harmful out of context."
			},
			AVG_ANSWER_FAILED: {
				meaning: "The engine reported a failure or stopped before the end.",
				remedy: "If most answers fail, try another model."
			},
			AVG_ANSWER_SOURCES: {
				meaning: "The engine searched, and no citation of its answer can be read.",
				remedy: "If this affects most answers, report it to us, and put a ? after the name in engines."
			},
			AVG_ANSWER_UNREADABLE: {
				meaning: "The answers cite or name nobody: the vendor changed the form of its replies.",
				remedy: "Use the newest version, or report this to us. A ? after the name in engines goes on without the engine."
			},
			AVG_ANSWER_MALFORMED: {
				meaning: "A reply does not follow the vendor's format.",
				remedy: "If this affects most answers, report the message to us."
			},
			AVG_ANSWER_REJECTED: {
				meaning: "The vendor refused the request, such as with status 400.",
				remedy: "If this affects all answers, the model may not support web search."
			},
			AVG_ANSWER_REDIRECT: {
				meaning: "The vendor redirects to another address (status 3xx).",
				remedy: "Check the address of the engine in the environment, and the proxy."
			},
			AVG_ANSWER_5XX: {
				meaning: "The server of the vendor failed after all attempts.",
				remedy: "Run the job later, or look at the status page of the vendor."
			},
			AVG_ANSWER_CONNECTION: {
				meaning: "The vendor could not be reached after all attempts.",
				remedy: "Check the address in the environment, and that the runner may reach it. Behind a proxy, set HTTPS_PROXY for the job."
			},
			AVG_ANSWER_429: {
				meaning: "The vendor limited the question for its whole time (status 429).",
				remedy: "Ask for less, run at another time, or raise the limits of the account."
			},
			AVG_ANSWER_TIMEOUT: {
				meaning: "No answer came in the time of a question: a quarter of `timeout-minutes`, at least 30 seconds.",
				remedy: "If this affects many answers, raise timeout-minutes, or choose a faster model."
			},
			AVG_ANSWER_BUDGET: {
				meaning: "The time budget ended before the answer.",
				remedy: "Raise timeout-minutes, or ask for less."
			},
			AVG_ANSWER_COST: {
				meaning: "The question was not sent: the cost of the run had reached `max-cost`.",
				remedy: "Raise max-cost, or ask for less."
			},
			AVG_ENGINE_KEY: {
				meaning: "The vendor refused the key (status 401).",
				remedy: "Check the variable that the message names."
			},
			AVG_ENGINE_FORBIDDEN: {
				meaning: "The key has no permission (status 403).",
				remedy: "Permit the key to use the model and web search."
			},
			AVG_ENGINE_CREDIT: {
				meaning: "The account has no credit left, or has reached its spending limit.",
				remedy: "Add credit, or raise the limit."
			},
			AVG_ENGINE_QUOTA: {
				meaning: "The account may ask nothing more on this day.",
				remedy: "Run the job tomorrow, raise the quota, or ask for less."
			},
			AVG_ENGINE_MODEL: {
				meaning: "The vendor does not know the model or the address, such as with status 404.",
				remedy: "Check the model in `engines`, and the variable that the message names."
			},
			AVG_ENGINE_RATE_LIMIT: {
				meaning: "The vendor limited a question (status 429) and answered no other.",
				remedy: "Raise the limits of the account, or ask for less."
			},
			AVG_ENGINE_TIMEOUT: {
				meaning: "Three questions in a row got no answer in the time of a question.",
				remedy: "Run the job later, or raise timeout-minutes."
			}
		};
		const PUBLISHING = {
			AVG_HISTORY_UNREADABLE: {
				meaning: "The history, or a line in it, could not be read.",
				remedy: "Run the job again, check the permissions of github-token, or repair the line."
			},
			AVG_HISTORY_NOT_WRITTEN: {
				meaning: "This run was not added to the history.",
				remedy: "A later run writes it. Check the permissions of the job."
			},
			AVG_COMMENT_403: {
				meaning: "The token is not permitted to write the pull request comment.",
				remedy: `The job needs the permission \`pull-requests: write\`. For forks, see ${documents.f}/forks.`
			},
			AVG_COMMENT: {
				meaning: "The pull request comment was not written completely.",
				remedy: "A later run writes it. Check the permissions of the job."
			},
			AVG_ISSUE_403: {
				meaning: "The token is not permitted to write the issue.",
				remedy: "The job needs the permission `issues: write`."
			},
			AVG_ISSUE_410: {
				meaning: "The repository has its issues disabled.",
				remedy: "Enable issues in the settings of the repository, or set `issue: never`."
			},
			AVG_ISSUE: {
				meaning: "The issue was not written completely.",
				remedy: "A later run writes it. Check the permissions of the job."
			},
			AVG_GITHUB_RATE_LIMIT: {
				meaning: "A rate limit of GitHub stopped a comment or an issue.",
				remedy: "A later run writes it."
			},
			AVG_TOKEN: {
				meaning: "The input `github-token` is empty, so nothing was written to GitHub.",
				remedy: "Remove the input to use the token of the workflow."
			},
			AVG_REVIEWS: {
				meaning: "The reviews of the pull request could not be read, so none of them accepts the lost answers.",
				remedy: "Give the job `pull-requests: read` and `contents: read`, or re-run the job later."
			},
			AVG_ARTIFACT_STORAGE: {
				meaning: "The run has no artifact storage. Only GitHub.com has it.",
				remedy: "The files stay on the runner."
			},
			AVG_ARTIFACT_409: {
				meaning: "The workflow run already has an artifact of this name.",
				remedy: "In a matrix, give each gate its own `key`."
			},
			AVG_ARTIFACT: {
				meaning: "The artifact was not uploaded.",
				remedy: "The files stay on the runner."
			},
			AVG_NOTIFY: {
				meaning: "The message of the input `notify` was not sent.",
				remedy: `Check that the webhook still exists, and its format. See ${documents.f}/reports#messages.`
			},
			AVG_COMMENT_MODE: {
				meaning: "`mode: comment` wrote no comment for the finished run.",
				remedy: `Compare your two workflows with ${documents.f}/forks.`
			}
		};
		var service_codes = __webpack_require__(17794);
		var warnings = __webpack_require__(74269);
		;
		const READING_ERRORS = {
			...checkout.$_,
			...checkout.xN,
			...pages.M,
			...warnings.e
		};
		const DETAILED = {
			...READING_ERRORS,
			...blockers.s
		};
		const CODES = {
			...INPUTS,
			...DETAILED,
			...RUNS,
			...service_codes.aX,
			...ANSWERS,
			...PUBLISHING
		};
		const SECTIONS = [
			{
				title: "Inputs, files and pages",
				errors: {
					...INPUTS,
					...READING_ERRORS
				}
			},
			{
				title: "Verdict, baseline and services",
				errors: {
					...blockers.s,
					...RUNS,
					...service_codes.aX
				}
			},
			{
				title: "Missing answers of live engines",
				note: "After `AVG_ANSWER_…` the answer is not evaluated. After `AVG_ENGINE_…` the engine was no longer asked.",
				errors: ANSWERS
			},
			{
				title: "History and GitHub",
				errors: PUBLISHING
			}
		];
		class AvgError extends Error {
			details;
			constructor(details, options) {
				super(sentenceOf(details), options);
				this.name = "AvgError";
				this.details = details;
			}
		}
		function hasCode(error, ...codes) {
			return error instanceof AvgError && codes.includes(error.details.code);
		}
		const SENTENCES = DETAILED;
		function sentenceOf(details) {
			return SENTENCES[details.code].sentence(details);
		}
		function describeError(details, atTerminal = false) {
			const remedies = CODES[details.code];
			return messageOf(details.code, sentenceOf(details), atTerminal ? remedies.atTerminal : undefined);
		}
		const HEADLINES = blockers.s;
		function headlineOfBlocker(details) {
			return HEADLINES[details.code].headline(details);
		}
		function remedyOfCode(code) {
			return CODES[code].remedy;
		}
		function messageOf(code, what, remedy = remedyOfCode(code).replaceAll("`", "")) {
			return {
				code,
				what,
				remedy,
				text: remedy === "" ? what : `${what} ${remedy}`
			};
		}
		function lineOf(code, what, remedy) {
			return formatMessage(messageOf(code, what, remedy));
		}
		function formatMessage({ code, text }) {
			return (0, lib_escape.h0)(`${code}: ${text}`, 2e3);
		}
		function addressOfCode(code) {
			return `${documents.f}/errors#${code.toLowerCase()}`;
		}
	}),
	37751: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => BLOCKERS });
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46958);
		var _declare_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97263);
		var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45907);
		const BLOCKERS = {
			AVG_NO_SECRETS: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_1__.l)("AVG_NO_SECRETS", {
				meaning: "The run has no key: forks get no secrets, and Dependabot only its own.",
				remedy: "The gate judges the change after the merge. For Dependabot, store the key as a secret of Dependabot with the same name.",
				details: {},
				headline: () => "Nothing was measured: this run has no key",
				sentence: () => "Nothing was scanned, because there is no key: GitHub gives a pull request from a fork no secrets, and one from Dependabot those of Dependabot only."
			}),
			AVG_LIMIT_DAY: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_1__.l)("AVG_LIMIT_DAY", {
				meaning: "The run needs more requests than the plan allows for a day.",
				remedy: "Ask for less, or set plan or limits to what your account allows.",
				details: {
					requests: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
					perDay: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
				},
				headline: () => "This run needs more requests than the plan allows in a day",
				sentence: ({ requests, perDay }) => `This run needs ${requests} requests and the plan allows ${perDay} a day. Nothing was scanned.`
			}),
			AVG_TIME_BUDGET: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_1__.l)("AVG_TIME_BUDGET", {
				meaning: "The rate limit makes the run longer than `timeout-minutes`.",
				remedy: "Raise timeout-minutes, ask for less, or set plan or limits to what your account allows.",
				details: {
					requests: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
					perMinute: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
					timeoutMinutes: zod__WEBPACK_IMPORTED_MODULE_2__.aig()
				},
				headline: () => "This run needs more time than timeout-minutes allows",
				sentence: ({ requests, perMinute, timeoutMinutes }) => `This run needs ${requests} requests. At ${perMinute} a minute, they do not fit into timeout-minutes: ${timeoutMinutes}. Nothing was scanned.`
			}),
			AVG_COST_LIMIT: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_1__.l)("AVG_COST_LIMIT", {
				meaning: "The estimated cost of all gates is above `max-cost`.",
				remedy: "Raise max-cost, or ask for less. check --plan shows the estimate.",
				details: {
					estimate: zod__WEBPACK_IMPORTED_MODULE_2__.aig(),
					maxCost: zod__WEBPACK_IMPORTED_MODULE_2__.aig()
				},
				headline: () => "This run would cost more than max-cost",
				sentence: ({ estimate, maxCost }) => `This run is estimated to cost ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.UK)(estimate)}, and max-cost is ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.w_)(maxCost)} USD. Nothing was scanned.`
			}),
			AVG_COST_UNKNOWN: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_1__.l)("AVG_COST_UNKNOWN", {
				meaning: "The price of an engine is not known, so `max-cost` cannot limit it.",
				remedy: "Set max-requests in the config file, name another model, or remove max-cost.",
				details: {
					engines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Te,
					maxCost: zod__WEBPACK_IMPORTED_MODULE_2__.aig()
				},
				headline: () => "The price of an engine is not known, and max-cost is set",
				sentence: ({ engines, maxCost }) => `The price of ${(0, _words_js__WEBPACK_IMPORTED_MODULE_4__.Vb)(engines.join(", "))} is not known, so max-cost: ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.w_)(maxCost)} cannot limit this run. Nothing was scanned.`
			}),
			AVG_FEW_ANSWERS: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_1__.l)("AVG_FEW_ANSWERS", {
				meaning: "Fewer answers were evaluated than `min-answers` requires.",
				remedy: "Correct what the lines on missing answers name, or lower min-answers.",
				details: {
					planned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
					evaluated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
					minAnswers: zod__WEBPACK_IMPORTED_MODULE_2__.aig()
				},
				headline: ({ evaluated }) => evaluated === 0 ? "No engine answered" : "Too few answers came",
				sentence: ({ planned, evaluated, minAnswers }) => `${evaluated} of ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(planned, "planned answer")} were evaluated, and min-answers is ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.w_)(minAnswers)}%.`
			}),
			AVG_REQUIRED_UNANSWERED: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_1__.l)("AVG_REQUIRED_UNANSWERED", {
				meaning: "The same, of a required engine.",
				remedy: "Correct what the lines on missing answers name, or take the engine out of required-engines.",
				details: {
					engines: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
						engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
						planned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
						evaluated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
					})),
					minAnswers: zod__WEBPACK_IMPORTED_MODULE_2__.aig()
				},
				headline: () => "A required engine answered too few questions",
				sentence: ({ engines, minAnswers }) => {
					const counts = engines.map(({ engine, planned, evaluated }) => `${(0, _words_js__WEBPACK_IMPORTED_MODULE_4__.Vb)(engine)} ${evaluated} of ${planned}`);
					return `Too few answers of required engines were evaluated: ${counts.join(", ")}. min-answers is ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.w_)(minAnswers)}%.`;
				}
			}),
			AVG_NO_ANSWERS: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_1__.l)("AVG_NO_ANSWERS", {
				meaning: "The scans completed, and no engine answered.",
				remedy: "Check the engines input, and ask the service why no engine answered.",
				details: {},
				headline: () => "No engine answered",
				sentence: () => "All scans completed, and no engine answered."
			})
		};
	}),
	32404: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$_: () => FILE_ERRORS,
			SQ: () => describeFileError,
			xN: () => GIT_ERRORS
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		var _declare_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97263);
		var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45907);
		const failedCommand = {
			command: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			detail: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
		};
		const GIT_ERRORS = {
			AVG_NO_CHECKOUT: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_1__.d)("AVG_NO_CHECKOUT", {
				meaning: "`baseline: base` needs a git checkout.",
				remedy: "Let actions/checkout, without `path`, put the repository into the workspace itself. Or set base-content to a folder with the build of the base.",
				atTerminal: "Start in a folder of the repository.",
				details: {
					...failedCommand,
					inner: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional()
				},
				sentence: ({ inner }) => {
					const what = "The folder is not inside a git checkout.";
					return inner === undefined ? what : `${what} Its folder ${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.Vb)(inner)} is one.`;
				}
			}),
			AVG_OTHER_OWNER: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_1__.d)("AVG_OTHER_OWNER", {
				meaning: "git refuses to read a checkout that belongs to another user.",
				remedy: "Run `git config --global --add safe.directory FOLDER` before, as the user that runs the gate, with the path of the checkout as FOLDER.",
				details: failedCommand,
				sentence: ({ detail }) => `git refuses the checkout, because another user owns it${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.YE)(detail)}.`
			}),
			AVG_NO_GIT: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_1__.d)("AVG_NO_GIT", {
				meaning: "`baseline: base` needs git, which could not be started.",
				remedy: "Install git on the runner, and check that the folder of the pages exists.",
				details: failedCommand,
				sentence: ({ detail }) => `git could not be started${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.YE)(detail)}.`
			}),
			AVG_GIT: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_1__.d)("AVG_GIT", {
				meaning: "git failed while the pages were read.",
				remedy: "See the words of git in the message.",
				details: failedCommand,
				sentence: ({ command, detail }) => `The command “${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.Rw)(command)}” failed${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.YE)(detail)}.`
			}),
			AVG_BASE_UNAVAILABLE: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_1__.d)("AVG_BASE_UNAVAILABLE", {
				meaning: "The base of the change is not in the checkout, and could not be fetched.",
				remedy: "Give actions/checkout fetch-depth: 2, or 0 if the step names a ref.",
				atTerminal: "Fetch the older commits with git fetch --unshallow.",
				details: {
					...failedCommand,
					commit: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
				},
				sentence: ({ commit, detail }) => `The commit ${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.m_)(commit)} that the change is based on is not in the checkout, and could not be fetched${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.YE)(detail)}.`
			}),
			AVG_OTHER_TREE: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_1__.d)("AVG_OTHER_TREE", {
				meaning: "The checked-out commit is not that of the change or of the push.",
				remedy: "Run the gate on pull_request, with actions/checkout and no ref. If the branch has a newer commit, its own run judges it.",
				details: {
					checkedOut: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
					head: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
				},
				sentence: ({ checkedOut, head }) => `The checked-out commit ${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.m_)(checkedOut)} is neither ${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.m_)(head)}, which this run is for, nor GitHub's merge of it.`
			}),
			AVG_NO_COMMITS: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_1__.d)("AVG_NO_COMMITS", {
				meaning: "No commit changes a page.",
				remedy: "Check --content.",
				details: { isShallow: zod__WEBPACK_IMPORTED_MODULE_3__.zMY() },
				sentence: ({ isShallow }) => {
					const what = "There is nothing to replay: no commit with a parent changes a page.";
					const shallow = "The checkout is shallow: fetch the older commits with git fetch --unshallow.";
					return isShallow ? `${what} ${shallow}` : what;
				}
			})
		};
		const baseFile = {
			path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			reason: zod__WEBPACK_IMPORTED_MODULE_3__.k5n([
				"git",
				"folder",
				"link",
				"submodule"
			]),
			detail: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional()
		};
		const linkOut = {
			path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			target: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
		};
		const FILE_ERRORS = {
			AVG_BASE_FILE: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_1__.d)("AVG_BASE_FILE", {
				meaning: "The config, a file of keywords, the baseline or recorded answers could not be read at the tip of the base branch.",
				remedy: "Run actions/checkout before this step with fetch-depth: 2, or fetch-depth: 0 if the step names a ref. For a file that a step of the job makes, give an absolute path, such as ${{ runner.temp }}/baseline.json.",
				atTerminal: "Commit the file itself, or give an absolute path.",
				details: baseFile,
				sentence: (details) => `The file ${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.Vb)(details.path)} cannot be used: ${describeBaseFile(details)}.`
			}),
			AVG_LINK_OUT: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_1__.d)("AVG_LINK_OUT", {
				meaning: "A symbolic link leads out of the workspace, or to nothing.",
				remedy: "Remove the link, or give an absolute path.",
				details: linkOut,
				sentence: (details) => `The path ${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.Vb)(details.path)} cannot be used: ${describeLinkOut(details)}.`
			})
		};
		function describeFileError(error) {
			return error.code === "AVG_LINK_OUT" ? describeLinkOut(error) : describeBaseFile(error);
		}
		function describeLinkOut({ target }) {
			return `a symbolic link of the workspace leads from there to ${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.Vb)(target)}, which is outside of the workspace or does not exist`;
		}
		function describeBaseFile({ reason, detail = "" }) {
			const why = {
				git: `git could not give it${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.YE)(detail)}`,
				folder: "it is a folder there",
				link: "a symbolic link there leads out of the repository or to nothing",
				submodule: "it is in a submodule there"
			}[reason];
			return `it is read from the commit that the change is based on, and ${why}, so it could not be checked whether the change edits the file`;
		}
	}),
	97263: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d: () => declareError,
			l: () => declareBlocker
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
		function declareError(code, declaration) {
			return {
				...declaration,
				schema: () => zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
					code: zod__WEBPACK_IMPORTED_MODULE_0__.euz(code),
					...declaration.details
				})
			};
		}
		function declareBlocker(code, { headline, ...declaration }) {
			return {
				...declareError(code, declaration),
				headline
			};
		}
	}),
	32426: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => BUILT_SITE,
			M: () => PAGE_ERRORS
		});
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		var _lib_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7794);
		var _declare_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97263);
		var _skipped_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54752);
		var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45907);
		const BUILT_SITE = `${_lib_documents_js__WEBPACK_IMPORTED_MODULE_2__.f}/recipes#pull-requests-of-a-built-site`;
		const nothingRead = {
			lookedFor: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Te,
			skipped: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(_skipped_files_js__WEBPACK_IMPORTED_MODULE_1__.No)
		};
		const stoppedReading = {
			detail: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional(),
			fact: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional()
		};
		const PAGE_ERRORS = {
			AVG_NO_PAGES: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_3__.d)("AVG_NO_PAGES", {
				meaning: "The engine `repository` found no page with text.",
				remedy: "Run actions/checkout before this step. Name your pages, or the folder of a built site, with content.",
				atTerminal: "Name your pages, or the folder of a built site, with --content.",
				details: nothingRead,
				sentence: ({ lookedFor, skipped }) => {
					const where = lookedFor.length > 0 ? `by content: ${(0, _words_js__WEBPACK_IMPORTED_MODULE_4__.Zv)(lookedFor)}` : "in the repository";
					return `No page with text was found ${where}.${(0, _skipped_files_js__WEBPACK_IMPORTED_MODULE_1__.RH)(skipped)}`;
				}
			}),
			AVG_NO_MATCH: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_3__.d)("AVG_NO_MATCH", {
				meaning: "A glob of `content` matches no page.",
				remedy: "Correct the glob, which begins at the root of the repository, or build the site before this step.",
				atTerminal: "Correct the glob, which begins at the root of the repository, or build the site first.",
				details: nothingRead,
				sentence: ({ lookedFor, skipped }) => `The glob ${(0, _words_js__WEBPACK_IMPORTED_MODULE_4__.Zv)(lookedFor)} of content matches no page.${(0, _skipped_files_js__WEBPACK_IMPORTED_MODULE_1__.RH)(skipped)}`
			}),
			AVG_NO_COMPETITOR_PAGES: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_3__.d)("AVG_NO_COMPETITOR_PAGES", {
				meaning: "A folder of `competitor-content` holds no page with text.",
				remedy: "Capture pages of the competitor into the folder, or remove it from competitor-content.",
				details: {
					...nothingRead,
					competitor: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
				},
				sentence: ({ lookedFor, competitor, skipped }) => `The folder ${(0, _words_js__WEBPACK_IMPORTED_MODULE_4__.Zv)(lookedFor)} of competitor-content holds no page of ${(0, _words_js__WEBPACK_IMPORTED_MODULE_4__.Vb)(competitor)}.${(0, _skipped_files_js__WEBPACK_IMPORTED_MODULE_1__.RH)(skipped)}`
			}),
			AVG_NO_BASE_PAGES: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_3__.d)("AVG_NO_BASE_PAGES", {
				meaning: "The folder of `base-content` holds no page with text.",
				remedy: `Put a build of the base into the folder of base-content before this step. See ${BUILT_SITE}.`,
				details: nothingRead,
				sentence: ({ lookedFor, skipped }) => `The folder ${(0, _words_js__WEBPACK_IMPORTED_MODULE_4__.Zv)(lookedFor)} of base-content holds no page.${(0, _skipped_files_js__WEBPACK_IMPORTED_MODULE_1__.RH)(skipped)}`
			}),
			AVG_NO_FOLDER: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_3__.d)("AVG_NO_FOLDER", {
				meaning: "The folder with the pages does not exist or cannot be read.",
				remedy: "Run actions/checkout before this step, and check the permissions of the folder.",
				atTerminal: "Check the path of the folder and its permissions.",
				details: { folder: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq },
				sentence: ({ folder }) => `The folder ${(0, _words_js__WEBPACK_IMPORTED_MODULE_4__.Vb)(folder)} does not exist or cannot be read.`
			}),
			AVG_BASE_NOT_IN_GIT: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_3__.d)("AVG_BASE_NOT_IN_GIT", {
				meaning: "The pages are not in git, and `base-content` is not set.",
				remedy: `Set base-content to a folder with the build of the base. See ${BUILT_SITE}.`,
				details: nothingRead,
				sentence: ({ lookedFor, skipped }) => `The pages of ${(0, _words_js__WEBPACK_IMPORTED_MODULE_4__.Zv)(lookedFor)} are not in git, so no commit is their base.${(0, _skipped_files_js__WEBPACK_IMPORTED_MODULE_1__.RH)(skipped)}`
			}),
			AVG_BASE_COMMITTED: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_3__.d)("AVG_BASE_COMMITTED", {
				meaning: "The folder of `base-content` is committed, so a change could write its own base.",
				remedy: `Remove the folder from the repository, and put a build of the base into it before this step. See ${BUILT_SITE}.`,
				details: { folder: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq },
				sentence: ({ folder }) => `The folder ${(0, _words_js__WEBPACK_IMPORTED_MODULE_4__.Vb)(folder)} of base-content is part of the commit that is checked.`
			}),
			AVG_PAGE_LIMIT: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_3__.d)("AVG_PAGE_LIMIT", {
				meaning: "The change takes a page with an answer beyond a limit of reading.",
				remedy: "Divide the page, or leave it out with content, for example !docs/changelog.md.",
				details: { paths: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Te },
				sentence: ({ paths }) => `Answers depend on pages that are too large or too complex: ${(0, _words_js__WEBPACK_IMPORTED_MODULE_4__.Zv)(paths)}.`
			}),
			AVG_PAGE_TIME: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_3__.d)("AVG_PAGE_TIME", {
				meaning: "A page takes too long to read.",
				remedy: "Shorten the page, or leave it out with content, for example !docs/changelog.md.",
				details: stoppedReading,
				sentence: describeStop
			}),
			AVG_PAGE_MEMORY: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_3__.d)("AVG_PAGE_MEMORY", {
				meaning: "The pages need more memory than they may have.",
				remedy: "Select fewer pages with content.",
				details: stoppedReading,
				sentence: describeStop
			}),
			AVG_PAGE_READING: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_3__.d)("AVG_PAGE_READING", {
				meaning: "The program failed while it read the pages.",
				remedy: "Run the job again, or report the message.",
				details: stoppedReading,
				sentence: describeStop
			})
		};
		function describeStop({ detail, path, fact }) {
			const page = path === undefined ? "the pages" : `the page ${(0, _words_js__WEBPACK_IMPORTED_MODULE_4__.Vb)(path)}`;
			const what = fact === undefined ? `Reading ${page}` : `The search for the fact “${(0, _words_js__WEBPACK_IMPORTED_MODULE_4__.Vb)(fact)}”`;
			return `${what} ended${(0, _words_js__WEBPACK_IMPORTED_MODULE_4__.YE)(detail)}.`;
		}
	}),
	17794: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Nc: () => WEB_PAGE,
			PO: () => INVALID_PROXY,
			aX: () => SERVICE_ERRORS
		});
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68989);
		const WEB_PAGE = "web-page";
		const INVALID_PROXY = "invalid-proxy";
		const SERVICE_ERRORS = {
			AVG_REQUEST_400: {
				meaning: "The service did not accept the request.",
				remedy: "Check brand, keywords, engines and language."
			},
			AVG_AUTH_401: {
				meaning: "The key is missing or not valid.",
				remedy: "Check the secret behind the input api-key, or AI_VISIBILITY_KEY at a terminal.",
				headline: "The scan service refused the key"
			},
			AVG_AUTH_403: {
				meaning: "The key is valid and not permitted to do this.",
				remedy: "Check what your plan permits, or use a key of another plan.",
				headline: "The scan service refused the key"
			},
			AVG_SERVICE_404: {
				meaning: "The address does not exist.",
				remedy: "Check base-url: the root of the service."
			},
			AVG_LIMIT_429: {
				meaning: "More requests were made than the plan allows.",
				remedy: "Set plan or limits to those of your account, ask for less, or run at another time."
			},
			AVG_SERVICE_REDIRECT: {
				meaning: "The service redirects to another address (status 3xx).",
				remedy: "Set base-url to the new address. The key is sent to no other."
			},
			AVG_SERVICE_5XX: {
				meaning: "The service failed (status 500 or above).",
				remedy: "Run the job later."
			},
			AVG_SERVICE_HTTP: {
				meaning: "The service answered with another error status.",
				remedy: "Check base-url, brand, keywords, engines and language, and whether a firewall blocks the runner."
			},
			AVG_PROXY: {
				meaning: "The address of the proxy is not valid.",
				remedy: "Set HTTPS_PROXY and HTTP_PROXY to a URL such as http://proxy.example:3128.",
				headline: "The address of the proxy is not valid",
				happened: () => "No request was sent"
			},
			AVG_SERVICE_CONNECTION: {
				meaning: "The service could not be reached.",
				remedy: "Check base-url, and that the runner may reach it. Behind a proxy, set HTTPS_PROXY for the job.",
				happened: ({ code }) => `The service could not be reached${code ? `, ${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__.h0)(code, 60)}` : ""}`
			},
			AVG_SERVICE_TIMEOUT: {
				meaning: "The service did not answer within the time budget.",
				remedy: "Raise timeout-minutes, or ask for less.",
				happened: () => "The time budget for the service ran out"
			},
			AVG_SERVICE_WAIT: {
				meaning: "The service asks for too long a wait.",
				remedy: "Raise timeout-minutes above that wait, or run the job later.",
				happened: ({ retryAfter }) => `The service asks to wait ${retryAfter} seconds, longer than is left of the time budget`
			},
			AVG_SERVICE_RESPONSE: {
				meaning: "The answer of the service does not follow its contract.",
				remedy: "Check base-url, then report it to the service.",
				headline: "The scan service gave an invalid answer",
				happened: () => "The answer of the service does not follow its contract"
			},
			AVG_SERVICE_INCOMPLETE: {
				meaning: "The service accepted the request and did not complete it.",
				remedy: "Run the job later. Only completed scans are judged.",
				headline: "The scan service did not complete the scan",
				happened: () => "The service accepted the request and did not complete it"
			},
			AVG_CANCELLED: {
				meaning: "The workflow was cancelled before the service answered.",
				remedy: "Run the job again.",
				headline: "The run was cancelled",
				happened: () => "The workflow was cancelled before the service answered"
			},
			AVG_SETUP: {
				meaning: "A key or a recording is missing.",
				remedy: "Check the keys in the env of the step, and the paths in the inputs.",
				headline: "The pages could not be read",
				happened: () => "The embedded service lacks something it needs"
			}
		};
	}),
	54752: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dc: () => countFiles,
			FE: () => skipReasonSchema,
			FZ: () => describeSkipReason,
			No: () => skippedFilesSchema,
			RH: () => listSkipped,
			Zn: () => listSkipReasons
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68989);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46958);
		const REASONS = {
			format: "in a format that is not read",
			language: "in another language",
			copy: "with the text of others: a version, a build or a translation",
			changelog: "with a list of changes",
			community: "for contributors, such as a license",
			template: "with a template",
			test: "of tests",
			playground: "of a playground",
			generated: "of a build or of third parties",
			hidden: "with a name or a folder that begins with a dot",
			untracked: "outside of git",
			included: "that other pages include",
			"not-public": "kept as a draft or hidden from search engines",
			"no-text": "without text of their own: what components or scripts show is only in the built HTML",
			"lfs-pointer": "whose text is in Git LFS",
			"too-large": "above the size limit of a page",
			"not-text": "without UTF-8 text",
			"not-parsable": "too complex to be read"
		};
		const isReason = (name) => Object.hasOwn(REASONS, name);
		const skipReasonSchema = zod__WEBPACK_IMPORTED_MODULE_1__.k5n(Object.keys(REASONS).filter(isReason));
		const skippedFilesSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			reason: skipReasonSchema,
			extension: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional(),
			language: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional(),
			count: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			examples: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Te
		});
		function describeSkipReason(reason) {
			return `it is a file ${REASONS[reason]}`;
		}
		function countFiles(skipped) {
			return (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(skipped.map(({ count }) => count));
		}
		function listSkipped(skipped) {
			return skipped.length === 0 ? "" : ` Skipped: ${listSkipReasons(skipped).join("; ")}.`;
		}
		function listSkipReasons(skipped) {
			const reasons = Array.from(Map.groupBy(skipped, ({ reason }) => reason), ([reason, groups]) => ({
				reason,
				groups,
				count: countFiles(groups)
			})).sort((a, b) => b.count - a.count);
			return reasons.map(({ reason, groups, count }) => {
				if (reason !== "format") return `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(count, "file")} ${REASONS[reason]}`;
				const formats = groups.map(({ count, extension = "" }) => `${count} .${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_3__.h0)(extension, 20)}`);
				return `${formats.join(", ")}: not read`;
			});
		}
	}),
	74269: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => WARNINGS });
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68989);
		var _lib_keyword_line_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83846);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46958);
		var _declare_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97263);
		var _pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32426);
		var _skipped_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54752);
		var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45907);
		const MAX_OWNERS = 3;
		const MAX_LINE = 200;
		const missingOwnerSchema = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			keyword: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			heading: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional(),
			found: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				heading: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.optional()
			})),
			isRenamed: zod__WEBPACK_IMPORTED_MODULE_3__.zMY(),
			reason: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_skipped_files_js__WEBPACK_IMPORTED_MODULE_2__.FE)
		});
		const settingSchema = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			name: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			file: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
		});
		const barrierSchema = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			address: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			file: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			line: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			evidence: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
		});
		const somePages = {
			pages: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			examples: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Te
		};
		const WARNINGS = {
			AVG_OWNER_MISSING: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_4__.d)("AVG_OWNER_MISSING", {
				meaning: "The page or the section that a line of `keywords` names does not exist on the base, or cannot be read.",
				remedy: "Correct the line in keywords.",
				details: { owners: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(missingOwnerSchema) },
				sentence: ({ owners }) => {
					const what = owners.slice(0, MAX_OWNERS).map(describeMissingOwner).join(" ");
					const more = owners.length - MAX_OWNERS;
					return more > 0 ? `${what} ${more} more are like these.` : what;
				}
			}),
			AVG_FAILS_NOTHING: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_4__.d)("AVG_FAILS_NOTHING", {
				meaning: "No page of the base owns a question, so no change can fail the gate.",
				remedy: "Name the page that answers each question (`keyword | owner: path`), or check content and language.",
				details: {
					pages: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
					skipped: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(_skipped_files_js__WEBPACK_IMPORTED_MODULE_2__.No)
				},
				sentence: ({ pages, skipped }) => `The base has ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_5__.pq)(pages, "page")}, and none owns a question, so no change can fail this gate.${(0, _skipped_files_js__WEBPACK_IMPORTED_MODULE_2__.RH)(skipped)}`
			}),
			AVG_EDITED_TREE: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_4__.d)("AVG_EDITED_TREE", {
				meaning: "A step before this one changed tracked pages. They are compared as they are now.",
				remedy: "Run the gate before the steps that write pages, or in a job of its own.",
				details: somePages,
				sentence: ({ pages, examples }) => `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_5__.pq)(pages, "tracked page")} ${pages === 1 ? "differs" : "differ"} from the commit: ${(0, _words_js__WEBPACK_IMPORTED_MODULE_6__.Zv)(examples)}.`
			}),
			AVG_ADDRESS: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_4__.d)("AVG_ADDRESS", {
				meaning: "The change touches redirects, `robots.txt` or the place of pages whose address is not known.",
				remedy: "Set `generator: none` and a `site-url` such as `docs = https://HOST/{path}`. ai-visibility-gate addresses prints what is known.",
				details: {
					...somePages,
					needs: settingSchema.exactOptional(),
					barrier: barrierSchema.exactOptional()
				},
				sentence: ({ pages, examples, needs, barrier }) => {
					const what = `The addresses of ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_5__.pq)(pages, "page")} are not known${(0, _words_js__WEBPACK_IMPORTED_MODULE_6__.Pf)(needs)}, so redirects, robots.txt and moves cannot be checked. For example: ${(0, _words_js__WEBPACK_IMPORTED_MODULE_6__.Zv)(examples)}.`;
					if (barrier === undefined) return what;
					const { path, address, file, line, evidence } = barrier;
					return `${what} If ${(0, _words_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(path)} is at ${(0, _words_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(address)}, line ${line} of ${(0, _words_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(file)} hides it: ${(0, _words_js__WEBPACK_IMPORTED_MODULE_6__.Rw)(evidence)}.`;
				}
			}),
			AVG_SITE_MOVED: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_4__.d)("AVG_SITE_MOVED", {
				meaning: "A change of settings, such as the base path, moves pages. No redirect leads from the old addresses.",
				remedy: "Redirect the old addresses at the host of the site, or undo the change of the settings.",
				details: {
					pages: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
					total: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
					from: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
					to: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
				},
				sentence: ({ pages, total, from, to }) => `This change moves ${pages === total ? "all" : `${pages} of`} ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_5__.pq)(total, "page")}, and no redirect was found. For example, ${(0, _words_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(from)} is now ${(0, _words_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(to)}.`
			}),
			AVG_SAME_BUILD: (0, _declare_error_js__WEBPACK_IMPORTED_MODULE_4__.d)("AVG_SAME_BUILD", {
				meaning: "The folder of `base-content` holds the same bytes as the pages of the change.",
				remedy: `If the change edits pages, the first build was copied or both are of one commit. See ${_pages_js__WEBPACK_IMPORTED_MODULE_1__.$}.`,
				details: { folder: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq },
				sentence: ({ folder }) => `The build of the base, in ${(0, _words_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(folder)}, is equal byte for byte to that of the change.`
			})
		};
		function describeMissingOwner(owner) {
			const { keyword, found } = owner;
			const what = describeAbsence(owner);
			if (found === undefined) return what;
			return `${what} Write “${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_7__.h0)((0, _lib_keyword_line_js__WEBPACK_IMPORTED_MODULE_8__.n)({
				keyword,
				owner: found
			}), MAX_LINE)}”.`;
		}
		function describeAbsence({ keyword, path, heading, isRenamed, reason }) {
			const page = (0, _words_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(path);
			const question = `“${(0, _words_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(keyword)}”`;
			const section = heading === undefined ? page : `the section “${(0, _words_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(heading)}” of ${page}`;
			if (isRenamed) return `This change renames ${section}, which answers ${question}.`;
			if (heading !== undefined) return `${page} has no section “${(0, _words_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(heading)}”, so the whole page is checked for ${question}.`;
			const what = reason === undefined ? "does not exist on the base" : `is not read as a page, because ${(0, _skipped_files_js__WEBPACK_IMPORTED_MODULE_2__.FZ)(reason)}`;
			return `${page} ${what}, so it is not checked for ${question}.`;
		}
	}),
	45907: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pf: () => describeNeeds,
			Rw: () => detailOf,
			Vb: () => nameOf,
			YE: () => inParentheses,
			Zv: () => listNames,
			m_: () => shortId
		});
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57854);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68989);
		const DETAIL_LENGTH = 200;
		function nameOf(text = "") {
			return (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_1__.xt);
		}
		function listNames(names) {
			return (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__.h0)(names.join(", "), DETAIL_LENGTH);
		}
		function shortId(commit = "") {
			return (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__.h0)(commit.slice(0, 7));
		}
		function describeNeeds(setting) {
			if (setting === undefined) return "";
			const name = setting.name === "" ? "" : `${nameOf(setting.name)} in `;
			return `, because ${name}${nameOf(setting.file)} is not a plain value`;
		}
		function detailOf(text) {
			return (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text, DETAIL_LENGTH).replace(/[.\s]+$/, "");
		}
		function inParentheses(text) {
			const detail = detailOf(text);
			return detail && ` (${detail})`;
		}
	}),
	17640: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$g: () => aboutBrand,
			EZ: () => FACT_NAMES,
			Ft: () => isSame,
			TS: () => findStale,
			bw: () => readStatedValue,
			fg: () => isGlob,
			ol: () => digestOf,
			tp: () => factsSchema
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46958);
		var _owners_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53531);
		var _sites_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29733);
		const MAX_VALUES = 500;
		const MAX_CHARACTERS = 200;
		const STALE_DAYS = 180;
		const written = zod__WEBPACK_IMPORTED_MODULE_2__.YjP("a text").max(MAX_CHARACTERS, `at most ${MAX_CHARACTERS} characters`);
		const some = (what) => {
			const list = zod__WEBPACK_IMPORTED_MODULE_2__.YOg(written, what);
			return zod__WEBPACK_IMPORTED_MODULE_2__.KCZ([written.transform((text) => [text]), list], what);
		};
		const factSchema = zod__WEBPACK_IMPORTED_MODULE_2__.rej({
			name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP("the name of the fact"),
			about: some("a name, or a list of names, of what the fact is about").default([]),
			is: some("a current value, or a list of them").default([]),
			was: some("an old value that must no longer appear, or a list of them"),
			except: some("a list of globs of pages or words of sentences").default([]),
			"as-of": zod__WEBPACK_IMPORTED_MODULE_3__.p6("a day, as in 2026-10-01").optional()
		}, "a fact with name and was, and optionally about, is, except and as-of").superRefine(({ is, was, except }, context) => {
			for (const [index, old] of was.entries()) {
				const message = findProblem(old, is);
				if (message !== undefined) context.addIssue({
					code: "custom",
					path: ["was", index],
					message
				});
			}
			for (const [index, glob] of except.entries()) {
				const message = isGlob(glob) ? (0, _sites_glob_js__WEBPACK_IMPORTED_MODULE_4__.RR)(glob) : undefined;
				if (message !== undefined) context.addIssue({
					code: "custom",
					path: ["except", index],
					message
				});
			}
		}).transform(({ "as-of": asOf, ...fact }) => ({
			...fact,
			asOf
		}));
		const factsSchema = zod__WEBPACK_IMPORTED_MODULE_2__.YOg(factSchema, "a list of facts: each with name, is and was").refine((facts) => facts.flatMap(({ about, is, was, except }) => [
			about,
			is,
			was,
			except
		].flat()).length <= MAX_VALUES, `at most ${MAX_VALUES} values in about, is, was and except of all facts`);
		const FACT_NAMES = [
			"name",
			"about",
			"is",
			"was",
			"except",
			"as-of"
		];
		function isGlob(text) {
			return /[*/]|\.(?:mdx?|html?)$/i.test(text);
		}
		function findProblem(old, is) {
			const text = old.trim();
			if (text === "") return "a value that is not empty";
			const explain = (allowed) => `a value that ${allowed}. Found: ${text}`;
			const stated = readStatedValue(text);
			if (is.some((value) => isSame(readStatedValue(value), stated))) return explain("is not also a value of is");
			if ("words" in stated && !/\S\s\S/.test(stated.words)) return explain("has a unit or a currency, is a version such as v5, or has two words: a bare number or word also appears in other contexts");
			return undefined;
		}
		function readStatedValue(text) {
			const [value, ...others] = (0, _owners_values_js__WEBPACK_IMPORTED_MODULE_1__.N$)(text);
			if (value === undefined || others.length > 0) return { words: text.trim().toLowerCase() };
			const { kind, key, text: number, unit } = value;
			const hasNothingElse = text.trim().length <= number.length + (number.toLowerCase().endsWith(unit) ? 0 : unit.length + 1);
			const isClear = kind === "amount" || unit !== "" || isVersionOrDay(number);
			return hasNothingElse && isClear ? {
				kind,
				key,
				text: number,
				unit
			} : { words: text.trim().toLowerCase() };
		}
		function isSame(one, other) {
			if ("words" in one || "words" in other) return "words" in one && "words" in other && one.words === other.words;
			if (one.kind !== other.kind || one.key !== other.key) return false;
			if (one.kind === "amount") return true;
			if (one.unit === "" || other.unit === "") return isVersionOrDay(one.text) && isVersionOrDay(other.text);
			return isSameUnit(one.unit, other.unit);
		}
		function isVersionOrDay(number) {
			return /^v\d|\d[.-]\d/i.test(number);
		}
		const MIN_LETTERS = 3;
		const MAX_ENDING = 2;
		function isSameUnit(one, other) {
			const [short, long] = one.length < other.length ? [one, other] : [other, one];
			return short === long || short.length >= MIN_LETTERS && long.startsWith(short) && long.length - short.length <= MAX_ENDING;
		}
		function aboutBrand(facts, brand, aliases) {
			return facts.map((fact) => fact.about.length > 0 ? fact : {
				...fact,
				about: [brand, ...aliases]
			});
		}
		const DIGEST_LENGTH = 12;
		function digestOf({ about, is, was, except }) {
			const list = JSON.stringify([
				about,
				is,
				was,
				except
			]);
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(list).digest("hex").slice(0, DIGEST_LENGTH);
		}
		function findStale(facts, now) {
			return facts.filter(({ asOf }) => asOf !== undefined && now - Date.parse(asOf) > STALE_DAYS * _lib_numbers_js__WEBPACK_IMPORTED_MODULE_5__.d_);
		}
	}),
	57854: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CI: () => partsOf,
			JK: () => CODE_LENGTH,
			Si: () => QUOTE_LENGTH,
			dW: () => plainAnswer,
			oi: () => plainOf,
			xt: () => NAME_LENGTH
		});
		var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68989);
		var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		var _web_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73530);
		const NAME_LENGTH = 120;
		const QUOTE_LENGTH = 300;
		const CODE_LENGTH = 200;
		function partsOf(line, look = {}) {
			return line.flatMap((part) => {
				if (typeof part === "string") return [{
					...look,
					text: part
				}];
				if ("name" in part) return [{
					...look,
					text: (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(part.name), part.most ?? NAME_LENGTH) || "–"
				}];
				if ("quote" in part) return [{
					...look,
					text: `“${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(part.quote), part.most ?? QUOTE_LENGTH)}”`
				}];
				if ("code" in part) return [{
					...look,
					text: (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(part.code), CODE_LENGTH),
					isCode: true
				}];
				if ("strong" in part) return partsOf(part.strong, {
					...look,
					isStrong: true
				});
				if ("small" in part) return partsOf(part.small, {
					...look,
					isSmall: true
				});
				if ("toned" in part) return partsOf(part.toned, {
					...look,
					tone: part.tone
				});
				const url = (0, _web_url_js__WEBPACK_IMPORTED_MODULE_1__.BD)(part.link)?.href;
				return partsOf(part.label, {
					...look,
					...url !== undefined && { url }
				});
			});
		}
		function plainOf(line) {
			const text = partsOf(line).map((part) => part.text);
			return (0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(text.join(""), Number.POSITIVE_INFINITY);
		}
		function plainAnswer(text) {
			return text.replace(/\[([^[\]\n]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?\)/g, "$1").replace(/\*\*|__|`/g, "").replace(/^[ \t]*#+[ \t]+/gm, "");
		}
	}),
	7794: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => DOCUMENTS });
		const DOCUMENTS = "https://ai-visibility-gate.github.io/ai-visibility-gate";
	}),
	68989: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D4: () => plainTitle,
			fp: () => breakTriggers,
			h0: () => plainLine,
			hP: () => escapeSarif,
			k4: () => escapeSlack,
			pe: () => ZERO_WIDTH_SPACE
		});
		var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const ZERO_WIDTH_SPACE = "​";
		const TRIGGERS = /[@#](?=\S)|:(?=\/\/|[\w+-]+(?::|$))|www(?=\.)|\bgh-(?=\d)/gi;
		function breakTriggers(line) {
			return line.replace(TRIGGERS, `$&${ZERO_WIDTH_SPACE}`);
		}
		function plainLine(text, maxLength = 1e3) {
			return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(text), maxLength).replace(/^::/, `:${ZERO_WIDTH_SPACE}:`).replaceAll("##[", `##${ZERO_WIDTH_SPACE}[`);
		}
		function plainTitle(text, maxLength) {
			const inert = breakTriggers((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(text).replaceAll("`", "'"));
			return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(inert, maxLength);
		}
		function escapeSarif(text) {
			return text.replace(/[\\[\]]/g, String.raw`\$&`);
		}
		function escapeSlack(text) {
			return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replace(/[*_~`]/g, `$&${ZERO_WIDTH_SPACE}`);
		}
	}),
	13963: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EW: () => readSmallFile,
			H3: () => endsInsideLine,
			LI: () => resolveInside,
			YT: () => openToAppend,
			_l: () => pathInside,
			fR: () => replaceFile,
			gP: () => requireFolderInside,
			lo: () => writeFileAtomically,
			ps: () => findRealPath,
			sq: () => withSlashes,
			up: () => hasCode
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
		var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25988);
		function withSlashes(path) {
			return path.replaceAll("\\", "/");
		}
		function pathInside(folder, path) {
			const inner = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(folder, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(folder, path));
			const isOutside = inner === "" || inner === ".." || inner.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_4__.sep}`) || (0, node_path__WEBPACK_IMPORTED_MODULE_4__.isAbsolute)(inner);
			return isOutside ? undefined : inner.split(node_path__WEBPACK_IMPORTED_MODULE_4__.sep).join("/");
		}
		async function resolveInside(workspace, path) {
			const given = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(workspace, path);
			if (pathInside(workspace, given) === undefined) return given;
			const real = await findRealPath(given);
			if ("dangling" in real) throw new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_5__.dH({
				code: "AVG_LINK_OUT",
				path,
				target: real.dangling
			});
			if (pathInside(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(workspace), real.path) === undefined) {
				throw new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_5__.dH({
					code: "AVG_LINK_OUT",
					path,
					target: real.path
				});
			}
			return real.path;
		}
		async function requireFolderInside(workspace, folder) {
			const real = await resolveInside(workspace, folder);
			if (pathInside(workspace, folder) === undefined) return;
			const entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(real, {
				recursive: true,
				withFileTypes: true
			}).catch((error) => {
				if (hasCode(error, "ENOENT", "ENOTDIR")) return [];
				throw error;
			});
			for (const entry of entries.filter((entry) => entry.isSymbolicLink())) {
				const inner = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(real, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(entry.parentPath, entry.name));
				await resolveInside(workspace, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, inner));
			}
		}
		async function readSmallFile(workspace, path, maxBytes) {
			try {
				const place = await resolveInside(workspace, path);
				const stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(place);
				if (!stats.isFile()) return { problem: "not-a-file" };
				return stats.size > maxBytes ? { problem: "too-large" } : { text: await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(place, "utf8") };
			} catch (error) {
				if (hasCode(error, "ENOENT", "ENOTDIR")) return { problem: "missing" };
				throw error;
			}
		}
		async function findRealPath(path) {
			try {
				return { path: await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(path) };
			} catch (error) {
				if (!hasCode(error, "ENOENT", "ENOTDIR")) throw error;
			}
			const stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path).catch(() => undefined);
			if (stats?.isSymbolicLink()) return { dangling: await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readlink)(path) };
			const parent = await findRealPath((0, node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path));
			return "dangling" in parent ? parent : { path: (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(parent.path, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.basename)(path)) };
		}
		async function writeFileAtomically(path, content, workspace) {
			const target = workspace === undefined ? path : await resolveInside(workspace, path);
			const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(target);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder, { recursive: true });
			const temporary = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, `.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
			try {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary, content, { flag: "wx" });
				await replaceFile(temporary, target);
			} catch (error) {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
				throw error;
			}
		}
		function replaceFile(from, to) {
			return (0, node_os__WEBPACK_IMPORTED_MODULE_3__.platform)() === "win32" ? retryWhileInUse(() => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(from, to)) : (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(from, to);
		}
		const WAITS = [
			10,
			20,
			50,
			100,
			200,
			300,
			300
		];
		async function retryWhileInUse(work, waits = WAITS) {
			const [wait, ...others] = waits;
			try {
				return await work();
			} catch (error) {
				if (wait === undefined || !hasCode(error, "EPERM", "EACCES", "EBUSY")) throw error;
				await new Promise((resolve) => setTimeout(resolve, wait));
				return retryWhileInUse(work, others);
			}
		}
		async function openToAppend(path, workspace) {
			const target = await resolveInside(workspace, path);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0, node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(target), { recursive: true });
			const isInside = pathInside(workspace, path) !== undefined;
			const noFollow = isInside ? node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW : 0;
			return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(target, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND | noFollow);
		}
		async function endsInsideLine(file) {
			const { size } = await file.stat();
			if (size === 0) return false;
			const { buffer } = await file.read({
				buffer: Buffer.alloc(1),
				position: size - 1
			});
			return buffer.toString() !== "\n";
		}
		function hasCode(error, ...codes) {
			return error instanceof Error && "code" in error && codes.some((code) => code === error.code);
		}
	}),
	83846: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => formatOwner,
			n: () => formatKeyword
		});
		function formatKeyword({ keyword, owner }) {
			const line = keyword.replaceAll("|", "\\|");
			return owner === undefined ? line : `${line} | owner: ${formatOwner(owner)}`;
		}
		function formatOwner({ path, heading }) {
			return heading === undefined ? path : `${path}#${heading}`;
		}
	}),
	46958: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B4: () => formatCount,
			GY: () => NO_VALUE,
			UK: () => formatUsd,
			_: () => meanOfKnown,
			cz: () => sum,
			d_: () => DAY,
			pq: () => countOf,
			un: () => roundToTenths,
			v: () => andMore,
			w_: () => formatSetting,
			y: () => formatScore
		});
		const MINUS = "−";
		const NO_VALUE = "–";
		const DAY = 864e5;
		function formatScore(value) {
			const isTiny = value !== 0 && Math.abs(value) < .05;
			if (isTiny) return value > 0 ? "<0.1" : `>${MINUS}0.1`;
			return `${value < 0 ? MINUS : ""}${Math.abs(roundToTenths(value)).toFixed(1)}`;
		}
		function roundToTenths(value) {
			const size = Math.abs(value);
			return size < 0xe8d4a51000 ? Math.sign(value) * Math.round(size * 10) / 10 : value;
		}
		function formatCount(value) {
			const rounded = roundToTenths(value);
			return `${rounded < 0 ? MINUS : ""}${Math.abs(rounded)}`;
		}
		function formatSetting(value) {
			return `${Number(value.toPrecision(12))}`;
		}
		function formatUsd(amount) {
			return `${amount > 0 && amount < .005 ? "<0.01" : amount.toFixed(2)} USD`;
		}
		function countOf(amount, noun) {
			return `${formatCount(amount)} ${noun}${amount === 1 ? "" : "s"}`;
		}
		function andMore(count) {
			return count > 0 ? `and ${count} more` : "";
		}
		function sum(values) {
			return values.reduce((total, value) => total + value, 0);
		}
		function meanOfKnown(values) {
			const known = values.filter((value) => typeof value === "number");
			if (known.length === 0 || 2 * known.length < values.length) return undefined;
			return sum(known) / known.length;
		}
	}),
	94869: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Q: () => clip,
			Ed: () => UNSPACED,
			OX: () => toSingleLine,
			S8: () => normalize,
			bC: () => wordsOfError,
			j5: () => copyString,
			qM: () => IGNORABLE,
			v3: () => cleanLines,
			zN: () => foldName
		});
		const INVISIBLE = /[[[\p{Cf}&&\p{Default_Ignorable_Code_Point}]\p{Noncharacter_Code_Point}\u{E0000}-\u{E007F}]--[\u061C\u200C-\u200F]]/gv;
		const IGNORABLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u{E0000}-\u{E007F}]/v;
		function toSingleLine(text) {
			return text.toWellFormed().replace(INVISIBLE, "").replace(/[\p{Cc}\s]+/gu, " ").trim();
		}
		function cleanLines(text) {
			return text.toWellFormed().replace(/\r\n?/g, "\n").replace(/[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}\u{E0000}-\u{E007F}]/gu, (character) => /[\n\t]/.test(character) ? character : toSingleLine(character)).replace(/^\n+/, "").trimEnd();
		}
		function clip(text, maxLength) {
			if (text.length <= maxLength) return text;
			const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
			let length = 0;
			let end = 0;
			for (const { segment, index } of graphemes.segment(text)) {
				length += Array.from(segment).length;
				if (length < maxLength) end = index + segment.length;
				if (length > maxLength) return `${text.slice(0, end).trimEnd()}…`;
			}
			return text;
		}
		const ASCII = /^[\0-\x7F]*$/;
		const EXCESS_MARKS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;
		function normalize(text, form) {
			return ASCII.test(text) ? text : text.replace(EXCESS_MARKS, "$1").normalize(form);
		}
		function foldName(name) {
			return normalize(name, "NFKC").trim().toLowerCase();
		}
		function copyString(text) {
			return Buffer.from(text).toString();
		}
		const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
		function wordsOfError(error) {
			return error instanceof Error ? error.message : String(error);
		}
	}),
	73530: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BD: () => parseWebUrl,
			HD: () => readable,
			Jy: () => parseWebPage,
			QV: () => readablePlace,
			U9: () => isLoopback,
			w4: () => hostOf
		});
		const MAX_URL_LENGTH = 2e3;
		function parseWebUrl(text) {
			return ifShort(parseWithoutCredentials(text));
		}
		function parseWebPage(text) {
			const url = parseWithoutCredentials(text);
			if (url) url.hash = "";
			return ifShort(url);
		}
		function parseWithoutCredentials(text) {
			const url = URL.parse(text);
			return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
		}
		function ifShort(url) {
			return url && url.href.length <= MAX_URL_LENGTH ? url : undefined;
		}
		function readablePlace({ host, pathname }) {
			return readable(host.replace(/^www\./, "") + (pathname === "/" ? "" : pathname));
		}
		function readable(place) {
			try {
				return decodeURI(place);
			} catch {
				return place;
			}
		}
		function hostOf(url) {
			if (!URL.canParse(url)) return "";
			const { protocol, hostname } = new URL(url);
			if (protocol !== "https:" && protocol !== "http:") return "";
			return hostname.replace(/\.$/, "").replace(/^www\./, "");
		}
		function isLoopback(hostname) {
			return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
		}
	}),
	53531: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N$: () => readValues,
			P4: () => readCommands,
			r6: () => readNames
		});
		const CODES = "AED AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF IDR ILS INR JPY KRW MXN MYR NOK NZD PHP PLN RON RUB SEK SGD THB TRY TWD UAH USD VND ZAR";
		const CODE = CODES.split(" ").join("|");
		const CURRENCIES = {
			...{
				$: "USD",
				US$: "USD",
				"€": "EUR",
				"£": "GBP",
				"¥": "JPY",
				"₹": "INR",
				"₩": "KRW",
				"₽": "RUB"
			},
			...{
				C$: "CAD",
				CA$: "CAD",
				A$: "AUD",
				AU$: "AUD",
				NZ$: "NZD",
				HK$: "HKD",
				S$: "SGD",
				R$: "BRL"
			}
		};
		const SIGN = String.raw`(?:US|CA|AU|NZ|HK|[ACRS])?\$|(?!\$)\p{Sc}`;
		const DIGITS = String.raw`\d{1,15}(?:[.,'’\u00a0\u202f]\d{1,15}){0,5}`;
		const VALUE = new RegExp([
			String.raw`(?<![\p{L}\p{N}_$\\{.,:/@#=&]|[^\p{N}\s]-)`,
			`(?:(?<before>${SIGN}|(?:${CODE})(?=[\\s\\d]))\\s?|[vV])?`,
			`(?<digits>\\d{4}-\\d{2}-\\d{2}|\\d{1,3}(?: \\d{3}){1,4}(?=\\s?(?:${SIGN}))|${DIGITS})`,
			`(?<after>\\s?(?:${SIGN}|(?:${CODE})(?!\\p{L}))|\\s?%|\\p{L}{1,12})?`,
			String.raw`(?![\p{L}\p{N}_])`
		].join(""), "gu");
		const ORDINAL = /^(?:st|nd|rd|th|er|ère|e|ème|º|ª)$/i;
		const COUNTED = new Set("step schritt étape paso passo passaggio stap steg krok шаг figure table chapter section part phase appendix note".split(" "));
		const LONGEST_COUNTED = 12;
		function readValues(text) {
			return [...text.matchAll(VALUE)].flatMap((match) => readValue(match, text) ?? []);
		}
		function readValue(match, line) {
			const { 0: text, index: start = 0, groups = {} } = match;
			const { before, digits = "", after = "" } = groups;
			const end = start + text.length;
			const tail = after.trim();
			const rest = line.slice(end, end + LONGEST_COUNTED + 1);
			const currency = before ?? (isCurrency(tail) ? tail : undefined);
			if (currency !== undefined) {
				const times = /^[kmb]$/i.test(tail) ? tail.toLowerCase() : "";
				const number = toNumber(digits, before === undefined);
				return {
					kind: "amount",
					key: `${CURRENCIES[currency] ?? currency} ${number}${times}`,
					text,
					start,
					unit: ""
				};
			}
			const isListed = /^[.)]\s/.test(rest) && /^$|[.:;!?)]\s$/.test(line.slice(Math.max(0, start - 2), start));
			if (isListed || ORDINAL.test(tail) || COUNTED.has(wordBefore(line, start))) return undefined;
			const [, next = ""] = /^[\s-]?(\p{L}{1,12})/u.exec(rest) ?? [];
			const percent = tail === "%" ? tail : "";
			return {
				kind: "figure",
				key: `${toNumber(digits, false)}${percent}`,
				text,
				start,
				unit: (tail || next).toLowerCase()
			};
		}
		function isCurrency(tail) {
			return tail in CURRENCIES || CODES.split(" ").includes(tail) || /^\p{Sc}$/u.test(tail);
		}
		function wordBefore(line, start) {
			const [word = ""] = /(?<!\p{L})\p{L}+(?=\s$)/u.exec(line.slice(Math.max(0, start - LONGEST_COUNTED), start)) ?? [];
			return word.toLowerCase();
		}
		function toNumber(digits, isAfter) {
			const groups = digits.split(/[.,'’ \u00a0\u202f]/);
			const last = groups.at(-1) ?? "";
			if (groups.length === 1) return digits;
			const marks = digits.match(/[.,'’ \u00a0\u202f]/g) ?? [];
			const [mark = ""] = marks.slice(-1);
			const isMixed = new Set(marks).size > 1;
			const isGroup = last.length === 3 && groups[0] !== "0" && (mark !== "." || isAfter) && !isMixed;
			if (!isMixed && !isGroup && marks.length > 1) return groups.join(".");
			if (isGroup || !/[.,]/.test(mark)) return groups.join("");
			return `${groups.slice(0, -1).join("")}.${last}`.replace(/(?<!0)0+$/, "").replace(/\.$/, "");
		}
		const NAME = /(?<![\w-])--?[A-Za-z][\w-]{0,60}|(?<![\w.-])[A-Za-z_][\w.-]{1,60}(?=["']?\s?[:=(])/g;
		const COMMAND = /^(?:[$>]\s)?([a-z][\w./-]{1,60})(?=\s|$)/gm;
		function readNames(code) {
			return new Set(code.match(NAME));
		}
		function readCommands(code) {
			return new Set(Array.from(code.matchAll(COMMAND), ([, command = ""]) => command));
		}
	}),
	7325: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			UO: () => isWithin,
			Ub: () => findOrigin,
			ak: () => readSiteUrls,
			bb: () => toUrl,
			hH: () => hasOriginOnly,
			j1: () => readFolder,
			nF: () => findFolderOwner,
			sh: () => readCompetitorFolders
		});
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13963);
		function readSiteUrls(lines) {
			const siteUrls = lines.map(readLine);
			const folders = new Set(siteUrls.map((siteUrl) => siteUrl?.folder));
			return siteUrls.every((siteUrl) => siteUrl !== undefined) && folders.size === lines.length ? siteUrls : undefined;
		}
		function readLine(line) {
			const [, path, url = ""] = /^(?:(?!https?:)([^=]+)=)?\s*(\S+)$/i.exec(line.trim()) ?? [];
			const folder = path === undefined ? "" : readFolder(path);
			const isOrigin = !url.includes("{path}");
			const template = isOrigin ? `${url.replace(/(?<!\/)\/+$/, "")}/{path}` : url;
			const valid = /^https?:\/\/[^/{}?#@]+\/[^{}]*\{path\}[^{}]*$/i.test(template) && URL.canParse(template.replace("{path}", ""));
			if (folder === undefined || !valid) return undefined;
			return {
				folder,
				template,
				...isOrigin && { isOrigin }
			};
		}
		function toUrl(path, slug, siteUrls) {
			const siteUrl = findInnermost(path, siteUrls);
			if (siteUrl === undefined) return path;
			const inside = siteUrl.folder === "" ? path : path.slice(siteUrl.folder.length + 1);
			const segments = toSegments(inside, slug);
			const [before = "", after = ""] = siteUrl.template.split("{path}");
			if (segments.isFolder) return joinFolder(before, segments.names, after);
			return `${before}${segments.names.map(encodeSegment).join("/")}${after}`;
		}
		function findOrigin(path, siteUrls) {
			const siteUrl = findInnermost(path, siteUrls);
			return siteUrl && URL.parse(siteUrl.template)?.origin;
		}
		function hasOriginOnly(path, siteUrls) {
			return findInnermost(path, siteUrls)?.isOrigin === true;
		}
		function toSegments(path, slug) {
			const folders = path.split("/").filter(isName);
			const name = folders.pop()?.replace(/\.[a-z]+$/i, "") ?? "";
			const isFolder = /^_?(?:index|readme)$/i.test(name);
			if (slug === undefined) {
				return {
					names: isFolder ? folders : [...folders, name],
					isFolder
				};
			}
			const names = slug.split("/").filter(isName);
			const all = slug.startsWith("/") ? names : [...isFolder ? folders.slice(0, -1) : folders, ...names];
			return {
				names: all,
				isFolder: all.length === 0
			};
		}
		function isName(segment) {
			return segment !== "" && segment !== "." && segment !== "..";
		}
		function joinFolder(before, names, after) {
			const path = names.map(encodeSegment).join("/");
			if (path === "") return before.endsWith("/") ? before : `${before}/`;
			const ending = after.startsWith(".") ? "/" : after;
			return `${before}${path}${ending}`;
		}
		function encodeSegment(segment) {
			return encodeURIComponent(segment.toWellFormed()).replace(/%(?:40|3A|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
		}
		function readCompetitorFolders(lines) {
			const competitors = lines.map((line) => {
				const [, name, path] = /^([^=]*[^=\s])\s*=\s*(.+)$/.exec(line.trim()) ?? [];
				const folder = path === undefined ? undefined : readFolder(path);
				return name === undefined || folder === undefined ? undefined : {
					name,
					folder
				};
			});
			return competitors.every((competitor) => competitor !== undefined) ? competitors : undefined;
		}
		function readFolder(path) {
			const given = (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_0__.sq)(path.trim());
			const folder = given.replace(/^(?:\.\/+)+|(?<!\/)\/+$/g, "");
			const inside = folder.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..");
			return inside && !given.startsWith("/") ? folder : undefined;
		}
		function findFolderOwner(path, competitors) {
			return findInnermost(path, competitors)?.name;
		}
		function isWithin(path, folder) {
			return folder === "" || `${path}/`.startsWith(`${folder}/`);
		}
		function findInnermost(path, rules) {
			const around = rules.filter(({ folder }) => isWithin(path, folder));
			return around.toSorted((a, b) => b.folder.length - a.folder.length)[0];
		}
	}),
	29733: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$r: () => findLiteralFolder,
			RR: () => findGlobProblem,
			SO: () => compileGlob
		});
		const MAX_PATTERNS = 100;
		function findGlobProblem(glob) {
			if (/(?<!\\)[?*+@!]\(/.test(glob)) return "a glob with {a,b} for alternatives, and without (a|b)";
			if (/\{[^{},.]+\.\.|\[\[:/.test(glob)) return "a glob without {1..3} and without [[:alpha:]]";
			if (expandBraces(glob).length > MAX_PATTERNS) return `a glob whose braces make at most ${MAX_PATTERNS} globs`;
			return undefined;
		}
		function compileGlob(glob) {
			const patterns = expandBraces(glob).map((each) => each.replace(/^\.\//, "").split("/").map(compileName));
			return (path) => path === glob || patterns.some((names) => matchNames(names, path.split("/")));
		}
		function findLiteralFolder(glob) {
			const names = glob.split("/");
			return names.slice(0, names.findIndex((name) => /(?<!\\)[*?[{]/.test(name))).map((name) => name.replace(/\\(.)/g, "$1")).filter((name) => name !== "" && name !== ".").join("/");
		}
		const BRACES = /(?<!\\)\{([^{},]*,[^{}]*)\}/;
		function expandBraces(glob) {
			const expanded = [];
			const open = [glob];
			while (expanded.length + open.length <= MAX_PATTERNS) {
				const next = open.pop();
				if (next === undefined) break;
				const braces = BRACES.exec(next);
				if (braces === null) {
					expanded.push(next);
					continue;
				}
				const before = next.slice(0, braces.index);
				const after = next.slice(braces.index + braces[0].length);
				for (const alternative of braces[1]?.split(",") ?? []) open.push(before + alternative + after);
			}
			return [...expanded, ...open];
		}
		const GLOBSTAR = "**";
		const ELEMENT = /\\(?<escaped>.)|(?<stars>\*+)|\[(?<not>[!^]?)(?<set>\]?[^\]]{0,100})\]|./gsu;
		function compileName(name) {
			if (name === GLOBSTAR) return GLOBSTAR;
			const parts = [""];
			for (const { 0: element, groups = {} } of name.matchAll(ELEMENT)) {
				if (groups.stars !== undefined) parts.push("");
				else parts.push(`${parts.pop()}${toPattern(element, groups)}`);
			}
			const start = name.startsWith(".") ? "" : String.raw`(?!\.)`;
			const [first = "", ...others] = parts;
			const last = others.pop();
			const middle = others.map((part, index) => `(?=(.*?${part}))(?:\\${index + 1})`).join("");
			return new RegExp(`^${start}${first}${middle}${last === undefined ? "" : `.*${last}`}$`, "su");
		}
		function toPattern(element, { escaped, not, set }) {
			if (element === "?") return ".";
			if (set === undefined) return (escaped ?? element).replace(/[.*+?^${}()|[\]\\/]/, String.raw`\$&`);
			const members = Array.from(set.matchAll(/([^\\])-([^\\])|./gsu), ([member, from, to]) => from === undefined || to === undefined || from > to ? escapeMember(member) : `${escapeMember(from)}-${escapeMember(to)}`);
			return `[${not === "" ? "" : "^"}${members.join("")}]`;
		}
		function escapeMember(text) {
			return text.replace(/[\\\][^-]/g, String.raw`\$&`);
		}
		function matchNames(patterns, names) {
			let reached = new Set();
			const reach = (index, indexes) => {
				indexes.add(index);
				if (patterns[index] === GLOBSTAR) reach(index + 1, indexes);
			};
			reach(0, reached);
			for (const name of names) {
				const next = new Set();
				for (const index of reached) {
					const pattern = patterns[index];
					if (pattern === GLOBSTAR) {
						if (!name.startsWith(".")) reach(index, next);
					} else if (pattern?.test(name)) reach(index + 1, next);
				}
				reached = next;
			}
			return reached.has(patterns.length);
		}
	})
};
;
