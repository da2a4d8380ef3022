"use strict";
exports.id = "owners-compare";
exports.ids = ["owners-compare"];
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
	88756: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			At: () => readEvidence,
			NM: () => orderBrands,
			QC: () => settleNames,
			uL: () => isBrand
		});
		function readEvidence(seen) {
			const evidence = new Map();
			for (const { name, written } of seen) {
				const { capital, small } = evidence.get(name) ?? {
					capital: 0,
					small: 0
				};
				evidence.set(name, {
					capital: capital + written.capital,
					small: small + written.small
				});
			}
			return evidence;
		}
		const MAX_SMALL = .2;
		function isBrand({ capital, small }) {
			return capital > 0 && small <= MAX_SMALL * (small + capital);
		}
		function orderBrands(seen, evidence = readEvidence(seen)) {
			const starts = [];
			for (const { competitor, name, mention, unclear, written } of seen) {
				const isNamed = isBrand(evidence.get(name) ?? written);
				const found = [mention, isNamed ? unclear : undefined].filter((start) => start !== undefined);
				if (found.length > 0) starts.push({
					competitor,
					start: Math.min(...found)
				});
			}
			starts.sort((a, b) => a.start - b.start);
			const named = [...new Set(starts.map(({ competitor }) => competitor))];
			const index = named.indexOf(undefined);
			return {
				position: index === -1 ? undefined : index + 1,
				competitors: named.filter((name) => name !== undefined)
			};
		}
		function settleNames(records) {
			const evidence = readEvidence(records.flatMap((record) => record.outcome === "evaluated" ? record.content.seen : []));
			return records.map((record) => {
				if (record.outcome !== "evaluated") return record;
				const { content } = record;
				return {
					...record,
					content: {
						...content,
						...orderBrands(content.seen, evidence)
					}
				};
			});
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
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
		const COMPLETED = "completed";
		const text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish().transform((value) => value ?? "");
		const count = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().nonnegative();
		const score = zod__WEBPACK_IMPORTED_MODULE_0__.aig().nullish().transform((value) => value ?? undefined).pipe(zod__WEBPACK_IMPORTED_MODULE_0__.aig().optional());
		const MAX_RESULTS = 200;
		const MAX_NAME_LENGTH = 500;
		const MAX_SNIPPET_LENGTH = 2e4;
		const MAX_TEXT_LENGTH = 2e3;
		const shortText = cutText(MAX_TEXT_LENGTH);
		function cutText(length) {
			const cut = (value) => Buffer.from(value.slice(0, length)).toString();
			return text.transform((value) => value.length > length ? cut(value) : value);
		}
		const scanResultSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			engine: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).max(MAX_NAME_LENGTH),
			cited: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			bcr_score: score,
			sentiment: shortText,
			snippet: cutText(MAX_SNIPPET_LENGTH),
			source_url: text,
			timestamp: shortText
		});
		const scanSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			scan_id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			brand_name: shortText,
			status: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			results: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(scanResultSchema).max(MAX_RESULTS),
			summary: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				total_engines: count,
				cited_engines: count,
				overall_bcr: score,
				avg_sentiment: shortText
			})
		});
		const generationSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			generation_id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			content: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			metadata: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				schema_markup: text,
				recommended_keywords: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).nullish().transform((value) => value ?? []),
				citation_score_estimate: zod__WEBPACK_IMPORTED_MODULE_0__.aig().nullish()
			})
		});
		const reportSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			report_id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			estimated_completion: text,
			download_url: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish().transform((value) => value ?? null)
		});
		const textOrNumber = zod__WEBPACK_IMPORTED_MODULE_0__.vkY((value) => typeof value === "number" ? String(value) : value, text);
		const errorBodySchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ error: zod__WEBPACK_IMPORTED_MODULE_0__.vkY((error) => typeof error === "string" ? { message: error } : error, zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			code: textOrNumber,
			message: textOrNumber,
			retry_after: zod__WEBPACK_IMPORTED_MODULE_0__.vkY((value) => typeof value === "string" && value !== "" ? Number(value) : value, zod__WEBPACK_IMPORTED_MODULE_0__.aig().nonnegative().nullish().catch(undefined))
		})) });
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
	}),
	37723: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { answerCalls: () => answerCalls });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_util_ = __webpack_require__(57975);
		var base_commits = __webpack_require__(3679);
		var source = __webpack_require__(8356);
		var avg_error = __webpack_require__(25988);
		var find_wrong = __webpack_require__(78717);
		var lib_text = __webpack_require__(94869);
		var block_reader = __webpack_require__(73870);
		var cited_pages = __webpack_require__(48929);
		var owners_compare = __webpack_require__(99210);
		var owners_scan = __webpack_require__(65704);
		var score = __webpack_require__(29609);
		var words = __webpack_require__(36085);
		var corpus = __webpack_require__(76644);
		var read_pages = __webpack_require__(59690);
		var external_node_crypto_ = __webpack_require__(77598);
		var contract = __webpack_require__(19729);
		var service = __webpack_require__(30281);
		var page = __webpack_require__(9771);
		var retrieval_answer = __webpack_require__(54865);
		;
		function generateContent(request, pages, languageCode, confirmed) {
			const { topic } = request;
			const language = (0, words.R)(languageCode);
			const sources = findSources(pages, topic, languageCode, confirmed);
			const sections = takeSections(sources, request, language);
			if (sections.length === 0) throw new service._7(NOTHING_SAID);
			const content = formatDraft(request, sections);
			return {
				generation_id: (0, external_node_crypto_.randomUUID)(),
				status: contract.eJ,
				content,
				metadata: {
					schema_markup: createSchemaMarkup(request, languageCode, sections),
					recommended_keywords: recommendKeywords(sections, request, language),
					citation_score_estimate: (0, owners_scan.Gw)([...pages, toPage(content)], [topic], languageCode).score
				}
			};
		}
		const NOTHING_SAID = {
			kind: "http",
			request: "POST /v1/content/generate",
			detail: "the pages say nothing about this topic",
			status: 404,
			code: "not_found"
		};
		function toPage(draft) {
			const path = "draft.md";
			const content = (0, page.NL)(draft, "markdown");
			return {
				path,
				url: path,
				addresses: undefined,
				base: "/",
				owner: undefined,
				id: path,
				content
			};
		}
		const MAX_KEYWORDS = 10;
		function recommendKeywords(sections, { brand_name, topic }, { words, term, isInformative }) {
			const known = new Set([brand_name, topic].flatMap(words).map(term));
			const allWords = sections.flatMap(({ paragraphs }) => paragraphs.flat()).flatMap(words);
			const informative = allWords.filter((word) => /\p{L}{2}/u.test(word) && isInformative(word) && !known.has(term(word)));
			return [...Map.groupBy(informative, term).values()].sort((one, other) => other.length - one.length).flatMap(([word = ""]) => word).slice(0, MAX_KEYWORDS);
		}
		const MAX_DESCRIPTION = 300;
		function createSchemaMarkup(request, languageCode, sections) {
			const organization = {
				"@type": "Organization",
				name: request.brand_name
			};
			const urls = new Set(sections.map(({ page }) => page.url));
			const citation = [...urls].filter((url) => /^https?:/.test(url));
			const [opening = []] = sections.flatMap(({ paragraphs }) => paragraphs);
			const common = {
				"@context": "https://schema.org",
				headline: `${request.brand_name}: ${request.topic}`,
				about: {
					"@type": "Thing",
					name: request.topic
				},
				description: (0, lib_text.$Q)((0, lib_text.OX)(joinSentences(opening)), MAX_DESCRIPTION),
				inLanguage: languageCode,
				author: organization,
				publisher: organization,
				...citation.length > 0 && { citation }
			};
			const isFaq = /^\s*faqs?\s*$/i.test(request.content_type ?? "");
			const markup = isFaq ? {
				...common,
				"@type": "FAQPage",
				mainEntity: sections.map(toQuestion)
			} : {
				...common,
				"@type": "Article"
			};
			return JSON.stringify(markup).replaceAll("<", "\\u003c");
		}
		function toQuestion({ heading, paragraphs }) {
			const text = paragraphs.map(joinSentences).join("\n");
			return {
				"@type": "Question",
				name: heading,
				acceptedAnswer: {
					"@type": "Answer",
					text
				}
			};
		}
		const MAX_PASSAGES = 10;
		const MIN_STRENGTH = .3;
		function findSources(pages, topic, languageCode, confirmed) {
			const own = pages.filter(corpus.NP);
			const { language, queries, rank, statisticsOf, nameOwners } = (0, owners_scan.z1)([topic], languageCode);
			const [query] = queries.queries;
			if (query === undefined) return [];
			const statistics = statisticsOf(own);
			const [ranking = []] = rank(own, statistics, MAX_PASSAGES);
			const minScore = MIN_STRENGTH * (ranking[0]?.score ?? 0);
			const strong = ranking.filter(({ score }) => score >= minScore);
			const answer = (0, retrieval_answer.z)(query, strong, statistics.weights, queries, language).sentences;
			if (answer.length === 0) return [];
			const [owner] = nameOwners(own, confirmed);
			const isCertain = owner !== undefined && owner.certainty !== "guessed";
			const section = owner?.headings ?? [];
			const chosen = new Set(isCertain ? [owner.page] : answer.map(({ page }) => page));
			return [...chosen].flatMap((page) => page.content.passages.map((passage) => ({
				page,
				passage
			}))).filter(({ passage }) => isCertain ? section.every((heading, depth) => passage.headings[depth] === heading) : strong.some((each) => each.passage === passage));
		}
		const MAX_SECTION_SENTENCES = 6;
		const MIN_WORDS = 3;
		const SENTENCE_END = /(?:\p{Sentence_Terminal}[\p{Pe}\p{Pf}"']*|\p{Script=Thai}|\p{Script=Lao})$/u;
		const NO_CONTENT = /[{}]|=>|(?:^|\s)\/\/\s|^(?:(?:read|learn) more|see)\b/i;
		const DEFAULT_LENGTH = 800;
		function takeSections(sources, { topic, max_length = DEFAULT_LENGTH }, language) {
			const used = new Set();
			let left = max_length;
			function take(sentence) {
				const words = language.words(sentence);
				const key = words.join(" ");
				const isContent = SENTENCE_END.test(sentence) && !NO_CONTENT.test(sentence) && words.length >= MIN_WORDS;
				if (!isContent || used.has(key)) return false;
				const isFitting = used.size === 0 || words.length <= left;
				left = isFitting ? left - words.length : 0;
				if (isFitting) used.add(key);
				return isFitting;
			}
			const sections = [];
			for (const { page, passage } of sources) {
				const heading = passage.headings.findLast((each) => !NO_CONTENT.test(each)) ?? (page.content.title || topic);
				let section = sections.at(-1);
				if (section?.page !== page || section.heading !== heading) {
					section = {
						heading,
						page,
						paragraphs: []
					};
					sections.push(section);
				}
				for (const line of passage.text.split("\n")) {
					const room = MAX_SECTION_SENTENCES - section.paragraphs.flat().length;
					const sentences = language.sentences(line).slice(0, room).filter(take);
					if (sentences.length > 0) section.paragraphs.push(sentences);
				}
			}
			return sections.filter(({ paragraphs }) => paragraphs.length > 0);
		}
		function formatDraft({ brand_name, topic }, sections) {
			const blocks = sections.flatMap(({ heading, paragraphs, page }) => [
				`## ${escapeProse(heading)}`,
				...paragraphs.map(joinSentences).map(escapeProse),
				`Source: ${formatSource(page.content.title, page.url)}`
			]);
			return `${[`# ${escapeProse(`${brand_name}: ${topic}`)}`, ...blocks].join("\n\n")}\n`;
		}
		function joinSentences(sentences) {
			return sentences.join(" ").replace(/(?<=[。！？]) /gu, "");
		}
		const SYNTAX = /[\\`*[\]<>|~&#]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
		const LINE_START = /^[-+=:]|(?<=^\d{1,9})[.)]/;
		function escapeProse(text) {
			return (0, lib_text.OX)(text).replace(SYNTAX, "\\$&").replace(LINE_START, "\\$&").replaceAll("{", "&#123;");
		}
		function formatSource(title, url) {
			const label = escapeProse(title || url);
			const target = URL.parse(url);
			if (target === null || !/^https?:$/.test(target.protocol)) {
				return title === "" ? label : `${label} (${escapeProse(url)})`;
			}
			return `[${label}](${target.href.replaceAll("(", "%28").replaceAll(")", "%29").replaceAll("{", "%7B")})`;
		}
		;
		const MAX_LANGUAGES = 4;
		function createRepositoryEngine(settings, { change, ...checkout }, keywords, onUnreadable, watch) {
			const pageSettings = {
				...settings,
				competitors: settings.competitorFolders,
				watch
			};
			const heads = new Map();
			const scans = new Map();
			async function load(language) {
				const corpus = await (0, read_pages.n4)(checkout, {
					...pageSettings,
					language
				}, change);
				onUnreadable(corpus.unreadable);
				return corpus;
			}
			async function pages(language) {
				const head = heads.get(language) ?? load(language);
				heads.delete(language);
				heads.set(language, head);
				const [oldest] = heads.keys();
				if (heads.size > MAX_LANGUAGES && oldest !== undefined) heads.delete(oldest);
				return (await head).pages;
			}
			async function scanOnce(wanted, language) {
				const found = await pages(language);
				const isKnown = wanted.every((keyword) => keywords.includes(keyword));
				if (!isKnown) return (0, owners_scan.Gw)(found, wanted, language, watch).keywords;
				const scan = scans.get(language) ?? (0, owners_scan.Gw)(found, keywords, language, watch);
				scans.set(language, scan);
				return scan.keywords.filter(({ keyword }) => wanted.includes(keyword));
			}
			return {
				countPages: async (language) => (await pages(language)).length,
				async scan(brand, wanted, language) {
					const isTheirs = createPageFilter(brand);
					if (brand.competitor !== undefined && !(await pages(language)).some(isTheirs)) return undefined;
					const results = (await scanOnce(wanted, language)).map((result) => ({
						...result,
						...(0, owners_scan.BU)(result, isTheirs)
					}));
					const first = results.find(({ cited }) => cited);
					return {
						cited: first !== undefined,
						bcr_score: (0, score.uw)(results),
						sentiment: "",
						snippet: first?.snippet ?? "",
						source_url: first?.sourceUrl ?? ""
					};
				},
				async compare(commits, wanted, language, citations) {
					const corpora = await (0, read_pages.go)(checkout, commits, {
						...pageSettings,
						language
					});
					onUnreadable(corpora.head.unreadable);
					heads.set(language, Promise.resolve(corpora.head));
					const compare = (0, owners_compare.S)(wanted, language, watch);
					const comparison = await compare({
						corpus: corpora.base,
						source: corpora.sources.base
					}, {
						corpus: corpora.head,
						source: corpora.sources.head
					}, {
						owners: settings.owners,
						maxLoss: settings.maxAnswerLoss,
						citations
					});
					const { missing, owners, changes } = comparison;
					await requireKnown(checkout, missing, corpora.against);
					scans.set(language, dropLostAnswers(comparison.head, changes));
					const warnings = [];
					if (!owners.some(Boolean) && !changes.some(({ outcome }) => outcome === "gained")) {
						const { pages, skipped } = corpora.base;
						warnings.push({
							code: "AVG_FAILS_NOTHING",
							pages: pages.length,
							skipped: (0, source._2)(skipped)
						});
					}
					if (missing.length > 0) warnings.push({
						code: "AVG_OWNER_MISSING",
						owners: missing
					});
					const hasFacts = settings.facts.length + (settings.editedFacts?.length ?? 0) > 0;
					const wrong = hasFacts && { facts: await findWrong(corpora, settings, language, watch) };
					const cited = comparison.base.keywords.some((keyword) => keyword.cited);
					return {
						against: corpora.against,
						pages: corpora.head.pages.length,
						skipped: (0, source._2)(corpora.head.skipped),
						warnings: [...warnings, ...corpora.warnings],
						...wrong,
						base: {
							score: comparison.base.score,
							cited
						},
						keywords: changes,
						...citations && { stakes: comparison.stakes }
					};
				},
				async locate(commit, groups, language) {
					const corpus = await (0, read_pages.A3)(checkout, commit, {
						...pageSettings,
						language
					});
					return (0, cited_pages.DA)(groups, corpus).located;
				},
				async generate(request, language) {
					return generateContent(request, await pages(language), language, settings.owners);
				}
			};
		}
		function dropLostAnswers(scan, changes) {
			const lost = new Set(changes.filter(({ outcome }) => outcome === "lost").map(({ keyword }) => keyword));
			if (lost.size === 0) return scan;
			const keywords = scan.keywords.map((result) => {
				if (!lost.has(result.keyword)) return result;
				const sentences = result.sentences.filter(({ page }) => !(0, corpus.NP)(page));
				return {
					...result,
					sentences,
					...(0, owners_scan.BU)({
						...result,
						sentences
					}, corpus.NP)
				};
			});
			return {
				score: (0, score.uw)(keywords),
				keywords
			};
		}
		async function findWrong({ base, head, sources }, { facts, editedFacts = [], competitors }, language, watch) {
			const own = head.pages.filter(corpus.NP);
			const changed = (0, owners_compare.p)(base.pages.filter(corpus.NP), own);
			const names = competitors.map(({ name }) => name);
			const { sentences } = (0, words.R)(language);
			const readBlocks = (0, block_reader.l)();
			const pages = {
				base: await readBlocks(sources.base, changed),
				head: await readBlocks(sources.head, changed)
			};
			const wrong = (0, find_wrong.sB)(facts, names, pages, sentences, watch);
			const edited = editedFacts.filter((fact) => !facts.some((known) => (0, external_node_util_.isDeepStrictEqual)(known, fact)));
			if (edited.length === 0) return wrong;
			const all = await readBlocks(sources.head, new Set(own.map(({ path }) => path)));
			const still = (0, find_wrong.sB)(edited, names, {
				base: new Map(),
				head: all
			}, sentences, watch);
			return [...wrong, ...still.map((each) => ({
				...each,
				isByEdit: true
			}))];
		}
		async function requireKnown(checkout, missing, against) {
			if (against.kind === "folder") return;
			const owners = [];
			for (const owner of missing) {
				const isNew = !owner.isRenamed && await (0, base_commits.oi)(checkout, against.commit, owner.path);
				if (isNew) owners.push(owner);
			}
			if (owners.length > 0) throw new avg_error.dH({
				code: "AVG_OWNER_MISSING",
				owners
			});
		}
		function createPageFilter({ competitor }) {
			if (competitor === undefined) return ({ owner }) => owner === undefined;
			const key = (0, lib_text.zN)(competitor);
			return ({ owner }) => owner !== undefined && (0, lib_text.zN)(owner) === key;
		}
		var messages = __webpack_require__(77234);
		;
		function answerCalls(onStep = () => {}) {
			if (process.send === undefined) throw new Error("This is not a worker.");
			const post = (reply) => void process.send?.(reply);
			const ended = new AbortController();
			let engine;
			for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
			process.once("disconnect", () => process.exit());
			process.on("message", async (request) => {
				if (request === "end") {
					ended.abort();
					process.disconnect();
					return;
				}
				if ("begin" in request) {
					engine = createEngine(request.begin, post, onStep, ended.signal);
					return;
				}
				if (engine === undefined) throw new Error("A call came before the begin.");
				post(await perform(engine, request.method, request.args).then((result) => ({ result }), (error) => ({ failure: (0, messages.Y4)(error) })));
			});
		}
		function createEngine({ settings, folder, change, keywords }, post, onStep, signal) {
			const checkout = {
				folder,
				signal
			};
			const watch = { onStep(step) {
				const position = step && ("fact" in step ? step : { path: step.path });
				(0, external_node_fs_.writeSync)(messages.t2, `${position === undefined ? "" : JSON.stringify(position)}\n`);
				onStep(step);
			} };
			const engine = createRepositoryEngine(settings, {
				...checkout,
				change
			}, keywords, (unreadable) => post({ unreadable }), watch);
			return {
				...engine,
				async backtest(options, language) {
					const { runBacktest } = await __webpack_require__.e("owners-backtest-backtest").then(__webpack_require__.bind(__webpack_require__, 76300));
					const competitors = settings.competitorFolders;
					return runBacktest(checkout, {
						...settings,
						competitors,
						language,
						keywords,
						watch
					}, {
						...options,
						onPart: (part) => post({ part })
					});
				}
			};
		}
		async function perform(engine, method, args) {
			const methods = engine;
			return methods[method](...args);
		}
	}),
	77234: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rj: () => unpackError,
			Y4: () => packError,
			t2: () => POSITION_FD
		});
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _errors_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30281);
		const POSITION_FD = 4;
		function packError(error) {
			if (error instanceof _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.dH) return { details: error.details };
			if (error instanceof _errors_service_js__WEBPACK_IMPORTED_MODULE_1__._7) return { service: error.details };
			return { error };
		}
		function unpackError(failure) {
			if ("details" in failure) return new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.dH(failure.details);
			if ("service" in failure) return new _errors_service_js__WEBPACK_IMPORTED_MODULE_1__._7(failure.service);
			return failure.error;
		}
	}),
	30281: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VN: () => describeServiceError,
			_7: () => ServiceError,
			"in": () => readRequest,
			li: () => badRequest,
			mP: () => headlineOfFailure
		});
		var _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20487);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68989);
		var _avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _service_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17794);
		var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45907);
		class ServiceError extends Error {
			details;
			constructor(details, options) {
				super(`${details.request}: ${details.detail}`, options);
				this.name = "ServiceError";
				this.details = details;
			}
		}
		function readRequest(schema, value, operation) {
			const parsed = schema.safeParse(value);
			if (parsed.success) return parsed.data;
			throw badRequest(operation, (0, _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_2__.w)(parsed.error.issues, "the request"));
		}
		function badRequest(request, detail) {
			return new ServiceError({
				kind: "http",
				request,
				status: 400,
				code: "bad_request",
				detail
			});
		}
		function describeServiceError(details, atTerminal = false) {
			if (details.cause !== undefined) return (0, _avg_error_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(details.cause, atTerminal);
			const { attempts = 1, request } = details;
			const code = codeOf(details);
			const { happened = describeStatus } = declarationOf(code);
			const tries = attempts > 1 ? ` (tried ${attempts} times)` : "";
			const detail = (0, _words_js__WEBPACK_IMPORTED_MODULE_3__.Rw)(details.detail);
			return (0, _avg_error_js__WEBPACK_IMPORTED_MODULE_0__.bD)(code, `${happened(details)}${tries}${detail && `: ${detail}`}. The call was ${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(request, 200)}.`);
		}
		function headlineOfFailure(details) {
			const { headline } = declarationOf(codeOf(details));
			if (headline !== undefined) return headline;
			if (details.status !== undefined) return `The scan service failed with status ${details.status}`;
			return "The scan service did not answer";
		}
		function declarationOf(code) {
			return code === "AVG_ANSWER_COST" ? { happened: () => "The request was not sent" } : _service_codes_js__WEBPACK_IMPORTED_MODULE_1__.aX[code];
		}
		function describeStatus({ status, code }) {
			const answer = `The service answered ${status ?? "an error"}`;
			return code ? `${answer} (${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(code, 60)})` : answer;
		}
		function codeOf({ kind, status = 0, code, retryAfter }) {
			switch (kind) {
				case "http": return codeOfStatus(status, code);
				case "connection": return code === _service_codes_js__WEBPACK_IMPORTED_MODULE_1__.PO ? "AVG_PROXY" : "AVG_SERVICE_CONNECTION";
				case "timeout": return retryAfter === undefined ? "AVG_SERVICE_TIMEOUT" : "AVG_SERVICE_WAIT";
				case "cancelled": return "AVG_CANCELLED";
				case "invalid-response": return "AVG_SERVICE_RESPONSE";
				case "not-completed": return "AVG_SERVICE_INCOMPLETE";
				case "not-sent": return "AVG_ANSWER_COST";
				case "setup": return "AVG_SETUP";
			}
		}
		function codeOfStatus(status, code) {
			switch (status) {
				case 400: return "AVG_REQUEST_400";
				case 401: return "AVG_AUTH_401";
				case 403: return code === _service_codes_js__WEBPACK_IMPORTED_MODULE_1__.Nc ? "AVG_SERVICE_HTTP" : "AVG_AUTH_403";
				case 404: return "AVG_SERVICE_404";
				case 429: return "AVG_LIMIT_429";
			}
			if (status >= 500) return "AVG_SERVICE_5XX";
			return status >= 300 && status < 400 ? "AVG_SERVICE_REDIRECT" : "AVG_SERVICE_HTTP";
		}
	}),
	30502: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => childEnvironment });
		const ALLOWED = /^(?:PATH|HOME|LANG|LANGUAGE|LC_\w+|TMPDIR|TEMP|TMP|SystemRoot|GIT_\w+|SSH_AUTH_SOCK|SSL_CERT_(?:FILE|DIR)|XDG_\w+_HOME|FONTCONFIG_\w+|(?:HTTPS?|ALL|NO)_PROXY)$/i;
		function childEnvironment(env = process.env) {
			return Object.fromEntries(Object.entries(env).filter(([name]) => ALLOWED.test(name)));
		}
	}),
	22380: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kb: () => excerpt,
			SP: () => readPage,
			_v: () => plainDetail,
			av: () => readSystemError
		});
		var _errors_service_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17794);
		var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94869);
		const EXCERPT_LENGTH = 200;
		function excerpt(text) {
			return (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_1__.OX)(text.slice(0, 10 * EXCERPT_LENGTH)), EXCERPT_LENGTH);
		}
		function readPage(text) {
			const head = (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.OX)(text.slice(0, HEAD_LENGTH));
			if (!/^<(?:!doctype html|html|head|title|body)\b/i.test(head)) return undefined;
			const title = findTitle(head);
			return {
				code: _errors_service_codes_js__WEBPACK_IMPORTED_MODULE_0__.Nc,
				detail: excerpt(`a web page instead of JSON${title ? `: ${title}` : ""}`)
			};
		}
		const HEAD_LENGTH = 2e3;
		function plainDetail(text) {
			const line = (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.OX)(text.slice(0, HEAD_LENGTH));
			if (/<[a-z!?/]/i.test(line)) return (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(findTitle(line) || "a page instead of JSON", EXCERPT_LENGTH);
			return (/^[[{]/.test(line) ? "" : (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(line, EXCERPT_LENGTH)) || "no reason given";
		}
		function findTitle(markup) {
			return /<(?:title|Code)(?:\s[^>]*)?>([^<>]*)<\//i.exec(markup)?.[1]?.trim();
		}
		function readSystemError(error, redact) {
			const { message = "", code = "" } = readError(error);
			const detail = excerpt(redact(message)) || code || "the connection failed";
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
	80292: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			YD: () => nestingOf,
			qF: () => parseJson,
			u4: () => isRecord
		});
		function nestingOf(json) {
			let [depth, deepest, inText] = [
				0,
				0,
				false
			];
			for (let index = 0; index < json.length; index += 1) {
				const character = json[index];
				if (inText && character === "\\") index += 1;
				else if (character === "\"") inText = !inText;
				else if (inText) continue;
				else if (character === "[" || character === "{") depth += 1;
				else if (character === "]" || character === "}") depth -= 1;
				deepest = Math.max(deepest, depth);
			}
			return deepest;
		}
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return undefined;
			}
		}
		function isRecord(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
	}),
	73870: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { l: () => createBlockReader });
		var _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68191);
		var _pages_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9771);
		const MAX_REMEMBERED = 500;
		function createBlockReader() {
			const remembered = new Map();
			return async (source, paths) => {
				const found = new Map();
				const keyOf = (file) => `${file.path} ${source.idOf?.(file) ?? file.id}`;
				const wanted = source.files.filter((file) => paths.has(file.path));
				const unknown = wanted.filter((file) => {
					const known = remembered.get(keyOf(file));
					if (known !== undefined) found.set(file.path, known);
					return known === undefined;
				});
				for await (const reading of source.read(unknown)) {
					if (!("text" in reading)) continue;
					const blocks = parse(reading);
					if (remembered.size >= MAX_REMEMBERED) remembered.clear();
					remembered.set(keyOf(reading.file), blocks);
					found.set(reading.file.path, blocks);
				}
				return found;
			};
		}
		function parse({ file: { path }, text, locateLine: placeOf = (line) => ({
			path,
			line
		}) }) {
			const format = (0, _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__.be)(path) ?? "markdown";
			try {
				return {
					text,
					placeOf,
					blocks: (0, _pages_page_js__WEBPACK_IMPORTED_MODULE_1__.v_)(text, format),
					unread: (0, _pages_page_js__WEBPACK_IMPORTED_MODULE_1__.My)(text, format),
					hidden: (0, _pages_page_js__WEBPACK_IMPORTED_MODULE_1__.ZK)(text, format)
				};
			} catch (error) {
				if (error instanceof RangeError) return {
					text,
					placeOf,
					blocks: [],
					unread: "",
					hidden: []
				};
				throw error;
			}
		}
	}),
	99210: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => createComparer,
			p: () => findChanges
		});
		var avg_error = __webpack_require__(25988);
		var indexing_hidden = __webpack_require__(83283);
		var block_reader = __webpack_require__(73870);
		var cited_pages = __webpack_require__(48929);
		var owners_owner = __webpack_require__(53314);
		;
		function followOwners(owners, here, there) {
			const pathsThere = new Set(there.map(({ path }) => path));
			const missing = owners.filter(({ path }) => !pathsThere.has(path));
			if (missing.length === 0) return [...owners];
			const pagesHere = new Map(here.map((page) => [page.path, page]));
			const renamed = there.filter(({ path }) => !pagesHere.has(path)).map((page) => ({
				page,
				lines: linesOf(page)
			}));
			return owners.map((owner) => {
				const page = pathsThere.has(owner.path) ? undefined : pagesHere.get(owner.path);
				if (page === undefined) return owner;
				return {
					...owner,
					path: findMost([...linesOf(page)], renamed)?.page.path ?? owner.path
				};
			});
		}
		function findMost(lines, candidates) {
			let [most, found] = [lines.length / 2, undefined];
			for (const candidate of candidates) {
				const shared = lines.filter((line) => candidate.lines.has(line)).length;
				if (shared >= most && shared > 0) [most, found] = [shared, candidate];
			}
			return found;
		}
		function findNewHeading(headings, before, now) {
			const depth = headings.length;
			const sectionsOf = ({ content: { passages } }) => Map.groupBy(passages.filter((passage) => passage.headings.length >= depth), (passage) => passage.headings[depth - 1] ?? "");
			const known = sectionsOf(before);
			const candidates = [...sectionsOf(now)].filter(([heading]) => !known.has(heading)).map(([heading, passages]) => ({
				heading,
				lines: toLines(passages)
			}));
			return findMost([...toLines(known.get(headings.at(-1) ?? ""))], candidates)?.heading;
		}
		const MAX_ALIKE = 5;
		const LONG_LINE = 40;
		function rankByLines(page, pages) {
			const lines = [...linesOf(page)];
			const isLong = (line) => line.length >= LONG_LINE;
			return pages.map((other) => {
				const theirs = linesOf(other);
				return {
					other,
					shared: lines.filter((line) => theirs.has(line))
				};
			}).filter(({ shared }) => shared.some(isLong) || shared.length > 0 && 2 * shared.length >= lines.length).toSorted((a, b) => b.shared.length - a.shared.length).slice(0, MAX_ALIKE).map(({ other }) => other);
		}
		function findMissingOwners(owners, [base, head], skipped = []) {
			const find = (pages, path) => pages.find((page) => page.path === path);
			const renamed = followOwners(owners, base, head);
			return owners.flatMap((owner, index) => {
				const { keyword, path, heading } = owner;
				const [before, now] = [find(base, path), find(head, path)];
				const missing = {
					keyword,
					path,
					isRenamed: false,
					reason: undefined
				};
				if (before !== undefined && now === undefined) {
					const found = renamed[index];
					return found?.path === path ? [] : [{
						...missing,
						isRenamed: true,
						found
					}];
				}
				if (now !== undefined && (heading === undefined || (0, owners_owner.rv)(now, heading))) return [];
				if (before === undefined || heading === undefined) {
					const reason = skipped.find((file) => file.path === path)?.reason;
					const namesake = (0, owners_owner.PD)(head, keyword);
					const found = namesake && { path: namesake.path };
					return now === undefined ? [{
						...missing,
						found,
						reason
					}] : [];
				}
				const section = (0, owners_owner.rv)(before, heading);
				if (section === undefined) return [{
					...missing,
					heading,
					found: { path }
				}];
				const renamedTo = now && findNewHeading(section, before, now);
				if (renamedTo === undefined) return [];
				return [{
					...missing,
					heading,
					isRenamed: true,
					found: {
						path,
						heading: (0, owners_owner.tF)(renamedTo)
					}
				}];
			});
		}
		function linesOf({ content: { passages } }) {
			return toLines(passages);
		}
		function toLines(passages = []) {
			return new Set(passages.flatMap(({ text }) => text.split("\n")));
		}
		var corpus = __webpack_require__(76644);
		var lib_text = __webpack_require__(94869);
		var data_text = __webpack_require__(34023);
		var markdown = __webpack_require__(4570);
		var owners_values = __webpack_require__(53531);
		;
		const HEADING_PART = .4;
		const AMOUNT_PART = .8;
		const FIGURE_PART = .1;
		const FIRST_PART = .3;
		const WEAK_PART = .4;
		const LABEL_PART = .7;
		const LEAD_IN = /[:：?？]$/;
		const SENTENCE_END = /[.!。！…)”"']$/;
		const MAX_SENTENCES = 500;
		function findAnswer(blocks, { weightIn, sentences }, file) {
			const text = blocks.filter(({ kind }) => kind !== "field");
			const candidates = (text.length > 0 ? text : blocks).slice(0, MAX_SENTENCES);
			let best;
			for (const [index, block] of candidates.entries()) {
				const inHeadings = HEADING_PART * weightIn(block.headings.join(" "));
				const around = inHeadings + FIRST_PART * (1 - index / candidates.length);
				const isWeak = block.kind === "code" || (0, data_text.qL)(quote_linesOf(block, file));
				for (const sentence of block.kind === "code" ? [block.text] : sentences(block.text)) {
					const factor = Math.min(factorOf(sentence), isWeak ? WEAK_PART : 1);
					const rank = factor * (weightIn(sentence) + weighValues(sentence) + around);
					if (best === undefined || rank > best.rank) best = {
						quoted: {
							...block,
							text: sentence
						},
						rank
					};
				}
			}
			return best?.quoted;
		}
		function factorOf(sentence) {
			if (!(0, data_text.y6)(sentence)) return 0;
			if (LEAD_IN.test(sentence)) return WEAK_PART;
			return SENTENCE_END.test(sentence) ? 1 : LABEL_PART;
		}
		function weighValues(sentence) {
			const values = (0, owners_values.N$)(sentence);
			if (values.some(({ kind }) => kind === "amount")) return AMOUNT_PART;
			return values.length > 0 ? FIGURE_PART : 0;
		}
		function quote_linesOf({ lines }, file) {
			const source = file?.text.split("\n").slice(lines.from - 1, lines.to);
			return source?.join("\n") ?? "";
		}
		function readSource(block, file) {
			const source = quote_linesOf(block, file);
			return (0, data_text.qL)(source) ? replaceBars(source.trim()) : block.text;
		}
		function replaceBars(source) {
			if (!/^\|.*\|$/.test(source)) return source;
			return source.slice(1, -1).split("|").map((cell) => cell.trim()).join(", ");
		}
		const TABLE_ROW = /^\s*\|/;
		const MAX_ROW_LENGTH = 2e3;
		function createRowReader({ text }) {
			const lines = text.split(/\r?\n/);
			let start = 0;
			const starts = lines.map((line, index) => {
				if (!TABLE_ROW.test(line)) start = index + 1;
				return start;
			});
			return ({ lines: { from } }) => {
				const top = starts[from - 1] ?? from;
				const rows = [
					top,
					top + 1,
					from - 1
				].map((index) => lines[index] ?? "");
				if (from - 1 < top + 2 || rows.some(({ length }) => length > MAX_ROW_LENGTH)) return undefined;
				const [columns, cells] = (0, markdown.xz)(rows.join("\n"));
				return columns && cells && {
					columns,
					cells
				};
			};
		}
		const PLACE_LENGTH = 200;
		const BEFORE_VALUE = 60;
		function quotePlace(text, value = "") {
			const start = Math.max(0, text.indexOf(value) - BEFORE_VALUE);
			return (0, lib_text.$Q)((0, lib_text.OX)(start > BEFORE_VALUE ? `… ${text.slice(start)}` : text), PLACE_LENGTH);
		}
		function quote({ headings, ...quoted }, { path, url, content: { title } }, file) {
			const text = (0, lib_text.OX)(quoted.text);
			const isAround = (block) => (0, lib_text.OX)(block.text).includes(text);
			const { lines = file?.blocks.find(isAround)?.lines } = quoted;
			const place = {
				path,
				title,
				headings: headings.filter((heading) => heading !== title)
			};
			return {
				text,
				url,
				place: {
					...place,
					...lines && file?.placeOf(lines.from)
				}
			};
		}
		;
		function judgeKeyword(base, head, trace, question, context) {
			const cause = trace && findCause(trace, context);
			const newlyCited = listPaths(head.sentences).filter((path) => context.change.changed.has(path));
			const outranking = base.cited && !head.cited ? newlyCited : [];
			const causes = outranking.map((path) => ({
				kind: "outranked",
				path
			}));
			if (cause) causes.unshift(cause);
			causes.sort((a, b) => a.path < b.path ? -1 : 1);
			const isLost = trace?.loss?.outcome === "lost" && cause !== undefined && trace.owner.certainty !== "cited";
			const isGained = trace === undefined && !base.cited && head.cited && newlyCited.length > 0;
			let outcome = isGained ? "gained" : "unchanged";
			if (isLost) outcome = "lost";
			else if (causes.length > 0) outcome = "weaker";
			const answers = trace && [
				trace.owner.page.path,
				trace.now?.path,
				trace.movedTo?.path
			];
			const isAnswer = ({ page }) => (0, corpus.NP)(page) && (answers?.includes(page.path) ?? true);
			const answerBefore = base.sentences.find(isAnswer);
			const answerNow = head.sentences.find(isAnswer) ?? (outranking.length > 0 ? head.sentences[0] : undefined);
			const quoteAnswer = (side, sentence) => sentence && quote(sentence, sentence.page, context.files[side].get(sentence.page.path));
			const change = {
				keyword: base.keyword,
				outcome,
				owner: trace && describeOwner(trace.owner),
				loss: trace?.loss?.share ?? 0,
				before: causes.length > 0 ? quoteAnswer("base", answerBefore) : undefined,
				after: quoteAnswer("head", answerNow),
				causes,
				removed: [],
				baseScore: base.score,
				headScore: isLost ? 0 : head.score
			};
			return cause === undefined || trace === undefined ? change : {
				...change,
				...quoteLoss(trace, question, context)
			};
		}
		function quoteLoss({ owner: { page }, loss, now, elsewhere }, question, { files, findRemoved }) {
			const { removed = [], after, values } = loss ?? {};
			const fileBefore = files.base.get(page.path);
			const fileNow = files.head.get(now?.path ?? page.path);
			const quotes = {};
			const answer = findAnswer(removed, question, fileBefore);
			if (elsewhere) quotes.elsewhere = elsewhere;
			if (answer) quotes.before = quote(answer, page, fileBefore);
			if (after) quotes.after = quote({
				...after,
				text: readSource(after, fileNow)
			}, now ?? page, fileNow);
			if (fileBefore) quotes.removed = findRemoved(removed, fileBefore, fileNow);
			if (fileBefore && values) quotes.values = describeValues(values, fileBefore, fileNow);
			return quotes;
		}
		function findCause({ owner: { page }, loss, now, movedTo }, { change, files }) {
			if (loss === undefined) return undefined;
			const { path } = page;
			const { outcome, way, unread, share, hider } = loss;
			const successor = change.successors.get(path);
			const isUnreachable = change.successors.has(path) && successor === undefined;
			if (unread !== undefined) {
				return {
					kind: "moved",
					path,
					to: unread.path,
					reason: "unread",
					share: unread.share
				};
			}
			if (now !== undefined) {
				if (outcome === "unchanged") {
					if (!isUnreachable) return undefined;
					const [address] = now.path === path ? now.addresses ?? [] : [];
					return {
						kind: "moved",
						path,
						to: now.path,
						reason: "no-redirect",
						...address && { address }
					};
				}
				if (hider === undefined) return {
					kind: "rewritten",
					path: now.path,
					way
				};
				const place = files.head.get(now.path)?.placeOf(hider.line);
				const { path: file, line } = place ?? {
					path: now.path,
					line: hider.line
				};
				return {
					kind: "hidden",
					path,
					reasons: [{
						kind: "not-shown",
						file,
						line,
						evidence: hider.evidence
					}]
				};
			}
			const unreadNow = findUnreadCause(path, change);
			const isMoved = movedTo !== undefined && outcome !== "lost";
			if (isMoved && isUnreachable && (outcome === "unchanged" || unreadNow === undefined)) {
				return {
					kind: "moved",
					path,
					to: movedTo.path,
					reason: "no-redirect",
					share: 1 - share
				};
			}
			if (outcome === "unchanged") return undefined;
			if (unreadNow !== undefined) return unreadNow;
			if (successor !== undefined && outcome === "weaker") {
				return {
					kind: "moved",
					path,
					to: successor.path,
					reason: "redirected",
					share: 1 - share
				};
			}
			return isMoved ? {
				kind: "rewritten",
				path,
				way
			} : {
				kind: "deleted",
				path
			};
		}
		function findUnreadCause(path, { hidden, skipped }) {
			const reasons = hidden.get(path);
			if (reasons) return {
				kind: "hidden",
				path,
				reasons
			};
			const file = skipped.get(path);
			if (file === undefined) return undefined;
			const { reason, language } = file;
			return language === undefined ? {
				kind: "unread",
				path,
				reason
			} : {
				kind: "unread",
				path,
				reason,
				language
			};
		}
		const MAX_PLACES = 1e3;
		function describeValues({ kind, places }, file, fileNow) {
			const rowsBefore = createRowReader(file);
			const rowsNow = fileNow && createRowReader(fileNow);
			return {
				kind,
				places: places.slice(0, MAX_PLACES).map(({ before, now, values }) => {
					const row = rowsBefore(before);
					const rowNow = now && rowsNow?.(now);
					const isSameTable = row && rowNow && row.columns.join("|") === rowNow.columns.join("|");
					return {
						before: quotePlace(before.text, values[0]),
						now: now && quotePlace(readSource(now, fileNow)),
						values,
						line: file.placeOf(before.lines.from).line,
						...now && fileNow && { lineNow: fileNow.placeOf(now.lines.from).line },
						...row && { row: {
							columns: row.columns,
							before: row.cells,
							...isSameTable && { now: rowNow.cells }
						} }
					};
				})
			};
		}
		function describeOwner(owner) {
			const { page, headings = [], certainty } = owner;
			return {
				...(0, owners_owner.ov)(owner),
				title: page.content.title,
				headings,
				certainty
			};
		}
		function listPaths(sentences) {
			return [...new Set(sentences.map(({ page }) => page.path))].sort();
		}
		var array = __webpack_require__(88965);
		;
		function createRemovedFinder() {
			const known = new WeakMap();
			return (removed, before, after) => {
				const change = known.get(before) ?? compareFiles(before, after);
				known.set(before, change);
				const { file, now, hunks } = change;
				const removedLines = new Set();
				for (const { lines } of removed) {
					for (let line = lines.from; line <= lines.to; line += 1) removedLines.add(line);
				}
				const pieces = [];
				for (const hunk of hunks) {
					for (let line = hunk.before.from; line <= hunk.before.to; line += 1) {
						if (!removedLines.has(line) || isBlank(file.lines[line - 1] ?? "")) continue;
						const run = extendToFile(file, hunk.before, line);
						pieces.push(placePiece(trimBlankLines(file.lines, run), hunk.now, file, now));
						line = run.to;
					}
				}
				return pieces;
			};
		}
		function compareFiles(before, after) {
			const toSource = ({ text, placeOf }) => ({
				lines: text.split(/\r?\n/),
				placeOf
			});
			const [file, now] = [toSource(before), after && toSource(after)];
			const all = [{ before: {
				from: 1,
				to: file.lines.length
			} }];
			return {
				file,
				now,
				hunks: now === undefined ? all : findHunks(file.lines, now.lines)
			};
		}
		function extendToFile({ placeOf }, range, line) {
			const { path, line: number } = placeOf(line);
			const isNear = (other) => {
				const place = placeOf(other);
				return place.path === path && place.line - number === other - line;
			};
			const run = {
				from: line,
				to: line
			};
			while (run.from > range.from && isNear(run.from - 1)) run.from -= 1;
			while (run.to < range.to && isNear(run.to + 1)) run.to += 1;
			return run;
		}
		function placePiece({ from, to }, now, before, after) {
			const { path, line } = before.placeOf(from);
			const range = {
				path,
				from: line,
				to: line + to - from
			};
			if (now === undefined || after === undefined) return range;
			const lines = before.lines.slice(from - 1, to);
			const text = lines.join("\n");
			const isShort = lines.length <= MAX_LINES && text.length <= MAX_CHARACTERS;
			const piece = {
				...range,
				...isShort && { text }
			};
			const isEmpty = now.to < now.from;
			const start = after.placeOf(Math.max(1, isEmpty ? now.to : now.from));
			const end = after.placeOf(Math.max(1, now.to));
			if (start.path !== path || end.path !== path) return piece;
			const last = now.to === 0 ? 0 : end.line;
			return {
				...piece,
				now: {
					from: isEmpty ? last + 1 : start.line,
					to: last
				}
			};
		}
		const MAX_LINES = 30;
		const MAX_CHARACTERS = 4e3;
		const MAX_CHANGES = 2e3;
		function findHunks(before, after) {
			const parts = (0, array.E)(before, after, { maxEditLength: MAX_CHANGES });
			if (parts === undefined) return [];
			const hunks = [];
			let [line, lineNow] = [1, 1];
			let isJoined = false;
			for (const { value, count, added, removed } of parts) {
				const [next, nextNow] = [added ? line : line + count, removed ? lineNow : lineNow + count];
				if (added || removed) {
					const last = hunks.at(-1);
					if (last !== undefined && isJoined) {
						last.before.to = next - 1;
						last.now.to = nextNow - 1;
					} else {
						hunks.push({
							before: {
								from: line,
								to: next - 1
							},
							now: {
								from: lineNow,
								to: nextNow - 1
							}
						});
					}
					isJoined = true;
				} else {
					isJoined &&= value.every(isBlank);
				}
				line = next;
				lineNow = nextNow;
			}
			return hunks.map((hunk) => ({
				...hunk,
				now: trimBlankLines(after, hunk.now)
			}));
		}
		function trimBlankLines(lines, { from, to }) {
			const isText = (line) => !isBlank(line);
			const within = lines.slice(from - 1, to);
			const first = within.findIndex(isText);
			return first < 0 ? {
				from,
				to: from - 1
			} : {
				from: from + first,
				to: from + within.findLastIndex(isText)
			};
		}
		function isBlank(line) {
			return line.trim() === "";
		}
		var scan = __webpack_require__(65704);
		;
		const MIN_WORDS = 25;
		const MIN_SCRIPT_CHANGE = .5;
		const MIN_STOP_WORDS = .2;
		const MAX_STOP_WORDS_KEPT = 1 / 4;
		const other_language_SENTENCE_END = /\p{Sentence_Terminal}[\p{Pe}\p{Pf}"']*$/u;
		const NAME = /\p{Lu}[\p{Lu}\p{Ll}\p{N}]*/gu;
		function isOtherLanguage(before, now, language) {
			const [old, fresh] = [measureWriting(before, language), measureWriting(now, language)];
			if (old.words < MIN_WORDS || fresh.words < MIN_WORDS) return false;
			const isOtherScript = Math.abs(old.latin - fresh.latin) > MIN_SCRIPT_CHANGE;
			const lacksStopWords = fresh.stopWords <= MAX_STOP_WORDS_KEPT * old.stopWords;
			return isOtherScript || old.stopWords >= MIN_STOP_WORDS && lacksStopWords;
		}
		function measureWriting(texts, language) {
			const sentences = texts.filter((text) => isProse(text, language)).join("\n");
			const words = language.words(sentences);
			const stopWords = words.filter((word) => !language.isInformative(word));
			const letters = sentences.match(/\p{L}/gu)?.length ?? 0;
			const latin = sentences.match(/\p{Script=Latin}/gu)?.length ?? 0;
			return {
				words: words.length,
				latin: letters === 0 ? 0 : latin / letters,
				stopWords: words.length === 0 ? 0 : stopWords.length / words.length
			};
		}
		function isProse(text, language) {
			if (!other_language_SENTENCE_END.test(text)) return false;
			const words = language.words(text.replace(NAME, " ")).filter((word) => /^\p{L}/u.test(word));
			return 2 * words.length >= language.words(text).length;
		}
		;
		const MAX_LOSS = .4;
		const MAX_CODE_LOSS = .6;
		const MIN_REWRITTEN = 1 / 3;
		const MAX_LENGTH_KEPT = .8;
		const MIN_EMPTIED_LOSS = .85;
		const MAX_WORDS_LEFT = .2;
		const MIN_CODE = .02;
		const MIN_PARTIAL = .15;
		const owner_loss_MIN_WORDS = 25;
		const MIN_ANSWER_WORDS = 40;
		const KEPT_SHARE = .5;
		const MIN_REWORDED = .18;
		const MIN_WORDS_ELSEWHERE = 8;
		const RULES = [
			[
				(s) => s.isShort && !s.isPublished,
				"unchanged",
				"other pages show it as a card"
			],
			[
				(s) => s.isUnknown,
				"weaker",
				"the text of the page comes from data, so the loss is not known"
			],
			[
				(s) => s.isTooMuch && s.isInUnread,
				"weaker",
				"a site may show the text of these files"
			],
			[
				(s) => s.isTooMuch && s.isRedirected,
				"weaker",
				"readers are sent to a page that may answer"
			],
			[
				(s) => s.isTooMuch && (s.isDeleted || s.isEmptied),
				"lost",
				"nothing is left, whoever owns the question"
			],
			[
				(s) => s.isTooMuch && s.certainty === "guessed",
				"weaker",
				"another page may own the question"
			],
			[
				(s) => s.isTooMuch,
				"lost",
				"the owner lost more than max-answer-loss"
			],
			[
				(s) => s.isMovedAway,
				"weaker",
				"the page no longer answers, even if another page has its text"
			],
			[
				(s) => s.isPartial,
				"weaker",
				"more than a sentence or two was removed, or all code"
			]
		];
		function measureOwnerLoss(trees, language) {
			const { base, head, page, others, isDeleted, maxLoss = MAX_LOSS } = trees;
			const countWords = (blocks) => blocks.reduce((sum, { text }) => sum + language.words(text).length, 0);
			const countCode = (blocks) => countWords(blocks.filter(isCode));
			const changed = {
				base: [...page.base, ...others.base],
				head: [...page.head, ...others.head]
			};
			const isKept = createKeptTest(changed, trees, language);
			const removed = base.filter((block) => !isKept(block));
			const added = findNewBlocks(changed.base, head);
			const [words, removedWords, wordsNow] = [
				countWords(base),
				countWords(removed),
				countWords(head)
			];
			const share = words === 0 ? 0 : removedWords / words;
			const isEmptied = share >= MIN_EMPTIED_LOSS && wordsNow <= (1 - MIN_EMPTIED_LOSS) * words;
			const isOverCodeLimit = (code) => code > Math.max(maxLoss, MAX_CODE_LOSS) * countCode(base);
			const removedCode = countCode(removed);
			const isCodeRemoved = removedCode >= owner_loss_MIN_WORDS && isOverCodeLimit(removedCode);
			const isTextRemoved = share > maxLoss && (removedWords >= owner_loss_MIN_WORDS || isEmptied);
			const isReworded = measureReworded(removed, added, language) >= MIN_REWORDED || isDeleted && measureReworded(removed, findNewBlocks(changed.base, changed.head), language) >= 1 - maxLoss;
			const isRewritten = wordsNow - (words - removedWords) >= MIN_REWRITTEN * removedWords;
			const isTranslated = isOtherLanguage(listTexts(removed), listTexts(findNewBlocks(base, head)), language);
			const hasOnlyLinks = added.every(({ hasLink }) => hasLink);
			const isAllCodeRemoved = head.length > 0 && removedCode > 0 && removedCode === countCode(base) && !head.some(isCode) && countWords(added) < owner_loss_MIN_WORDS;
			const isReplaced = (isReworded || isRewritten) && !isTranslated;
			const isCleared = isAllCodeRemoved && hasOnlyLinks && removedCode >= MIN_CODE * words;
			const isTooMuch = (isTextRemoved || isCodeRemoved) && !isReplaced || isCleared;
			const unread = isTextRemoved || isCodeRemoved || isTooMuch ? trees.findUnread(removed) : undefined;
			const notInUnread = removed.filter((block) => unread?.blocks.has(block) !== true);
			const hasFewWordsLeft = countWords(page.head) <= MAX_WORDS_LEFT * countWords(page.base);
			const isMovedAway = !isTooMuch && !isDeleted && hasFewWordsLeft && words >= owner_loss_MIN_WORDS;
			const signs = {
				...trees,
				isUnknown: isDeleted && removed.length === base.length && base.every(({ kind }) => kind === "field"),
				isTooMuch,
				isInUnread: countWords(notInUnread) <= maxLoss * words && !isOverCodeLimit(countCode(notInUnread)),
				isShort: words < MIN_ANSWER_WORDS,
				isEmptied,
				isMovedAway,
				isPartial: share > MIN_PARTIAL && removedWords >= owner_loss_MIN_WORDS && wordsNow <= MAX_LENGTH_KEPT * words || isAllCodeRemoved && !isReworded
			};
			const outcome = RULES.find(([when]) => when(signs))?.[1] ?? "unchanged";
			const removedHere = isMovedAway ? findNewBlocks(page.head, base) : removed;
			const isLink = added.length > 0 && hasOnlyLinks && countWords(added) <= MAX_WORDS_LEFT * removedWords;
			const isPageEmpty = page.head.length === 0 && !isDeleted;
			const isMostlyCode = !isPageEmpty && (isCodeRemoved || isAllCodeRemoved) && 2 * removedCode >= removedWords;
			const shareHere = isMovedAway ? countWords(removedHere) / words : share;
			const loss = {
				outcome,
				share: signs.isUnknown ? 1 : shareHere,
				way: findLossWay({
					isLink,
					isSectionGone: head.length === 0 && !isPageEmpty,
					isMostlyCode,
					isEmptied: isEmptied || isPageEmpty
				}),
				removed: removedHere,
				after: added[0],
				hider: removed.length > 0 ? trees.findHider(removed) : undefined
			};
			if (outcome !== "weaker" || !signs.isInUnread || unread === undefined) return loss;
			return {
				...loss,
				unread: {
					path: unread.path,
					share: unread.share
				}
			};
		}
		function findLossWay(signs) {
			if (signs.isLink) return "became-link";
			if (signs.isSectionGone) return "section-gone";
			if (signs.isMostlyCode) return "examples-removed";
			return signs.isEmptied ? "emptied" : "rewritten";
		}
		function findNewBlocks(base, head) {
			const before = new Set(base.map(({ text }) => text));
			return head.filter(({ text }) => !before.has(text));
		}
		function measureReworded(removed, added, language) {
			const termsOf = (blocks) => new Set(blocks.flatMap(({ text }) => language.words(text).filter(language.isInformative).map(language.term)));
			const [before, now] = [termsOf(removed), termsOf(added)];
			return before.size === 0 ? 0 : [...before].filter((term) => now.has(term)).length / before.size;
		}
		function listTexts(blocks) {
			return blocks.filter((block) => !isCode(block)).map(({ text }) => text);
		}
		function isCode({ kind }) {
			return kind === "code";
		}
		function createKeptTest({ base, head }, { elsewhere, isKeptElsewhere }, language) {
			const normalize = (text) => language.words(text).join(" ");
			const before = new Set(base.map(({ text }) => normalize(text)));
			const now = new Set([...head, ...elsewhere].map(({ text }) => normalize(text)));
			const [linesBefore, linesNow] = [groupCodeLines(base), groupCodeLines(head)];
			const linesElsewhere = groupCodeLines(elsewhere);
			const isLineKept = (line) => linesElsewhere.has(line) || (linesNow.get(line)?.length ?? 0) >= (linesBefore.get(line)?.length ?? 0);
			const indexesByWord = new Map();
			const added = head.filter(({ text }) => !before.has(normalize(text)));
			for (const [index, { text }] of added.entries()) {
				for (const word of new Set(language.words(text))) {
					const indexes = indexesByWord.get(word);
					if (indexes === undefined) indexesByWord.set(word, [index]);
					else indexes.push(index);
				}
			}
			function countMostShared(words) {
				const shared = new Map();
				let most = 0;
				for (const word of words) {
					for (const index of indexesByWord.get(word) ?? []) {
						const count = (shared.get(index) ?? 0) + 1;
						shared.set(index, count);
						most = Math.max(most, count);
					}
				}
				return most;
			}
			return (block) => {
				if (now.has(normalize(block.text))) return true;
				if (isCode(block)) {
					const lines = splitCode(block);
					if (lines.filter(isLineKept).length >= KEPT_SHARE * lines.length) return true;
				}
				const all = language.words(block.text);
				if (all.length >= MIN_WORDS_ELSEWHERE && isKeptElsewhere(block.text)) return true;
				const words = new Set(all);
				return words.size === 0 || countMostShared(words) >= KEPT_SHARE * words.size;
			};
		}
		function splitCode({ text }) {
			return text.split("\n").map((line) => line.trim());
		}
		function groupCodeLines(blocks) {
			return Map.groupBy(blocks.filter(isCode).flatMap(splitCode), (line) => line);
		}
		var formats = __webpack_require__(68191);
		var resolve = __webpack_require__(28225);
		;
		const RUN = 3;
		const unread_text_KEPT_SHARE = .5;
		function createUnreadFinder(files, language) {
			const runsOf = (text, length = RUN) => {
				const words = language.words(text);
				const size = Math.min(length, words.length);
				return words.slice(0, words.length - size + 1).map((_, index) => words.slice(index, index + size).join(" "));
			};
			const read = files.map(({ path, text }) => {
				const plain = text.replace(/<\/?[A-Za-z][^<>]{0,1000}>|\\[nrt]/g, " ");
				return {
					path,
					runs: new Set([
						1,
						2,
						RUN
					].flatMap((length) => runsOf(plain, length)))
				};
			});
			const weigh = (blocks) => blocks.reduce((sum, { text }) => sum + language.words(text).length, 0);
			return (blocks) => {
				const found = read.map(({ path, runs }) => {
					const own = blocks.filter(({ text }) => {
						const all = runsOf(text);
						return all.length > 0 && all.filter((run) => runs.has(run)).length >= unread_text_KEPT_SHARE * all.length;
					});
					return {
						path,
						own,
						words: weigh(own)
					};
				}).filter(({ own }) => own.length > 0).toSorted((a, b) => b.words - a.words);
				const [most] = found;
				if (most === undefined) return undefined;
				return {
					path: most.path,
					share: most.words / weigh(blocks),
					blocks: new Set(found.flatMap(({ own }) => own))
				};
			};
		}
		function addedLines(before, now) {
			const known = new Set(before.split("\n").map((line) => line.trim()));
			return now.split("\n").filter((line) => !known.has(line.trim())).join("\n");
		}
		async function readAddedText(base, head) {
			const before = await readNewParts(base, head);
			const after = await readNewParts(head, base);
			return [...after].map(([path, text]) => ({
				path,
				text: addedLines(before.get(path) ?? "", text)
			}));
		}
		const OWN_FOLDER = /(?:^|\/)\.(?!vitepress\/|vuepress\/)[^/]+\//;
		async function readNewParts({ source }, other) {
			const known = new Set(other.source.parts.map(({ path, id }) => `${id} ${path}`));
			const isShown = ({ path }) => ((0, formats.$V)(path) || (0, resolve.mt)(path)) && !OWN_FOLDER.test(path);
			const files = source.parts.filter((file) => isShown(file) && !known.has(`${file.id} ${file.path}`));
			const texts = new Map();
			for await (const { file, ...reading } of source.read(files)) if ("text" in reading) texts.set(file.path, reading.text);
			return texts;
		}
		;
		const MIN_PLACES = 2;
		const MIN_VALUES = 2;
		const ENOUGH_VALUES = 3;
		const MIN_FIGURES = .4;
		const OLD_SHARE = 1 / 2;
		const NEW_SHARE = 1 / 3;
		const MAX_COMPARED = 20;
		const MIN_NAMES = 5;
		const MIN_NAMES_REMOVED = .8;
		function addLostValues(loss, trees, addedText, language) {
			const values = loss.outcome === "lost" ? undefined : findLostValues(trees, addedText, language);
			if (values === undefined) return loss;
			const removed = new Set([...values.places.map(({ before }) => before), ...loss.removed]);
			return {
				...loss,
				values,
				outcome: values.outcome,
				after: values.places[0]?.now,
				removed: trees.base.filter((block) => removed.has(block))
			};
		}
		function findLostValues(trees, addedText, language) {
			const { base, page, others, isDeleted, isFilled, certainty } = trees;
			if (isDeleted) return undefined;
			const now = textsOf([...page.head, ...others.head]);
			const removed = base.filter(({ kind, text }) => kind !== "code" && !now.has(text));
			if (removed.every(({ text }) => !/\d/.test(text))) return findLostNames(trees);
			const [amounts, figures] = findLostPlaces(removed, trees, addedText, language);
			const figuresBefore = base.filter(({ kind }) => kind !== "code").flatMap(({ text }) => (0, owners_values.N$)(text));
			const figureCount = new Set(figuresBefore.filter(isFigure).map(({ key }) => key)).size;
			const decides = ({ kind, places, values }) => (places.length >= MIN_PLACES && values >= MIN_VALUES || values >= ENOUGH_VALUES) && (kind === "amount" || values >= MIN_FIGURES * figureCount || isColumnLost(places, trees));
			const decisive = [amounts, figures].find(decides);
			if (decisive !== undefined) {
				const { kind, places } = decisive;
				const filled = places.filter((place) => place.now && isFilled(place.now));
				const fails = certainty === "confirmed" && 2 * filled.length < places.length;
				return {
					outcome: fails ? "lost" : "weaker",
					kind,
					places
				};
			}
			const places = amounts.places.filter((place) => place.now);
			return places.length > 0 ? {
				outcome: "weaker",
				kind: "amount",
				places
			} : findLostNames(trees);
		}
		function findLostPlaces(removed, { page, others, readRow }, addedText, language) {
			const before = textsOf([...page.base, ...others.base]);
			const isNew = ({ text }) => !before.has(text);
			const newLines = [...[...page.head, ...others.head].filter(isNew).map(({ text }) => text), ...addedText.flatMap(({ text }) => text.split("\n"))];
			const newKeys = new Set(newLines.flatMap(owners_values.N$).map(({ key }) => key));
			const newBlocks = page.head.filter(isNew);
			const newValues = new Map(newBlocks.map((block) => [block, (0, owners_values.N$)(block.text)]));
			const newRows = new Map(newBlocks.map((block) => [block, readRow.head(block)]));
			const findSuccessors = createSuccessorFinder(newBlocks, language);
			const lacksAmount = createMissingAmountTest(page.head);
			function findLostPlace(block, kind) {
				const all = (0, owners_values.N$)(block.text);
				const values = all.filter((value) => value.kind === kind && !newKeys.has(value.key));
				if (values.length === 0) return undefined;
				const after = findSuccessors(block);
				const inCells = findLostCells(block, values, after);
				if (inCells !== undefined) return inCells;
				const otherNumbers = new Set(all.filter((value) => !values.includes(value)).map(({ key }) => numberOf(key)));
				const withNumbers = after.filter((other) => [...otherNumbers].every((number) => numbersOf(newValues.get(other)).has(number)));
				const statesValue = (value) => kind === "amount" && value.kind === kind || !otherNumbers.has(numberOf(value.key));
				const isStated = (withNumbers.length > 0 ? withNumbers : after).some((other) => newValues.get(other)?.some(statesValue));
				const isLost = after.length > 0 ? !isStated : kind === "amount" && lacksAmount(block);
				return isLost ? {
					before: block,
					now: after[0],
					values: values.map(({ text }) => text)
				} : undefined;
			}
			function findLostCells(before, values, after) {
				const row = readRow.base(before);
				const now = row && after.find((other) => isSameRow(row, newRows.get(other)));
				if (row === undefined || now === undefined) return undefined;
				const cellsNow = newRows.get(now)?.cells ?? [];
				const emptied = row.cells.map((cell, index) => (0, owners_values.N$)(cellsNow[index] ?? "").length > 0 ? [] : (0, owners_values.N$)(cell).map(({ key }) => key));
				const lost = values.filter(({ key }) => emptied.flat().includes(key));
				const index = emptied.findIndex((keys) => lost.some(({ key }) => keys.includes(key)));
				return index < 0 ? undefined : {
					before,
					now,
					values: lost.map(({ text }) => text),
					column: columnOf(row, index)
				};
			}
			const find = (kind) => {
				const places = removed.flatMap((block) => findLostPlace(block, kind) ?? []);
				return {
					kind,
					places,
					values: new Set(places.flatMap(({ values }) => values)).size
				};
			};
			return [find("amount"), find("figure")];
		}
		function isSameRow({ columns, cells }, now) {
			if (columns.join("|") !== now?.columns.join("|")) return false;
			return cells.every((cell, index) => {
				const cellNow = now.cells[index] ?? "";
				const count = (0, owners_values.N$)(cell).length;
				return cell === cellNow || index > 0 && count > 0 && (0, owners_values.N$)(cellNow).length <= count;
			});
		}
		function columnOf({ columns }, index) {
			return `${index} ${columns.join("|")}`;
		}
		function isColumnLost(places, { base, readRow }) {
			const cells = base.flatMap((block) => {
				const row = readRow.base(block);
				return row?.cells.map((cell, index) => ({
					column: columnOf(row, index),
					cell
				})) ?? [];
			});
			const columns = Map.groupBy(cells, ({ column }) => column);
			return [...Map.groupBy(places, ({ column }) => column)].some(([column, lost]) => {
				const all = columns.get(column ?? "") ?? [];
				const stating = all.filter(({ cell }) => (0, owners_values.N$)(cell).length > 0);
				const isOfValues = stating.length > 0 && 2 * stating.length >= all.length;
				const values = new Set(lost.flatMap((place) => place.values));
				const isEnough = lost.length >= MIN_PLACES && values.size >= MIN_VALUES;
				return isOfValues && isEnough && lost.length >= MIN_FIGURES * stating.length;
			});
		}
		function findLostNames({ base, page, others }) {
			const isCode = ({ kind }) => kind === "code";
			const now = textsOf([...page.head, ...others.head]);
			const removed = base.filter((block) => isCode(block) && !now.has(block.text));
			if (removed.length === 0) return undefined;
			const all = namesOf(base.filter(isCode));
			const left = namesOf([...page.head, ...others.head]);
			const lost = [...all].filter((name) => !left.has(name));
			const fresh = new Set(page.head.filter(isCode).flatMap(({ text }) => [...(0, owners_values.r6)(text)]));
			const isPseudo = fresh.size <= (1 - MIN_NAMES_REMOVED) * all.size;
			if (all.size < MIN_NAMES || lost.length < MIN_NAMES_REMOVED * all.size || !isPseudo) return undefined;
			return {
				outcome: "weaker",
				kind: "name",
				places: removed.map((before) => ({
					before,
					now: undefined,
					values: [...namesOf([before])]
				}))
			};
		}
		function numbersOf(values = []) {
			return new Set(values.map(({ key }) => numberOf(key)));
		}
		function isFigure({ kind }) {
			return kind === "figure";
		}
		function numberOf(key) {
			return key.slice(key.indexOf(" ") + 1);
		}
		function namesOf(blocks) {
			return new Set(blocks.flatMap(({ text }) => [...(0, owners_values.r6)(text), ...(0, owners_values.P4)(text)]));
		}
		function textsOf(blocks) {
			return new Set(blocks.map(({ text }) => text));
		}
		function createSuccessorFinder(added, language) {
			const wordsOf = ({ text }) => new Set(language.words(text).filter((word) => !/\d/.test(word)));
			const words = new Map(added.map((block) => [block, wordsOf(block)]));
			const byCell = Map.groupBy(added, firstCell);
			const all = [...words].flatMap(([block, own]) => [...own].map((word) => ({
				block,
				word
			})));
			const byWord = Map.groupBy(all, ({ word }) => word);
			return (block) => {
				const old = wordsOf(block);
				const rarest = [...old].map((word) => byWord.get(word) ?? []).filter(({ length }) => length > 0).toSorted((a, b) => a.length - b.length);
				const candidates = rarest.flatMap((list) => list.slice(0, MAX_COMPARED)).slice(0, 10 * MAX_COMPARED);
				const similar = [];
				for (const other of new Set(candidates.map((each) => each.block))) {
					const own = words.get(other) ?? new Set();
					const shared = [...old].filter((word) => own.has(word)).length;
					const isSimilar = shared >= OLD_SHARE * old.size && shared >= NEW_SHARE * own.size;
					if (isSimilar && shared > 0) similar.push({
						other,
						shared
					});
				}
				similar.sort((a, b) => b.shared - a.shared);
				const cell = firstCell(block);
				const inSameRow = cell === undefined ? [] : (byCell.get(cell) ?? []).slice(0, MAX_COMPARED);
				return [...new Set([...inSameRow, ...similar.map(({ other }) => other)])];
			};
		}
		function firstCell({ text }) {
			const end = text.indexOf(", ");
			return end < 0 ? undefined : text.slice(0, end);
		}
		function createMissingAmountTest(blocks) {
			const keyOf = ({ headings }) => headings.join("\n");
			const sections = new Map();
			for (const block of blocks) {
				const hasAmount = (0, owners_values.N$)(block.text).some(({ kind }) => kind === "amount");
				sections.set(keyOf(block), hasAmount || sections.get(keyOf(block)) === true);
			}
			return (block) => sections.get(keyOf(block)) === false;
		}
		;
		async function traceOwners(owners, change, options) {
			const findPath = (path) => change.renamed.get(path) ?? path;
			const paths = owners.flatMap((owner) => owner?.page.path ?? []);
			const touched = paths.filter((path) => change.changed.has(path));
			const pages = {
				base: mapOwnPages(change.base),
				head: mapOwnPages(change.head)
			};
			const tracing = touched.length > 0 && await readChange(touched, change, options, pages, findPath);
			const traces = [];
			for (const owner of owners) {
				const now = owner && pages.head.get(findPath(owner.page.path));
				if (owner === undefined) traces.push(undefined);
				else if (tracing && touched.includes(owner.page.path)) traces.push(await traceLoss(owner, now, tracing));
				else traces.push({
					owner,
					now,
					loss: undefined
				});
			}
			return {
				traces,
				...tracing ? tracing.files : {
					base: new Map(),
					head: new Map()
				}
			};
		}
		async function readChange(touched, change, options, pages, findPath) {
			const paths = new Set([...change.changed, ...touched.map(findPath)]);
			const base = await options.readBlocks(change.base.source, paths);
			const head = await options.readBlocks(change.head.source, paths);
			const addedText = await readAddedText(change.base, change.head);
			const addedFields = Array.from(head, ([path, { unread }]) => ({
				path,
				text: addedLines(base.get(path)?.unread ?? "", unread)
			}));
			let lines;
			return {
				...{
					change,
					options,
					pages,
					addedText,
					findPath
				},
				files: {
					base,
					head
				},
				findUnread: createUnreadFinder([...addedText, ...addedFields], options.language),
				isKeptElsewhere(text) {
					lines ??= new Set([...pages.head.values()].flatMap((page) => [...linesOf(page)]));
					return lines.has(text);
				}
			};
		}
		async function traceLoss(owner, now, tracing) {
			const { page, headings } = owner;
			const { change, options, files, pages, findPath } = tracing;
			const { readBlocks, language } = options;
			const otherPages = [...pages.head.values()].filter(({ path }) => path !== findPath(page.path));
			const findSimilar = (isChanged) => {
				const candidates = otherPages.filter(({ path }) => change.changed.has(path) === isChanged);
				return rankByLines(page, candidates).map(({ path }) => path);
			};
			const duplicates = now === undefined ? findSimilar(false) : [];
			const unchanged = await readBlocks(change.head.source, new Set(duplicates));
			const elsewhere = [...unchanged.values()].flatMap((file) => file.blocks);
			const loss = measureLoss(owner, elsewhere, tracing);
			if (loss.outcome === "unchanged" && now !== undefined) return {
				owner,
				now,
				loss
			};
			const blocks = selectBlocks(files.base.get(page.path), page, headings);
			const similar = findSimilar(true).flatMap((path) => {
				const file = files.head.get(path);
				return file === undefined ? [] : [[path, file]];
			});
			const elsewhereNow = findElsewhere(blocks, [...similar, ...unchanged], language);
			const isMoved = now === undefined && elsewhereNow !== undefined && elsewhereNow.share >= 1 / 2;
			const movedTo = isMoved && files.head.has(elsewhereNow.path) ? pages.head.get(elsewhereNow.path) : undefined;
			return {
				owner,
				now,
				loss,
				movedTo,
				elsewhere: elsewhereNow
			};
		}
		function measureLoss(owner, elsewhere, { change, options, files, pages, addedText, findPath, findUnread, isKeptElsewhere }) {
			const { language, maxLoss } = options;
			const { path } = owner.page;
			const pathNow = findPath(path);
			const isDeleted = !pages.head.has(pathNow);
			const [before, after] = [files.base.get(path), isDeleted ? undefined : files.head.get(pathNow)];
			const linesAfter = after?.text.split("\n") ?? [];
			const others = {
				base: listOtherBlocks(path, files.base, pages.base),
				head: listOtherBlocks(pathNow, files.head, pages.head)
			};
			const losses = listOwnedSections(owner).map((headings) => {
				const trees = {
					others,
					elsewhere,
					isKeptElsewhere,
					findUnread,
					certainty: owner.certainty,
					base: selectBlocks(before, owner.page, headings),
					head: selectBlocks(after, owner.page, headings),
					page: {
						base: before?.blocks ?? [],
						head: after?.blocks ?? []
					},
					isFilled: ({ lines }) => (0, data_text.qL)(linesAfter.slice(lines.from - 1, lines.to).join("\n")),
					readRow: {
						base: rowReaderOf(before),
						head: rowReaderOf(after)
					},
					findHider: (blocks) => findHider(blocks, before, after, language),
					isDeleted,
					isRedirected: isDeleted && change.successors.get(path) !== undefined,
					isPublished: owner.page.addresses?.length !== 0,
					maxLoss
				};
				return addLostValues(measureOwnerLoss(trees, language), trees, addedText, language);
			});
			return losses.reduce((worst, loss) => BY_SEVERITY.indexOf(loss.outcome) > BY_SEVERITY.indexOf(worst.outcome) ? loss : worst);
		}
		function rowReaderOf(file) {
			return file === undefined ? () => undefined : createRowReader(file);
		}
		function findHider(blocks, before, after, language) {
			const known = new Set(before?.hidden.map(({ text }) => text));
			const parts = after?.hidden.filter(({ text }) => !known.has(text)) ?? [];
			const files = parts.map(({ text, line }) => ({
				path: `${line}`,
				text
			}));
			const found = createUnreadFinder(files, language)(blocks);
			return found && found.share >= 1 / 2 ? parts.find(({ line }) => `${line}` === found.path) : undefined;
		}
		function mapOwnPages({ pages }) {
			return new Map(pages.filter(corpus.NP).map((page) => [page.path, page]));
		}
		const BY_SEVERITY = [
			"unchanged",
			"weaker",
			"lost"
		];
		function listOwnedSections({ headings, isPageToo = false }) {
			return headings !== undefined && isPageToo ? [headings, undefined] : [headings];
		}
		function selectBlocks(page, { content }, headings) {
			const blocks = page?.blocks ?? [];
			if (headings === undefined) return blocks;
			return blocks.filter((block) => {
				const around = block.headings.filter((heading) => heading !== content.title);
				return headings.every((heading, index) => around[index] === heading);
			});
		}
		function listOtherBlocks(path, files, pages) {
			return [...files].flatMap(([other, { blocks }]) => other !== path && pages.has(other) ? blocks : []);
		}
		const MIN_SHARE_ELSEWHERE = .1;
		function findElsewhere(blocks, files, language) {
			const texts = files.map(([path, file]) => ({
				path,
				text: file.blocks.map(({ text }) => text).join("\n")
			}));
			const { path, share } = createUnreadFinder(texts, language)(blocks) ?? { share: 0 };
			return path === undefined || share < MIN_SHARE_ELSEWHERE ? undefined : {
				path,
				share
			};
		}
		;
		const MAX_REMEMBERED = 8;
		function createComparer(keywords, languageCode, watch) {
			const scanner = (0, scan.z1)(keywords, languageCode, watch);
			const { language, queries } = scanner;
			const readBlocks = (0, block_reader.l)();
			const scans = new Map();
			const scanOnce = (pages) => {
				const key = JSON.stringify(pages.map(({ path, id }) => [path, id]));
				const scan = scans.get(key) ?? scanner.scan(pages);
				scans.delete(key);
				scans.set(key, scan);
				const [oldest = ""] = scans.keys();
				if (scans.size > MAX_REMEMBERED) scans.delete(oldest);
				return scan;
			};
			return async (baseTree, headTree, { owners: confirmed = [], maxLoss, citations } = {}) => {
				const basePages = baseTree.corpus.pages;
				const hidden = (0, indexing_hidden.jy)(basePages, baseTree.corpus, headTree.corpus);
				const headPages = headTree.corpus.pages.filter(({ path }) => !hidden.has(path));
				const change = {
					base: {
						pages: basePages,
						source: baseTree.source
					},
					head: {
						pages: headPages,
						source: headTree.source
					},
					changed: findChanges(basePages, headPages),
					renamed: (0, indexing_hidden.LJ)(basePages, headPages),
					successors: (0, indexing_hidden.F0)(basePages, {
						...headTree.corpus,
						pages: headPages
					}, baseTree.corpus.site.redirects),
					hidden,
					skipped: new Map(headTree.corpus.skipped?.map((file) => [file.path, file]))
				};
				const [base, head] = [scanOnce(basePages), scanOnce(headPages)];
				const followed = followOwners(confirmed, headPages, basePages);
				const owners = scanner.nameOwners(basePages, followed);
				const { groups = [], now = "" } = citations ?? {};
				const { located } = (0, cited_pages.DA)(groups, baseTree.corpus);
				const citedOwners = listCitedOwners(owners, located, basePages);
				const options = {
					readBlocks,
					language,
					maxLoss
				};
				const { traces, ...files } = await traceOwners([...owners, ...citedOwners], change, options);
				const context = {
					change,
					files,
					findRemoved: createRemovedFinder()
				};
				const { weights } = scanner.statisticsOf(basePages);
				const changes = base.keywords.flatMap((before, index) => {
					const after = head.keywords[index];
					if (after === undefined) return [];
					const question = createQuestion(queries.queries[index]?.terms ?? [], weights);
					const judge = (trace) => judgeKeyword(before, after, trace, question, context);
					const [own, cited] = [judge(traces[index]), traces[owners.length + index]];
					return [cited === undefined || own.outcome === "lost" ? own : judge(cited)];
				});
				requireJudgeable(changes);
				const missing = findMissingOwners(confirmed, [basePages, headPages], baseTree.corpus.skipped);
				const isChanged = ({ path }) => change.changed.has(path);
				const stakes = (0, cited_pages.Tr)(located.filter(isChanged), groups, now);
				const touchesOwner = owners.some((owner) => owner !== undefined && change.changed.has(owner.page.path));
				return {
					base,
					head,
					followed,
					owners,
					changes,
					stakes,
					touchesOwner,
					missing
				};
			};
			function listCitedOwners(owners, citations, pages) {
				const cited = (0, cited_pages.px)(citations);
				return keywords.map((keyword, index) => {
					const [owner, path] = [owners[index], cited.get(keyword)?.name];
					const page = pages.find((each) => each.path === path);
					if (page === undefined || owner?.certainty === "confirmed" || owner?.page === page) return undefined;
					return {
						page,
						headings: undefined,
						fit: 1,
						certainty: "cited"
					};
				});
			}
			function createQuestion(terms, weights) {
				const weigh = (some) => some.reduce((sum, term) => sum + (weights[term] ?? 0), 0);
				return {
					weightIn(text) {
						const found = new Set(language.words(text).map(queries.numberOf));
						return weigh(terms.filter((term) => found.has(term))) / (weigh(terms) || 1);
					},
					sentences: language.sentences
				};
			}
		}
		function findChanges(basePages, headPages) {
			const before = new Map(basePages.map(({ path, id }) => [path, id]));
			const after = new Map(headPages.map(({ path, id }) => [path, id]));
			return new Set([...before.keys(), ...after.keys()].filter((path) => before.get(path) !== after.get(path)));
		}
		function requireJudgeable(changes) {
			const paths = new Set();
			for (const { outcome, causes } of changes) {
				for (const cause of outcome === "lost" ? causes : []) {
					const isLimit = cause.kind === "unread" && (cause.reason === "too-large" || cause.reason === "not-parsable");
					if (isLimit) paths.add(cause.path);
				}
			}
			if (paths.size > 0) throw new avg_error.dH({
				code: "AVG_PAGE_LIMIT",
				paths: [...paths].sort()
			});
		}
	}),
	34023: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Zu: () => readParameters,
			_b: () => quoteExpressions,
			mz: () => readEnclosed,
			qL: () => isFilledIn,
			y6: () => isProse
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		var _source_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40040);
		const SHOWN = "title|sub_?title|heading|headline|tagline|lead|intro|text|details|description|summary|caption|alt";
		const PARAMETER = new RegExp(`(?<![\\w-])(?:${SHOWN})\\s{0,5}=\\s{0,5}(?:"([^"]*)"|'([^']*)')`, "gi");
		const EXPRESSION = new RegExp(`(?<=[\\s"'}](?:${SHOWN})=)\\{\\s{0,99}(?:\`([^\`]*)\`|"([^"]*)"|'([^']*)'|<>([^]{0,2000}?)</>)\\s{0,99}\\}`, "gi");
		function isProse(text) {
			const words = text.trim().split(/\s+/, 40);
			return words.filter((word) => /\p{L}{2}/u.test(word)).length >= 4 || countUnspaced(text) >= 8;
		}
		function countUnspaced(text) {
			return Array.from(text.slice(0, 100)).filter((character) => _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Ed.test(character)).length;
		}
		function readParameters(tag) {
			const texts = Array.from(tag.matchAll(PARAMETER), ([, double, single]) => double ?? single ?? "");
			return texts.map((text) => text.replace(/\s+/g, " ").trim()).filter(isProse);
		}
		function quoteExpressions(source) {
			if (!source.includes("={")) return source;
			return source.replace(EXPRESSION, (found, template, double, single, fragment = "") => {
				const literal = template?.replace(/\$\{[^{}]*\}/g, " ") ?? double ?? single;
				const text = literal ?? fragment.replace(/<[^<>]*>/g, " ");
				return (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_1__.F3)(found, `"${text.replace(/\s+/g, " ").replaceAll("\"", "&quot;")}"`);
			});
		}
		function readEnclosed(source) {
			const quoted = Array.from(source.matchAll(/="([^"]{20,})"/g), ([, text = ""]) => text);
			let depth = 0;
			const braced = source.split(/([{}])/).map((part) => {
				if (part === "{") depth += 1;
				else if (part === "}") depth = Math.max(0, depth - 1);
				else if (depth > 0) return part;
				return "";
			});
			return [...quoted, braced.join("")].join("\n");
		}
		const FILLED = /\{\{|\{[%<]|<%|\$\{|\{[\w$][^{}\n]{0,200}\}|<[A-Z]/;
		function isFilledIn(source) {
			return FILLED.test(source);
		}
	}),
	40040: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F3: () => keepLines,
			O8: () => countBreaks,
			RR: () => withoutOverlaps,
			VD: () => withPlainBreaks,
			qo: () => takeMarks,
			vL: () => createLineCounter
		});
		const TAKEN = "\f";
		const PUT = "\r";
		function withPlainBreaks(text) {
			return /[\r\f]/.test(text) ? text.replace(/\r\n?/g, "\n").replaceAll(TAKEN, " ") : text;
		}
		function keepLines(found, replacement) {
			if (found === replacement || !/[\n\r\f]/.test(found + replacement)) return replacement;
			const taken = countAll(found, /[\n\f]/g) - countAll(replacement, /\f/g);
			return replacement.replaceAll("\n", PUT) + TAKEN.repeat(Math.max(0, taken));
		}
		function takeMarks(marked) {
			const same = (line) => line;
			if (!/[\r\f]/.test(marked)) return {
				text: marked,
				startOf: same,
				endOf: same
			};
			const starts = [1];
			const ends = [];
			let line = 1;
			let begin = 0;
			for (const { 0: mark, index } of marked.matchAll(/[\n\r\f]/g)) {
				const isBefore = index === begin;
				if (mark !== TAKEN) ends.push(line);
				if (mark !== PUT) line += 1;
				if (mark !== TAKEN) starts.push(line);
				else if (isBefore) starts[starts.length - 1] = line;
				if (mark !== TAKEN || isBefore) begin = index + 1;
			}
			const text = marked.replaceAll(TAKEN, "").replaceAll(PUT, "\n");
			return {
				text,
				startOf: (wanted) => starts[wanted - 1] ?? line,
				endOf: (wanted) => ends[wanted - 1] ?? line
			};
		}
		function createLineCounter(text) {
			let line = 1;
			let counted = 0;
			return (index) => {
				for (; counted < index; counted += 1) if (text[counted] === "\n" || text[counted] === TAKEN) line += 1;
				return line;
			};
		}
		function countBreaks(text) {
			let count = 0;
			for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count += 1;
			return count;
		}
		function countAll(text, pattern) {
			return text.match(pattern)?.length ?? 0;
		}
		function withoutOverlaps(parts) {
			const kept = [];
			for (const part of parts.toSorted((a, b) => a.start - b.start)) {
				if (part.start >= (kept.at(-1)?.end ?? 0)) kept.push(part);
			}
			return kept;
		}
	})
};
;
