"use strict";
exports.id = "hosts-action-main";
exports.ids = ["hosts-action-main"];
exports.modules = {
	9396: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			hu: () => isOfDefaultBranch,
			np: () => isToBeRecorded,
			vZ: () => isOnDefaultBranch,
			yI: () => readContext
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
		const workflowRunSchema = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			id: zod__WEBPACK_IMPORTED_MODULE_3__.Whr(),
			run_attempt: zod__WEBPACK_IMPORTED_MODULE_3__.Whr().default(1),
			run_started_at: zod__WEBPACK_IMPORTED_MODULE_4__.w$({ offset: true }).optional(),
			event: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			conclusion: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().nullish(),
			head_sha: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			head_branch: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().nullish(),
			head_repository: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP() }).nullish(),
			repository: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				full_name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				html_url: zod__WEBPACK_IMPORTED_MODULE_3__.YjP()
			}),
			html_url: zod__WEBPACK_IMPORTED_MODULE_3__.YjP()
		}).transform((run) => ({
			id: run.id,
			attempt: run.run_attempt,
			startedAt: run.run_started_at === undefined ? 0 : Date.parse(run.run_started_at),
			event: run.event,
			conclusion: run.conclusion ?? "",
			headSha: run.head_sha,
			headBranch: run.head_branch ?? "",
			headRepository: run.head_repository?.full_name,
			repository: run.repository.full_name,
			url: run.html_url,
			commitUrl: `${run.repository.html_url}/commit/${run.head_sha}`,
			repositoryUrl: run.repository.html_url
		}));
		const eventSchema = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			pull_request: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				number: zod__WEBPACK_IMPORTED_MODULE_3__.Whr(),
				head: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
					sha: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
					repo: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP() }).nullish()
				}),
				base: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_3__.YjP() })
			}).optional(),
			workflow_run: workflowRunSchema.optional(),
			before: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
			merge_group: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				base_sha: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				head_sha: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				head_ref: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional()
			}).optional(),
			repository: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ default_branch: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional() }).optional()
		});
		const TRUSTED_EVENTS = [
			"local",
			"push",
			"schedule",
			"workflow_dispatch",
			"release",
			"create"
		];
		const GITHUB = "https://github.com";
		function readContext(env) {
			const event = readEvent(env["GITHUB_EVENT_PATH"]);
			const repository = env["GITHUB_REPOSITORY"] || undefined;
			const server = env["GITHUB_SERVER_URL"] || GITHUB;
			const eventName = env["GITHUB_EVENT_NAME"] || "local";
			const { pull_request: pull, merge_group: group, before = "" } = event;
			if (eventName.startsWith("pull_request") && !pull || eventName === "merge_group" && !group) {
				throw new Error(`The event file (GITHUB_EVENT_PATH) does not say which change this run of ${eventName} checks.`);
			}
			const sha = pull?.head.sha ?? (env["GITHUB_SHA"] || undefined);
			const change = pull ? {
				base: pull.base.sha,
				head: pull.head.sha,
				merge: env["GITHUB_SHA"] || undefined
			} : group && {
				base: group.base_sha,
				head: group.head_sha
			};
			const page = repository === undefined ? undefined : `${server}/${repository}`;
			const reviewedPull = pull?.number ?? readPullNumber(group?.head_ref);
			const runId = env["GITHUB_RUN_ID"] || undefined;
			return {
				eventName,
				repository,
				sha,
				ref: env["GITHUB_REF"] || undefined,
				runAttempt: Number(env["GITHUB_RUN_ATTEMPT"]) || 1,
				defaultBranch: event.repository?.default_branch,
				apiUrl: env["GITHUB_API_URL"] || "https://api.github.com",
				runUrl: page && runId ? `${page}/actions/runs/${runId}` : undefined,
				commitUrl: page && sha ? `${page}/commit/${sha}` : undefined,
				pullUrl: page && reviewedPull ? `${page}/pull/${reviewedPull}` : undefined,
				reviewedPull,
				pullRequest: pull && {
					number: pull.number,
					headSha: pull.head.sha
				},
				finishedRun: event.workflow_run,
				change,
				workflowCommit: change !== undefined || TRUSTED_EVENTS.includes(eventName) ? undefined : env["GITHUB_SHA"] ?? "",
				push: eventName === "push" && /[^0]/.test(before) && sha ? {
					before,
					head: sha
				} : undefined,
				withoutSecrets: eventName !== "pull_request_target" && (pull !== undefined && pull.head.repo?.full_name !== repository || env["GITHUB_ACTOR"] === "dependabot[bot]" && (pull !== undefined || eventName === "push")),
				tempFolder: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env["RUNNER_TEMP"] || (0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "ai-visibility"),
				workspace: env["GITHUB_WORKSPACE"] || "."
			};
		}
		function readPullNumber(groupRef = "") {
			const number = /\/pr-(\d{1,9})-[\da-f]{40}$/.exec(groupRef)?.[1];
			return number === undefined ? undefined : Number(number);
		}
		function readEvent(path) {
			if (!path) return {};
			try {
				return eventSchema.parse(JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8")));
			} catch (cause) {
				throw new Error(`The event file ${path} (GITHUB_EVENT_PATH) is not a GitHub event.`, { cause });
			}
		}
		function isOnDefaultBranch({ eventName, ref, defaultBranch }) {
			return eventName === "schedule" || defaultBranch !== undefined && ref === `refs/heads/${defaultBranch}`;
		}
		const OWN_EVENTS = [
			"schedule",
			"push",
			"workflow_dispatch",
			"repository_dispatch"
		];
		function isOfDefaultBranch(context) {
			return OWN_EVENTS.includes(context.eventName) && isOnDefaultBranch(context);
		}
		function isToBeRecorded(mode, context) {
			return mode === "auto" ? isOfDefaultBranch(context) : mode === "always";
		}
	}),
	22769: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Md: () => createRunLog,
			Zx: () => actionLog,
			tS: () => linkCodes
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25988);
		var _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94570);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68989);
		var _lib_progress_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8285);
		const LONGEST_LINE = 2e3;
		const INTERVAL = 3e4;
		function linkCodes(lines) {
			return lines.replace(/^(?:[^:\n]+: )?(AVG_[A-Z\d_]+): .*/gm, (line, code) => `${line} ${(0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_1__.p7)(code)}`);
		}
		const actionLog = {
			debug(message) {
				if (_actions_core__WEBPACK_IMPORTED_MODULE_0__._o()) _actions_core__WEBPACK_IMPORTED_MODULE_0__.Yz((0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_3__.h0)(message, LONGEST_LINE));
			},
			info: (message) => _actions_core__WEBPACK_IMPORTED_MODULE_0__.pq((0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_3__.h0)(message, LONGEST_LINE)),
			notice: (message) => _actions_core__WEBPACK_IMPORTED_MODULE_0__.lm(linkCodes((0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_3__.h0)(message, LONGEST_LINE))),
			warning: (message) => _actions_core__WEBPACK_IMPORTED_MODULE_0__.$e(linkCodes((0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_3__.h0)(message, LONGEST_LINE))),
			progress() {}
		};
		function createRunLog(now = _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__.m.now) {
			const { isDue, describe } = (0, _lib_progress_js__WEBPACK_IMPORTED_MODULE_4__.m)("Scanned", "", INTERVAL, now);
			return {
				...actionLog,
				progress(done, planned) {
					if (isDue()) _actions_core__WEBPACK_IMPORTED_MODULE_0__.pq(describe(done, planned));
				}
			};
		}
	}),
	49313: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { main: () => main });
		var external_node_path_ = __webpack_require__(76760);
		var core = __webpack_require__(91659);
		var avg_error = __webpack_require__(25988);
		var describe_inputs = __webpack_require__(69845);
		var given_values = __webpack_require__(76100);
		var inputs = __webpack_require__(90743);
		var unknown_names = __webpack_require__(84771);
		var markdown = __webpack_require__(64631);
		var words = __webpack_require__(72072);
		var stop_signal = __webpack_require__(7295);
		var action_context = __webpack_require__(9396);
		var nearest_name = __webpack_require__(67712);
		;
		const PREFIX = "INPUT_";
		function maskSecrets() {
			for (const name of inputs._y) {
				const secret = core.V4(name);
				if (secret) core.Pq(secret);
			}
			const webhook = core.V4("notify");
			const url = webhook.replace(/^[a-z]+=/, "");
			if (url && url !== webhook) core.Pq(url);
		}
		const LONG_BYTES = 1e5;
		function readInputs(env) {
			const variables = Object.entries(env).filter(([variable]) => variable.startsWith(PREFIX)).map(([variable, text = ""]) => ({
				variable,
				name: variable.slice(PREFIX.length).toLowerCase(),
				text
			}));
			const known = [...inputs.vj, ...inputs.RN];
			const isOwn = (name) => known.includes(name) || (0, nearest_name.$)(name, inputs.vj) !== undefined;
			const own = variables.filter(({ name }) => isOwn(name));
			return {
				texts: Object.fromEntries(own.map(({ name, text }) => [name, text])),
				foreign: variables.filter(({ name }) => !isOwn(name)).map(({ variable }) => variable),
				long: own.map(({ name, text }) => ({
					input: name,
					bytes: Buffer.byteLength(text)
				})).filter(({ bytes }) => bytes > LONG_BYTES)
			};
		}
		var log = __webpack_require__(22769);
		var step = __webpack_require__(31765);
		;
		const MAX_VARIABLES = 10;
		const MAX_BYTES_OF_INPUT = 131071;
		const MODES = {
			gate: async (run) => (await Promise.all([
				__webpack_require__.e("report-document-gate-document"),
				__webpack_require__.e("run-check"),
				__webpack_require__.e("hosts-action-modes-gate")
			]).then(__webpack_require__.bind(__webpack_require__, 89665))).runGateMode(run),
			comment: async (run) => (await Promise.all([
				__webpack_require__.e("package-actions-github"),
				__webpack_require__.e("package-yauzl"),
				__webpack_require__.e("citation-common-words"),
				__webpack_require__.e("citation-mentions"),
				__webpack_require__.e("report-document-gate-document"),
				__webpack_require__.e("lib-github"),
				__webpack_require__.e("report-files-json-outcome-file-2")
			]).then(__webpack_require__.bind(__webpack_require__, 50272))).runCommentMode(run)
		};
		async function main() {
			maskSecrets();
			const cancelled = (0, stop_signal.Z)();
			let run;
			try {
				const context = (0, action_context.yI)(process.env);
				Object.assign(process.env, trustFolder(context.workspace, process.env));
				const { texts, foreign, long } = readInputs(process.env);
				run = {
					texts,
					context
				};
				if (foreign.length > 0) log.Zx.notice(describeForeign(foreign));
				for (const { input, bytes } of long) {
					const what = `The input ${input} has ${bytes} bytes. Linux starts no step with an input of over ${MAX_BYTES_OF_INPUT} bytes, its name included.`;
					log.Zx.warning((0, avg_error.cA)("AVG_LONG_INPUT", what));
				}
				const failure = await MODES[findMode(texts)]({
					texts,
					env: process.env,
					context,
					cancelled
				});
				if (failure !== undefined) core.C1((0, log.tS)(failure));
			} catch (error) {
				const isOfInputs = error instanceof given_values.aV;
				const problems = isOfInputs ? (0, describe_inputs.jv)(error.problems) : [(0, describe_inputs.Vp)(error, false)];
				await publishProblem(problems, isOfInputs ? error.keys : [], run);
				core.C1((0, log.tS)(problems.join("\n")));
			}
		}
		function trustFolder(folder, { GIT_CONFIG_COUNT: count = "0" }) {
			return {
				GIT_CONFIG_COUNT: String(Number(count) + 1),
				[`GIT_CONFIG_KEY_${count}`]: "safe.directory",
				[`GIT_CONFIG_VALUE_${count}`]: (0, external_node_path_.resolve)(folder)
			};
		}
		function describeForeign(variables) {
			return `Environment variables that are not inputs of this action were ignored: ${(0, words.rL)(variables, MAX_VARIABLES)}.`;
		}
		function findMode({ mode = "" }) {
			return inputs.Tp.shape.mode.safeParse(mode.trim()).data ?? "gate";
		}
		async function publishProblem([heading = "", ...lines], keys, run) {
			(0, step.n0)({
				...step.Q9,
				verdict: "error"
			});
			const list = lines.map((line) => (0, markdown.md)`- ${(0, markdown.FV)(line, 2e3)}`);
			const report = (0, markdown.UF)([
				(0, markdown.md)`## 🛑 AI visibility was not measured`,
				(0, markdown.FV)(heading, 2e3),
				(0, markdown.UF)(list, "\n")
			], "\n\n");
			await (0, step.Sy)(report);
			if (run?.context.pullRequest === undefined || run.texts["comment"]?.trim() === "never") return;
			const [{ commentOnPullRequest }, { commentMarker, fleetMarker }] = await Promise.all([Promise.all([
				__webpack_require__.e("package-actions-github"),
				__webpack_require__.e("lib-github"),
				__webpack_require__.e("errors-service")
			]).then(__webpack_require__.bind(__webpack_require__, 63374)), __webpack_require__.e("engines-prices").then(__webpack_require__.bind(__webpack_require__, 64862))]);
			const { key, config, "github-token": githubToken = "" } = run.texts;
			const markers = [key?.trim() || "default", ...keys].map(commentMarker);
			for (const marker of new Set([...markers, fleetMarker(config?.trim() || unknown_names.tF)])) {
				const comment = {
					marker,
					body: (0, markdown.md)`${marker}\n${report}`,
					githubToken: githubToken.trim()
				};
				await commentOnPullRequest({
					...comment,
					mode: "on-failure",
					failed: false
				}, run.context);
			}
		}
	}),
	31765: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q9: () => noOutputs,
			R8: () => warn,
			Sy: () => writeSummary,
			fz: () => annotate,
			n0: () => setOutputs,
			yS: () => warnOfNoToken
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91659);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25988);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94869);
		var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22769);
		const noOutputs = {
			verdict: "",
			headline: "",
			"lost-questions": "",
			"overall-bcr": "",
			"cited-engines": "",
			"total-engines": "",
			"avg-sentiment": "",
			"bcr-drop": "",
			"cited-engines-drop": "",
			"lost-engines": "",
			"gained-engines": "",
			"result-file": "",
			"share-of-voice": "",
			"suggestion-files": "",
			"issue-url": "",
			"report-files": "",
			"artifact-id": "",
			"artifact-url": "",
			"comment-id": "",
			"comment-url": ""
		};
		function setOutputs(values) {
			try {
				for (const [name, value] of Object.entries(values)) (0, _actions_core__WEBPACK_IMPORTED_MODULE_1__.uH)(name, toText(value));
			} catch (error) {
				_log_js__WEBPACK_IMPORTED_MODULE_3__.Zx.warning((0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_2__.cA)("AVG_OUTPUTS", `The outputs were not set. ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.bC)(error)}.`));
			}
		}
		function toText(value) {
			if (typeof value === "object") return value.map((item) => item.replace(/[\r\n]+/g, " ")).join("\n");
			return value === undefined ? "" : String(value);
		}
		async function writeSummary(markdown) {
			const path = process.env["GITHUB_STEP_SUMMARY"];
			if (!path) return;
			try {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)(path, `${markdown}\n`);
			} catch (error) {
				_log_js__WEBPACK_IMPORTED_MODULE_3__.Zx.warning((0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_2__.cA)("AVG_SUMMARY", `The job summary was not written. ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.bC)(error)}.`));
			}
		}
		function annotate(annotations) {
			for (const { message, place, failsStep } of annotations) {
				const show = failsStep ? _actions_core__WEBPACK_IMPORTED_MODULE_1__.z3 : _actions_core__WEBPACK_IMPORTED_MODULE_1__.$e;
				show(message, {
					title: "AI visibility",
					...place && {
						file: place.path,
						startLine: place.line
					}
				});
			}
		}
		function warnOfNoToken(post) {
			_log_js__WEBPACK_IMPORTED_MODULE_3__.Zx.warning((0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_2__.cA)("AVG_TOKEN", `There is no ${post}: the input github-token is empty.`));
		}
		function warn({ warning }) {
			if (warning !== undefined) _log_js__WEBPACK_IMPORTED_MODULE_3__.Zx.warning(warning);
		}
	})
};
;
