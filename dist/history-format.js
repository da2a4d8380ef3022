"use strict";
exports.id = "history-format";
exports.ids = ["history-format"];
exports.modules = {
	49609: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { createBranchStore: () => createBranchStore });
		var external_node_buffer_ = __webpack_require__(4573);
		var github = __webpack_require__(84961);
		var external_node_util_ = __webpack_require__(57975);
		var format = __webpack_require__(78713);
		var git_data = __webpack_require__(25436);
		;
		async function findSnapshot(place, permission, known) {
			let isThere = false;
			try {
				const tip = await (0, git_data.av)(place, place.branch);
				isThere = true;
				if (known !== undefined && (0, external_node_util_.isDeepStrictEqual)(known.tip, tip)) return { snapshot: known };
				const entries = await (0, git_data.nT)(place, tip.tree);
				return { snapshot: {
					tip,
					files: new Map(entries.map((entry) => [entry.path, entry]))
				} };
			} catch (error) {
				const failure = (0, github.g)(error);
				if (isThere || failure.cause !== "not-found") return { unreadable: (0, git_data.a2)(error, permission) };
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
				const bytes = kept.get(sha) ?? await (0, git_data.gm)(place, sha);
				if ((0, format.HU)(bytes)) {
					return { unreadable: { why: `its file ${path} has more than ${format.qj} lines.` } };
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
					if (file.type !== "blob" || file.mode === LINK) return { unreadable: { why: "it is not a file." } };
					try {
						return await read(file);
					} catch (error) {
						const unreadable = (0, git_data.a2)(error, permission);
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
						sha: await (0, git_data.gO)(options, content)
					} : {
						path,
						content: text
					};
					await trees.add(file, content.length, () => written.set(key, {
						old: old?.sha,
						sha: (0, git_data.Qm)(content, like)
					}));
				}
				const tree = await trees.finish();
				if (trees.count() === 0) return results;
				const message = options.message(trees.count());
				const parents = snapshot === undefined ? [] : [snapshot.tip.commit];
				const made = await (0, git_data.kt)(options, {
					message,
					tree,
					parents
				});
				await (snapshot === undefined ? git_data.lY : git_data.ob)(options, branch, made);
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
				tree = await (0, git_data.bP)(place, tree, sent);
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
				let isBehind = false;
				try {
					problem = await attempt(mayBeWritten);
				} catch (error) {
					const failure = (0, github.g)(error);
					isBehind = isConflict(failure);
					problem = isBehind ? { why: `other runs wrote to it at each of ${attempts} attempts.` } : (0, git_data.a2)(error, "contents: write");
					mayBeWritten ||= failure.retried || isOutage(failure);
				}
				if (failureOf(problem)?.retried) attempts += ATTEMPTS_OF_CLIENT - 1;
				if (!(isBehind || isPassing(problem)) || attempts >= MOST_ATTEMPTS) return problem;
				const wait = Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1));
				await clock.sleep(clock.random() * wait, signal);
			}
		}
		const problemOf = (result) => result && "problem" in result ? result.problem : undefined;
		const failureOf = (problem) => problem && "failure" in problem ? problem.failure : undefined;
		function isPassing(problem) {
			const failure = failureOf(problem);
			return failure !== undefined && (failure.cause === "rate-limit" || isOutage(failure));
		}
		function isOutage({ kind, status = 0 }) {
			return kind === "unreachable" || status >= 500;
		}
		const LASTING_REFUSALS = /repository is empty|rule violation|protected branch/i;
		const CONFLICTS = /reference (already exists|does not exist)|not a fast.forward/i;
		function isConflict({ status, cause, detail }) {
			if (cause === "conflict") return !LASTING_REFUSALS.test(detail);
			return status === 422 && CONFLICTS.test(detail);
		}
	}),
	78713: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qj: () => MOST_LINES,
			$1: () => addRecord,
			bM: () => formatRecord,
			HU: () => hasTooManyLines,
			yW: () => isEarlierAttempt,
			i6: () => parseHistory,
			Hh: () => parseRecord
		});
		var external_node_util_ = __webpack_require__(57975);
		var schemas = __webpack_require__(2503);
		var core = __webpack_require__(88532);
		var errors = __webpack_require__(37428);
		var parts = __webpack_require__(69681);
		var snake_case = __webpack_require__(33541);
		var answer_counts = __webpack_require__(82917);
		var engine_contents = __webpack_require__(2615);
		var names = __webpack_require__(26199);
		var record = __webpack_require__(46742);
		var measure = __webpack_require__(19532);
		;
		const listsByName = schemas.g1P(schemas.YjP(), schemas.YOg(schemas.YjP()));
		const common = {
			samples: parts.U9,
			models: listsByName.default({}),
			scans: schemas.YOg(schemas.Ikc({
				keyword: schemas.YjP().nullish(),
				results: schemas.YOg(schemas.Ikc({
					engine: schemas.YjP(),
					cited: schemas.zMY(),
					bcr_score: schemas.aig()
				}))
			}))
		};
		const losses = schemas.YOg(record.f_).default([]);
		const rules = schemas.YOg(schemas.Ikc({ outcome: schemas.YjP() })).default([]);
		const numbers = {
			overall_bcr: schemas.aig(),
			cited_engines: parts.U9,
			total_engines: parts.U9
		};
		const place = {
			run_url: schemas.YjP().optional(),
			sha: schemas.YjP().optional()
		};
		const resultFields = schemas.Ikc({
			...common,
			schema_version: schemas.euz(names.Rr),
			verdict: schemas.Ikc({
				...{
					status: schemas.YjP(),
					rules
				},
				drops: schemas.Ikc({ losses }).optional(),
				baseline: schemas.Ikc({ missing: schemas.Ikc({ losses }).optional() }).optional()
			}),
			run: schemas.Ikc({
				...place,
				finished_at: schemas.YjP()
			}),
			measurement: schemas.Ikc(numbers),
			fingerprint: listsByName
		}).transform(({ run: { finished_at, ...run }, measurement, verdict, ...result }) => toRecord({
			...{
				...result,
				...run,
				...measurement
			},
			...{
				verdict: verdict.status,
				rules: verdict.rules,
				created_at: finished_at
			},
			losses: (verdict.drops ?? verdict.baseline?.missing)?.losses ?? []
		}));
		const flatFields = schemas.Ikc({
			...{
				...common,
				...numbers,
				...place,
				losses,
				rules
			},
			schema_version: schemas.Whr().min(1).max(names.Jk),
			verdict: schemas.YjP(),
			brand_name: schemas.YjP(),
			keywords: schemas.YOg(schemas.YjP()),
			requested_engines: schemas.YOg(schemas.YjP()),
			language: schemas.YjP(),
			scan_per: schemas.k5n(["all", "keyword"]),
			created_at: schemas.YjP(),
			fingerprint: listsByName.optional()
		}).transform(({ fingerprint, ...result }) => toRecord({
			...result,
			fingerprint: fingerprint ?? {
				brand: [result.brand_name],
				keywords: result.keywords,
				...result.requested_engines.length > 0 && { engines: result.requested_engines },
				language: [result.language],
				"scan-per": [result.scan_per]
			}
		}));
		function recordOfResult(version) {
			return version === names.Rr ? resultFields : flatFields;
		}
		function toRecord(result) {
			return {
				createdAt: result.created_at,
				sha: result.sha,
				runUrl: result.run_url,
				attempt: 1,
				failed: result.verdict === "fail" || result.verdict === "error",
				suspect: result.rules.some(({ outcome }) => outcome === "inconclusive"),
				losses: result.losses,
				accepted: false,
				overallBcr: result.overall_bcr,
				citedEngines: result.cited_engines,
				totalEngines: result.total_engines,
				samples: result.samples,
				...Object.keys(result.models).length > 0 && { models: result.models },
				fingerprint: result.fingerprint,
				cells: (0, measure.xk)(result.scans.map(({ keyword, results }) => ({
					keyword: keyword ?? undefined,
					scan: { results }
				})))
			};
		}
		;
		const RECORD_FORMAT = "ai-visibility-record";
		const RECORD_VERSION = 3;
		const LONGEST_DOMAIN = 253;
		const flag = schemas.KCZ([schemas.euz(0), schemas.euz(1)]);
		const answersSchema = schemas.Ikc({
			engine: schemas.YjP(),
			cited: schemas.YOg(schemas.YOg(flag).nullable()),
			bcr_score: schemas.YOg(schemas.YOg(schemas.aig()).nullable())
		}).refine(({ cited, bcr_score }) => cited.length === bcr_score.length && cited.every((samples, index) => samples?.length === bcr_score[index]?.length), "cited and bcr_score must be equally long");
		const contentsSchema = schemas.YOg(schemas.Ikc({
			engine: schemas.YjP(),
			answers: parts.U9,
			read: parts.U9.optional(),
			sourced: parts.U9,
			unread: parts.U9.optional(),
			named: parts.U9.optional(),
			domains: schemas.YOg(schemas.PVZ([schemas.YjP().max(LONGEST_DOMAIN), parts.U9])),
			brands: schemas.YOg(schemas.PVZ([
				schemas.YjP().nullable(),
				parts.U9,
				parts.U9
			])).optional(),
			facts: schemas.YOg(answer_counts.bt).optional()
		})).transform((entries) => entries.map(({ engine, answers, read, sourced, unread, named, domains, brands, facts }) => ({
			...{
				engine,
				answers,
				read,
				sourced,
				unread,
				named
			},
			domains: domains.slice(0, engine_contents.oV).map(([domain, citing]) => ({
				domain,
				answers: citing
			})),
			...brands && { brands: brands.map(([name, cited, mentioned]) => ({
				name: name ?? undefined,
				cited,
				mentioned
			})) },
			...facts && { facts }
		})));
		const modelsSchema = schemas.g1P(schemas.YjP(), schemas.YOg(schemas.YjP()));
		const recordLineSchema = schemas.Ikc({
			schema_version: schemas.euz([2, RECORD_VERSION]),
			created_at: schemas.YjP(),
			sha: schemas.YjP().optional(),
			run_url: schemas.YjP().optional(),
			run_attempt: schemas.Whr().positive().default(1),
			failed: schemas.zMY(),
			suspect: schemas.zMY().default(false),
			losses: schemas.YOg(record.f_).default([]),
			accepted: schemas.zMY().default(false),
			overall_bcr: schemas.aig(),
			cited_engines: parts.U9,
			total_engines: parts.U9,
			samples: parts.U9,
			models: modelsSchema.optional(),
			contents: contentsSchema.optional(),
			fingerprint: schemas.g1P(schemas.YjP(), schemas.YOg(schemas.YjP())),
			incident: schemas.YjP().optional(),
			answers: schemas.YOg(answersSchema)
		}).transform(({ answers, ...record }, context) => {
			const keywords = keywordsOf(record.fingerprint);
			if (answers.some(({ cited }) => cited.length !== keywords.length)) {
				context.addIssue({
					code: "custom",
					path: ["answers"],
					message: "must have an entry for each keyword"
				});
				return core.tm;
			}
			return {
				createdAt: record.created_at,
				sha: record.sha,
				runUrl: record.run_url,
				attempt: record.run_attempt,
				failed: record.failed,
				suspect: record.suspect,
				losses: record.losses,
				accepted: record.accepted,
				overallBcr: record.overall_bcr,
				citedEngines: record.cited_engines,
				totalEngines: record.total_engines,
				samples: record.samples,
				...record.models && { models: record.models },
				...record.contents && { contents: record.contents },
				fingerprint: record.fingerprint,
				...record.incident !== undefined && { incident: record.incident },
				cells: answers.flatMap(({ engine, cited, bcr_score }) => keywords.flatMap((keyword, index) => {
					const [votes, bcrScores] = [cited[index], bcr_score[index]];
					return votes && bcrScores && votes.length > 0 ? [{
						keyword,
						engine,
						cited: votes.map((vote) => vote === 1),
						bcrScores
					}] : [];
				}))
			};
		});
		const NEWEST_VERSIONS = new Map([[RECORD_FORMAT, RECORD_VERSION], [names.gw, names.Rr]]);
		const headerSchema = schemas._H3({
			format: schemas.YjP().optional(),
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
			const { schema_version: version } = header.data;
			const format = header.data.format ?? (version === 1 ? names.gw : RECORD_FORMAT);
			const newest = NEWEST_VERSIONS.get(format);
			if (newest === undefined) return { cause: {
				kind: "unknown-format",
				format
			} };
			if (version > newest) return { cause: {
				kind: "newer-version",
				version,
				newest
			} };
			const parsed = format === names.gw ? recordOfResult(version).safeParse(value) : recordLineSchema.safeParse(value);
			if (parsed.success) return { record: parsed.data };
			const [issue] = parsed.error.issues;
			return { cause: {
				kind: "invalid",
				path: errors.sR(issue?.path ?? []),
				message: issue?.message ?? ""
			} };
		}
		const NEWLINE = "\n".charCodeAt(0);
		const MOST_LINES = 2e4;
		function hasTooManyLines(bytes) {
			let lines = 0;
			for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) {
				lines += 1;
				if (lines > MOST_LINES) return true;
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
		function formatRecord(record) {
			const keywords = keywordsOf(record.fingerprint);
			const byEngine = Map.groupBy(record.cells, ({ engine }) => engine);
			return JSON.stringify({
				format: RECORD_FORMAT,
				schema_version: RECORD_VERSION,
				created_at: record.createdAt,
				sha: record.sha,
				run_url: record.runUrl,
				...record.attempt > 1 && { run_attempt: record.attempt },
				failed: record.failed,
				...record.suspect && { suspect: true },
				...record.losses.length > 0 && { losses: (0, snake_case.uc)(record.losses) },
				...record.accepted && { accepted: true },
				overall_bcr: record.overallBcr,
				cited_engines: record.citedEngines,
				total_engines: record.totalEngines,
				samples: record.samples,
				models: record.models,
				contents: record.contents?.map(({ domains, brands, ...entry }) => ({
					...entry,
					domains: domains.map(({ domain, answers }) => [domain, answers]),
					brands: brands?.map(({ name, cited, mentioned }) => [
						name ?? null,
						cited,
						mentioned
					])
				})),
				fingerprint: record.fingerprint,
				...record.incident !== undefined && { incident: record.incident },
				answers: Array.from(byEngine, ([engine, cells]) => {
					const ofKeyword = new Map(cells.map((cell) => [cell.keyword, cell]));
					const aligned = keywords.map((keyword) => ofKeyword.get(keyword));
					return {
						engine,
						cited: aligned.map((cell) => cell?.cited.map(Number) ?? null),
						bcr_score: aligned.map((cell) => cell?.bcrScores ?? null)
					};
				})
			});
		}
		function keywordsOf({ keywords = [], "scan-per": scanPer = [] }) {
			return scanPer.includes("keyword") ? keywords : [undefined];
		}
	}),
	25436: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qm: () => hashBlob,
			a2: () => describeRefusal,
			av: () => readTip,
			bP: () => createTree,
			gO: () => createBlob,
			gm: () => readBlob,
			kt: () => createCommit,
			lY: () => createBranch,
			nT: () => listTree,
			ob: () => moveBranch
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
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
		async function call({ api, repository }, route, parameters, schema) {
			const [method, path] = route.split(" ");
			const { data } = await api.request(`${method} /repos/{owner}/{repo}${path}`, {
				...(0, _lib_github_js__WEBPACK_IMPORTED_MODULE_1__.T)(repository),
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
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
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
			zod__WEBPACK_IMPORTED_MODULE_2__.euz(commit).parse(object.sha);
		}
		function describeRefusal(error, permission) {
			const failure = (0, _lib_github_js__WEBPACK_IMPORTED_MODULE_1__.g)(error);
			const { cause = "", sentence } = failure;
			const start = sentence.replace(/\.$/, "");
			if (cause === "rate-limit") return {
				failure,
				why: `${start}; this is a rate limit, which ends by itself.`
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
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(961);
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37428);
		var _http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22380);
		var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94869);
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
			const facts = readFacts(error);
			return {
				...facts,
				sentence: describeFacts(facts)
			};
		}
		function describeFacts({ kind, status, cause, detail }) {
			if (kind === "unreachable") return `GitHub could not be reached (${detail}).`;
			if (kind === "malformed") return `GitHub's answer is not what its documentation says (${detail}).`;
			if (cause === "archived") return `GitHub answered ${status}: the repository is archived and accepts no changes.`;
			if (cause === "locked") return `GitHub answered ${status}: the conversation is locked and accepts no comments.`;
			return `GitHub answered ${status} (${detail}).${status === 401 ? " The token is wrong or expired: give a valid one." : ""}`;
		}
		function readFacts(error) {
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
			return (0, _text_js__WEBPACK_IMPORTED_MODULE_4__.bC)(error);
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
