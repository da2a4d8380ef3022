"use strict";
exports.id = "inputs-config-gates";
exports.ids = ["inputs-config-gates"];
exports.modules = {
	79052: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kv: () => findComparedCommit,
			go: () => readBaseFile,
			pG: () => requireTreeOf,
			q$: () => ensureCommit,
			zZ: () => isCommitted
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13963);
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73089);
		var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56424);
		async function findDecidingCommit(checkout, { change, workflowCommit = "" }) {
			if (change !== undefined) return (await findBaseTip(checkout, change)).tip;
			(0, _git_js__WEBPACK_IMPORTED_MODULE_4__.Wx)(workflowCommit);
			await ensureCommit(checkout, workflowCommit);
			return workflowCommit;
		}
		async function findComparedCommit(checkout, commits) {
			if ("before" in commits) {
				(0, _git_js__WEBPACK_IMPORTED_MODULE_4__.Wx)(commits.before);
				await ensureCommit(checkout, commits.before);
				return {
					commit: commits.before,
					kind: "before-push"
				};
			}
			const { tip, isMerged } = await findBaseTip(checkout, commits);
			const commit = isMerged ? tip : await findMergeBase(checkout, tip);
			return commit === undefined ? {
				commit: tip,
				kind: "base-tip"
			} : {
				commit,
				kind: "merge-base"
			};
		}
		async function requireTreeOf(checkout, { head }) {
			const { id, parents } = await readHead(checkout);
			if (id === head || parents.length > 1 && parents.includes(head)) return;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
				kind: "other-tree",
				checkedOut: id,
				head
			});
		}
		async function findBaseTip(checkout, { base, head, merge }) {
			(0, _git_js__WEBPACK_IMPORTED_MODULE_4__.Wx)(base);
			const { id, parents } = await readHead(checkout);
			const [first, second] = parents;
			const isMerged = id === merge && parents.length === 2 && second === head && first !== undefined;
			const tip = isMerged ? first : base;
			await ensureCommit(checkout, tip);
			return {
				tip,
				isMerged
			};
		}
		async function readHead(checkout) {
			const output = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, ["cat-file", "--batch"], "HEAD\n");
			const [, id, commit = ""] = /^([0-9a-f]+) commit \d+\n([\s\S]*)/.exec(output) ?? [];
			if (id === undefined) {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
					kind: "git-failed",
					command: "git cat-file",
					detail: "HEAD names no commit"
				});
			}
			const [header = ""] = commit.split("\n\n", 1);
			return {
				id,
				parents: Array.from(header.matchAll(/^parent ([0-9a-f]+)$/gm), ([, parent = ""]) => parent)
			};
		}
		async function findMergeBase(checkout, base) {
			try {
				const output = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
					"merge-base",
					base,
					"HEAD"
				]);
				return output.trim();
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && error.facts.kind === "git-failed") return undefined;
				throw error;
			}
		}
		async function ensureCommit(checkout, commit) {
			if (await hasCommit(checkout, commit)) return;
			const shallow = (await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
			const depth = shallow ? ["--depth=1"] : [];
			try {
				await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
					"fetch",
					"--quiet",
					"--no-tags",
					"--no-recurse-submodules",
					...depth,
					"origin",
					commit
				]);
			} catch (error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf) || !("command" in error.facts)) throw error;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
					...error.facts,
					kind: "commit-unavailable",
					commit
				}, { cause: error });
			}
		}
		async function hasCommit(checkout, commit) {
			try {
				await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
					"cat-file",
					"-e",
					`${commit}^{commit}`
				]);
				return true;
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && error.facts.kind === "git-failed") return false;
				throw error;
			}
		}
		async function readBaseFile(checkout, host, path) {
			if (host.change === undefined && host.workflowCommit === undefined) return { kind: "work-tree" };
			const inside = (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__._l)(checkout.folder, path) ?? await findRealInside(checkout.folder, path);
			if (inside === undefined) return { kind: "work-tree" };
			const fail = (reason, cause) => new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
				kind: "no-base-file",
				path,
				reason
			}, { cause });
			try {
				const place = await findPlace(checkout, inside);
				const commit = await findDecidingCommit(place.checkout, host);
				const before = await readEntry(place.checkout, commit, place.path);
				if (before.kind === "file") return {
					kind: "base",
					text: before.text,
					commit
				};
				if (before.kind !== "missing") throw fail({ kind: before.kind });
				const after = await readEntry(place.checkout, "HEAD", place.path);
				if (after.kind !== "missing") return {
					kind: "added",
					commit
				};
			} catch (cause) {
				if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && "command" in cause.facts) throw fail(cause.facts, cause);
				throw cause;
			}
			const real = await findRealInside(checkout.folder, inside);
			return real === undefined || real === inside ? { kind: "work-tree" } : readBaseFile(checkout, host, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(checkout.folder), real));
		}
		async function isCommitted(checkout, path) {
			try {
				const place = await findPlace(checkout, path);
				return (await readEntry(place.checkout, "HEAD", place.path)).kind !== "missing";
			} catch (error) {
				if ((0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Fg)(error)) return false;
				throw error;
			}
		}
		async function findRealInside(folder, path) {
			const real = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__.ps)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path)).catch(() => undefined);
			return real !== undefined && "path" in real ? (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__._l)(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder), real.path) : undefined;
		}
		async function findPlace(checkout, inside) {
			try {
				const prefix = (await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, ["rev-parse", "--show-prefix"])).replace(/\n$/, "");
				return {
					checkout,
					path: `${prefix}${inside}`
				};
			} catch (error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf) || error.facts.kind !== "not-a-checkout") throw error;
				const segments = inside.split("/");
				for (const index of segments.keys()) {
					const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout.folder, ...segments.slice(0, index));
					if (index === 0 || !await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.kU)(folder)) continue;
					return {
						checkout: {
							...checkout,
							folder
						},
						path: segments.slice(index).join("/")
					};
				}
				throw error;
			}
		}
		async function readEntry(checkout, commit, path) {
			const entry = await readExactly(checkout, commit, path);
			if (entry.kind !== "missing") return entry;
			const spelling = await findSpelling(checkout, commit, path);
			return spelling === undefined ? entry : readExactly(checkout, commit, spelling);
		}
		async function readExactly(checkout, commit, path) {
			if (path.includes("\n")) return { kind: "missing" };
			const output = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"cat-file",
				"--batch",
				"--follow-symlinks"
			], `${commit}:${path}\n`);
			const [header, type] = /^[0-9a-f]+ (blob|tree) \d+\n/.exec(output) ?? [];
			if (header !== undefined) {
				return type === "tree" ? { kind: "folder" } : {
					kind: "file",
					text: output.slice(header.length, -1)
				};
			}
			if (/^(?:symlink|dangling|loop) /.test(output)) return { kind: "link" };
			const segments = path.split("/");
			const folders = segments.map((_, index) => segments.slice(0, index + 1).join("/"));
			const above = (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"ls-tree",
				"--full-tree",
				"-z",
				commit,
				"--",
				...folders
			]));
			return { kind: above.some((line) => line.startsWith("160000 ")) ? "submodule" : "missing" };
		}
		async function findSpelling(checkout, commit, path) {
			const ignoresCase = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"config",
				"--type=bool",
				"--default=false",
				"--get",
				"core.ignorecase"
			]);
			if (ignoresCase.trim() !== "true") return undefined;
			const paths = (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"ls-tree",
				"--full-tree",
				"-r",
				"-z",
				"--name-only",
				commit
			]));
			return paths.find((other) => other.toLowerCase() === path.toLowerCase());
		}
	}),
	56424: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Y: () => git,
			Iz: () => spawnGit,
			Wx: () => requireObjectId,
			kU: () => isCheckedOut,
			vV: () => splitZero
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2503);
		var _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30502);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22380);
		var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73089);
		const run = (0, node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
		const MOST_OUTPUT_BYTES = 256 * 1024 * 1024;
		const failureSchema = zod__WEBPACK_IMPORTED_MODULE_6__._H3({
			code: zod__WEBPACK_IMPORTED_MODULE_6__.KCZ([zod__WEBPACK_IMPORTED_MODULE_6__.YjP(), zod__WEBPACK_IMPORTED_MODULE_6__.aig()]).nullish(),
			message: zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
			stderr: zod__WEBPACK_IMPORTED_MODULE_6__.YjP().optional()
		});
		async function git({ folder, signal }, words, input = "") {
			try {
				const { place, cwd } = locate(folder);
				const running = run("git", [...place, ...words], {
					cwd,
					env: environment(),
					signal,
					maxBuffer: MOST_OUTPUT_BYTES
				});
				running.child.stdin?.on("error", () => {}).end(input);
				return (await running).stdout;
			} catch (cause) {
				signal?.throwIfAborted();
				throw explain(words, cause);
			}
		}
		function splitZero(output) {
			return output.split("\0").slice(0, -1);
		}
		function requireObjectId(commit) {
			if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) return;
			const detail = `not an object id: ${(0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__.K)(commit)}`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.bf({
				kind: "commit-unavailable",
				command: "git",
				detail,
				commit
			});
		}
		async function isCheckedOut(folder) {
			const stats = await Promise.all([folder, (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, ".git")].map((path) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined)));
			return stats[0]?.isDirectory() === true && stats[1] !== undefined;
		}
		function spawnGit({ folder, signal }, words) {
			const { place, cwd } = locate(folder);
			return (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("git", [...place, ...words], {
				cwd,
				env: environment(),
				signal,
				stdio: "pipe"
			});
		}
		function locate(folder) {
			if ((0, node_os__WEBPACK_IMPORTED_MODULE_2__.platform)() !== "win32") return {
				place: [],
				cwd: folder
			};
			return {
				place: ["-C", (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder)],
				cwd: (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(process.execPath)
			};
		}
		function environment() {
			return {
				...(0, _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_8__.Q)(),
				GIT_TERMINAL_PROMPT: "0",
				GIT_OPTIONAL_LOCKS: "0",
				GIT_NO_REPLACE_OBJECTS: "1",
				LC_ALL: "C"
			};
		}
		function explain(words, cause) {
			const { code, message, stderr } = failureSchema.parse(cause);
			const detail = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__.K)(stderr || message);
			const isNone = /not a git repository|cannot change to/.test(detail);
			const kind = code === "ENOENT" ? "no-git" : isNone ? "not-a-checkout" : "git-failed";
			return new _errors_js__WEBPACK_IMPORTED_MODULE_5__.bf({
				kind,
				command: `git ${words[0] ?? ""}`,
				detail
			}, { cause });
		}
	}),
	74055: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => createConfigReader });
		var _embedded_pages_base_commits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79052);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13963);
		const LARGEST_FILE = 1024 * 1024;
		function createConfigReader({ workspace, change, workflowCommit, eventName }, signal) {
			return async (path) => {
				const before = await (0, _embedded_pages_base_commits_js__WEBPACK_IMPORTED_MODULE_0__.go)({
					folder: workspace,
					signal
				}, {
					change,
					workflowCommit
				}, path);
				const now = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_1__.EW)(workspace, path, LARGEST_FILE);
				switch (before.kind) {
					case "base": {
						if (Buffer.byteLength(before.text) > LARGEST_FILE) return { problem: "too-large" };
						return {
							text: before.text,
							change: compare(before.text, now),
							commit: before.commit
						};
					}
					case "added":
						if (change === undefined || eventName === "pull_request_target") {
							return { problem: "added-by-untrusted-change" };
						}
						return "text" in now ? {
							...now,
							change: "added",
							commit: before.commit
						} : now;
					case "work-tree": return "text" in now ? {
						...now,
						change: undefined
					} : now;
				}
			};
		}
		function compare(before, now) {
			if ("problem" in now) return now.problem === "missing" ? "removed" : "changed";
			const withoutReturns = (text) => text.replaceAll("\r\n", "\n");
			return withoutReturns(now.text) === withoutReturns(before) ? undefined : "changed";
		}
	}),
	36265: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readConfigGates: () => readConfigGates });
		var _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67712);
		var _config_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74055);
		var _config_keywords_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36869);
		var _config_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83530);
		var _config_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54934);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90743);
		var _read_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46551);
		const MOST_PROBLEMS = 50;
		async function readConfigGates(path, key, explicit, withHostedKey, { env, facts, signal }) {
			const { readFile, changes, commit } = rememberChanges((0, _config_file_js__WEBPACK_IMPORTED_MODULE_0__.A)(facts, signal));
			const problems = [];
			const written = await readWrittenGates(path, {
				explicit,
				readFile,
				problems
			});
			const selected = selectGate(written, key, problems);
			checkServices(selected, problems);
			const gates = [];
			for (const gate of selected) {
				try {
					const settings = await (0, _read_settings_js__WEBPACK_IMPORTED_MODULE_5__.sb)(withHostedKey(keepOwnKey(gate.values, selected)), env, facts);
					gates.push({
						key: settings.key,
						settings
					});
				} catch (error) {
					if (!(error instanceof _read_settings_js__WEBPACK_IMPORTED_MODULE_5__.aV)) throw error;
					problems.push(...error.problems.map((problem) => ({
						...problem,
						place: gate.placeOf(problem.input)
					})));
				}
			}
			const [first, ...others] = gates;
			if (problems.length > 0 || first === undefined) throw new _read_settings_js__WEBPACK_IMPORTED_MODULE_5__.aV(firstOfEachPlace(problems));
			return {
				config: path,
				gates: [first, ...others],
				changes,
				commit: commit()
			};
		}
		function rememberChanges(readFile) {
			const files = new Map();
			const changes = [];
			let commit;
			async function readOnce(path) {
				const file = await readFile(path);
				if ("text" in file) {
					commit ??= file.commit;
					if (file.change !== undefined) changes.push({
						path,
						kind: file.change
					});
				}
				return file;
			}
			return {
				changes,
				commit: () => commit,
				readFile: (path) => {
					const file = files.get(path) ?? readOnce(path);
					files.set(path, file);
					return file;
				}
			};
		}
		function selectGate(gates, key, problems) {
			if (key === undefined || gates.length === 0) return gates;
			const selected = gates.filter((gate) => gate.key === key);
			if (selected.length === 0) {
				const nearest = (0, _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_6__.$)(key, gates.map((gate) => gate.key));
				const allowed = `the key of a gate of the config file${nearest === undefined ? "" : `. Did you mean ${nearest}?`}`;
				problems.push({
					input: "key",
					given: key,
					allowed
				});
			}
			return selected;
		}
		function checkServices(gates, problems) {
			const [first, ...others] = gates.filter(isHosted);
			for (const gate of others.filter(({ values }) => values["base-url"] !== first?.values["base-url"])) {
				problems.push({
					place: gate.placeOf("base-url"),
					input: "base-url",
					given: String(gate.values["base-url"]),
					allowed: "the same service in all gates of a file: there is one api-key"
				});
			}
		}
		function keepOwnKey({ "api-key": key, ...values }, gates) {
			const isOther = !values["base-url"] && gates.some(isHosted);
			return key === undefined || isOther ? values : {
				...values,
				"api-key": key
			};
		}
		function isHosted({ values }) {
			return Boolean(values["base-url"]);
		}
		function firstOfEachPlace(problems) {
			const first = new Map();
			for (const problem of problems) {
				const { place, input } = problem;
				const id = JSON.stringify([
					place?.path,
					place?.line,
					place?.column,
					input
				]);
				if (!first.has(id)) first.set(id, problem);
			}
			const all = [...first.values()].toSorted((one, other) => (one.place?.line ?? 0) - (other.place?.line ?? 0));
			const rest = all.length - MOST_PROBLEMS;
			if (rest <= 0) return all;
			const more = {
				input: "config",
				given: undefined,
				allowed: `no further problems; there are ${rest} more`
			};
			return [...all.slice(0, MOST_PROBLEMS), more];
		}
		const MOST_GATES = 1e3;
		async function readWrittenGates(path, { explicit, readFile, problems }) {
			const file = await readFile(path);
			if ("problem" in file) {
				problems.push({
					input: "config",
					given: path,
					allowed: _config_keywords_js__WEBPACK_IMPORTED_MODULE_1__.C[file.problem]
				});
				return [];
			}
			const yaml = (0, _config_yaml_js__WEBPACK_IMPORTED_MODULE_3__.g)(path, file.text);
			for (const problem of yaml.problems) problems.push({
				input: "config",
				given: undefined,
				...problem
			});
			if (yaml.value === undefined && yaml.problems.length > 0) return [];
			const checked = _config_schema_js__WEBPACK_IMPORTED_MODULE_2__.Qn.safeParse(yaml.value);
			for (const problem of (0, _config_schema_js__WEBPACK_IMPORTED_MODULE_2__.iP)(checked.error?.issues ?? [], yaml)) problems.push(problem);
			const { data } = _config_schema_js__WEBPACK_IMPORTED_MODULE_2__.UI.safeParse(yaml.value);
			if (data === undefined) return [];
			const gates = [];
			let count = 0;
			for (const [index, gate] of data.gates.entries()) {
				const start = ["gates", String(index)];
				const values = mergeValues(valuesOf(data.defaults, ["defaults"]), valuesOf(gate, start));
				for (const name of Object.keys(explicit).flatMap(overriding)) values.delete(name);
				count += countExpanded(values);
				if (count > MOST_GATES) {
					const allowed = `at most ${MOST_GATES} gates, countries and languages included`;
					problems.push({
						place: yaml.placeOf(start),
						input: "gates",
						given: undefined,
						allowed
					});
					return [];
				}
				await resolveKeywords(values, {
					yaml,
					readFile,
					problems
				});
				for (const expanded of expand(values)) gates.push(toWrittenGate(expanded, {
					explicit,
					start,
					yaml
				}));
			}
			reportDuplicates(gates, problems);
			return gates;
		}
		function valuesOf(written, path) {
			const given = Object.entries(written).filter(([, value]) => value !== undefined);
			return new Map(given.map(([name, value]) => [name, {
				value,
				path: [...path, name]
			}]));
		}
		function mergeValues(defaults, own) {
			const replaced = new Set([...own.keys()].flatMap(overriding));
			return new Map([...[...defaults].filter(([name]) => !replaced.has(name)), ...own]);
		}
		function overriding(name) {
			switch (name) {
				case "country":
				case "countries": return ["country", "countries"];
				case "language":
				case "languages": return ["language", "languages"];
				default: return [name];
			}
		}
		async function resolveKeywords(values, { yaml, readFile, problems }) {
			const [keywords, tags] = [values.get("keywords"), values.get("tags")];
			values.delete("tags");
			if (keywords === undefined) return;
			const written = _config_schema_js__WEBPACK_IMPORTED_MODULE_2__.aZ.safeParse(keywords.value);
			if (!written.success) return void values.set("keywords", {
				...keywords,
				value: STAND_IN
			});
			const read = await (0, _config_keywords_js__WEBPACK_IMPORTED_MODULE_1__.X)(written.data, _config_schema_js__WEBPACK_IMPORTED_MODULE_2__.xN.safeParse(tags?.value).data, readFile);
			for (const { given, allowed, isTag } of read.problems) {
				const place = yaml.placeOf(isTag && tags ? tags.path : keywords.path);
				problems.push({
					place,
					input: isTag ? "tags" : "keywords",
					given,
					allowed
				});
			}
			values.set("keywords", {
				...keywords,
				value: read.problems.length > 0 ? STAND_IN : read.keywords
			});
		}
		const STAND_IN = "keyword";
		function countExpanded(values) {
			return itemsOf(values.get("countries")).length * itemsOf(values.get("languages")).length;
		}
		function expand(values) {
			const countries = itemsOf(values.get("countries"));
			const languages = itemsOf(values.get("languages"));
			const key = values.get("key");
			return countries.flatMap((country) => languages.map((language) => {
				const expanded = new Map(values);
				expanded.delete("countries");
				expanded.delete("languages");
				if (country) expanded.set("country", country);
				if (language) expanded.set("language", language);
				const parts = [key?.value, ...[country, language].filter((part) => part !== undefined).map(suffixOf)];
				if (key) expanded.set("key", {
					...key,
					value: parts.join("-")
				});
				return expanded;
			}));
		}
		function itemsOf(list) {
			if (!Array.isArray(list?.value)) return [undefined];
			return list.value.map((value, index) => ({
				value,
				path: [...list.path, String(index)]
			}));
		}
		function suffixOf({ value }) {
			return String(value).toLowerCase();
		}
		function toWrittenGate(values, { explicit, start, yaml }) {
			const written = [...values].filter(([name]) => _inputs_js__WEBPACK_IMPORTED_MODULE_4__.vj.includes(name) && _config_schema_js__WEBPACK_IMPORTED_MODULE_2__.AO.includes(name));
			return {
				key: (0, _read_settings_js__WEBPACK_IMPORTED_MODULE_5__.lI)(values.get("key")?.value) ?? "",
				values: {
					...Object.fromEntries(written.map(([name, { value }]) => [name, isEmptyList(value) ? "" : value])),
					...explicit
				},
				placeOf: (input) => {
					if (Object.hasOwn(explicit, input)) return undefined;
					return yaml.placeOf(values.get(input)?.path ?? start);
				}
			};
		}
		function isEmptyList(value) {
			return Array.isArray(value) && value.length === 0;
		}
		function reportDuplicates(gates, problems) {
			const seen = new Set();
			for (const { key, placeOf } of gates.filter((gate) => gate.key !== "")) {
				const folded = key.toLowerCase();
				if (seen.has(folded)) {
					const allowed = "a key that no other gate has, letter case aside";
					problems.push({
						place: placeOf("key"),
						input: "key",
						given: key,
						allowed
					});
				}
				seen.add(folded);
			}
		}
	}),
	36869: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => FILE_PROBLEMS,
			X: () => readConfigKeywords
		});
		var _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67712);
		var _keywords_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1902);
		var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73368);
		const FILE_PROBLEMS = {
			missing: "a file that exists, with its path from the root of the repository",
			"not-a-file": "a file, and no folder",
			"too-large": "a file of at most 1 MB",
			"added-by-untrusted-change": "a file of the base branch or, for events without a known change, of the default branch: the checked-out commit adds this file, and the run has secrets that its author may not use"
		};
		async function readConfigKeywords(written, tags, readFile) {
			if (typeof written === "string") return {
				keywords: written,
				problems: []
			};
			const problems = [];
			const items = Array.isArray(written) ? written : [written];
			const groups = items.filter(isGroup);
			const known = [...new Set(groups.flatMap((group) => group.tags))];
			for (const tag of tags ?? []) {
				if (!known.includes(tag)) problems.push({
					given: tag,
					allowed: describeTags(tag, known),
					isTag: true
				});
			}
			const chosen = items.flatMap((item) => {
				if (!isGroup(item)) return [item];
				return tags === undefined || item.tags.some((tag) => tags.includes(tag)) ? item.keywords : [];
			});
			const keywords = [];
			const files = new Set();
			for (const item of chosen) {
				if (typeof item === "string" || "keyword" in item) {
					keywords.push(item);
					continue;
				}
				if (files.has(item.file)) continue;
				files.add(item.file);
				const found = await readFile(item.file);
				const allowed = "problem" in found ? FILE_PROBLEMS[found.problem] : findProblem(found.text);
				if (allowed !== undefined) problems.push({
					given: item.file,
					allowed,
					isTag: false
				});
				else if ("text" in found) for (const line of (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.LD)(found.text) ?? []) keywords.push(line);
			}
			return {
				keywords,
				problems
			};
		}
		function findProblem(text) {
			const read = (0, _keywords_js__WEBPACK_IMPORTED_MODULE_0__.Xv)(text);
			if ("problem" in read) return `a file with one keyword a line; ${read.problem}`;
			return read.keywords.length === 0 ? "a file with one keyword a line" : undefined;
		}
		function isGroup(item) {
			return typeof item !== "string" && "tags" in item;
		}
		function describeTags(tag, known) {
			if (known.length === 0) return "no tags: keywords has no group with tags";
			const nearest = (0, _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__.$)(tag, known);
			return nearest === undefined ? `tags of keywords: ${known.join(", ")}` : `a tag of keywords. Did you mean ${nearest}?`;
		}
	}),
	83530: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AO: () => gateNames,
			Qn: () => configSchema,
			UI: () => writtenConfig,
			aZ: () => keywordsSchema,
			iP: () => describeConfigIssues,
			xN: () => tagsSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2503);
		var _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67712);
		var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64347);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90743);
		var _keywords_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1902);
		var _read_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46551);
		const gateFields = Object.fromEntries(Object.entries(_inputs_js__WEBPACK_IMPORTED_MODULE_1__.bz).filter(([name]) => name !== "key" && !_inputs_js__WEBPACK_IMPORTED_MODULE_1__.HM.includes(name)).map(([name, schema]) => [name, schema.optional()]));
		const allowedKeywords = "keywords: a list of keywords, of keyword with questions or owner, of file, or of tags and keywords";
		const fromFile = zod__WEBPACK_IMPORTED_MODULE_4__.rej({ file: zod__WEBPACK_IMPORTED_MODULE_4__.YjP("the path of a file with one keyword a line") });
		const pair = zod__WEBPACK_IMPORTED_MODULE_4__.g1P(zod__WEBPACK_IMPORTED_MODULE_4__.YjP().regex(/\|/), zod__WEBPACK_IMPORTED_MODULE_4__.YjP("a path after owner:, as in docs/install.md")).transform((given) => Object.entries(given).map(([name, value]) => `${name}: ${value}`)).pipe(zod__WEBPACK_IMPORTED_MODULE_4__.PVZ([zod__WEBPACK_IMPORTED_MODULE_4__.YjP()], "one keyword in an item")).transform(([line]) => line);
		const keyword = zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([
			zod__WEBPACK_IMPORTED_MODULE_4__.YjP().superRefine(refuseKeyword),
			_fields_js__WEBPACK_IMPORTED_MODULE_0__.Bj.superRefine(refuseKeyword),
			fromFile,
			pair.superRefine(refuseKeyword)
		], allowedKeywords);
		const tagsSchema = zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.YjP("a tag"), "a list of tags").min(1, "at least one tag");
		const group = zod__WEBPACK_IMPORTED_MODULE_4__.rej({
			tags: tagsSchema,
			keywords: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(keyword, "a list of keywords")
		});
		const keywordsSchema = zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([
			zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			fromFile,
			zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([keyword, group]))
		], allowedKeywords);
		function refuseKeyword(given, context) {
			const message = (0, _keywords_js__WEBPACK_IMPORTED_MODULE_2__.S_)(given);
			if (message !== undefined) context.addIssue({
				code: "custom",
				message
			});
		}
		const expanding = (allowed) => zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(allowed), `a list: ${allowed}`).min(1, allowed).optional();
		const valuesShape = {
			...gateFields,
			keywords: keywordsSchema.optional(),
			tags: tagsSchema.optional().describe("Selects the groups of keywords with one of these tags."),
			countries: expanding("codes of ISO 3166-1, such as DE").describe("Makes a gate of each country, with the key KEY-COUNTRY in lower case."),
			languages: expanding("language codes, such as en or pt-BR").describe("Makes a gate of each language, with the key KEY-LANGUAGE in lower case.")
		};
		const alternatives = [["country", "countries"], ["language", "languages"]];
		function refuseBoth(values, context) {
			for (const [one, several] of alternatives) {
				if (values[one] === undefined || values[several] === undefined) continue;
				context.addIssue({
					code: "custom",
					path: [several],
					message: `no value beside ${one}`
				});
			}
		}
		const configSchema = zod__WEBPACK_IMPORTED_MODULE_4__.rej({
			defaults: zod__WEBPACK_IMPORTED_MODULE_4__.rej(valuesShape, "names and values of inputs").superRefine(refuseBoth).optional(),
			gates: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.rej({
				key: _inputs_js__WEBPACK_IMPORTED_MODULE_1__.bz.key,
				...valuesShape
			}, "a gate: key, and names and values of inputs").superRefine(refuseBoth), "a list of gates").min(1, "at least one gate")
		}, "defaults and gates");
		const gateNames = ["key", ...Object.keys(valuesShape)];
		const writtenConfig = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			defaults: zod__WEBPACK_IMPORTED_MODULE_4__.g1P(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(), zod__WEBPACK_IMPORTED_MODULE_4__.L5J()).default({}),
			gates: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.g1P(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(), zod__WEBPACK_IMPORTED_MODULE_4__.L5J()))
		});
		function describeConfigIssues(issues, yaml) {
			return issues.flatMap((issue) => findLeaves(issue)).flatMap(({ path, issue }) => {
				if (issue.code === "unrecognized_keys") {
					return issue.keys.map((name) => ({
						place: yaml.placeOf([...path, name], "key"),
						input: name,
						given: undefined,
						allowed: describeName(name, path)
					}));
				}
				const given = valueAt(yaml.value, path);
				const isText = typeof given === "string" || Array.isArray(given);
				const problem = {
					input: inputAt(path),
					given: isText ? (0, _read_settings_js__WEBPACK_IMPORTED_MODULE_3__.lI)(given) : undefined
				};
				return [{
					place: yaml.placeOf(placedAt(path)),
					...problem,
					allowed: issue.message
				}];
			});
		}
		function inputAt([top, second, third]) {
			return String((top === "gates" ? third : second) ?? top ?? "config");
		}
		function placedAt(path) {
			return inputAt(path) === "keywords" ? path : path.slice(0, path[0] === "gates" ? 3 : 2);
		}
		function findLeaves(issue, above = []) {
			const path = [...above, ...issue.path];
			if (issue.code !== "invalid_union") return [{
				path,
				issue
			}];
			const alternatives = issue.errors.map((errors) => errors.flatMap((error) => findLeaves(error, path))).filter((leaves) => leaves.some((leaf) => leaf.path.length > path.length)).toSorted((one, other) => countNames(one) - countNames(other));
			return alternatives[0] ?? [{
				path,
				issue
			}];
		}
		function countNames(leaves) {
			return leaves.reduce((sum, { issue }) => sum + (issue.code === "unrecognized_keys" ? issue.keys.length : 1), 0);
		}
		function describeName(name, path) {
			if (name === "key") return "no key here: each gate has its own";
			if (_inputs_js__WEBPACK_IMPORTED_MODULE_1__._y.includes(name)) return `no secret in a file: give it to the input ${name} of the step`;
			if (_inputs_js__WEBPACK_IMPORTED_MODULE_1__.HM.includes(name)) return `no ${name} in a file: it is an input of the step`;
			const names = namesAt(path);
			const nearest = (0, _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_5__.$)(name, names);
			return nearest === undefined ? `only these names: ${names.join(", ")}` : `a name that is known here. Did you mean ${nearest}?`;
		}
		function namesAt(path) {
			if (path.length === 0) return ["defaults", "gates"];
			const isKeyword = path.includes("keywords");
			return isKeyword ? [
				"keyword",
				"questions",
				"owner",
				"file",
				"tags",
				"keywords"
			] : gateNames;
		}
		function valueAt(value, path) {
			return path.reduce((inner, name) => isObject(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined, value);
		}
		function isObject(value) {
			return typeof value === "object" && value !== null;
		}
	}),
	54934: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => readYaml });
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
		const MOST_VALUES = 3e5;
		const MOST_SYNTAX_PROBLEMS = 10;
		const NO_VALUE = "a value; '' or [] for none";
		function readYaml(path, text) {
			const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN();
			const document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
				schema: "failsafe",
				uniqueKeys: false,
				prettyErrors: false,
				lineCounter
			});
			const toPlace = (offset) => {
				const { line, col } = lineCounter.linePos(offset);
				return {
					path,
					line: Math.max(1, line),
					column: Math.max(1, col)
				};
			};
			const startOf = (node) => toPlace(((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) ? node.range?.[0] : undefined) ?? 0);
			const problems = [...document.errors, ...document.warnings].slice(0, MOST_SYNTAX_PROBLEMS).map(({ message, pos }) => ({
				place: toPlace(pos[0]),
				allowed: `YAML: ${message.split("\n", 1)[0]}`
			}));
			if (problems.length > 0) return {
				value: undefined,
				problems,
				placeOf: () => toPlace(0)
			};
			const targets = findTargets(document);
			const pairsOf = new Map();
			const open = new Set();
			let values = 0;
			const report = (node, allowed) => void problems.push({
				place: startOf(node),
				allowed
			});
			function read(node, at, name = at) {
				values += 1;
				if (values === MOST_VALUES + 1) report(at, `at most ${MOST_VALUES} values, those of aliases included`);
				if (values > MOST_VALUES) return undefined;
				if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node)) {
					const target = targets.get(node);
					if (target === undefined) return report(at, "an alias of an anchor that stands before it");
					if (open.has(target)) return report(at, "an alias outside of what it stands for");
					open.add(target);
					const value = read(target, at, name);
					open.delete(target);
					return value;
				}
				if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node)) {
					const isMissing = node.type === "PLAIN" && /^(~|null)?$/i.test(node.source ?? "");
					if (isMissing) return report(name, NO_VALUE);
					return typeof node.value === "string" ? node.value.trim() : report(at, "a text without a tag");
				}
				if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(node)) return node.items.map((item) => read(item, item ?? at));
				return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node) ? readMap(node) : report(name, NO_VALUE);
			}
			function readMap(map) {
				const pairs = new Map();
				pairsOf.set(map, pairs);
				const entries = [];
				for (const pair of map.items) {
					const name = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(pair.key) ? pair.key.value : undefined;
					if (typeof name !== "string") report(pair.key ?? map, "a name before the colon");
					else if (pairs.has(name)) report(pair.key, `${name} once`);
					else {
						pairs.set(name, pair);
						entries.push([name, read(pair.value, pair.value ?? pair.key, pair.key)]);
					}
				}
				return Object.fromEntries(entries);
			}
			function placeOf(steps, key) {
				let node = document.contents;
				let name;
				for (const step of steps) {
					const holder = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node) ? targets.get(node) : node;
					const pair = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(holder) ? pairsOf.get(holder)?.get(String(step)) : undefined;
					const item = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(holder) ? holder.items[Number(step)] : undefined;
					if (pair === undefined && !(0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(item)) break;
					node = pair === undefined ? item : pair.value ?? pair.key;
					name = pair?.key;
				}
				return startOf((key && name) ?? node);
			}
			return {
				value: read(document.contents, document.contents),
				problems,
				placeOf
			};
		}
		function findTargets(document) {
			const anchors = new Map();
			const targets = new Map();
			(0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, {
				Alias: (_, alias) => {
					const target = anchors.get(alias.source);
					if (target !== undefined) targets.set(alias, target);
				},
				Value: (_, node) => void (node.anchor !== undefined && anchors.set(node.anchor, node))
			});
			return targets;
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
