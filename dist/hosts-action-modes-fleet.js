"use strict";
exports.id = "hosts-action-modes-fleet";
exports.ids = ["hosts-action-modes-fleet"];
exports.modules = {
	39692: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			runMergeMode: () => runMergeMode,
			runPlanMode: () => runPlanMode,
			runShardMode: () => runShardMode
		});
		var external_node_path_ = __webpack_require__(76760);
		var core = __webpack_require__(91659);
		var judge = __webpack_require__(97212);
		var commands_plan = __webpack_require__(13996);
		var scan = __webpack_require__(42758);
		var shards_partial = __webpack_require__(58164);
		var split = __webpack_require__(25105);
		var verdict = __webpack_require__(39231);
		var read_gates = __webpack_require__(94931);
		var read_settings = __webpack_require__(46551);
		var heap = __webpack_require__(98408);
		var document_plan = __webpack_require__(6910);
		var comment = __webpack_require__(10512);
		var gate = __webpack_require__(25205);
		var inputs = __webpack_require__(14039);
		var message = __webpack_require__(11531);
		var shards = __webpack_require__(46471);
		var version = __webpack_require__(43152);
		var artifact_storage = __webpack_require__(38661);
		var promises_ = __webpack_require__(51455);
		var read_partials = __webpack_require__(60652);
		var github_artifacts = __webpack_require__(42743);
		var github = __webpack_require__(84961);
		;
		const MOST_BYTES = 3e8;
		const TIME_OUT = 12e4;
		async function fetchPartials(fleet, folder, run, timeout = TIME_OUT) {
			const prefix = (0, shards_partial.d0)(fleet);
			if (!(0, artifact_storage.AO)(process.env)) {
				return [refuse(`${prefix}*`, { kind: "no-storage" })];
			}
			try {
				const { DefaultArtifactClient } = await Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("package-actions-artifact")]).then(__webpack_require__.bind(__webpack_require__, 91252));
				const client = new DefaultArtifactClient();
				const { artifacts } = await Promise.race([client.listArtifacts(), (0, artifact_storage.SS)(timeout)]);
				await (0, promises_.mkdir)(folder, { recursive: true });
				let api;
				const fetchArchive = async (artifact) => {
					const path = (0, external_node_path_.join)(folder, String(artifact.id));
					try {
						return await downloadThroughService(client, artifact, path, timeout);
					} catch (error) {
						api ??= openApi(run, timeout);
						return downloadThroughApi(await api, artifact.name, (0, artifact_storage.rb)(error));
					}
				};
				const read = [];
				for (const artifact of artifacts.filter(({ name }) => name.startsWith(prefix))) {
					const { id, name, size } = artifact;
					const found = size > MOST_BYTES ? { problem: { kind: "too-large" } } : await fetchArchive(artifact);
					const file = (0, external_node_path_.join)(folder, `${id}.ndjson.gz`);
					const partial = "problem" in found ? found : await extractPartial(found.archive, (0, shards_partial.gP)(fleet, name), file);
					read.push({
						file: name,
						...partial
					});
				}
				return read;
			} catch (error) {
				return [refuse(`${prefix}*`, {
					kind: "unreadable",
					detail: (0, artifact_storage.rb)(error)
				})];
			}
		}
		async function downloadThroughService(client, { id, digest }, path, timeout) {
			const options = {
				path,
				skipDecompress: true,
				...digest !== undefined && { expectedHash: digest }
			};
			const download = client.downloadArtifact(id, options);
			const { digestMismatch } = await Promise.race([download, (0, artifact_storage.SS)(timeout)]);
			if (digestMismatch) return { problem: { kind: "other-digest" } };
			const [archive = ""] = await (0, promises_.readdir)(path);
			const opened = (0, github_artifacts.p_)(await (0, promises_.readFile)((0, external_node_path_.join)(path, archive)));
			return "archive" in opened ? opened : { problem: opened.unreadable };
		}
		async function downloadThroughApi(api, name, detail) {
			const read = await api?.read(name);
			if (read !== undefined && "archive" in read) return read;
			const cause = read !== undefined && "unreadable" in read ? read.unreadable : undefined;
			if (cause?.kind === "broken-archive" || cause?.kind === "archive-too-large") {
				return { problem: problemOf(cause) };
			}
			const isRefused = cause?.kind === "github" && cause.permission !== undefined;
			return { problem: {
				kind: "not-downloaded",
				detail,
				lacksPermission: api === undefined || isRefused
			} };
		}
		async function openApi({ githubToken, apiUrl, repository, runId }, time) {
			if (githubToken === "" || repository === undefined || runId === undefined) return undefined;
			const { createGitHub, fetchThroughProxy } = await Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("hosts-action-github")]).then(__webpack_require__.bind(__webpack_require__, 16783));
			const api = createGitHub(githubToken, apiUrl);
			return (0, github_artifacts.jH)({
				api,
				fetch: fetchThroughProxy,
				repository: (0, github.T)(repository)
			}, { run: Number(runId) }, {
				time,
				pause: 1e3,
				archiveBytes: MOST_BYTES
			});
		}
		async function extractPartial(archive, name, path) {
			const entry = await (0, github_artifacts.$7)(archive, name, MOST_BYTES);
			if ("unreadable" in entry) return { problem: problemOf(entry.unreadable) };
			await (0, promises_.writeFile)(path, entry.bytes);
			return (0, read_partials.oi)(path);
		}
		function problemOf({ kind }) {
			if (kind === "no-entry") return { kind: "no-file" };
			return { kind: kind === "broken-archive" ? kind : "too-large" };
		}
		function refuse(file, problem) {
			return {
				file,
				problem
			};
		}
		var log = __webpack_require__(22769);
		var publish_artifact = __webpack_require__(95357);
		var step = __webpack_require__(31765);
		var finish_run = __webpack_require__(88287);
		;
		async function runPlanMode(run) {
			const { reading, fleet, open } = await readFleet(run, "plan");
			const { gates, changes } = reading;
			if (!(0, artifact_storage.AO)(run.env)) return (0, message.cA)(shards.Oq, "AVG_SHARDS_STORAGE", undefined);
			for (const line of (0, inputs.Fx)(changes)) log.Z.notice(line);
			const plan = await (0, commands_plan.Es)(gates, fleet, open);
			const matrix = JSON.stringify((0, commands_plan.lQ)(plan));
			(0, step.R8)((0, step.n0)({
				...step.Q9,
				matrix,
				"max-parallel": plan.shards
			}));
			(0, step.R8)(await (0, step.Sy)((0, comment.W7)((0, document_plan.mJ)(plan), comment.Jt)));
			const fatal = plan.blockers.filter(({ blocker }) => (0, verdict.g1)(blocker) === "error");
			const stopsAll = fatal.some(({ key }) => key === undefined) || fatal.length >= gates.length;
			if (stopsAll) return fatal.map(document_plan.Cw).join("\n");
			for (const stop of fatal) log.Z.warning((0, document_plan.Cw)(stop));
			return undefined;
		}
		async function runShardMode(run) {
			const { texts, env, context, cancelled } = run;
			const { reading, fleet, open } = await readFleet(run, "shard");
			const { gates } = reading;
			const { shard } = fleet;
			if (shard === undefined) return undefined;
			if (!(0, artifact_storage.AO)(env)) return (0, message.cA)(shards.Oq, "AVG_SHARDS_STORAGE", undefined);
			const { runId = "local", runAttempt: attempt, runUrl } = context;
			const folder = (0, external_node_path_.join)(context.tempFolder, "ai-visibility", "_partial");
			const { path, partial, made, planned, stopped } = await core.Os("Scans", () => (0, scan.S)(gates, shard, {
				runId,
				attempt,
				program: (0, version.$)()
			}, folder, open));
			(0, step.R8)((0, step.n0)({
				...step.Q9,
				"result-file": path
			}));
			log.Z.info((0, shards.y0)((0, split._D)(shard), made, planned, path));
			for (const { key, blocker, failsStep } of stopped) {
				if (!failsStep) log.Z.warning((0, gate._l)(key, blocker));
			}
			if (cancelled.aborted) return (0, shards.P5)((0, split._D)(shard));
			const artifact = await (0, publish_artifact.m)({
				name: (0, shards_partial.Cz)((0, finish_run.a)(texts), partial),
				files: [path],
				rootFolder: folder,
				retentionDays: gates[0].settings.artifactRetentionDays,
				runUrl
			});
			if (artifact.warning !== undefined) return artifact.warning;
			(0, step.R8)((0, step.n0)({
				"artifact-id": artifact.id,
				"artifact-url": artifact.url
			}));
			const failures = stopped.filter(({ failsStep }) => failsStep);
			if (failures.length === 0) return undefined;
			return failures.map(({ key, blocker }) => (0, gate._l)(key, blocker)).join("\n");
		}
		async function runMergeMode(run) {
			const { texts, context } = run;
			const { reading, fleet, open } = await readFleet(run, "merge");
			(0, heap.a)();
			const { runId = "local", runAttempt: attempt, sha } = context;
			const options = {
				runId,
				attempt,
				sha,
				allowsGap: fleet.partial === "allow"
			};
			const folder = (0, external_node_path_.join)(context.tempFolder, "ai-visibility", "_partials");
			const { githubToken } = reading.gates[0].settings;
			return (0, finish_run.J)(run, reading, open, async (given) => {
				const read = await core.Os("Results of the shards", () => fetchPartials((0, finish_run.a)(texts), folder, {
					...context,
					githubToken
				}));
				return core.Os("Baseline and verdict", () => (0, judge.S)(reading, read, options, given));
			});
		}
		async function readFleet({ texts, env, context, cancelled: signal }, mode) {
			const facts = mode === "merge" ? {
				...context,
				withoutSecrets: true
			} : context;
			const reading = await (0, read_gates.D)({
				...texts,
				mode: ""
			}, {
				env,
				facts,
				signal
			});
			const { gates } = reading;
			const { fleet } = gates[0].settings;
			const { shard } = fleet;
			const problems = (0, commands_plan.Qu)(gates, shard);
			if (shard !== undefined && mode !== "shard") {
				const allowed = `no value beside mode: ${mode}; a step with a shard has no mode`;
				problems.push({
					input: "shard",
					given: (0, split._D)(shard),
					allowed
				});
			}
			if (problems.length > 0) throw new read_settings.aV(problems);
			return {
				reading,
				fleet,
				open: {
					facts,
					env,
					log: (0, log.M)(),
					signal
				}
			};
		}
	}),
	43152: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => readVersion });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
		const packageSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() });
		function readVersion() {
			const script = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.argv[1] ?? "");
			const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(script), "..", "package.json");
			return packageSchema.parse(JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"))).version;
		}
	})
};
;
