"use strict";
exports.id = "history-branch";
exports.ids = ["history-branch"];
exports.modules = {
	96782: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { createBranchStore: () => createBranchStore });
		var external_node_buffer_ = __webpack_require__(4573);
		var github = __webpack_require__(84961);
		var external_node_util_ = __webpack_require__(57975);
		var format = __webpack_require__(50147);
		var external_node_crypto_ = __webpack_require__(77598);
		var schemas = __webpack_require__(2503);
		;
		const objectSchema = schemas.Ikc({ sha: schemas.YjP() });
		const branchSchema = schemas.Ikc({ commit: schemas.Ikc({
			sha: schemas.YjP(),
			commit: schemas.Ikc({ tree: objectSchema })
		}) });
		const treeSchema = schemas.Ikc({
			tree: schemas.YOg(schemas.Ikc({
				path: schemas.YjP(),
				mode: schemas.YjP(),
				type: schemas.YjP(),
				sha: schemas.YjP()
			})),
			truncated: schemas.zMY()
		});
		const blobSchema = schemas.Ikc({
			encoding: schemas.euz("base64"),
			content: schemas.YjP()
		});
		const refSchema = schemas.Ikc({
			ref: schemas.YjP(),
			object: objectSchema
		});
		async function call({ api, repository }, route, parameters, schema) {
			const [method, path] = route.split(" ");
			const { data } = await api.request(`${method} /repos/{owner}/{repo}${path}`, {
				...(0, github.T)(repository),
				...parameters
			});
			return schema.parse(data);
		}
		async function readTip(place, branch) {
			const { commit } = await call(place, "GET /branches/{branch}", { branch }, branchSchema);
			return {
				commit: commit.sha,
				tree: commit.commit.tree.sha
			};
		}
		async function listTree(place, tree) {
			const listed = await call(place, "GET /git/trees/{tree_sha}", { tree_sha: tree }, treeSchema);
			if (listed.truncated) throw new Error("the branch has more files than GitHub lists");
			return listed.tree;
		}
		async function readBlob(place, sha) {
			const { content } = await call(place, "GET /git/blobs/{file_sha}", { file_sha: sha }, blobSchema);
			const bytes = Buffer.from(content, "base64");
			if (hashBlob(bytes, sha) !== sha) throw new Error("the content of the file does not match its hash");
			return bytes;
		}
		function hashBlob(bytes, like) {
			const algorithm = like.length === 64 ? "sha256" : "sha1";
			return (0, external_node_crypto_.createHash)(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
		}
		async function createBlob(place, bytes) {
			const content = Buffer.from(bytes).toString("base64");
			return (await call(place, "POST /git/blobs", {
				content,
				encoding: "base64"
			}, objectSchema)).sha;
		}
		async function createTree(place, base, files) {
			const tree = files.map((file) => ({
				mode: "100644",
				type: "blob",
				...file
			}));
			const content = {
				...base !== undefined && { base_tree: base },
				tree
			};
			return (await call(place, "POST /git/trees", content, objectSchema)).sha;
		}
		async function createCommit(place, commit) {
			return (await call(place, "POST /git/commits", commit, objectSchema)).sha;
		}
		async function createBranch(place, branch, commit) {
			await call(place, "POST /git/refs", {
				ref: `refs/heads/${branch}`,
				sha: commit
			}, refSchema);
		}
		async function moveBranch(place, branch, commit) {
			const move = {
				ref: `heads/${branch}`,
				sha: commit,
				force: false
			};
			const { object } = await call(place, "PATCH /git/refs/{ref}", move, refSchema);
			schemas.euz(commit).parse(object.sha);
		}
		var github_api = __webpack_require__(70173);
		;
		async function findSnapshot(place, permission, known) {
			let isThere = false;
			try {
				const tip = await readTip(place, place.branch);
				isThere = true;
				if (known !== undefined && (0, external_node_util_.isDeepStrictEqual)(known.tip, tip)) return { snapshot: known };
				const entries = await listTree(place, tip.tree);
				return { snapshot: {
					tip,
					files: new Map(entries.map((entry) => [entry.path, entry]))
				} };
			} catch (error) {
				const failure = (0, github.g)(error);
				if (isThere || failure.cause !== "not-found") return { unreadable: (0, github_api.a)(error, permission) };
				if (/branch not found/i.test(failure.detail)) return { missing: { kind: "no-branch" } };
				return { missing: {
					kind: "no-file-on-branch",
					permission
				} };
			}
		}
		const AT_ONCE = 5;
		const MOST_FAILURES = 3;
		const LINK = "120000";
		function createFileReader(place, mostKept) {
			const kept = new Map();
			let room = mostKept;
			async function read({ path, sha }) {
				const bytes = kept.get(sha) ?? await readBlob(place, sha);
				if ((0, format.HU)(bytes)) {
					return { unreadable: {
						kind: "too-many-lines",
						file: path,
						most: format.qj
					} };
				}
				if (!kept.has(sha) && bytes.length <= room) {
					kept.set(sha, bytes);
					room -= bytes.length;
				}
				return { bytes };
			}
			return { readEach(files, permission) {
				const reading = new Map();
				const failures = [];
				async function begin(file) {
					const [last] = failures.slice(MOST_FAILURES - 1);
					if (last !== undefined) return { unreadable: last };
					if (file.type !== "blob" || file.mode === LINK) return { unreadable: { kind: "not-a-file" } };
					try {
						return await read(file);
					} catch (error) {
						const unreadable = (0, github_api.a)(error, permission);
						if (holdsForAll(error)) failures.push(unreadable);
						return { unreadable };
					}
				}
				return (file) => {
					const wanted = reading.get(file) ?? begin(file);
					reading.delete(file);
					const next = files.indexOf(file) + 1;
					for (const other of files.slice(next, next + AT_ONCE - 1)) {
						if (!reading.has(other)) reading.set(other, begin(other));
					}
					return wanted;
				};
			} };
		}
		function holdsForAll(error) {
			const { kind, status = 0, cause = "" } = (0, github.g)(error);
			return kind === "unreachable" || status === 401 || status >= 500 || [
				"rate-limit",
				"permission",
				"blocked"
			].includes(cause);
		}
		;
		const LIMITS = {
			treeBytes: 1e7,
			keptBytes: 1e8
		};
		const pathOf = (key) => `${key}.ndjson`;
		function createBranchStore(options) {
			const { branch, keys, clock, limits = LIMITS } = options;
			const placeOf = (key) => ({
				kind: "branch",
				branch,
				path: pathOf(key)
			});
			const reader = createFileReader(options, limits.keptBytes);
			let opening;
			async function startReading() {
				const found = await findSnapshot(options, "contents: read");
				if (!("snapshot" in found)) return found;
				const { snapshot } = found;
				const files = keys.flatMap((key) => snapshot.files.get(pathOf(key)) ?? []);
				return {
					snapshot,
					readFile: reader.readEach(files, "contents: read")
				};
			}
			async function commit(records, snapshot, written, mayBeWritten) {
				const results = new Map();
				const files = records.map(({ key, record }) => {
					const old = snapshot?.files.get(pathOf(key));
					const earlier = written.get(key);
					const isSent = earlier !== undefined && earlier.old === old?.sha;
					return {
						key,
						record,
						old,
						earlier,
						sent: isSent ? earlier.sha : undefined
					};
				});
				const unread = files.flatMap(({ old, sent }) => old === undefined || sent !== undefined ? [] : [old]);
				const readFile = reader.readEach(unread, "contents: write");
				const trees = createTreeWriter(options, snapshot?.tip.tree, limits.treeBytes);
				for (const { key, record, old, earlier, sent } of files) {
					const path = pathOf(key);
					results.set(key, { stored: placeOf(key) });
					if (sent !== undefined) {
						await trees.add({
							path,
							sha: sent
						}, 0);
						continue;
					}
					const found = old === undefined ? { bytes: new Uint8Array() } : await readFile(old);
					if ("unreadable" in found) {
						results.set(key, { problem: found.unreadable });
						continue;
					}
					if (mayBeWritten && earlier !== undefined && holdsRecord(found.bytes, record)) continue;
					const content = (0, format.$1)(found.bytes, record);
					const text = toText(content);
					const like = old?.sha ?? snapshot?.tip.commit ?? "";
					const file = text === undefined ? {
						path,
						sha: await createBlob(options, content)
					} : {
						path,
						content: text
					};
					await trees.add(file, content.length, () => written.set(key, {
						old: old?.sha,
						sha: hashBlob(content, like)
					}));
				}
				const tree = await trees.finish();
				if (trees.count() === 0) return results;
				const message = options.message(trees.count());
				const parents = snapshot === undefined ? [] : [snapshot.tip.commit];
				const made = await createCommit(options, {
					message,
					tree,
					parents
				});
				await (snapshot === undefined ? createBranch : moveBranch)(options, branch, made);
				return results;
			}
			return {
				placeOf,
				async read(key) {
					opening ??= startReading();
					const opened = await opening;
					if (!("snapshot" in opened)) return opened;
					const file = opened.snapshot.files.get(pathOf(key));
					if (file === undefined) return { missing: {
						kind: "no-file-on-branch",
						permission: "contents: read"
					} };
					const found = await opened.readFile(file);
					return "bytes" in found ? (0, format.i6)(new TextDecoder().decode(found.bytes)) : found;
				},
				async append(records) {
					const written = new Map();
					const opened = await opening;
					opening = undefined;
					let known = opened !== undefined && "snapshot" in opened ? opened.snapshot : undefined;
					const results = new Map();
					let left = records;
					const problem = await repeat(clock, async (mayBeWritten) => {
						const found = await findSnapshot(options, "contents: write", known);
						if ("unreadable" in found) return found.unreadable;
						known = "snapshot" in found ? found.snapshot : undefined;
						for (const [key, result] of await commit(left, known, written, mayBeWritten)) results.set(key, result);
						const problems = left.map(({ key }) => problemOf(results.get(key)));
						left = left.filter((_, index) => isPassing(problems[index]));
						return problems.find(isPassing);
					});
					if (problem !== undefined) {
						for (const { key } of left) if (!results.has(key)) results.set(key, { problem });
					}
					return results;
				}
			};
		}
		function toText(bytes) {
			return (0, external_node_buffer_.isUtf8)(bytes) && !bytes.includes(0) ? Buffer.from(bytes).toString() : undefined;
		}
		function holdsRecord(bytes, record) {
			return Buffer.from(bytes).toString().split("\n").includes((0, format.bM)(record));
		}
		function createTreeWriter(place, base, mostBytes) {
			let tree = base;
			let bytes = 0;
			let files = 0;
			let batch = [];
			async function send() {
				if (batch.length === 0) return;
				const sent = batch.map(({ file }) => file);
				tree = await createTree(place, tree, sent);
				for (const { whenSent } of batch) whenSent();
				batch = [];
				bytes = 0;
			}
			return {
				count: () => files,
				async add(file, size, whenSent = () => {}) {
					if (bytes + size > mostBytes) await send();
					batch.push({
						file,
						whenSent
					});
					bytes += size;
					files += 1;
				},
				async finish() {
					await send();
					return tree ?? "";
				}
			};
		}
		const MOST_ATTEMPTS = 20;
		const BACKOFF_BASE = 1e3;
		const BACKOFF_CAP = 4e3;
		const ATTEMPTS_OF_CLIENT = 5;
		async function repeat(clock, attempt) {
			const { signal } = new AbortController();
			let mayBeWritten = false;
			for (let attempts = 1;; attempts += 1) {
				let problem;
				try {
					problem = await attempt(mayBeWritten);
				} catch (error) {
					const refusal = (0, github_api.a)(error, "contents: write");
					problem = isConflict(error) ? {
						kind: "conflict",
						attempts
					} : refusal;
					mayBeWritten ||= refusal.failure.retried || isOutage(refusal.failure);
				}
				if (problem?.kind === "github" && problem.failure.retried) attempts += ATTEMPTS_OF_CLIENT - 1;
				if (!isPassing(problem) || attempts >= MOST_ATTEMPTS) return problem;
				const wait = Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1));
				await clock.sleep(clock.random() * wait, signal);
			}
		}
		const problemOf = (result) => result && "problem" in result ? result.problem : undefined;
		function isPassing(problem) {
			if (problem?.kind === "conflict") return true;
			return problem?.kind === "github" && (problem.failure.cause === "rate-limit" || isOutage(problem.failure));
		}
		function isOutage({ kind, status = 0 }) {
			return kind === "unreachable" || status >= 500;
		}
		const LASTING_REFUSALS = /repository is empty|rule violation|protected branch/i;
		const CONFLICTS = /reference (already exists|does not exist)|not a fast.forward/i;
		function isConflict(error) {
			const { status, cause, detail } = (0, github.g)(error);
			if (cause === "conflict") return !LASTING_REFUSALS.test(detail);
			return status === 422 && CONFLICTS.test(detail);
		}
	}),
	70173: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => describeRefusal });
		var _lib_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84961);
		function describeRefusal(error, permission) {
			const failure = (0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.g)(error);
			const isPermission = failure.cause === "permission" || failure.cause === "not-found";
			return {
				kind: "github",
				failure,
				permission: isPermission ? permission : undefined
			};
		}
	}),
	84961: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => splitRepository,
			g: () => readGitHubFailure
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(961);
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37428);
		var _http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22380);
		const errorSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			name: zod__WEBPACK_IMPORTED_MODULE_0__.euz("HttpError"),
			message: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			response: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				status: zod__WEBPACK_IMPORTED_MODULE_0__.Whr(),
				data: zod__WEBPACK_IMPORTED_MODULE_0__.L5J()
			}).optional()
		});
		const refusalSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() });
		const retriedSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ request: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ request: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ retryCount: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().positive() }) }) });
		function readGitHubFailure(error) {
			const failure = {
				status: undefined,
				cause: undefined,
				retried: retriedSchema.safeParse(error).success
			};
			const http = errorSchema.safeParse(error).data;
			if (http === undefined) return {
				...failure,
				kind: "malformed",
				detail: (0, _http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__._)(messageOf(error))
			};
			const { message, response } = http;
			const detail = (0, _http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__._)(message);
			if (response === undefined) return {
				...failure,
				kind: "unreachable",
				detail
			};
			const { status, data } = response;
			return {
				...failure,
				kind: "refused",
				status,
				cause: causeOf(status, data),
				detail
			};
		}
		function messageOf(error) {
			if (error instanceof zod__WEBPACK_IMPORTED_MODULE_2__.G) {
				const [issue] = error.issues;
				const path = zod__WEBPACK_IMPORTED_MODULE_3__.sR(issue?.path ?? []);
				return `${path && `${path}: `}${issue?.message ?? ""}`;
			}
			return error instanceof Error ? error.message : String(error);
		}
		const FORBIDDEN = [
			["rate-limit", /rate limit|abuse detection/i],
			["archived", /archived/i],
			["locked", /(?:issue|conversation|pull request) is locked/i],
			["blocked", /\b(?:blocked|suspended)\b/i],
			["permission", /not accessible by|permission|\bscopes?\b|must have|write access|forbidden/i]
		];
		function causeOf(status, data) {
			if (status === 429) return "rate-limit";
			const refusal = refusalSchema.safeParse(data).data;
			if (refusal === undefined) return undefined;
			switch (status) {
				case 403: return FORBIDDEN.find(([, words]) => words.test(refusal.message))?.[0];
				case 404: return /repository is empty/i.test(refusal.message) ? undefined : "not-found";
				case 409: return "conflict";
				case 410: return "gone";
				default: return undefined;
			}
		}
		function splitRepository(repository) {
			const [owner = "", repo = ""] = repository.split("/");
			return {
				owner,
				repo
			};
		}
	})
};
;
