"use strict";
exports.id = 2743;
exports.ids = [2743, 4961];
exports.modules = {
	72544: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$1: () => addRecord,
			HU: () => hasTooManyLines,
			Hh: () => parseRecord,
			bM: () => formatRecord,
			i6: () => parseHistory,
			qj: () => MOST_LINES,
			yW: () => isEarlierAttempt
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88532);
		var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37428);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69681);
		var _scan_engine_contents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2615);
		var _loss_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43539);
		var _result_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14461);
		const RECORD_FORMAT = "ai-visibility-record";
		const RECORD_VERSION = 3;
		const LONGEST_DOMAIN = 253;
		const flag = zod__WEBPACK_IMPORTED_MODULE_5__.KCZ([zod__WEBPACK_IMPORTED_MODULE_5__.euz(0), zod__WEBPACK_IMPORTED_MODULE_5__.euz(1)]);
		const answersSchema = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			engine: zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),
			cited: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.YOg(flag).nullable()),
			bcr_score: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.aig()).nullable())
		}).refine(({ cited, bcr_score }) => cited.length === bcr_score.length && cited.every((samples, index) => samples?.length === bcr_score[index]?.length), "cited and bcr_score must be equally long");
		const contentsSchema = zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			engine: zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),
			answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9,
			read: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9.optional(),
			sourced: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9,
			unread: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9.optional(),
			named: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9.optional(),
			domains: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.PVZ([zod__WEBPACK_IMPORTED_MODULE_5__.YjP().max(LONGEST_DOMAIN), _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9])),
			brands: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.PVZ([
				zod__WEBPACK_IMPORTED_MODULE_5__.YjP().nullable(),
				_contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9,
				_contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9
			])).optional()
		})).transform((entries) => entries.map(({ engine, answers, read, sourced, unread, named, domains, brands }) => ({
			...{
				engine,
				answers,
				read,
				sourced,
				unread,
				named
			},
			domains: domains.slice(0, _scan_engine_contents_js__WEBPACK_IMPORTED_MODULE_2__.oV).map(([domain, citing]) => ({
				domain,
				answers: citing
			})),
			...brands && { brands: brands.map(([name, cited, mentioned]) => ({
				name: name ?? undefined,
				cited,
				mentioned
			})) }
		})));
		const modelsSchema = zod__WEBPACK_IMPORTED_MODULE_5__.g1P(zod__WEBPACK_IMPORTED_MODULE_5__.YjP(), zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.YjP()));
		const recordLineSchema = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			schema_version: zod__WEBPACK_IMPORTED_MODULE_5__.euz([2, RECORD_VERSION]),
			created_at: zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),
			sha: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().optional(),
			run_url: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().optional(),
			run_attempt: zod__WEBPACK_IMPORTED_MODULE_5__.Whr().positive().default(1),
			failed: zod__WEBPACK_IMPORTED_MODULE_5__.zMY(),
			suspect: zod__WEBPACK_IMPORTED_MODULE_5__.zMY().default(false),
			losses: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(_loss_line_js__WEBPACK_IMPORTED_MODULE_3__.f).default([]),
			accepted: zod__WEBPACK_IMPORTED_MODULE_5__.zMY().default(false),
			overall_bcr: zod__WEBPACK_IMPORTED_MODULE_5__.aig(),
			cited_engines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9,
			total_engines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9,
			samples: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9,
			models: modelsSchema.optional(),
			contents: contentsSchema.optional(),
			fingerprint: zod__WEBPACK_IMPORTED_MODULE_5__.g1P(zod__WEBPACK_IMPORTED_MODULE_5__.YjP(), zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.YjP())),
			answers: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(answersSchema)
		}).transform(({ answers, ...record }, context) => {
			const keywords = keywordsOf(record.fingerprint);
			if (answers.some(({ cited }) => cited.length !== keywords.length)) {
				context.addIssue({
					code: "custom",
					path: ["answers"],
					message: "must have an entry for each keyword"
				});
				return zod__WEBPACK_IMPORTED_MODULE_6__.tm;
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
		const NEWEST_VERSIONS = new Map([[RECORD_FORMAT, RECORD_VERSION], [_result_file_js__WEBPACK_IMPORTED_MODULE_4__.gw, _result_file_js__WEBPACK_IMPORTED_MODULE_4__.Rr]]);
		const headerSchema = zod__WEBPACK_IMPORTED_MODULE_5__._H3({
			format: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().optional(),
			schema_version: zod__WEBPACK_IMPORTED_MODULE_5__.Whr()
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
			const format = header.data.format ?? (version === 1 ? _result_file_js__WEBPACK_IMPORTED_MODULE_4__.gw : RECORD_FORMAT);
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
			const parsed = format === _result_file_js__WEBPACK_IMPORTED_MODULE_4__.gw ? _result_file_js__WEBPACK_IMPORTED_MODULE_4__.pM.transform(_result_file_js__WEBPACK_IMPORTED_MODULE_4__.Uv).safeParse(value) : recordLineSchema.safeParse(value);
			if (parsed.success) return { record: parsed.data };
			const [issue] = parsed.error.issues;
			return { cause: {
				kind: "invalid",
				path: zod__WEBPACK_IMPORTED_MODULE_7__.sR(issue?.path ?? []),
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
			return "record" in read && read.record.runUrl === runUrl && read.record.attempt < attempt && (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(read.record.fingerprint, fingerprint);
		}
		function formatRecord(record) {
			const keywords = keywordsOf(record.fingerprint);
			const byEngine = Map.groupBy(record.cells, ({ engine }) => engine);
			return JSON.stringify({
				format: RECORD_FORMAT,
				schema_version: RECORD_VERSION,
				created_at: record.createdAt,
				...record.sha !== undefined && { sha: record.sha },
				...record.runUrl !== undefined && { run_url: record.runUrl },
				...record.attempt > 1 && { run_attempt: record.attempt },
				failed: record.failed,
				...record.suspect && { suspect: true },
				...record.losses.length > 0 && { losses: record.losses.map(_loss_line_js__WEBPACK_IMPORTED_MODULE_3__.z) },
				...record.accepted && { accepted: true },
				overall_bcr: record.overallBcr,
				cited_engines: record.citedEngines,
				total_engines: record.totalEngines,
				samples: record.samples,
				...record.models && { models: record.models },
				...record.contents && { contents: record.contents.map(({ domains, brands, ...entry }) => ({
					...entry,
					domains: domains.map(({ domain, answers }) => [domain, answers]),
					...brands && { brands: brands.map(({ name, cited, mentioned }) => [
						name ?? null,
						cited,
						mentioned
					]) }
				})) },
				fingerprint: record.fingerprint,
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
	42743: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			wn: () => listArtifacts,
			p_: () => openArchive,
			jH: () => openRunArtifacts,
			R9: () => readArtifact,
			hB: () => github_artifacts_readEntry,
			$7: () => unpackEntry
		});
		var promises_ = __webpack_require__(58500);
		var schemas = __webpack_require__(2503);
		var iso = __webpack_require__(64377);
		var github = __webpack_require__(84961);
		var lib_text = __webpack_require__(94869);
		var external_node_util_ = __webpack_require__(57975);
		var external_node_zlib_ = __webpack_require__(38522);
		;
		const CENTRAL_ENTRY = 33639248;
		const END_OF_DIRECTORY = 101010256;
		const END_LENGTH = 22;
		const LONGEST_COMMENT = 65535;
		const STORED = 0;
		const DEFLATED = 8;
		const MOST_IN_CHUNK = 2 ** 18;
		const inflate = (0, external_node_util_.promisify)(external_node_zlib_.inflateRaw);
		function readZip(bytes, limits) {
			const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
			try {
				return readDirectory(archive, limits);
			} catch (error) {
				if (error instanceof RangeError) return undefined;
				throw error;
			}
		}
		function readDirectory(archive, limits) {
			const end = findEnd(archive);
			if (end === undefined) return undefined;
			const count = archive.readUInt16LE(end + 10);
			if (count > limits.entries) return undefined;
			const entries = new Map();
			let bytes = 0;
			let place = archive.readUInt32LE(end + 16);
			for (let left = count; left > 0; left -= 1) {
				if (archive.readUInt32LE(place) !== CENTRAL_ENTRY) return undefined;
				const nameEnd = place + 46 + archive.readUInt16LE(place + 28);
				const name = archive.toString("utf8", place + 46, nameEnd);
				const entry = readEntry(archive, place);
				bytes += entry.size;
				if (entries.has(name) || bytes > limits.bytes) return undefined;
				entries.set(name, entry);
				place = nameEnd + archive.readUInt16LE(place + 30) + archive.readUInt16LE(place + 32);
			}
			return entries;
		}
		function findEnd(archive) {
			const last = archive.length - END_LENGTH;
			for (let place = last; place >= Math.max(0, last - LONGEST_COMMENT); place -= 1) {
				if (archive.readUInt32LE(place) !== END_OF_DIRECTORY) continue;
				if (archive.readUInt16LE(place + 20) === last - place) return place;
			}
			return undefined;
		}
		function readEntry(archive, place) {
			const method = archive.readUInt16LE(place + 10);
			const checksum = archive.readUInt32LE(place + 16);
			const packed = archive.readUInt32LE(place + 20);
			const size = archive.readUInt32LE(place + 24);
			const local = archive.readUInt32LE(place + 42);
			return {
				size,
				async unpack() {
					const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
					const file = await unpackData(archive.subarray(start, start + packed), method, size);
					if (file.length !== size || (0, external_node_zlib_.crc32)(file) !== checksum) throw new Error("the file is not what is stated");
					return file;
				}
			};
		}
		async function unpackData(data, method, size) {
			if (method === STORED) return data;
			if (method !== DEFLATED) throw new Error(`the compression method ${method} is not known`);
			const chunkSize = Math.min(Math.max(size, 64), MOST_IN_CHUNK);
			return inflate(data, {
				maxOutputLength: Math.max(size, 1),
				chunkSize
			});
		}
		var format = __webpack_require__(72544);
		var github_api = __webpack_require__(70173);
		;
		const MOST_ARTIFACTS = 1e3;
		const PAGE_SIZE = 100;
		const runSchema = schemas.Ikc({
			id: schemas.Whr(),
			repository_id: schemas.Whr(),
			head_repository_id: schemas.Whr(),
			head_branch: schemas.YjP()
		}).transform((run) => ({
			id: run.id,
			repositoryId: run.repository_id,
			headRepositoryId: run.head_repository_id,
			headBranch: run.head_branch
		}));
		const artifactSchema = schemas.Ikc({
			id: schemas.Whr(),
			name: schemas.YjP(),
			size_in_bytes: schemas.aig(),
			expired: schemas.zMY(),
			created_at: iso.w$({ offset: true }).nullable(),
			workflow_run: runSchema.nullish().catch(null)
		}).transform(({ id, name, size_in_bytes: size, expired, created_at: created, workflow_run: run }) => ({
			id,
			name,
			size,
			expired,
			createdAt: Date.parse(created ?? "") || 0,
			run: run ?? undefined
		}));
		const pageSchema = schemas.Ikc({
			total_count: schemas.Whr().nonnegative(),
			artifacts: schemas.YOg(artifactSchema)
		});
		async function listArtifacts({ api, repository, signal }, { run, name }) {
			const place = run === undefined ? "actions/artifacts" : "actions/runs/{run_id}/artifacts";
			const parameters = {
				...repository,
				...run !== undefined && { run_id: run },
				...name && { name }
			};
			const listed = [];
			let isComplete = false;
			for (let page = 1; page <= MOST_ARTIFACTS / PAGE_SIZE; page += 1) {
				signal.throwIfAborted();
				const { data } = await api.request(`GET /repos/{owner}/{repo}/${place}`, { ...{
					...parameters,
					per_page: PAGE_SIZE,
					page
				} });
				const { total_count: count, artifacts } = pageSchema.parse(data);
				listed.push(...artifacts);
				isComplete = listed.length >= count;
				if (isComplete || artifacts.length === 0) break;
			}
			const named = listed.filter((artifact) => name === undefined || artifact.name === name);
			return {
				artifacts: named.toSorted(newestFirst),
				isComplete
			};
		}
		function newestFirst(one, other) {
			return other.createdAt - one.createdAt || other.id - one.id;
		}
		async function readArtifact({ api, fetch, repository, signal }, { id, size, expired }, limits) {
			if (size > limits.archiveBytes) {
				return { unreadable: {
					kind: "archive-too-large",
					maxBytes: limits.archiveBytes
				} };
			}
			const url = expired ? undefined : await locateArchive(api, repository, id);
			return url === undefined ? { expired: true } : downloadArchive(fetch, url, limits, signal);
		}
		async function locateArchive(api, repository, id) {
			try {
				const route = "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}";
				const request = { redirect: "manual" };
				const { headers } = await api.request(route, {
					...repository,
					artifact_id: id,
					archive_format: "zip",
					request
				});
				return schemas.OZ5({ protocol: /^https?$/ }).parse(headers.location);
			} catch (error) {
				if ((0, github.g)(error).cause === "gone") return undefined;
				throw error;
			}
		}
		function openRunArtifacts(source, { run, name: only, since = 0 }, limits) {
			let listing;
			return { async read(name) {
				const signal = AbortSignal.timeout(limits.time);
				const access = {
					...source,
					signal
				};
				try {
					listing ??= listArtifacts(access, {
						run,
						...only !== undefined && { name: only }
					});
					const { artifacts } = await listing;
					const newest = artifacts.find((artifact) => artifact.name === name);
					if (newest === undefined) return { missing: "none" };
					if (newest.createdAt < since) return { missing: "earlier-attempt" };
					const read = await readArtifact(access, newest, limits);
					return "expired" in read ? { missing: "expired" } : read;
				} catch (error) {
					if (signal.aborted) return { unreadable: {
						kind: "timeout",
						seconds: limits.time / 1e3
					} };
					return { unreadable: (0, github_api.a)(error, "actions: read") };
				}
			} };
		}
		const ATTEMPTS = 3;
		const EXCERPT_LENGTH = 200;
		const ZIP_LIMITS = {
			entries: 2e3,
			bytes: 2e9
		};
		function openArchive(bytes) {
			const archive = readZip(bytes, ZIP_LIMITS);
			return archive === undefined ? { unreadable: { kind: "broken-archive" } } : { archive };
		}
		async function downloadArchive(fetch, url, limits, signal) {
			for (let attempt = 1;; attempt += 1) {
				const download = await tryDownload(fetch, url, limits.archiveBytes, signal);
				if ("bytes" in download) return openArchive(download.bytes);
				if (attempt === ATTEMPTS || !isTemporary(download.unreadable)) return download;
				await (0, promises_.setTimeout)(limits.pause, undefined, { signal });
			}
		}
		function isTemporary(cause) {
			return cause.kind === "connection" || cause.kind === "download" && cause.status >= 500;
		}
		async function tryDownload(fetch, url, maxBytes, signal) {
			try {
				const response = await fetch(url, { signal });
				const { ok, status, body } = response;
				if (!ok || body === null) {
					await body?.cancel();
					return { unreadable: {
						kind: "download",
						status
					} };
				}
				const chunks = [];
				let bytes = 0;
				for await (const chunk of body) {
					bytes += chunk.length;
					if (bytes > maxBytes) return { unreadable: {
						kind: "archive-too-large",
						maxBytes
					} };
					chunks.push(chunk);
				}
				return { bytes: Buffer.concat(chunks) };
			} catch (error) {
				if (signal.aborted) throw signal.reason;
				return { unreadable: {
					kind: "connection",
					detail: excerptOf(error)
				} };
			}
		}
		const causeSchema = schemas.Ikc({ cause: schemas.Ikc({ message: schemas.YjP() }) });
		function excerptOf(error) {
			const message = causeSchema.safeParse(error).data?.cause.message || String(error);
			return (0, lib_text.$Q)((0, lib_text.OX)(message), EXCERPT_LENGTH);
		}
		async function github_artifacts_readEntry(archive, file, maxBytes) {
			const entry = await unpackEntry(archive, file, maxBytes);
			const isTooLong = "bytes" in entry && (0, format.HU)(entry.bytes);
			return isTooLong ? { unreadable: {
				kind: "too-many-lines",
				file,
				most: format.qj
			} } : entry;
		}
		async function unpackEntry(archive, file, maxBytes) {
			const entry = archive.get(file);
			if (entry === undefined) return { unreadable: {
				kind: "no-entry",
				file
			} };
			if (entry.size > maxBytes) return { unreadable: {
				kind: "entry-too-large",
				file,
				maxBytes
			} };
			try {
				return { bytes: await entry.unpack() };
			} catch {
				return { unreadable: { kind: "broken-archive" } };
			}
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
