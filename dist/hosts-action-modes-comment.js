"use strict";
exports.id = "hosts-action-modes-comment";
exports.ids = ["hosts-action-modes-comment"];
exports.modules = {
	25436: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a2: () => describeRefusal,
			av: () => readTip,
			gm: () => readBlob,
			lY: () => createBranch,
			zu: () => commitFiles
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
	35484: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runCommentMode: () => runCommentMode });
		var judge = __webpack_require__(25525);
		var read_settings = __webpack_require__(46551);
		var markdown = __webpack_require__(64631);
		var lib_escape = __webpack_require__(68989);
		var gate_document = __webpack_require__(95327);
		var comment = __webpack_require__(10512);
		var message = __webpack_require__(11531);
		var tell = __webpack_require__(42503);
		var words = __webpack_require__(44702);
		var outcome_file = __webpack_require__(36722);
		var outcome = __webpack_require__(44247);
		var consumers_ = __webpack_require__(38321);
		var promises_ = __webpack_require__(58500);
		var external_node_zlib_ = __webpack_require__(38522);
		var yauzl = __webpack_require__(20663);
		var schemas = __webpack_require__(2503);
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
				return "bytes" in download ? await readEntry(download.bytes, path, maxBytes) : download;
			} catch (error) {
				if (signal.aborted) return { unreadable: `it took longer than ${limits.time / 1e3} seconds.` };
				return { unreadable: (0, git_data.a2)(error, "actions: read").why };
			}
		}
		function tooLarge({ archiveBytes }) {
			return { unreadable: `it is larger than ${archiveBytes / 1e6} MB.` };
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
				if ("bytes" in download || attempt === ATTEMPTS || !download.isTemporary) return download;
				await (0, promises_.setTimeout)(limits.pause, undefined, { signal });
			}
		}
		async function tryDownload(url, limits, signal) {
			try {
				const { ok, status, body } = await (0, github_fetch.G)(url, { signal });
				if (!ok || body === null) {
					await body?.cancel();
					const unreadable = `GitHub's storage of artifacts answered ${status}.`;
					return {
						unreadable,
						isTemporary: status >= 500
					};
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
				const unreadable = `GitHub's storage of artifacts could not be reached (${excerptOf(error)}).`;
				return {
					unreadable,
					isTemporary: true
				};
			}
		}
		const causeSchema = schemas.Ikc({ cause: schemas.Ikc({ message: schemas.YjP() }) });
		function excerptOf(error) {
			const message = causeSchema.safeParse(error).data?.cause.message || String(error);
			return (0, lib_text.$Q)((0, lib_text.OX)(message), EXCERPT_LENGTH);
		}
		const BROKEN = { unreadable: "it is not a ZIP archive, or a broken one." };
		async function readEntry(bytes, file, maxBytes) {
			try {
				const archive = await (0, yauzl.SY)(bytes);
				if (archive.entryCount > MAX_ENTRIES) return BROKEN;
				const found = [];
				for await (const entry of archive.eachEntry()) {
					if (entry.fileName === file) found.push(entry);
				}
				const [entry, ...others] = found;
				if (entry === undefined) return { unreadable: `it has no file ${file}.` };
				if (others.length > 0) return BROKEN;
				if (entry.uncompressedSize > maxBytes) return { unreadable: `its file ${file} is larger than ${maxBytes / 1e6} MB.` };
				const unpacked = await (0, consumers_.buffer)(await archive.openReadStreamPromise(entry));
				return (0, external_node_zlib_.crc32)(unpacked) === entry.crc32 ? { bytes: unpacked } : BROKEN;
			} catch {
				return BROKEN;
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
			if ("unreadable" in found) return { missing: { why: `The artifact ${name} cannot be read: ${found.unreadable}` } };
			const { url: runUrl, commitUrl, headSha: sha } = run;
			const file = (0, outcome_file._M)(new TextDecoder().decode(found.bytes), {
				runUrl,
				commitUrl,
				sha
			});
			return "unreadable" in file ? { missing: { why: `The ${outcome.E} of the artifact ${name} cannot be used. ${file.unreadable}` } } : { file };
		}
		function describeMissing(kind, name, { attempt }) {
			switch (kind) {
				case "none": return { why: `The finished run uploaded no artifact ${name}. Set report: outcome in the workflow that it runs, and the same key in both workflows.` };
				case "earlier-attempt": return {
					why: `The attempt ${attempt} of the finished run uploaded no artifact ${name}. The artifact of an earlier attempt is not used, and an existing comment stays as it is.`,
					isExpected: true
				};
				case "expired": return { why: `The artifact ${name} has expired.` };
			}
		}
		var action_github = __webpack_require__(70568);
		var log = __webpack_require__(22769);
		var artifact = __webpack_require__(95357);
		var publish_comment = __webpack_require__(63374);
		var keep_issue = __webpack_require__(76292);
		var pull_request = __webpack_require__(16032);
		var step = __webpack_require__(31765);
		;
		const JUDGED = ["success", "failure"];
		const PULL_REQUEST_EVENTS = ["pull_request", "pull_request_target"];
		const OWN_EVENTS = ["push", "schedule"];
		async function runCommentMode({ texts, context }) {
			const settings = (0, read_settings.HW)(texts);
			(0, step.R8)((0, step.n0)(step.Q9));
			const missing = await publish(settings, context).catch((error) => ({ why: String(error) }));
			if (missing === undefined) return;
			const sentence = `No comment was written. ${missing.why}`;
			if (missing.isExpected) log.Zx.notice(sentence);
			else log.Zx.warning((0, message.cA)("AVG_COMMENT_MODE", sentence));
			(0, step.R8)(await (0, step.Sy)((0, markdown.md)`## No comment was written\n\n${(0, markdown.FV)(sentence, 1e3)}`));
		}
		async function publish(settings, context) {
			const { finishedRun: run } = context;
			if (run === undefined) {
				return { why: `mode: comment needs the event workflow_run, and this run has the event ${context.eventName}.` };
			}
			const { event, repository, headRepository } = run;
			if (repository !== context.repository) return { why: "The finished run belongs to another repository." };
			if (!JUDGED.includes(run.conclusion)) {
				const why = `The finished run ended with "${run.conclusion}", so it has no verdict.`;
				return {
					why,
					isExpected: true
				};
			}
			const isPullRequest = PULL_REQUEST_EVENTS.includes(event);
			if (!isPullRequest && (!OWN_EVENTS.includes(event) || headRepository !== repository)) {
				const why = `The finished run has the event ${event}, which belongs to no pull request.`;
				return {
					why,
					isExpected: true
				};
			}
			if (settings.githubToken === "") return { why: "The input github-token is empty." };
			const github = (0, action_github.createGitHub)(settings.githubToken, context.apiUrl);
			const pulls = isPullRequest ? await (0, pull_request.gx)(github, run) : undefined;
			if (pulls !== undefined && "missing" in pulls) return pulls.missing;
			const found = await fetchOutcome(github, run, (0, artifact.q)(settings.key));
			if ("missing" in found) return found.missing;
			const { outcome, pullRequest } = found.file;
			if (outcome.key !== settings.key) {
				const key = (0, lib_escape.h0)(outcome.key, words.xt);
				return { why: `The artifact is that of the gate with the key ${key}, and this job comments for ${settings.key}.` };
			}
			const number = pulls?.numbers.find((candidate) => candidate === pullRequest);
			if (pulls !== undefined && number === undefined) {
				const stated = pullRequest === undefined ? "no pull request" : `the pull request #${pullRequest}`;
				return { why: `The artifact names ${stated}, and the run is that of ${(0, pull_request.dw)(pulls.numbers)}.` };
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
			const failures = (0, judge.d)(outcome.verdict, settings.failOn, outcome.baseline?.content?.doubts);
			const gate = (0, tell.Ny)(outcome);
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
		var _report_messages_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11531);
		function artifactOf(key) {
			return `ai-visibility-${key}`;
		}
		async function uploadArtifact(request, timeout = 12e4) {
			const { name, files, rootFolder, runUrl } = request;
			const stay = `The files stay in ${rootFolder}.`;
			const failed = (detail) => ({ warning: (0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_ARTIFACT", `The artifact ${name} was not uploaded (${detail}).`, stay) });
			if (!hasArtifactStorage(process.env)) {
				const lack = "Artifacts need the storage of GitHub.com, which this run does not have: nothing was uploaded.";
				return { warning: (0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_ARTIFACT_STORAGE", lack, stay) };
			}
			try {
				const { DefaultArtifactClient } = await Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("package-actions-artifact")]).then(__webpack_require__.bind(__webpack_require__, 91252));
				const upload = new DefaultArtifactClient().uploadArtifact(name, files, rootFolder);
				const { id = 0 } = await Promise.race([upload, rejectAfter(timeout)]);
				if (id === 0) return failed("the storage gave it no number");
				return {
					id,
					...runUrl === undefined ? {} : { url: `${runUrl}/artifacts/${id}` }
				};
			} catch (error) {
				if (!/\(409\)/.test(String(error))) return failed(describeStorageError(error));
				const taken = `This workflow run already has an artifact named ${name}. ${stay}`;
				return { warning: (0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_ARTIFACT_409", taken) };
			}
		}
		const failureSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			message: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			statusCode: zod__WEBPACK_IMPORTED_MODULE_1__.Whr().optional()
		});
		function describeStorageError(error) {
			const { message, statusCode } = failureSchema.safeParse(error).data ?? { message: String(error) };
			const words = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_2__._v)(message);
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
	76292: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => keepIssue });
		var find_findings = __webpack_require__(16487);
		var gate_verdict = __webpack_require__(39231);
		var comment = __webpack_require__(10512);
		var loss = __webpack_require__(93300);
		var markdown = __webpack_require__(64631);
		var render_blocks = __webpack_require__(82133);
		var plain_text = __webpack_require__(57854);
		var lib_escape = __webpack_require__(68989);
		var lib_text = __webpack_require__(94869);
		var limits = __webpack_require__(68587);
		var numbers = __webpack_require__(73533);
		var words = __webpack_require__(44702);
		;
		const BRAND_LENGTH = 40;
		const KEY_LENGTH = 64;
		function issueMarker(key = "") {
			return (0, markdown.sd)("ai-visibility-gate-issue", key);
		}
		function lossMarker(marker, gates) {
			const [since] = openSince(gates);
			if (since === undefined) return marker;
			const [{ change } = { change: undefined }, ...others] = gates;
			const middle = change && others.length === 0 ? (change.was.share + change.since.share) / 2 : undefined;
			return (0, markdown.md)`${marker}\n${(0, markdown.sd)(LOSS, middle === undefined ? since : `${since},${middle.toFixed(3)}`)}`;
		}
		const LOSS = "ai-visibility-gate-loss";
		function openSince(gates) {
			return gates.flatMap(({ verdict }) => (0, gate_verdict.Rr)(verdict)).filter(loss.n).map(({ since }) => since).toSorted();
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
			const note = `The history no longer has the runs before the loss since ${(0, words.IU)(since)}. This issue is closed when ${level}a run with accept: true sets a new level.`;
			return (0, markdown.md)`${marker}\n${(0, markdown.sd)(LOSS, decodeURIComponent(given))}\n${(0, markdown.RL)(note)}\n`;
		}
		function titleIssue([gate, ...others], headline) {
			if (gate === undefined || others.length > 0) return (0, lib_escape.D4)(headline, limits.TH / 2);
			const { key, brand, verdict } = gate;
			const name = key === "default" ? "" : ` (${(0, lib_escape.D4)(key, KEY_LENGTH)})`;
			const words = verdict.status === "pass" ? `AI visibility of ${(0, lib_escape.D4)(brand, BRAND_LENGTH)} has no baseline` : (0, lib_escape.D4)((0, plain_text.oi)(gate.headline), limits.TH);
			const room = limits.TH - name.length;
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
			const state = issueStateOf(kept);
			if (repository === undefined || !hasNoPullRequest(context) || first === undefined || state === undefined) return;
			const { githubToken } = first.settings;
			if (!githubToken) return (0, step.R8)({ warning: (0, step.ct)("issue") });
			const [{ createGitHub }, { publishIssue }] = await Promise.all([Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("hosts-action-github")]).then(__webpack_require__.bind(__webpack_require__, 70568)), Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("hosts-action-publish-issue")]).then(__webpack_require__.bind(__webpack_require__, 10216))]);
			const isAlone = gates.length === 1;
			const marker = issueMarker(isAlone ? first.key : config);
			const former = isAlone ? first.load().formerKey : undefined;
			const issue = await publishIssue({
				...{
					marker,
					state,
					title: titleIssue(gates, document.title)
				},
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
			if (issue.issueUrl !== undefined) log.Zx.info(`The issue was ${issue.action}: ${issue.issueUrl}`);
			(0, step.R8)(issue);
			(0, step.R8)((0, step.n0)({ "issue-url": issue.issueUrl }));
		}
		function issueStateOf(gates) {
			const read = gates.filter(({ verdict }) => !(0, gate_verdict.KJ)(verdict));
			const failing = read.filter(({ failures }) => failures.length > 0);
			if (failing.length > 0) {
				const findings = failing.flatMap((gate) => gate.findings);
				const deciding = findings.filter(({ leadsTo }) => leadsTo === "fail" || leadsTo === "error");
				return (0, find_findings.e)(deciding) ? "ongoing" : "failing";
			}
			const states = new Set(gates.map(run_outcome.L4));
			if (read.length < gates.length || [...states].some((state) => state !== "passed" && state !== "low")) return;
			return states.has("low") ? "ongoing" : "recovered";
		}
		function hasNoPullRequest(context) {
			return ["schedule", "push"].includes(context.eventName) && (0, action_context.vZ)(context);
		}
	})
};
;
