"use strict";
exports.id = "history-format";
exports.ids = ["history-format"];
exports.modules = {
	13663: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			createBranchStore: () => createBranchStore,
			readAllGates: () => readAllGates,
			readNewestRuns: () => readNewestRuns
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var _lib_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84961);
		var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78713);
		var _git_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25436);
		const COMMIT_BYTES = 1e7;
		const MAX_FILE_BYTES = 3e7;
		const LINK_MODE = "120000";
		const pathOf = (key) => `${key}.ndjson`;
		const keyOf = (path) => path.replace(/\.ndjson$/, "");
		const timeOf = ({ records }) => records.at(-1)?.createdAt ?? "";
		const MAX_OTHERS = 50;
		function createBranchStore(options) {
			const { branch, clock, message, commitBytes = COMMIT_BYTES } = options;
			const placeOf = (key) => ({
				kind: "branch",
				branch,
				path: pathOf(key)
			});
			const ownKeys = new Set(options.keys);
			const formerPaths = new Map();
			let reading;
			let outage;
			async function read(key) {
				if (outage !== undefined) return { unreadable: outage };
				reading ??= (0, _git_data_js__WEBPACK_IMPORTED_MODULE_3__.av)(options);
				const tip = await reading;
				if ("missing" in tip) return tip;
				if (!tip.files.has(pathOf(key))) {
					return { missing: {
						kind: "no-file-on-branch",
						permission: "contents: read"
					} };
				}
				return readRecords(options, tip, pathOf(key));
			}
			async function readRenamed(key, fingerprint) {
				reading ??= (0, _git_data_js__WEBPACK_IMPORTED_MODULE_3__.av)(options);
				const tip = await reading;
				if ("missing" in tip) return undefined;
				const others = [...tip.files.keys()].filter((path) => path.endsWith(".ndjson") && !ownKeys.has(keyOf(path)));
				let newest;
				for (const path of others.slice(0, MAX_OTHERS)) {
					const history = await readRecords(options, tip, path);
					if (!("records" in history)) continue;
					if (!(0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(history.records.at(-1)?.fingerprint, fingerprint)) continue;
					if (newest !== undefined && timeOf(newest) > timeOf(history)) continue;
					newest = {
						...history,
						formerKey: keyOf(path)
					};
					formerPaths.set(key, path);
				}
				return newest;
			}
			async function commitRecords(records, isRetry) {
				const found = await (0, _git_data_js__WEBPACK_IMPORTED_MODULE_3__.av)(options);
				const tip = "missing" in found ? await (0, _git_data_js__WEBPACK_IMPORTED_MODULE_3__.lY)(options) : found;
				const results = new Map();
				let head = tip.commit;
				let batch = [];
				async function commitBatch() {
					if (batch.length > 0) head = await (0, _git_data_js__WEBPACK_IMPORTED_MODULE_3__.zu)(options, head, message(batch.length), batch);
					batch = [];
				}
				for (const { key, record } of records) {
					const path = pathOf(key);
					const file = await readFile(options, tip, tip.files.has(path) ? path : formerPaths.get(key) ?? path);
					if ("why" in file) {
						results.set(key, { problem: file });
						continue;
					}
					const bytes = isRetry && hasRecord(file, record) ? file : (0, _format_js__WEBPACK_IMPORTED_MODULE_2__.$1)(file, record);
					if (bytes.length > MAX_FILE_BYTES) {
						results.set(key, { problem: describeLargeFile(path) });
						continue;
					}
					results.set(key, { stored: placeOf(key) });
					if (bytes === file) continue;
					const batchBytes = batch.reduce((sum, change) => sum + change.bytes.length, bytes.length);
					if (batchBytes > commitBytes) await commitBatch();
					batch.push({
						path,
						bytes
					});
				}
				await commitBatch();
				return results;
			}
			return {
				placeOf,
				read: (key) => read(key).catch((error) => {
					const unreadable = (0, _git_data_js__WEBPACK_IMPORTED_MODULE_3__.a2)(error, "contents: read");
					if (isTemporary((0, _lib_github_js__WEBPACK_IMPORTED_MODULE_1__.g)(error))) outage = unreadable;
					return { unreadable };
				}),
				readRenamed: (key, fingerprint) => readRenamed(key, fingerprint).catch(() => undefined),
				async append(records) {
					reading = undefined;
					const results = await retry(clock, (isRetry) => commitRecords(records, isRetry));
					return results instanceof Map ? results : new Map(records.map(({ key }) => [key, { problem: results }]));
				}
			};
		}
		const MAX_NEWEST = 100;
		async function readNewestRuns(paths, readBytes) {
			const all = {
				records: [],
				problems: []
			};
			let length = 0;
			for (const path of paths.filter((each) => each.endsWith(".ndjson")).slice(0, MAX_OTHERS)) {
				const bytes = await readBytes(path);
				if ("why" in bytes) return { unreadable: bytes };
				length += bytes.length;
				if (length > MAX_FILE_BYTES) return { unreadable: { why: `it exceeds ${MAX_FILE_BYTES / 1e6} MB.` } };
				const lines = new TextDecoder().decode(bytes).trimEnd().split("\n");
				const { records, problems } = (0, _format_js__WEBPACK_IMPORTED_MODULE_2__.i6)(lines.slice(-MAX_NEWEST).join("\n"));
				all.records.push(...records);
				all.problems.push(...problems);
			}
			return all;
		}
		async function readAllGates(place) {
			try {
				const tip = await (0, _git_data_js__WEBPACK_IMPORTED_MODULE_3__.av)(place);
				if ("missing" in tip) return tip;
				return await readNewestRuns([...tip.files.keys()], (path) => readFile(place, tip, path));
			} catch (error) {
				return { unreadable: (0, _git_data_js__WEBPACK_IMPORTED_MODULE_3__.a2)(error, "contents: read") };
			}
		}
		async function readFile(place, { files }, path) {
			const file = files.get(path);
			if (file === undefined) return new Uint8Array();
			if (file.type !== "blob" || file.mode === LINK_MODE) return { why: "it is not a file." };
			try {
				const bytes = await (0, _git_data_js__WEBPACK_IMPORTED_MODULE_3__.gm)(place, file.sha);
				return (0, _format_js__WEBPACK_IMPORTED_MODULE_2__.HU)(bytes) ? { why: `its file ${path} has more than ${_format_js__WEBPACK_IMPORTED_MODULE_2__.xg} lines.` } : bytes;
			} catch (error) {
				if (isTemporary((0, _lib_github_js__WEBPACK_IMPORTED_MODULE_1__.g)(error))) throw error;
				return (0, _git_data_js__WEBPACK_IMPORTED_MODULE_3__.a2)(error, "contents: read");
			}
		}
		async function readRecords(place, tip, path) {
			const bytes = await readFile(place, tip, path);
			return "why" in bytes ? { unreadable: bytes } : (0, _format_js__WEBPACK_IMPORTED_MODULE_2__.i6)(new TextDecoder().decode(bytes));
		}
		function describeLargeFile(path) {
			const limit = `${MAX_FILE_BYTES / 1e6} MB`;
			return { why: `its file ${path} would exceed ${limit}. Move its oldest lines to another file.` };
		}
		function hasRecord(bytes, record) {
			return Buffer.from(bytes).toString().split("\n").includes((0, _format_js__WEBPACK_IMPORTED_MODULE_2__.bM)(record));
		}
		const MAX_ATTEMPTS = 20;
		const BACKOFF_BASE = 1e3;
		const BACKOFF_CAP = 4e3;
		const ATTEMPTS_OF_CLIENT = 5;
		async function retry(clock, attempt) {
			const { signal } = new AbortController();
			for (let attempts = 1;; attempts += 1) {
				try {
					return await attempt(attempts > 1);
				} catch (error) {
					const failure = (0, _lib_github_js__WEBPACK_IMPORTED_MODULE_1__.g)(error);
					const wasOvertaken = isConflict(failure);
					if (failure.retried) attempts += ATTEMPTS_OF_CLIENT - 1;
					if (!(wasOvertaken || isTemporary(failure)) || attempts >= MAX_ATTEMPTS) {
						return wasOvertaken ? { why: `other runs wrote to it at each of ${attempts} attempts.` } : (0, _git_data_js__WEBPACK_IMPORTED_MODULE_3__.a2)(error, "contents: write");
					}
					const wait = Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1));
					await clock.sleep(clock.random() * wait, signal);
				}
			}
		}
		function isTemporary({ kind, status = 0, cause }) {
			return cause === "rate-limit" || kind === "unreachable" || status >= 500;
		}
		function isConflict({ status, cause, detail }) {
			return cause === "conflict" || status === 422 && /reference already exists/i.test(detail);
		}
	}),
	78713: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			xg: () => MAX_LINES,
			$1: () => addRecord,
			bM: () => formatRecord,
			HU: () => hasTooManyLines,
			yW: () => isEarlierAttempt,
			i6: () => parseHistory,
			Hh: () => parseRecord
		});
		var external_node_util_ = __webpack_require__(57975);
		var schemas = __webpack_require__(27597);
		var core = __webpack_require__(88532);
		var errors = __webpack_require__(37428);
		var parts = __webpack_require__(69681);
		var snake_case = __webpack_require__(33541);
		var engine_contents = __webpack_require__(2615);
		var measurement = __webpack_require__(16088);
		var cited_pages = __webpack_require__(81543);
		var names = __webpack_require__(26199);
		var record = __webpack_require__(46742);
		var measure = __webpack_require__(19532);
		;
		const listsByName = schemas.g1P(schemas.YjP(), schemas.YOg(schemas.YjP()));
		const losses = schemas.YOg(record.$h).default([]);
		const resultFileSchema = schemas.Ikc({
			schemaVersion: schemas.euz(names.Rr),
			samples: parts.U9,
			models: listsByName.default({}),
			fingerprint: listsByName,
			run: schemas.Ikc({
				runUrl: (0, parts.no)(schemas.YjP()),
				sha: (0, parts.no)(schemas.YjP()),
				finishedAt: schemas.YjP()
			}),
			measurement: schemas.Ikc({
				overallBcr: (0, parts.no)(schemas.aig()),
				citedEngines: parts.U9,
				totalEngines: parts.U9
			}),
			verdict: schemas.Ikc({
				status: schemas.YjP(),
				rules: schemas.YOg(schemas.Ikc({ outcome: schemas.YjP() })).default([]),
				drops: schemas.Ikc({ losses }).optional(),
				baseline: schemas.Ikc({ missing: schemas.Ikc({ losses }).optional() }).optional()
			}),
			scans: schemas.YOg(schemas.Ikc({
				keyword: schemas.YjP().optional(),
				results: schemas.YOg(schemas.Ikc({
					engine: schemas.YjP(),
					cited: schemas.zMY(),
					bcr_score: schemas.aig().optional()
				}))
			}))
		}).transform(({ run, measurement, verdict, models, scans, samples, fingerprint }) => ({
			...measurement,
			createdAt: run.finishedAt,
			sha: run.sha,
			runUrl: run.runUrl,
			attempt: 1,
			failed: verdict.status === "fail" || verdict.status === "error",
			suspect: verdict.rules.some(({ outcome }) => outcome === "inconclusive"),
			losses: (verdict.drops ?? verdict.baseline?.missing)?.losses ?? [],
			accepted: false,
			samples,
			...Object.keys(models).length > 0 && { models },
			fingerprint,
			cells: (0, measure.xk)(scans.map(({ keyword, results }) => ({
				keyword,
				scan: { results }
			})))
		}));
		;
		const RECORD_FORMAT = "ai-visibility-record";
		const RECORD_VERSION = 3;
		const LONGEST_DOMAIN = 253;
		const flag = schemas.KCZ([schemas.euz(0), schemas.euz(1)]);
		const namesSchema = schemas.g1P(schemas.YjP(), schemas.YOg(schemas.YjP()));
		const answersSchema = schemas.Ikc({
			engine: schemas.YjP(),
			cited: schemas.YOg(schemas.YOg(flag).nullable()),
			bcrScore: schemas.YOg(schemas.YOg(schemas.aig().nullable()).nullable())
		}).refine(({ cited, bcrScore }) => cited.length === bcrScore.length && cited.every((samples, index) => samples?.length === bcrScore[index]?.length), "cited and bcr_score must be equally long");
		const contentsSchema = measurement.Iu.extend({
			domains: schemas.YOg(schemas.PVZ([schemas.YjP().max(LONGEST_DOMAIN), parts.U9])),
			brands: schemas.YOg(schemas.PVZ([
				schemas.YjP().nullable(),
				parts.U9,
				parts.U9
			]))
		}).transform(({ domains, brands, ...entry }) => ({
			...entry,
			domains: domains.slice(0, engine_contents.xj).map(([domain, answers]) => ({
				domain,
				answers
			})),
			brands: brands.map(([name, cited, mentioned]) => ({
				name: name ?? undefined,
				cited,
				mentioned
			}))
		}));
		const lineSchema = record.fi.omit({
			cells: true,
			attempt: true
		}).extend({
			schemaVersion: schemas.euz(RECORD_VERSION),
			createdAt: schemas.YjP(),
			runUrl: (0, parts.no)(schemas.YjP()),
			runAttempt: schemas.Whr().positive().default(1),
			suspect: schemas.zMY().default(false),
			accepted: schemas.zMY().default(false),
			losses: record.fi.shape.losses.default([]),
			contents: schemas.YOg(contentsSchema).optional(),
			citedPages: cited_pages.bX.optional().catch(undefined),
			fingerprint: namesSchema,
			answers: schemas.YOg(answersSchema)
		}).transform(({ schemaVersion: _, runAttempt, citedPages, answers, ...fields }, context) => {
			const keywords = keywordsOf(fields.fingerprint);
			if (answers.some(({ cited }) => cited.length !== keywords.length)) {
				context.addIssue({
					code: "custom",
					path: ["answers"],
					message: "must have an entry for each keyword"
				});
				return core.tm;
			}
			const pages = citedPages && (0, cited_pages.LU)(citedPages, fields.fingerprint);
			return {
				...fields,
				attempt: runAttempt,
				...pages && { citedPages: pages },
				cells: answers.flatMap(({ engine, cited, bcrScore }) => keywords.flatMap((keyword, index) => {
					const [votes, bcrScores] = [cited[index], bcrScore[index]];
					return votes && bcrScores && votes.length > 0 ? [{
						keyword,
						engine,
						cited: votes.map((vote) => vote === 1),
						bcrScores
					}] : [];
				}))
			};
		});
		const VERSIONS = new Map([[RECORD_FORMAT, RECORD_VERSION], [names.gw, names.Rr]]);
		const headerSchema = schemas._H3({
			format: schemas.YjP(),
			schema_version: schemas.Whr()
		});
		function parseHistory(text) {
			const history = {
				records: [],
				problems: []
			};
			for (const [index, line] of text.split(/\r?\n/).entries()) {
				if (line.trim() === "") continue;
				const read = parseLine(line);
				if ("record" in read) history.records.push(read.record);
				else history.problems.push({
					unit: "line",
					position: index + 1,
					cause: read.cause
				});
			}
			return history;
		}
		function parseLine(line) {
			let value;
			try {
				value = JSON.parse(line);
			} catch {
				return { cause: { kind: "not-json" } };
			}
			return parseRecord(value);
		}
		function parseRecord(value) {
			const header = headerSchema.safeParse(value);
			if (!header.success) return { cause: { kind: "no-version" } };
			const { format, schema_version: version } = header.data;
			const newest = VERSIONS.get(format);
			if (newest === undefined) return { cause: {
				kind: "unknown-format",
				format
			} };
			if (version > newest) return { cause: {
				kind: "newer-version",
				version,
				newest
			} };
			const isResult = format === names.gw;
			const parsed = (isResult ? resultFileSchema : lineSchema).safeParse((0, snake_case.fO)(value));
			if (parsed.success) return {
				record: parsed.data,
				isResult
			};
			const [{ path = [], message = "" } = {}] = parsed.error.issues;
			return { cause: {
				kind: "invalid",
				path: (0, snake_case.LW)(errors.sR(path)),
				message
			} };
		}
		const NEWLINE = "\n".charCodeAt(0);
		const MAX_LINES = 2e4;
		function hasTooManyLines(bytes) {
			let lines = 0;
			for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) {
				lines += 1;
				if (lines > MAX_LINES) return true;
			}
			return false;
		}
		function appendLine(old, line) {
			const isOpen = old.length > 0 && old.at(-1) !== NEWLINE;
			return Buffer.concat([old, Buffer.from(`${isOpen ? "\n" : ""}${line}\n`)]);
		}
		function addRecord(old, record) {
			const line = formatRecord(record);
			if (record.attempt === 1) return appendLine(old, line);
			const lines = Buffer.from(old).toString("latin1").split(/(?<=\n)/);
			const kept = lines.filter((text) => !isEarlierAttempt(Buffer.from(text, "latin1").toString(), record));
			return appendLine(Buffer.from(kept.join(""), "latin1"), line);
		}
		function isEarlierAttempt(line, { runUrl, attempt, fingerprint }) {
			if (attempt === 1 || runUrl === undefined || !line.includes(runUrl)) return false;
			const read = parseLine(line);
			return "record" in read && read.record.runUrl === runUrl && read.record.attempt < attempt && (0, external_node_util_.isDeepStrictEqual)(read.record.fingerprint, fingerprint);
		}
		function formatRecord({ attempt, cells, citedPages, ...record }) {
			const { fingerprint, contents } = record;
			const keywords = keywordsOf(fingerprint);
			const byEngine = Map.groupBy(cells, ({ engine }) => engine);
			const fields = {
				format: RECORD_FORMAT,
				schemaVersion: RECORD_VERSION,
				...record,
				runAttempt: attempt > 1 ? attempt : undefined,
				suspect: record.suspect || undefined,
				accepted: record.accepted || undefined,
				losses: record.losses.length > 0 ? record.losses : undefined,
				contents: contents?.map(({ domains, brands, ...entry }) => ({
					...entry,
					domains: domains.map(({ domain, answers }) => [domain, answers]),
					brands: brands.map(({ name, cited, mentioned }) => [
						name ?? null,
						cited,
						mentioned
					])
				})),
				answers: Array.from(byEngine, ([engine, cells]) => {
					const byKeyword = new Map(cells.map((cell) => [cell.keyword, cell]));
					const aligned = keywords.map((keyword) => byKeyword.get(keyword));
					return {
						engine,
						cited: aligned.map((cell) => cell?.cited.map(Number) ?? null),
						bcrScore: aligned.map((cell) => cell?.bcrScores ?? null)
					};
				})
			};
			const text = JSON.stringify((0, snake_case.uc)(fields));
			if (citedPages === undefined) return text;
			const pages = (0, cited_pages.f3)(citedPages, fingerprint, text.length);
			return JSON.stringify((0, snake_case.uc)({
				...fields,
				citedPages: pages
			}));
		}
		function keywordsOf({ keywords = [], "scan-per": scanPer = [] }) {
			return scanPer.includes("keyword") ? keywords : [undefined];
		}
	}),
	25436: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a2: () => describeRefusal,
			av: () => readTip,
			gm: () => readBlob,
			lY: () => createBranch,
			zu: () => commitFiles
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
		var _lib_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84961);
		const objectSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() });
		const branchSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			sha: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			commit: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ tree: objectSchema })
		}) });
		const treeSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			tree: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				path: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
				mode: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
				type: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
				sha: zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
			})),
			truncated: zod__WEBPACK_IMPORTED_MODULE_2__.zMY()
		});
		const blobSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			encoding: zod__WEBPACK_IMPORTED_MODULE_2__.euz("base64"),
			content: zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
		});
		const refSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			ref: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			object: objectSchema
		});
		const committedSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ createCommitOnBranch: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ oid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() }) }) });
		async function call({ api, repository }, route, parameters, schema) {
			const [method, path] = route.split(" ");
			const { data } = await api.request(`${method} /repos/{owner}/{repo}${path}`, {
				...(0, _lib_github_js__WEBPACK_IMPORTED_MODULE_1__.T)(repository),
				...parameters
			});
			return schema.parse(data);
		}
		async function readTip(place) {
			let commit;
			try {
				commit = (await call(place, "GET /branches/{branch}", { branch: place.branch }, branchSchema)).commit;
			} catch (error) {
				const { cause, detail } = (0, _lib_github_js__WEBPACK_IMPORTED_MODULE_1__.g)(error);
				if (cause !== "not-found") throw error;
				if (/branch not found/i.test(detail)) return { missing: { kind: "no-branch" } };
				return { missing: {
					kind: "no-file-on-branch",
					permission: "contents: read"
				} };
			}
			const files = await listFiles(place, commit.commit.tree.sha);
			return {
				commit: commit.sha,
				files: new Map(files.map((entry) => [entry.path, entry]))
			};
		}
		async function listFiles(place, tree) {
			const listed = await call(place, "GET /git/trees/{tree_sha}", { tree_sha: tree }, treeSchema);
			if (listed.truncated) throw new Error("the branch has more files than GitHub lists");
			return listed.tree;
		}
		async function readBlob(place, sha) {
			const { content } = await call(place, "GET /git/blobs/{file_sha}", { file_sha: sha }, blobSchema);
			const bytes = Buffer.from(content, "base64");
			const algorithm = sha.length === 64 ? "sha256" : "sha1";
			const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
			if (hash !== sha) throw new Error("the content of the file does not match its hash");
			return bytes;
		}
		const README = "AI Visibility Gate records its runs here: a file for each gate, a line for each run.\n";
		async function createBranch(place) {
			const readme = {
				path: "README.md",
				mode: "100644",
				type: "blob",
				content: README
			};
			const tree = await call(place, "POST /git/trees", { tree: [readme] }, objectSchema);
			const commit = {
				message: "Start the history of AI visibility",
				tree: tree.sha,
				parents: []
			};
			const { sha } = await call(place, "POST /git/commits", commit, objectSchema);
			await call(place, "POST /git/refs", {
				ref: `refs/heads/${place.branch}`,
				sha
			}, refSchema);
			return {
				commit: sha,
				files: new Map()
			};
		}
		const COMMIT_MUTATION = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
		async function commitFiles({ api, repository, branch }, head, message, files) {
			const input = {
				branch: {
					repositoryNameWithOwner: repository,
					branchName: branch
				},
				expectedHeadOid: head,
				message: { headline: message },
				fileChanges: { additions: files.map(({ path, bytes }) => ({
					path,
					contents: Buffer.from(bytes).toString("base64")
				})) }
			};
			const answer = committedSchema.parse(await api.graphql(COMMIT_MUTATION, { input }));
			return answer.createCommitOnBranch.commit.oid;
		}
		function describeRefusal(error, permission) {
			const failure = (0, _lib_github_js__WEBPACK_IMPORTED_MODULE_1__.g)(error);
			const { cause = "", sentence } = failure;
			const start = sentence.replace(/\.$/, "");
			if (cause === "rate-limit") return {
				failure,
				why: `${start}; this rate limit ends on its own.`
			};
			if (!["permission", "not-found"].includes(cause)) return {
				failure,
				why: sentence
			};
			return {
				failure,
				why: `${start}; the job needs the permission \`${permission}\`.`,
				lacksAccess: true
			};
		}
	}),
	84961: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => splitRepository,
			g: () => readGitHubFailure
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(961);
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37428);
		var _http_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22380);
		var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94869);
		const errorSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			name: zod__WEBPACK_IMPORTED_MODULE_1__.euz("HttpError"),
			message: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			status: zod__WEBPACK_IMPORTED_MODULE_1__.Whr(),
			response: zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ data: zod__WEBPACK_IMPORTED_MODULE_1__.L5J() }).optional()
		});
		const refusalSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_1__.YjP() });
		const retriedSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ request: zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ request: zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ retryCount: zod__WEBPACK_IMPORTED_MODULE_1__.Whr().positive() }) }) });
		const graphqlErrorSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			type: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
			message: zod__WEBPACK_IMPORTED_MODULE_1__.YjP()
		});
		const graphqlResponseSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			name: zod__WEBPACK_IMPORTED_MODULE_1__.euz("GraphqlResponseError"),
			errors: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(graphqlErrorSchema).min(1)
		});
		const GRAPHQL_CAUSES = {
			INSUFFICIENT_SCOPES: "permission",
			NOT_FOUND: "not-found",
			RATE_LIMIT: "rate-limit",
			RATE_LIMITED: "rate-limit",
			STALE_DATA: "conflict"
		};
		function readGitHubFailure(error) {
			const details = readDetails(error);
			return {
				...details,
				sentence: describeFailure(details)
			};
		}
		function describeFailure({ kind, status, cause, detail }) {
			if (kind === "unreachable") return `GitHub could not be reached (${detail}).`;
			if (kind === "malformed") return `GitHub's answer is not what its documentation says (${detail}).`;
			const start = status === undefined ? "GitHub refused the request" : `GitHub answered ${status}`;
			if (cause === "archived") return `${start}: the repository is archived and accepts no changes.`;
			if (cause === "locked") return `${start}: the conversation is locked and accepts no comments.`;
			return `${start} (${detail}).${status === 401 ? " The token is wrong or expired: give a valid one." : ""}`;
		}
		function readDetails(error) {
			const failure = {
				status: undefined,
				cause: undefined,
				retried: retriedSchema.safeParse(error).success
			};
			const [refusal] = graphqlResponseSchema.safeParse(error).data?.errors ?? [];
			if (refusal !== undefined) {
				return {
					...failure,
					kind: "refused",
					cause: causeOfGraphQL(refusal),
					detail: (0, _http_excerpt_js__WEBPACK_IMPORTED_MODULE_0__._v)(refusal.message)
				};
			}
			const http = errorSchema.safeParse(error).data;
			if (http === undefined) return {
				...failure,
				kind: "malformed",
				detail: (0, _http_excerpt_js__WEBPACK_IMPORTED_MODULE_0__._v)(messageOf(error))
			};
			const { message, status, response } = http;
			const detail = (0, _http_excerpt_js__WEBPACK_IMPORTED_MODULE_0__._v)(message);
			if (response === undefined) return {
				...failure,
				kind: "unreachable",
				detail
			};
			return {
				...failure,
				kind: "refused",
				status,
				cause: causeOf(status, response.data),
				detail
			};
		}
		function messageOf(error) {
			if (error instanceof zod__WEBPACK_IMPORTED_MODULE_2__.G) {
				const [issue] = error.issues;
				const path = zod__WEBPACK_IMPORTED_MODULE_3__.sR(issue?.path ?? []);
				return `${path && `${path}: `}${issue?.message ?? ""}`;
			}
			return (0, _text_js__WEBPACK_IMPORTED_MODULE_4__.bC)(error);
		}
		const RATE_LIMIT = /rate limit|abuse detection/i;
		const FORBIDDEN = [
			["rate-limit", RATE_LIMIT],
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
				case 403: return causeOfForbidden(refusal.message);
				case 404: return /repository is empty/i.test(refusal.message) ? undefined : "not-found";
				case 410: return "gone";
				default: return undefined;
			}
		}
		function causeOfForbidden(message) {
			return FORBIDDEN.find(([, words]) => words.test(message))?.[0];
		}
		function causeOfGraphQL({ type = "", message }) {
			if (type === "FORBIDDEN") return causeOfForbidden(message);
			return GRAPHQL_CAUSES[type] ?? (RATE_LIMIT.test(message) ? "rate-limit" : undefined);
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
