"use strict";
exports.id = 272;
exports.ids = [272, 7782];
exports.modules = {
	11350: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			cE: () => blockerErrorSchema,
			ek: () => warningSchema,
			oH: () => fileErrorSchema,
			r5: () => serviceErrorSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27597);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		var _avg_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25988);
		var _blockers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37751);
		var _checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32404);
		var _warnings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74269);
		function unionOf(schemas) {
			const [first, ...others] = schemas;
			if (first === undefined) throw new RangeError("a union has at least one error");
			return zod__WEBPACK_IMPORTED_MODULE_5__.gMt("code", [first, ...others]);
		}
		const errorSchema = unionOf(Object.values(_avg_error_js__WEBPACK_IMPORTED_MODULE_1__.VB).map(({ schema }) => schema()));
		const fileErrorSchema = unionOf(Object.values(_checkout_js__WEBPACK_IMPORTED_MODULE_3__.$_).map(({ schema }) => schema()));
		const warningSchema = unionOf(Object.values(_warnings_js__WEBPACK_IMPORTED_MODULE_4__.e).map(({ schema }) => schema()));
		const blockerErrorSchema = unionOf(Object.values(_blockers_js__WEBPACK_IMPORTED_MODULE_2__.s).map(({ schema }) => schema()));
		const serviceErrorSchema = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			kind: zod__WEBPACK_IMPORTED_MODULE_5__.k5n([
				"http",
				"connection",
				"timeout",
				"cancelled",
				"invalid-response",
				"not-completed",
				"not-sent",
				"setup"
			]),
			request: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			detail: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			cause: errorSchema.exactOptional(),
			status: zod__WEBPACK_IMPORTED_MODULE_5__.Whr().exactOptional(),
			code: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional(),
			retryAfter: zod__WEBPACK_IMPORTED_MODULE_5__.aig().exactOptional(),
			attempts: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9.exactOptional()
		});
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
	77346: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fg: () => unusableHistorySchema,
			Jd: () => placeSchema,
			ex: () => missingHistorySchema,
			or: () => engineNumbersSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		var _errors_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11350);
		const placeSchema = zod__WEBPACK_IMPORTED_MODULE_2__.gMt("kind", [(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("branch", {
			branch: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
		}), (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("file", {
			path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			commit: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.xk.exactOptional()
		})]);
		const engineNumbersSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			cited: zod__WEBPACK_IMPORTED_MODULE_2__.zMY(),
			bcrScore: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(zod__WEBPACK_IMPORTED_MODULE_2__.aig())
		});
		const permissionSchema = zod__WEBPACK_IMPORTED_MODULE_2__.k5n([
			"actions: read",
			"contents: read",
			"contents: write"
		]);
		const missingHistorySchema = zod__WEBPACK_IMPORTED_MODULE_2__.gMt("kind", [
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-file", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("added-by-change", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-branch", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-file-on-branch", { permission: permissionSchema })
		]);
		const recordCauseSchema = zod__WEBPACK_IMPORTED_MODULE_2__.gMt("kind", [
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("not-json", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-version", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("unknown-format", { format: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("newer-version", {
				version: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				newest: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
			}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("invalid", {
				path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				message: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
			})
		]);
		const unusableHistorySchema = zod__WEBPACK_IMPORTED_MODULE_2__.gMt("kind", [
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("unread", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("file-system", { detail: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("not-to-be-used", { error: _errors_schemas_js__WEBPACK_IMPORTED_MODULE_1__.oH }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("numbers", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("empty", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("not-json", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("invalid", {
				path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				message: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
			}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("record", { cause: recordCauseSchema }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-readable-record", { first: recordCauseSchema })
		]);
	}),
	50272: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runCommentMode: () => runCommentMode });
		var avg_error = __webpack_require__(25988);
		var judge = __webpack_require__(25525);
		var read_settings = __webpack_require__(36060);
		var markdown = __webpack_require__(64631);
		var lib_escape = __webpack_require__(68989);
		var gate_document = __webpack_require__(89080);
		var outcome_file = __webpack_require__(47782);
		var comment = __webpack_require__(64862);
		var run_outcome = __webpack_require__(53983);
		var describe_findings = __webpack_require__(40077);
		var words = __webpack_require__(72072);
		var action_github = __webpack_require__(70568);
		var log = __webpack_require__(22769);
		var artifact = __webpack_require__(95357);
		var publish_comment = __webpack_require__(63374);
		var keep_issue = __webpack_require__(36430);
		var pull_request = __webpack_require__(16032);
		var step = __webpack_require__(31765);
		var consumers_ = __webpack_require__(38321);
		var promises_ = __webpack_require__(58500);
		var external_node_zlib_ = __webpack_require__(38522);
		var yauzl = __webpack_require__(20663);
		var schemas = __webpack_require__(27597);
		var iso = __webpack_require__(64377);
		var git_data = __webpack_require__(25436);
		var lib_github = __webpack_require__(84961);
		var lib_text = __webpack_require__(94869);
		var github_fetch = __webpack_require__(96377);
		;
		const LIMITS = {
			time: 9e4,
			pause: 1e3,
			archiveBytes: 5e7
		};
		const MAX_ENTRIES = 2e3;
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
		class Unreadable extends Error {
			isTemporary;
			constructor(clause, isTemporary = false) {
				super(clause);
				this.isTemporary = isTemporary;
			}
		}
		async function readArtifactFile(github, run, { artifact, path, maxBytes }, limits = LIMITS) {
			const signal = AbortSignal.timeout(limits.time);
			try {
				const newest = await findNewest(github, run, artifact);
				if (newest === undefined) return { missing: "none" };
				if (readTime(newest) < run.startedAt) return { missing: "earlier-attempt" };
				requireSize(newest.size_in_bytes, limits);
				const url = newest.expired ? undefined : await locateArchive(github, run.repository, newest.id);
				if (url === undefined) return { missing: "expired" };
				signal.throwIfAborted();
				return { bytes: await readEntry(await downloadArchive(url, limits, signal), path, maxBytes) };
			} catch (error) {
				if (error instanceof Unreadable) return { unreadable: error.message };
				if (signal.aborted) return { unreadable: `it took longer than ${limits.time / 1e3} seconds.` };
				return { unreadable: (0, git_data.a2)(error, "actions: read").why };
			}
		}
		function requireSize(bytes, { archiveBytes }) {
			if (bytes > archiveBytes) throw new Unreadable(`it is larger than ${archiveBytes / 1e6} MB.`);
		}
		async function findNewest(github, { repository, id }, name) {
			const { data } = await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", {
				...(0, lib_github.T)(repository),
				run_id: id,
				name,
				per_page: 100
			});
			const listed = listSchema.parse(data).artifacts.filter((artifact) => artifact.name === name);
			return listed.toSorted((one, other) => readTime(other) - readTime(one) || other.id - one.id)[0];
		}
		function readTime({ created_at: created }) {
			return Date.parse(created ?? "") || 0;
		}
		async function locateArchive(github, repository, id) {
			try {
				const route = "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}";
				const { headers } = await github.request(route, {
					...(0, lib_github.T)(repository),
					artifact_id: id,
					archive_format: "zip",
					request: { redirect: "manual" }
				});
				return schemas.OZ5({ protocol: /^https?$/ }).parse(headers.location);
			} catch (error) {
				if ((0, lib_github.g)(error).cause === "gone") return undefined;
				throw error;
			}
		}
		async function downloadArchive(url, limits, signal) {
			for (let attempt = 1;; attempt += 1) {
				try {
					return await tryDownload(url, limits, signal);
				} catch (error) {
					const mayRetry = error instanceof Unreadable && error.isTemporary;
					if (!mayRetry || attempt === ATTEMPTS) throw error;
					await (0, promises_.setTimeout)(limits.pause, undefined, { signal });
				}
			}
		}
		async function tryDownload(url, limits, signal) {
			try {
				const { ok, status, body } = await (0, github_fetch.G)(url, { signal });
				if (!ok || body === null) {
					await body?.cancel();
					throw new Unreadable(`GitHub's storage of artifacts answered ${status}.`, status >= 500);
				}
				const chunks = [];
				let bytes = 0;
				for await (const chunk of body) {
					bytes += chunk.length;
					requireSize(bytes, limits);
					chunks.push(chunk);
				}
				return Buffer.concat(chunks);
			} catch (error) {
				if (error instanceof Unreadable) throw error;
				signal.throwIfAborted();
				throw new Unreadable(`GitHub's storage of artifacts could not be reached (${describeCause(error)}).`, true);
			}
		}
		const causeSchema = schemas.Ikc({ cause: schemas.Ikc({ message: schemas.YjP() }) });
		function describeCause(error) {
			const message = causeSchema.safeParse(error).data?.cause.message || String(error);
			return (0, lib_text.$Q)((0, lib_text.OX)(message), EXCERPT_LENGTH);
		}
		async function readEntry(bytes, file, maxBytes) {
			const broken = new Unreadable("it is not a ZIP archive, or a broken one.");
			try {
				const archive = await (0, yauzl.SY)(bytes);
				if (archive.entryCount > MAX_ENTRIES) throw broken;
				const found = [];
				for await (const entry of archive.eachEntry()) {
					if (entry.fileName === file) found.push(entry);
				}
				const [entry, ...others] = found;
				if (entry === undefined) throw new Unreadable(`it has no file ${file}.`);
				if (others.length > 0) throw broken;
				if (entry.uncompressedSize > maxBytes) throw new Unreadable(`its file ${file} is larger than ${maxBytes / 1e6} MB.`);
				const unpacked = await (0, consumers_.buffer)(await archive.openReadStreamPromise(entry));
				if ((0, external_node_zlib_.crc32)(unpacked) !== entry.crc32) throw broken;
				return unpacked;
			} catch (error) {
				throw error instanceof Unreadable ? error : broken;
			}
		}
		;
		const JUDGED = ["success", "failure"];
		const PULL_REQUEST_EVENTS = ["pull_request", "pull_request_target"];
		const OWN_EVENTS = ["push", "schedule"];
		async function runCommentMode({ texts, context }) {
			const settings = (0, read_settings.HW)(texts);
			(0, step.n0)(step.Q9);
			try {
				await publish(settings, context);
			} catch (error) {
				const reason = error instanceof pull_request.Jl ? error : new pull_request.Jl(String(error));
				const sentence = `No comment was written. ${reason.message}`;
				if (reason.isExpected) log.Zx.notice(sentence);
				else log.Zx.warning((0, avg_error.cA)("AVG_COMMENT_MODE", sentence));
				await (0, step.Sy)((0, markdown.md)`## No comment was written\n\n${(0, markdown.FV)(sentence, 1e3)}`);
			}
		}
		async function publish(settings, context) {
			const { finishedRun: run } = context;
			if (run === undefined) {
				const { eventName } = context;
				throw new pull_request.Jl(`mode: comment needs the event workflow_run, and this run has the event ${eventName}.`);
			}
			const { event, repository, headRepository } = run;
			if (repository !== context.repository) throw new pull_request.Jl("The finished run belongs to another repository.");
			if (!JUDGED.includes(run.conclusion)) {
				throw new pull_request.Jl(`The finished run ended with "${run.conclusion}", so it has no verdict.`, true);
			}
			const isPullRequest = PULL_REQUEST_EVENTS.includes(event);
			if (!isPullRequest && (!OWN_EVENTS.includes(event) || headRepository !== repository)) {
				throw new pull_request.Jl(`The finished run has the event ${event}, which belongs to no pull request.`, true);
			}
			if (settings.githubToken === "") throw new pull_request.Jl("The input github-token is empty.");
			const github = (0, action_github.createGitHub)(settings.githubToken, context.apiUrl);
			const pulls = isPullRequest ? await (0, pull_request.gx)(github, run) : undefined;
			const { outcome, pullRequest } = await fetchOutcome(github, run, (0, artifact.o)(settings.key));
			if (outcome.key !== settings.key) {
				const key = (0, lib_escape.h0)(outcome.key, words.xt);
				throw new pull_request.Jl(`The artifact is that of the gate with the key ${key}, and this job comments for ${settings.key}.`);
			}
			const number = pulls?.find((candidate) => candidate === pullRequest);
			if (pulls !== undefined && number === undefined) {
				const stated = pullRequest === undefined ? "no pull request" : `the pull request #${pullRequest}`;
				throw new pull_request.Jl(`The artifact names ${stated}, and the run is that of ${(0, pull_request.dw)(pulls)}.`);
			}
			const pullUrl = number === undefined ? undefined : `${run.repositoryUrl}/pull/${number}`;
			await write({
				...outcome,
				run: {
					...outcome.run,
					pullUrl
				}
			}, settings, describeContext(context, run, number));
		}
		async function fetchOutcome(github, run, name) {
			const wanted = {
				artifact: name,
				path: run_outcome.ES,
				maxBytes: outcome_file.u
			};
			const found = await readArtifactFile(github, run, wanted);
			if ("missing" in found) throw describeMissing(found.missing, name, run);
			if ("unreadable" in found) throw new pull_request.Jl(`The artifact ${name} cannot be read: ${found.unreadable}`);
			const { url: runUrl, commitUrl, headSha: sha } = run;
			const file = (0, outcome_file._)(new TextDecoder().decode(found.bytes), {
				runUrl,
				commitUrl,
				sha
			});
			if (!("unreadable" in file)) return file;
			throw new pull_request.Jl(`The ${run_outcome.ES} of the artifact ${name} cannot be used. ${file.unreadable}`);
		}
		function describeMissing(kind, name, { attempt }) {
			switch (kind) {
				case "none": return new pull_request.Jl(`The finished run uploaded no artifact ${name}. Set report: outcome in the workflow that it runs, and the same key in both workflows.`);
				case "earlier-attempt": return new pull_request.Jl(`The attempt ${attempt} of the finished run uploaded no artifact ${name}. The artifact of an earlier attempt is not used, and an existing comment stays as it is.`, true);
				case "expired": return new pull_request.Jl(`The artifact ${name} has expired.`);
			}
		}
		async function write(outcome, settings, context) {
			const { comment: mode, githubToken } = settings;
			const failures = (0, judge.d)(outcome.verdict, settings.failOn, outcome.baseline?.content?.warnings);
			const gate = (0, describe_findings.l7)(outcome);
			const document = (0, gate_document.h)(gate);
			const { runUrl } = outcome.run;
			await (0, keep_issue.p)({
				gates: [{
					...gate,
					failures,
					settings
				}],
				config: undefined,
				document,
				runUrl
			}, context);
			if (context.pullRequest === undefined && context.eventName !== "push") return;
			const marker = (0, comment.commentMarker)(settings.key);
			const body = (0, comment.renderPost)(document, marker, runUrl);
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
					headSha
				}
			};
		}
	}),
	95357: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m: () => uploadArtifact,
			o: () => nameArtifact
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22380);
		function nameArtifact(key) {
			return `ai-visibility-${key}`;
		}
		async function uploadArtifact(request, timeout = 12e4) {
			const { name, files, rootFolder, runUrl } = request;
			const stay = `The files stay in ${rootFolder}.`;
			const failed = (detail) => ({ warning: (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_ARTIFACT", `The artifact ${name} was not uploaded (${detail}).`, stay) });
			if (!hasArtifactStorage(process.env)) {
				const lack = "Artifacts need the storage of GitHub.com, which this run does not have: nothing was uploaded.";
				return { warning: (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_ARTIFACT_STORAGE", lack, stay) };
			}
			try {
				const { DefaultArtifactClient } = await Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("package-actions-artifact")]).then(__webpack_require__.bind(__webpack_require__, 91252));
				const upload = new DefaultArtifactClient().uploadArtifact(name, files, rootFolder);
				const { id = 0 } = await Promise.race([upload, rejectAfter(timeout)]);
				if (id === 0) return failed("the storage gave it no number");
				return runUrl === undefined ? { id } : {
					id,
					url: `${runUrl}/artifacts/${id}`
				};
			} catch (error) {
				if (!/\(409\)/.test(String(error))) return failed(describeStorageError(error));
				const taken = `This workflow run already has an artifact named ${name}. ${stay}`;
				return { warning: (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_ARTIFACT_409", taken) };
			}
		}
		const failureSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			message: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			statusCode: zod__WEBPACK_IMPORTED_MODULE_2__.Whr().optional()
		});
		function describeStorageError(error) {
			const { message, statusCode } = failureSchema.safeParse(error).data ?? { message: String(error) };
			const words = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__._v)(message);
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
	36430: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => keepIssue });
		var find_findings = __webpack_require__(16487);
		var gate_verdict = __webpack_require__(39231);
		var comment = __webpack_require__(64862);
		var loss = __webpack_require__(93300);
		var markdown = __webpack_require__(64631);
		var render_blocks = __webpack_require__(82133);
		var plain_text = __webpack_require__(57854);
		var lib_escape = __webpack_require__(68989);
		var lib_text = __webpack_require__(94869);
		var numbers = __webpack_require__(88871);
		var words = __webpack_require__(72072);
		;
		const TITLE_LIMIT = 256;
		const BRAND_LENGTH = 40;
		const KEY_LENGTH = 64;
		function issueMarker(key = "") {
			return (0, markdown.sd)("-issue", key);
		}
		function lossMarker(marker, gates) {
			const losses = gates.flatMap(({ verdict }) => (0, gate_verdict.Sv)(verdict)).filter(loss.n);
			const [since] = losses.map((loss) => loss.since).toSorted();
			if (since === undefined) return marker;
			const [{ change } = { change: undefined }, ...others] = gates;
			const middle = change && others.length === 0 ? (change.was.share + change.since.share) / 2 : undefined;
			return (0, markdown.md)`${marker}\n${(0, markdown.sd)("-loss", middle === undefined ? since : `${since},${middle.toFixed(3)}`)}`;
		}
		function olderLossOf(body, marker, gates) {
			const [, given = ""] = /^<!-- ai-visibility-gate-loss:([\w%.-]+) -->/m.exec(body) ?? [];
			const [since = "", middle] = decodeURIComponent(given).split(",");
			if (!Number.isFinite(Date.parse(since))) return undefined;
			const isOver = gates.some(({ change, load }) => {
				const { historyStart, trend } = load();
				const isKnown = historyStart === undefined || historyStart <= since;
				const isBack = change !== undefined && middle !== undefined && change.now.share >= Number(middle);
				return isKnown || isBack || trend.some(({ accepted }) => accepted);
			});
			if (isOver) return undefined;
			const level = middle === undefined ? "" : `the brand is cited in ${(0, numbers.l9)(Number(middle))} of the answers again, or `;
			const note = `The history no longer has the runs before the loss since ${(0, words.IU)(since)}. This issue is closed when ${level}a run with accept: true sets a new baseline.`;
			return (0, markdown.md)`${marker}\n${(0, markdown.sd)("-loss", decodeURIComponent(given))}\n${(0, markdown.RL)(note)}\n`;
		}
		function titleIssue([gate, ...others], headline) {
			if (gate === undefined || others.length > 0) return (0, lib_escape.D4)(headline, TITLE_LIMIT / 2);
			const { key, brand, verdict } = gate;
			const name = key === "default" ? "" : ` (${(0, lib_escape.D4)(key, KEY_LENGTH)})`;
			const words = verdict.status === "pass" ? `AI visibility of ${(0, lib_escape.D4)(brand, BRAND_LENGTH)} has no baseline` : (0, lib_escape.D4)((0, plain_text.oi)(gate.headline), TITLE_LIMIT);
			const room = TITLE_LIMIT - name.length;
			return (words.length <= room ? words : (0, lib_text.$Q)(words, Math.floor(room / 2))) + name;
		}
		function renderRecovery({ first: [top] }, gates, runUrl) {
			const run = runUrl === undefined ? (0, markdown.md)`this run` : (0, markdown.iQ)("this run", runUrl);
			const subject = gates === 1 ? (0, markdown.md)`The gate passes` : (0, markdown.md)`All gates pass`;
			const { mark = "pass", text = [] } = top?.kind === "heading" ? top : {};
			return (0, markdown.UF)([(0, markdown.md)`**${(0, render_blocks.Fg)(mark)} ${(0, render_blocks.ni)(text)}**`, (0, markdown.md)`${subject} again in ${run}. This issue is closed. The next failure opens a new issue.`], "\n\n");
		}
		var run_outcome = __webpack_require__(53983);
		var action_context = __webpack_require__(9396);
		var log = __webpack_require__(22769);
		var step = __webpack_require__(31765);
		;
		async function keepIssue({ gates, config, document, runUrl }, context) {
			const { repository, apiUrl } = context;
			const kept = gates.filter(({ settings }) => settings.issue !== "never");
			const [first] = kept;
			const state = findIssueState(kept);
			if (repository === undefined || !hasNoPullRequest(context) || first === undefined || state === undefined) return;
			const { githubToken } = first.settings;
			if (!githubToken) return (0, step.yS)("issue");
			const [{ createGitHub }, { publishIssue }] = await Promise.all([Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("hosts-action-github")]).then(__webpack_require__.bind(__webpack_require__, 70568)), Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("lib-github-2")]).then(__webpack_require__.bind(__webpack_require__, 10216))]);
			const isSingle = gates.length === 1;
			const marker = issueMarker(isSingle ? first.key : config);
			const former = isSingle ? first.load().formerKey : undefined;
			const issue = await publishIssue({
				marker,
				state,
				title: titleIssue(gates, document.title),
				body: (0, comment.renderPost)(document, lossMarker(marker, kept), runUrl),
				...former !== undefined && { formerMarker: issueMarker(former) },
				staysAs(body) {
					const start = olderLossOf(body, marker, kept);
					return start && (0, comment.renderPost)(document, start, runUrl);
				},
				recovery: renderRecovery(document, gates.length, runUrl)
			}, {
				github: createGitHub(githubToken, apiUrl),
				repository
			});
			const action = issue.action === "created" ? "opened" : issue.action;
			const url = issue.post?.html_url;
			if (url !== undefined) log.Zx.info(`The issue was ${action}: ${url}`);
			(0, step.R8)(issue);
			(0, step.n0)({ "issue-url": url });
		}
		function findIssueState(gates) {
			const read = gates.filter(({ verdict }) => !(0, gate_verdict.KJ)(verdict));
			const failing = read.filter(({ failures }) => failures.length > 0);
			if (failing.length > 0) {
				const findings = failing.flatMap((gate) => gate.findings);
				const deciding = findings.filter(({ leadsTo }) => leadsTo === "fail" || leadsTo === "error");
				return (0, find_findings.eB)(deciding) ? "ongoing" : "failing";
			}
			const states = new Set(gates.map(run_outcome.L4));
			if (read.length < gates.length || [...states].some((state) => state !== "passed" && state !== "low")) return;
			return states.has("low") ? "ongoing" : "recovered";
		}
		function hasNoPullRequest(context) {
			return ["schedule", "push"].includes(context.eventName) && (0, action_context.vZ)(context);
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
	47782: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			u: () => MAX_OUTCOME_BYTES,
			formatOutcome: () => formatOutcome,
			_: () => parseOutcome
		});
		var schemas = __webpack_require__(27597);
		var errors = __webpack_require__(37428);
		var compare = __webpack_require__(90367);
		var verdict = __webpack_require__(39231);
		var lib_escape = __webpack_require__(68989);
		var json = __webpack_require__(80292);
		var parts = __webpack_require__(69681);
		;
		const baseCommits = [
			(0, parts.fM)("merge-base", { commit: parts.xk }),
			(0, parts.fM)("base-tip", { commit: parts.xk }),
			(0, parts.fM)("before-push", { commit: parts.xk })
		];
		const baseSchema = schemas.gMt("kind", [...baseCommits, (0, parts.fM)("folder", { folder: parts.Qq })]);
		var errors_schemas = __webpack_require__(11350);
		var skipped_files = __webpack_require__(54752);
		var find_wrong = __webpack_require__(78717);
		var record = __webpack_require__(46742);
		var store = __webpack_require__(77346);
		;
		const hiddenReasonSchema = schemas.Ikc({
			kind: schemas.k5n([
				"noindex",
				"draft",
				"unpublished",
				"unlisted",
				"not-shown",
				"redirect",
				"canonical",
				"blocked"
			]),
			file: parts.Qq,
			line: parts.U9,
			evidence: parts.Qq,
			crawler: parts.Qq.optional(),
			target: parts.Qq.optional()
		});
		const hostBlocksSchema = schemas.Ikc({
			url: parts.Qq,
			blocks: (0, parts.p_)(schemas.Ikc({
				way: schemas.k5n([
					"robots",
					"header",
					"status"
				]),
				crawlers: parts.Te,
				evidence: parts.Qq
			}))
		});
		;
		const quoteSchema = schemas.Ikc({
			text: parts.Qq,
			url: parts.hl,
			place: schemas.Ikc({
				path: parts.Qq,
				title: parts.Qq,
				headings: parts.Te,
				line: parts.U9.exactOptional()
			})
		});
		const lossWaySchema = schemas.k5n([
			"section-gone",
			"became-link",
			"examples-removed",
			"emptied",
			"rewritten"
		]);
		const ownerCertaintySchema = schemas.k5n([
			"confirmed",
			"named",
			"guessed",
			"cited"
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
				reason: skipped_files.FE,
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
				to: parts.Qq,
				reason: schemas.k5n([
					"no-redirect",
					"redirected",
					"unread"
				]),
				address: parts.Qq.exactOptional(),
				share: schemas.aig().exactOptional()
			}),
			(0, parts.fM)("outranked", { path: parts.Qq })
		]);
		const valuePlaceSchema = schemas.Ikc({
			before: parts.Qq,
			now: (0, parts.no)(parts.Qq),
			values: parts.Te,
			line: parts.U9,
			lineNow: parts.U9.exactOptional(),
			row: schemas.Ikc({
				columns: parts.Te,
				before: parts.Te,
				now: parts.Te.exactOptional()
			}).exactOptional()
		});
		const lostValuesSchema = schemas.Ikc({
			kind: schemas.k5n([
				"amount",
				"figure",
				"name"
			]),
			places: (0, parts.p_)(valuePlaceSchema)
		});
		const lineRangeSchema = schemas.Ikc({
			from: parts.U9,
			to: parts.U9
		});
		const removedTextSchema = lineRangeSchema.extend({
			path: parts.Qq,
			text: parts.Qq.exactOptional(),
			now: lineRangeSchema.exactOptional()
		});
		const elsewhereSchema = schemas.Ikc({
			path: parts.Qq,
			share: schemas.aig()
		});
		const keywordChangeSchema = schemas.Ikc({
			keyword: parts.Qq,
			outcome: schemas.k5n([
				"lost",
				"weaker",
				"unchanged",
				"gained"
			]),
			owner: (0, parts.no)(ownerSchema),
			loss: schemas.aig(),
			elsewhere: elsewhereSchema.exactOptional(),
			before: (0, parts.no)(quoteSchema),
			after: (0, parts.no)(quoteSchema),
			values: lostValuesSchema.exactOptional(),
			causes: (0, parts.p_)(causeSchema),
			removed: (0, parts.p_)(removedTextSchema),
			baseScore: schemas.aig(),
			headScore: schemas.aig()
		});
		const citedStakeSchema = schemas.Ikc({
			path: parts.Qq,
			engines: parts.Te,
			keywords: parts.Te,
			answers: parts.U9,
			of: parts.U9
		});
		var measurement = __webpack_require__(16088);
		;
		const contentComparisonSchema = schemas.rej({
			pages: parts.U9,
			skipped: (0, parts.p_)(skipped_files.No),
			warnings: (0, parts.p_)(errors_schemas.ek).exactOptional(),
			facts: (0, parts.p_)(find_wrong.HM).exactOptional(),
			keywords: (0, parts.p_)(keywordChangeSchema),
			stakes: (0, parts.p_)(citedStakeSchema).exactOptional()
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
		}), (0, parts.fM)("base", { details: errors_schemas.r5 })]);
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
			(0, parts.fM)("other-settings", {
				place: store.Jd,
				changes: (0, parts.p_)(fingerprintChangeSchema),
				losses: (0, parts.p_)(record.$h).optional()
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
		var answer_record = __webpack_require__(8616);
		var rules = __webpack_require__(37685);
		var core = __webpack_require__(88532);
		var stored_settings = __webpack_require__(71995);
		;
		const acceptanceSchema = schemas.Ikc({
			by: parts.Qq,
			review: schemas.YjP().regex(/^\d{1,20}$/),
			isAuthor: schemas.zMY()
		});
		const relapseSchema = schemas.Ikc({
			fact: parts.Qq,
			engine: parts.Qq,
			state: schemas.k5n([
				"wrong",
				"open",
				"unstated",
				"ended"
			]),
			earlierRuns: parts.U9
		});
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
				acceptance: (0, parts.no)(acceptanceSchema)
			}),
			(0, parts.fM)("facts", {
				...named,
				outcome: schemas.k5n([
					"pass",
					"warn",
					"fail"
				]),
				wrong: parts.U9,
				relapsed: (0, parts.p_)(relapseSchema).default([])
			})
		]);
		const subjectSchema = schemas.Ikc({
			noun: parts.Qq,
			unit: schemas.k5n([
				"score",
				"count",
				"percent"
			])
		});
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
		const blockerSchema = schemas.KCZ([
			errors_schemas.cE,
			(0, parts.fM)("baseline", { unusable: unusableSchema }),
			(0, parts.fM)("service", { details: errors_schemas.r5 })
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
			isByScore: schemas.zMY(),
			since: (0, parts.no)(parts.kB),
			scope: measurement.k3,
			losses: (0, parts.p_)(record.$h),
			lostEngines: parts.Te
		});
		const silentEngineSchema = schemas.Ikc({
			engine: parts.Qq,
			planned: parts.U9,
			evaluated: parts.U9,
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
		const recordingSchema = schemas.gMt("kind", [
			(0, parts.fM)("stored", {}),
			(0, parts.fM)("off", {}),
			(0, parts.fM)("failed", { why: parts.Qq })
		]);
		const commonFields = {
			recording: recordingSchema.exactOptional(),
			isAcceptLost: schemas.euz(true).exactOptional(),
			baseline: schemas.KCZ([schemas.Ikc({ origin: originSchema }), schemas.Ikc({ missing: missingSchema })]),
			unmeasuredCompetitors: parts.Te
		};
		const blockedSchema = (0, parts.fM)("blocked", {
			...commonFields,
			status: verdictStatusSchema.extract(["error", "inconclusive"]),
			blocker: blockerSchema
		});
		const judgedSchemaOf = (rules) => (0, parts.fM)("judged", {
			...commonFields,
			status: verdictStatusSchema,
			rules: (0, parts.p_)(ruleResultSchemaOf(rules)),
			reportOnly: schemas.zMY(),
			drops: (0, parts.no)(dropResultsSchema),
			silentEngines: (0, parts.p_)(silentEngineSchema)
		});
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
			measurement: (0, parts.no)(measurement.aY),
			answers: measurement.cD,
			costs: (0, parts.p_)(answer_record.$M),
			baseline: (0, parts.no)(baselineSchema),
			models: parts.N_,
			trend: (0, parts.p_)(record.fi),
			shareOfVoice: (0, parts.p_)(measurement.oI),
			plannedScans: parts.U9,
			configChanges: (0, parts.p_)(stored_settings.qk).optional(),
			hostBlocks: hostBlocksSchema.optional(),
			run: schemas.Ikc({
				startedAt: parts.kB,
				finishedAt: parts.kB
			})
		});
		var run_outcome = __webpack_require__(53983);
		var words = __webpack_require__(72072);
		;
		const MAX_OUTCOME_BYTES = 9e6;
		const FORMAT = "ai-visibility-outcome";
		const fileSchema = schemas.Ikc({
			format: schemas.euz(FORMAT),
			schema_version: schemas.euz(3),
			pull_request: schemas.Whr().positive().optional(),
			outcome: storedOutcomeSchema
		});
		function formatOutcome(outcome, pullRequest) {
			return JSON.stringify({
				format: FORMAT,
				schema_version: 3,
				pull_request: pullRequest,
				outcome: toStored(outcome)
			});
		}
		function parseOutcome(text, run) {
			const value = (0, json.qF)(text);
			if (value === undefined) return { unreadable: "It is not JSON." };
			const parsed = fileSchema.safeParse(value);
			if (!parsed.success) {
				const [issue] = parsed.error.issues;
				const path = (0, lib_escape.h0)(errors.sR(issue?.path ?? []), words.xt);
				const wrong = `${path} is wrong: ${(0, lib_escape.h0)(issue?.message ?? "", words.xt)}`.trim();
				return { unreadable: `It is not the outcome of this version of the gate: ${wrong}. Use the same version in both workflows.` };
			}
			const { pull_request: pullRequest, outcome } = parsed.data;
			const { measurement, baseline } = outcome;
			return {
				pullRequest,
				outcome: {
					...outcome,
					comparison: measurement && baseline && (0, compare.UD)(measurement, baseline, outcome, (0, verdict.Gk)(outcome.verdict)?.since),
					run: {
						...outcome.run,
						...run
					},
					answerRecords: [],
					suggestions: [],
					serviceReports: [],
					scans: []
				}
			};
		}
		function toStored(outcome) {
			const { baseline, comparison } = outcome;
			const { startedAt, finishedAt } = outcome.run;
			return {
				...(0, run_outcome.QU)(outcome),
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
