"use strict";
exports.id = 3943;
exports.ids = [3943, 6707];
exports.modules = {
	98993: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gN: () => passedOverReasonSchema,
			m5: () => corpusErrorSchema,
			py: () => fileFactsSchema,
			uO: () => passedOverSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
		var _parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		const passedOverReasonSchema = zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
			"format",
			"language",
			"copy",
			"changelog",
			"community",
			"template",
			"test",
			"playground",
			"generated",
			"hidden",
			"untracked",
			"sparse",
			"included",
			"not-public",
			"data",
			"no-text",
			"too-large",
			"not-text",
			"not-parsable",
			"long-path"
		]);
		const passedOverSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			reason: passedOverReasonSchema,
			extension: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional(),
			language: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional(),
			count: _parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			examples: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Te
		});
		const gitFacts = {
			command: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			commit: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional()
		};
		const gitErrors = [
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("not-a-checkout", gitFacts),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-git", gitFacts),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("commit-unavailable", gitFacts),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("git-failed", gitFacts)
		];
		const nothingRead = {
			lookedFor: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Te,
			competitor: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional(),
			passedOver: (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(passedOverSchema)
		};
		const nothingReadErrors = [
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-pages", nothingRead),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-match", nothingRead),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-competitor-pages", nothingRead),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-base-pages", nothingRead),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("base-not-in-git", nothingRead)
		];
		const pageReadingSchema = (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("page-reading-failed", {
			reason: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
				"too-slow",
				"out-of-memory",
				"crashed"
			]),
			detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			path: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional()
		});
		const limitReasonSchema = passedOverReasonSchema.extract(["too-large", "not-parsable"]);
		const beyondLimitSchema = (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("pages-beyond-limit", { pages: (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			path: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			reason: limitReasonSchema
		})) });
		const baseFileSchema = (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-base-file", {
			path: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			reason: zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [
				...gitErrors,
				(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("folder", {}),
				(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("link", {}),
				(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("submodule", {})
			])
		});
		const linkOutSchema = (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("link-out", {
			path: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			target: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
		});
		const fileFactsSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [baseFileSchema, linkOutSchema]);
		const corpusErrorSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [
			...gitErrors,
			...nothingReadErrors,
			pageReadingSchema,
			beyondLimitSchema,
			...fileFactsSchema.options,
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-folder", { folder: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq }),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("other-tree", {
				checkedOut: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				head: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
			}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("base-pages-committed", { folder: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq })
		]);
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
	77346: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fg: () => unusableHistorySchema,
			Jd: () => placeSchema,
			ex: () => missingHistorySchema,
			gx: () => HISTORY_BRANCH,
			or: () => engineNumbersSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
		var _contract_corpus_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98993);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69681);
		const HISTORY_BRANCH = "ai-visibility-history";
		const placeSchema = zod__WEBPACK_IMPORTED_MODULE_2__.gMt("kind", [(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("branch", {
			branch: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		}), (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("file", {
			path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			commit: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.xk.exactOptional()
		})]);
		const engineNumbersSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			cited: zod__WEBPACK_IMPORTED_MODULE_2__.zMY(),
			bcrScore: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.no)(zod__WEBPACK_IMPORTED_MODULE_2__.aig())
		});
		const permissionSchema = zod__WEBPACK_IMPORTED_MODULE_2__.k5n([
			"actions: read",
			"contents: read",
			"contents: write"
		]);
		const missingHistorySchema = zod__WEBPACK_IMPORTED_MODULE_2__.gMt("kind", [
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("no-file", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("added-by-change", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("no-branch", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("no-file-on-branch", { permission: permissionSchema })
		]);
		const recordCauseSchema = zod__WEBPACK_IMPORTED_MODULE_2__.gMt("kind", [
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("not-json", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("no-version", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("unknown-format", { format: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("newer-version", {
				version: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9,
				newest: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9
			}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("invalid", {
				path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
				message: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq
			})
		]);
		const unusableHistorySchema = zod__WEBPACK_IMPORTED_MODULE_2__.gMt("kind", [
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("file-system", { detail: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("not-to-be-used", { facts: _contract_corpus_facts_js__WEBPACK_IMPORTED_MODULE_0__.py }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("empty", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("not-json", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("invalid", {
				path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
				message: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq
			}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("record", { cause: recordCauseSchema }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("no-readable-record", { first: recordCauseSchema })
		]);
	}),
	23943: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runCommentMode: () => runCommentMode });
		var find_findings = __webpack_require__(43978);
		var judge = __webpack_require__(90196);
		var read_settings = __webpack_require__(46551);
		var comment = __webpack_require__(10512);
		var markdown = __webpack_require__(1336);
		var comment_mode = __webpack_require__(98241);
		var message = __webpack_require__(11531);
		var outcome_file = __webpack_require__(36707);
		var outcome = __webpack_require__(44247);
		var promises_ = __webpack_require__(58500);
		var schemas = __webpack_require__(2503);
		var iso = __webpack_require__(64377);
		var github_api = __webpack_require__(70173);
		var lib_github = __webpack_require__(84961);
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
		var action_github = __webpack_require__(16783);
		;
		const LIMITS = {
			time: 9e4,
			pause: 1e3,
			archiveBytes: 5e7
		};
		const ZIP_LIMITS = {
			entries: 2e3,
			bytes: 2e9
		};
		const ATTEMPTS = 3;
		const EXCERPT_LENGTH = 200;
		const artifactSchema = schemas.Ikc({
			id: schemas.Whr(),
			name: schemas.YjP(),
			size_in_bytes: schemas.aig(),
			expired: schemas.zMY(),
			created_at: iso.w$({ offset: true }).nullable()
		});
		const listSchema = schemas.Ikc({ artifacts: schemas.YOg(artifactSchema) });
		async function readArtifactFile(github, run, { artifact, path, maxBytes }, limits = LIMITS) {
			const signal = AbortSignal.timeout(limits.time);
			try {
				const newest = await findNewest(github, run, artifact);
				if (newest === undefined) return { missing: "none" };
				if (timeOf(newest) < run.startedAt) return { missing: "earlier-attempt" };
				if (newest.size_in_bytes > limits.archiveBytes) return tooLarge(limits);
				const url = newest.expired ? undefined : await locateArchive(github, run.repository, newest.id);
				if (url === undefined) return { missing: "expired" };
				signal.throwIfAborted();
				const download = await downloadArchive(url, limits, signal);
				return "bytes" in download ? await read_artifact_readEntry(download.bytes, path, maxBytes) : download;
			} catch (error) {
				if (signal.aborted) return { unreadable: {
					kind: "timeout",
					seconds: limits.time / 1e3
				} };
				return { unreadable: (0, github_api.a)(error, "actions: read") };
			}
		}
		function tooLarge({ archiveBytes }) {
			return { unreadable: {
				kind: "archive-too-large",
				maxBytes: archiveBytes
			} };
		}
		async function findNewest(github, { repository, id }, name) {
			const { data } = await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", {
				...(0, lib_github.T)(repository),
				...{
					run_id: id,
					name,
					per_page: 100
				}
			});
			const listed = listSchema.parse(data).artifacts.filter((artifact) => artifact.name === name);
			return listed.toSorted((one, other) => timeOf(other) - timeOf(one) || other.id - one.id)[0];
		}
		function timeOf({ created_at: created }) {
			return Date.parse(created ?? "") || 0;
		}
		async function locateArchive(github, repository, id) {
			try {
				const route = "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}";
				const { headers } = await github.request(route, {
					...(0, lib_github.T)(repository),
					...{
						artifact_id: id,
						archive_format: "zip",
						request: { redirect: "manual" }
					}
				});
				return schemas.OZ5({ protocol: /^https?$/ }).parse(headers.location);
			} catch (error) {
				if ((0, lib_github.g)(error).cause === "gone") return undefined;
				throw error;
			}
		}
		async function downloadArchive(url, limits, signal) {
			for (let attempt = 1;; attempt += 1) {
				const download = await tryDownload(url, limits, signal);
				if ("bytes" in download || attempt === ATTEMPTS || !isTemporary(download.unreadable)) return download;
				await (0, promises_.setTimeout)(limits.pause, undefined, { signal });
			}
		}
		function isTemporary(cause) {
			return cause.kind === "connection" || cause.kind === "download" && cause.status >= 500;
		}
		async function tryDownload(url, limits, signal) {
			try {
				const { ok, status, body } = await (0, action_github.fetchThroughProxy)(url, { signal });
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
					if (bytes > limits.archiveBytes) return tooLarge(limits);
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
		async function read_artifact_readEntry(bytes, file, maxBytes) {
			const archive = readZip(bytes, ZIP_LIMITS);
			if (archive === undefined) return { unreadable: { kind: "broken-archive" } };
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
		;
		async function fetchOutcome(github, run, name) {
			const wanted = {
				artifact: name,
				path: outcome.E,
				maxBytes: outcome_file.bz
			};
			const found = await readArtifactFile(github, run, wanted);
			if ("missing" in found) return { missing: describeMissing(found.missing, name, run) };
			if ("unreadable" in found) return { missing: {
				kind: "unreadable",
				name,
				cause: found.unreadable
			} };
			const { url: runUrl, commitUrl, headSha: sha } = run;
			const file = (0, outcome_file._M)(new TextDecoder().decode(found.bytes), {
				runUrl,
				commitUrl,
				sha
			});
			return "unreadable" in file ? { missing: {
				kind: "invalid",
				name,
				cause: file.unreadable
			} } : { file };
		}
		function describeMissing(kind, name, { attempt }) {
			if (kind === "earlier-attempt") return {
				kind,
				name,
				attempt
			};
			return kind === "none" ? {
				kind: "no-artifact",
				name
			} : {
				kind,
				name
			};
		}
		var log = __webpack_require__(22769);
		var artifact = __webpack_require__(95357);
		var publish_comment = __webpack_require__(63374);
		var keep_issues = __webpack_require__(2176);
		var pull_request = __webpack_require__(16032);
		var step = __webpack_require__(31765);
		;
		const JUDGED = ["success", "failure"];
		const PULL_REQUEST_EVENTS = ["pull_request", "pull_request_target"];
		const OWN_EVENTS = ["push", "schedule"];
		async function runCommentMode({ texts, context }) {
			const settings = (0, read_settings.HW)(texts);
			(0, step.R8)((0, step.n0)(step.Q9));
			const missing = await publish(settings, context).catch((error) => ({
				kind: "unexpected",
				detail: String(error)
			}));
			if (missing === undefined) return;
			const sentence = (0, message.bD)(comment_mode.s, "AVG_COMMENT_MODE", missing).text;
			if ((0, comment_mode.D)(missing)) log.Z.notice(sentence);
			else log.Z.warning((0, message.cA)(comment_mode.s, "AVG_COMMENT_MODE", missing));
			(0, step.R8)(await (0, step.Sy)((0, markdown.md)`## No comment was written\n\n${(0, markdown.FV)(sentence, 1e3)}`));
		}
		async function publish(settings, context) {
			const { finishedRun: run } = context;
			if (run === undefined) return {
				kind: "no-run",
				event: context.eventName
			};
			const { event, repository, headRepository } = run;
			if (repository !== context.repository) return { kind: "other-repository" };
			if (!JUDGED.includes(run.conclusion)) return {
				kind: "not-judged",
				conclusion: run.conclusion
			};
			const isPullRequest = PULL_REQUEST_EVENTS.includes(event);
			if (!isPullRequest && (!OWN_EVENTS.includes(event) || headRepository !== repository)) {
				return {
					kind: "other-event",
					event
				};
			}
			if (settings.githubToken === "") return { kind: "no-token" };
			const github = (0, action_github.createGitHub)(settings.githubToken, context.apiUrl);
			const pulls = isPullRequest ? await (0, pull_request.gx)(github, run) : undefined;
			if (pulls !== undefined && "missing" in pulls) return pulls.missing;
			const found = await fetchOutcome(github, run, (0, artifact.q)(settings.key));
			if ("missing" in found) return found.missing;
			const { outcome, pullRequest } = found.file;
			if (outcome.key !== settings.key) return {
				kind: "other-gate",
				key: outcome.key,
				expected: settings.key
			};
			const number = pulls?.numbers.find((candidate) => candidate === pullRequest);
			if (pulls !== undefined && number === undefined) {
				return {
					kind: "other-pull-request",
					number: pullRequest,
					numbers: pulls.numbers
				};
			}
			const pullUrl = number === undefined ? undefined : `${run.repositoryUrl}/pull/${number}`;
			await write({
				...outcome,
				run: {
					...outcome.run,
					pullUrl
				}
			}, settings, describeContext(context, run, number));
			return undefined;
		}
		async function write(outcome, settings, context) {
			const { comment: mode, githubToken } = settings;
			const failures = (0, judge.d)(outcome.verdict, settings.failOn);
			const gate = {
				verdict: outcome.verdict,
				failures,
				settings,
				findings: (0, find_findings.k)(outcome)
			};
			await (0, keep_issues.y)([{
				...gate,
				load: () => outcome
			}], context);
			if (context.pullRequest === undefined && context.eventName !== "push") return;
			const marker = (0, comment.Ql)(settings.key);
			const body = (0, comment.wQ)(outcome, marker);
			await (0, publish_comment.commentOnPullRequest)({
				marker,
				body,
				mode,
				failed: failures.length > 0,
				githubToken
			}, context);
		}
		function describeContext(context, { event, headSha, headBranch, url, commitUrl }, number) {
			return {
				...context,
				eventName: event,
				sha: headSha,
				ref: `refs/heads/${headBranch}`,
				runUrl: url,
				commitUrl,
				pullRequest: number === undefined ? undefined : {
					number,
					headSha,
					baseSha: "",
					baseRef: ""
				}
			};
		}
	}),
	95357: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m: () => uploadArtifact,
			q: () => artifactOf
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22380);
		var _report_messages_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57765);
		function artifactOf(key) {
			return `ai-visibility-${key}`;
		}
		async function uploadArtifact(request, timeout = 12e4) {
			const { name, files, rootFolder, runUrl } = request;
			const warn = (problem) => ({ warning: (0, _report_messages_github_js__WEBPACK_IMPORTED_MODULE_0__.Fk)(problem, rootFolder) });
			if (!hasArtifactStorage(process.env)) {
				return warn({ kind: "no-storage" });
			}
			try {
				const { DefaultArtifactClient } = await Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("package-actions-artifact")]).then(__webpack_require__.bind(__webpack_require__, 91252));
				const upload = new DefaultArtifactClient().uploadArtifact(name, files, rootFolder);
				const { id = 0 } = await Promise.race([upload, rejectAfter(timeout)]);
				if (id === 0) return warn({
					kind: "failed",
					name,
					detail: "the storage gave it no number"
				});
				return {
					id,
					...runUrl === undefined ? {} : { url: `${runUrl}/artifacts/${id}` }
				};
			} catch (error) {
				if (/\(409\)/.test(String(error))) return warn({
					kind: "conflict",
					name
				});
				return warn({
					kind: "failed",
					name,
					detail: describeStorageError(error)
				});
			}
		}
		const failureSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			message: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			statusCode: zod__WEBPACK_IMPORTED_MODULE_1__.Whr().optional()
		});
		function describeStorageError(error) {
			const { message, statusCode } = failureSchema.safeParse(error).data ?? { message: String(error) };
			const words = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_2__._)(message);
			return statusCode === undefined ? words : `the storage answered ${statusCode}: ${words}`;
		}
		function rejectAfter(milliseconds) {
			return new Promise((_, reject) => {
				const error = new Error(`no end after ${milliseconds / 1e3} seconds`);
				AbortSignal.timeout(milliseconds).addEventListener("abort", () => reject(error));
			});
		}
		function hasArtifactStorage(env) {
			const { hostname = "" } = URL.parse(env["GITHUB_SERVER_URL"] || "https://github.com") ?? {};
			const isGitHub = hostname === "github.com" || hostname.endsWith(".ghe.com") || hostname.endsWith(".localhost");
			return isGitHub && Boolean(env["ACTIONS_RUNTIME_TOKEN"]) && Boolean(env["ACTIONS_RESULTS_URL"]);
		}
	}),
	2176: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => keepIssues });
		var find_findings = __webpack_require__(43978);
		var gate_verdict = __webpack_require__(39231);
		var record = __webpack_require__(46742);
		var lib_clock = __webpack_require__(94570);
		var comment = __webpack_require__(10512);
		var markdown = __webpack_require__(1336);
		var lib_text = __webpack_require__(94869);
		var document_context = __webpack_require__(42378);
		var gate_document = __webpack_require__(28620);
		var headline = __webpack_require__(8789);
		var report_escape = __webpack_require__(9924);
		var render_blocks = __webpack_require__(92080);
		;
		const TITLE_LIMIT = 256;
		const BRAND_LENGTH = 40;
		const KEY_LENGTH = 64;
		function issueMarker(key) {
			return (0, markdown.sd)("ai-visibility-gate-issue", key);
		}
		function titleIssue(outcome) {
			const { key, verdict } = outcome;
			const gate = key === "default" ? "" : ` (${(0, report_escape.D4)(key, KEY_LENGTH)})`;
			const words = verdict.status === "pass" ? `AI visibility of ${(0, report_escape.D4)(outcome.brand, BRAND_LENGTH)} has no baseline` : (0, report_escape.D4)((0, gate_document.uh)(outcome), TITLE_LIMIT);
			const room = TITLE_LIMIT - gate.length;
			return (words.length <= room ? words : (0, lib_text.$Q)(words, Math.floor(room / 2))) + gate;
		}
		function incidentMarker(config = "") {
			return (0, markdown.sd)("ai-visibility-gate-incident", config);
		}
		function renderIncidentEnd(runUrl) {
			return (0, markdown.md)`**${render_blocks.ix.pass} All gates are measured again in ${linkRun(runUrl)}.** This issue is closed. The next incident opens a new issue.`;
		}
		function renderRecovery(outcome) {
			const context = (0, document_context.q)(outcome);
			const run = linkRun(outcome.run.runUrl);
			return (0, markdown.UF)([(0, markdown.md)`**${render_blocks.ix[(0, headline.y7)(context)]} ${(0, render_blocks.ni)((0, headline.gD)(context))}**`, (0, markdown.md)`The gate passes again in ${run}. This issue is closed. The next failure opens a new issue.`], "\n\n");
		}
		function linkRun(runUrl) {
			return runUrl === undefined ? (0, markdown.md)`this run` : (0, markdown.iQ)("this run", runUrl);
		}
		var messages_github = __webpack_require__(57765);
		var message = __webpack_require__(11531);
		var action_context = __webpack_require__(9396);
		var log = __webpack_require__(22769);
		var step = __webpack_require__(31765);
		;
		async function keepIssues(gates, context, { fleet, clock = lib_clock.m } = {}) {
			const { repository, apiUrl } = context;
			if (repository === undefined || !hasNoPullRequest(context)) return;
			const ofGates = gates.flatMap((gate) => issueOfGate(gate, fleet !== undefined));
			const kept = fleet ? [...issueOfIncident(fleet, ofGates), ...ofGates] : ofGates;
			const requests = [
				"failing",
				"ongoing",
				"recovered"
			].flatMap((state) => kept.filter((request) => request.state === state));
			const [first] = requests;
			if (first === undefined) return;
			if (!first.githubToken) return (0, step.R8)({ warning: (0, message.cA)(messages_github.U0, "AVG_TOKEN", "issue") });
			const [{ createGitHub }, { publishIssues, MOST_WRITES }] = await Promise.all([Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("hosts-action-github")]).then(__webpack_require__.bind(__webpack_require__, 16783)), Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("hosts-action-publish-issue")]).then(__webpack_require__.bind(__webpack_require__, 10216))]);
			const github = createGitHub(first.githubToken, apiUrl);
			const issues = await publishIssues(requests, {
				github,
				repository,
				clock
			});
			for (const [index, issue] of issues.entries()) {
				if (issue.issueUrl !== undefined) log.Z.info(`${requests[index]?.name} was ${issue.action}: ${issue.issueUrl}`);
				(0, step.R8)(issue);
			}
			const left = issues.filter(({ action }) => action === "left").length;
			if (left > 0) {
				const warning = (0, message.cA)(messages_github.U0, "AVG_ISSUE_BUDGET", {
					left,
					most: MOST_WRITES
				});
				(0, step.R8)({ warning });
				(0, step.R8)(await (0, step.Sy)((0, markdown.FV)(warning, 1e3)));
			}
			(0, step.R8)((0, step.n0)({ "issue-url": issues.flatMap(({ issueUrl }) => issueUrl ?? []) }));
		}
		function issueOfGate(gate, isOfFleet) {
			const { load, settings } = gate;
			const { issue, key, githubToken } = settings;
			const state = stateOf(gate);
			if (issue === "never" || state === undefined) return [];
			const marker = issueMarker(key);
			return [{
				...{
					marker,
					githubToken,
					state
				},
				name: isOfFleet ? `The issue of the gate ${key}` : "The issue",
				title: () => titleIssue(load()),
				body: () => (0, comment.wQ)(load(), marker),
				recovery: () => renderRecovery(load())
			}];
		}
		function stateOf({ verdict, failures, findings }) {
			if (failures.length > 0) {
				const failing = findings.filter(({ leadsTo }) => leadsTo === "fail" || leadsTo === "error");
				return (0, find_findings.v)(failing) ? "ongoing" : "failing";
			}
			if (verdict.status !== "pass" || (0, gate_verdict.fN)(verdict)) return undefined;
			return (0, gate_verdict.eI)(verdict)?.losses.some(record.nT) ? "ongoing" : "recovered";
		}
		function issueOfIncident({ config, runUrl, incident }, judged) {
			const failing = incident?.gates.find(({ failures, settings }) => failures.length > 0 && settings.issue !== "never");
			const githubToken = failing?.settings.githubToken ?? judged[0]?.githubToken;
			if (githubToken === undefined || incident !== undefined && failing === undefined) return [];
			const marker = incidentMarker(config);
			return [{
				...{
					marker,
					githubToken,
					state: failing === undefined ? "recovered" : "failing"
				},
				name: "The issue of the incident",
				title: () => incident?.title ?? "",
				body: () => incident ? (0, comment.v8)(incident.load(), marker, runUrl) : marker,
				recovery: () => renderIncidentEnd(runUrl)
			}];
		}
		function hasNoPullRequest(context) {
			return ["schedule", "push"].includes(context.eventName) && (0, action_context.vZ)(context);
		}
	}),
	80292: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y: () => nestingOf,
			q: () => parseJson
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
	}),
	36707: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bz: () => MOST_OUTCOME_BYTES,
			formatOutcome: () => formatOutcome,
			_M: () => parseOutcome
		});
		var schemas = __webpack_require__(2503);
		var errors = __webpack_require__(37428);
		var corpus_facts = __webpack_require__(98993);
		var parts = __webpack_require__(69681);
		;
		const serviceErrorSchema = schemas.Ikc({
			kind: schemas.k5n([
				"http",
				"connection",
				"timeout",
				"cancelled",
				"invalid-response",
				"not-completed",
				"not-sent",
				"setup"
			]),
			request: parts.Qq,
			detail: parts.Qq,
			corpus: corpus_facts.m5.exactOptional(),
			status: schemas.Whr().exactOptional(),
			code: parts.Qq.exactOptional(),
			retryAfter: schemas.aig().exactOptional(),
			attempts: parts.U9.exactOptional()
		});
		;
		const baseCommits = [
			(0, parts.fM)("merge-base", { commit: parts.xk }),
			(0, parts.fM)("base-tip", { commit: parts.xk }),
			(0, parts.fM)("before-push", { commit: parts.xk })
		];
		const baseSchema = schemas.gMt("kind", [...baseCommits, (0, parts.fM)("folder", { folder: parts.Qq })]);
		const hiddenReasonSchema = schemas.Ikc({
			kind: schemas.k5n([
				"noindex",
				"draft",
				"unpublished",
				"unlisted",
				"draft-folder",
				"redirect",
				"canonical",
				"blocked",
				"not-shown"
			]),
			file: parts.Qq,
			line: parts.U9,
			evidence: parts.Qq,
			crawler: parts.Qq.optional(),
			target: parts.Qq.optional()
		});
		;
		const placeSchema = schemas.Ikc({
			path: parts.Qq,
			title: parts.Qq,
			headings: parts.Te,
			line: parts.U9.exactOptional()
		});
		const quoteSchema = schemas.Ikc({
			text: parts.Qq,
			url: parts.hl,
			place: placeSchema
		});
		;
		const lossWaySchema = schemas.k5n([
			"section-gone",
			"became-link",
			"examples-removed",
			"steps-removed",
			"emptied",
			"rewritten"
		]);
		const ownerCertaintySchema = schemas.k5n([
			"confirmed",
			"named",
			"guessed"
		]);
		const ownerSchema = schemas.Ikc({
			path: parts.Qq,
			title: parts.Qq,
			headings: parts.Te,
			heading: parts.Qq.exactOptional(),
			certainty: ownerCertaintySchema
		});
		const causeSchema = schemas.gMt("kind", [
			(0, parts.fM)("deleted", { path: parts.Qq }),
			(0, parts.fM)("unread", {
				path: parts.Qq,
				reason: corpus_facts.gN,
				language: parts.Qq.exactOptional()
			}),
			(0, parts.fM)("hidden", {
				path: parts.Qq,
				reasons: (0, parts.p_)(hiddenReasonSchema)
			}),
			(0, parts.fM)("rewritten", {
				path: parts.Qq,
				way: lossWaySchema
			}),
			(0, parts.fM)("moved", {
				path: parts.Qq,
				to: parts.Qq
			}),
			(0, parts.fM)("outranked", { path: parts.Qq })
		]);
		const evidenceSchema = schemas.Ikc({
			keyword: parts.Qq,
			outcome: schemas.k5n([
				"lost",
				"weaker",
				"unchanged",
				"gained"
			]),
			owner: (0, parts.no)(ownerSchema),
			loss: schemas.aig(),
			before: (0, parts.no)(quoteSchema),
			after: (0, parts.no)(quoteSchema),
			causes: (0, parts.p_)(causeSchema),
			files: parts.Te
		});
		const linesShape = {
			from: parts.U9,
			to: parts.U9
		};
		const lineRangeSchema = schemas.Ikc(linesShape);
		const removedTextSchema = schemas.Ikc({
			...linesShape,
			path: parts.Qq,
			text: parts.Qq,
			now: lineRangeSchema.exactOptional()
		});
		const keywordChangeSchema = evidenceSchema.extend({
			removed: (0, parts.p_)(removedTextSchema),
			lossCode: parts.Qq.exactOptional(),
			baseScore: schemas.aig(),
			headScore: schemas.aig()
		});
		var record = __webpack_require__(46742);
		var store = __webpack_require__(77346);
		var measurement = __webpack_require__(16088);
		;
		const contentComparisonSchema = schemas.rej({
			pages: parts.U9,
			passedOver: (0, parts.p_)(corpus_facts.uO),
			keywords: (0, parts.p_)(keywordChangeSchema)
		});
		const [branch, file] = store.Jd.options;
		const runs = { runs: parts.U9 };
		const sources = [
			branch.extend(runs),
			file.extend(runs),
			(0, parts.fM)("base", { against: baseSchema })
		];
		const sourceOriginSchema = schemas.gMt("kind", sources);
		const originSchema = schemas.gMt("kind", [...sources, (0, parts.fM)("inputs", { rest: (0, parts.no)(sourceOriginSchema) })]);
		const unusableSchema = schemas.gMt("kind", [(0, parts.fM)("history", {
			place: store.Jd,
			cause: store.Fg
		}), (0, parts.fM)("base", { facts: serviceErrorSchema })]);
		const fingerprintChangeSchema = schemas.Ikc({
			name: parts.Qq,
			added: parts.Te,
			removed: parts.Te,
			single: schemas.zMY()
		});
		const missingSchema = schemas.gMt("kind", [
			(0, parts.fM)("none-configured", {}),
			(0, parts.fM)("accepted", { place: store.Jd }),
			(0, parts.fM)("no-history-yet", {
				place: store.Jd,
				cause: store.ex
			}),
			(0, parts.fM)("no-run-yet", { place: store.Jd }),
			(0, parts.fM)("no-readable-run", { place: store.Jd }),
			(0, parts.fM)("other-settings", {
				place: store.Jd,
				changes: (0, parts.p_)(fingerprintChangeSchema)
			}),
			(0, parts.fM)("unreadable", { place: store.Jd }),
			(0, parts.fM)("no-base-for-event", { event: parts.Qq }),
			(0, parts.fM)("no-commit-before-push", { commit: parts.Qq.exactOptional() }),
			(0, parts.fM)("no-base-for-service", {}),
			(0, parts.fM)("unusable", { unusable: unusableSchema })
		]);
		const comparedRunSchema = record.mG.extend({ others: (0, parts.p_)(measurement.d_).optional() });
		const baselineSchema = schemas.Ikc({
			overallBcr: (0, parts.no)(schemas.aig()),
			citedEngines: (0, parts.no)(schemas.aig()),
			engines: (0, parts.no)((0, parts.p_)(store.or)),
			runs: (0, parts.p_)(comparedRunSchema),
			content: contentComparisonSchema.exactOptional(),
			origin: originSchema,
			losses: (0, parts.p_)(record.$h).optional()
		});
		var compare = __webpack_require__(90367);
		var answer_record = __webpack_require__(27447);
		var rules = __webpack_require__(51816);
		var sight = __webpack_require__(21075);
		var verdict = __webpack_require__(39231);
		var answer_counts = __webpack_require__(82917);
		var core = __webpack_require__(88532);
		var stored_settings = __webpack_require__(71995);
		;
		const REFUSALS = [
			"own-change",
			"pushed",
			"bot",
			"no-write",
			"edited",
			"dismissed",
			"unknown",
			"other-loss"
		];
		const reviewShape = {
			by: parts.Qq,
			review: schemas.YjP().regex(/^\d{1,20}$/)
		};
		const named = { rule: parts.Qq };
		const findingSchema = schemas.gMt("kind", [
			(0, parts.fM)("floor", {
				...named,
				outcome: schemas.k5n([
					"pass",
					"fail",
					"unknown"
				]),
				observed: (0, parts.no)(schemas.aig()),
				floor: schemas.aig()
			}),
			(0, parts.fM)("drop", {
				...named,
				outcome: schemas.k5n([
					"pass",
					"fail",
					"inconclusive",
					"warn"
				]),
				observed: schemas.aig(),
				baseline: schemas.aig(),
				drop: schemas.aig(),
				isPaired: schemas.zMY(),
				tolerance: stored_settings.R9,
				allowed: schemas.aig(),
				isBeyond: schemas.zMY(),
				pValue: (0, parts.no)(schemas.aig())
			}),
			(0, parts.fM)("required-engines", {
				...named,
				outcome: schemas.k5n(["pass", "fail"]),
				required: parts.Te,
				missing: parts.Te
			}),
			(0, parts.fM)("sentiment", {
				...named,
				outcome: schemas.k5n(["pass", "fail"]),
				unwanted: parts.Te,
				found: (0, parts.p_)(schemas.Ikc({
					engine: (0, parts.no)(parts.Qq),
					sentiment: parts.Qq
				})),
				observed: parts.Te
			}),
			(0, parts.fM)("completeness", {
				...named,
				outcome: schemas.k5n(["pass", "warn"]),
				contradictions: parts.U9,
				missingAnswers: parts.U9
			}),
			(0, parts.fM)("answers", {
				...named,
				outcome: schemas.k5n([
					"pass",
					"warn",
					"fail"
				]),
				checked: parts.U9,
				lost: parts.Te,
				weaker: parts.Te,
				accepted: (0, parts.p_)(schemas.Ikc({
					keyword: parts.Qq,
					...reviewShape
				})),
				refused: (0, parts.p_)(schemas.Ikc({
					keyword: parts.Qq,
					...reviewShape,
					reason: schemas.k5n(REFUSALS)
				}))
			})
		]);
		const ruleResultSchemaOf = (rules) => findingSchema.transform((finding, context) => {
			const rule = rules.find(({ name }) => name === finding.rule);
			if (rule !== undefined) return {
				...finding,
				subject: rule.subject,
				isDrop: rule.isDrop
			};
			context.addIssue({
				code: "custom",
				path: ["rule"],
				message: "must be the name of a rule"
			});
			return core.tm;
		});
		;
		const blockerSchema = schemas.gMt("kind", [
			(0, parts.fM)("no-secrets", {}),
			(0, parts.fM)("day-limit", {
				requests: parts.U9,
				perDay: parts.U9
			}),
			(0, parts.fM)("time-budget", {
				requests: parts.U9,
				perMinute: parts.U9,
				timeoutMinutes: schemas.aig()
			}),
			(0, parts.fM)("cost-limit", {
				estimate: schemas.aig(),
				maxCost: schemas.aig()
			}),
			(0, parts.fM)("baseline", { unusable: unusableSchema }),
			(0, parts.fM)("service", { facts: serviceErrorSchema }),
			(0, parts.fM)("few-answers", {
				planned: parts.U9,
				evaluated: parts.U9,
				minAnswers: schemas.aig(),
				missing: (0, parts.p_)(answer_counts.zN)
			}),
			(0, parts.fM)("required-unanswered", {
				engines: (0, parts.p_)(answer_counts.xu),
				minAnswers: schemas.aig()
			}),
			(0, parts.fM)("no-answers", {})
		]);
		const dropResultsSchema = schemas.Ikc({
			noise: schemas.k5n([
				"exact",
				"tested",
				"untested",
				"too-few-runs"
			]),
			level: schemas.aig(),
			pValue: (0, parts.no)(schemas.aig()),
			since: (0, parts.no)(parts.kB),
			scope: measurement.k3,
			losses: (0, parts.p_)(record.$h),
			lostEngines: parts.Te,
			gainedEngines: parts.Te,
			engineDrops: (0, parts.p_)(schemas.Ikc({
				engine: parts.Qq,
				before: schemas.aig(),
				now: schemas.aig(),
				pValue: schemas.aig()
			})),
			searchShifts: (0, parts.p_)(schemas.Ikc({
				engine: parts.Qq,
				before: schemas.aig(),
				now: schemas.aig()
			}))
		});
		const silentEngineSchema = schemas.Ikc({
			engine: parts.Qq,
			planned: parts.U9,
			reason: (0, parts.no)(answer_record.uT),
			isOptional: schemas.zMY(),
			leadsTo: schemas.k5n([
				"error",
				"inconclusive",
				"warn"
			])
		});
		const verdictStatusSchema = schemas.k5n([
			"pass",
			"fail",
			"inconclusive",
			"error"
		]);
		const verdictFacts = {
			baseline: schemas.KCZ([schemas.Ikc({ origin: originSchema }), schemas.Ikc({ missing: missingSchema })]),
			unmeasuredCompetitors: parts.Te,
			missingEngines: parts.Te
		};
		const blockedSchema = (0, parts.fM)("blocked", {
			...verdictFacts,
			status: verdictStatusSchema.extract(["error", "inconclusive"]),
			blocker: blockerSchema
		});
		const judgedSchemaOf = (rules) => (0, parts.fM)("judged", {
			...verdictFacts,
			status: verdictStatusSchema,
			rules: (0, parts.p_)(ruleResultSchemaOf(rules)),
			reportOnly: schemas.zMY(),
			drops: (0, parts.no)(dropResultsSchema),
			silentEngines: (0, parts.p_)(silentEngineSchema)
		});
		var json = __webpack_require__(80292);
		;
		const storedOutcomeSchema = schemas.Ikc({
			brand: parts.Qq,
			keywords: parts.Te,
			engines: parts.Te,
			language: parts.Qq,
			key: parts.Qq,
			scanPer: stored_settings.WG,
			samples: parts.U9,
			fingerprint: parts.N_,
			verdict: schemas.gMt("kind", [blockedSchema, judgedSchemaOf(rules.y)]),
			failures: (0, parts.p_)(stored_settings.nI),
			sight: (0, parts.no)(sight.H),
			measurement: (0, parts.no)(measurement.aY),
			answers: answer_counts.cD,
			costs: (0, parts.p_)(answer_record.$M),
			baseline: (0, parts.no)(baselineSchema),
			models: parts.N_,
			trend: (0, parts.p_)(record.fi),
			shareOfVoice: (0, parts.p_)(measurement.oI),
			plannedScans: parts.U9,
			configChanges: (0, parts.no)((0, parts.p_)(stored_settings.qk)),
			configCommit: (0, parts.no)(parts.xk),
			run: schemas.Ikc({
				startedAt: parts.kB,
				finishedAt: parts.kB
			})
		});
		const MOST_OUTCOME_BYTES = 9e6;
		const FORMAT = "ai-visibility-outcome";
		const VERSION = 3;
		const headerSchema = schemas._H3({
			format: schemas.euz(FORMAT),
			schema_version: schemas.Whr()
		});
		const fileSchema = schemas.Ikc({
			format: schemas.euz(FORMAT),
			schema_version: schemas.euz(VERSION),
			pull_request: schemas.Whr().positive().optional(),
			outcome: storedOutcomeSchema
		});
		function formatOutcome(outcome, pullRequest) {
			return JSON.stringify({
				format: FORMAT,
				schema_version: VERSION,
				pull_request: pullRequest,
				outcome: toStored(outcome)
			});
		}
		function parseOutcome(text, run) {
			const value = (0, json.q)(text);
			if (value === undefined) return { unreadable: { kind: "not-json" } };
			const header = headerSchema.safeParse(value);
			if (!header.success) return { unreadable: { kind: "other-format" } };
			const { schema_version: version } = header.data;
			if (version !== VERSION) return { unreadable: {
				kind: "other-version",
				version,
				known: VERSION
			} };
			const parsed = fileSchema.safeParse(value);
			if (!parsed.success) {
				const [issue] = parsed.error.issues;
				const path = errors.sR(issue?.path ?? []);
				return { unreadable: {
					kind: "invalid",
					path,
					message: issue?.message ?? ""
				} };
			}
			const { pull_request: pullRequest, outcome } = parsed.data;
			const { measurement, baseline } = outcome;
			return {
				pullRequest,
				outcome: {
					...outcome,
					comparison: measurement && baseline && (0, compare.UD)(measurement, baseline, outcome, (0, verdict.eI)(outcome.verdict)?.since),
					run: {
						...outcome.run,
						...run
					},
					...{
						answerRecords: [],
						suggestions: [],
						serviceReports: [],
						scans: []
					}
				}
			};
		}
		function toStored({ answerRecords: _answers, suggestions: _drafts, serviceReports: _reports, scans: _scans, comparison, ...outcome }) {
			const { baseline, costs } = outcome;
			const { startedAt, finishedAt } = outcome.run;
			return {
				...outcome,
				costs: [...costs],
				baseline: baseline && comparison ? {
					...baseline,
					runs: [...comparison.runs, ...comparison.recent]
				} : baseline,
				run: {
					startedAt,
					finishedAt
				}
			};
		}
	})
};
;
