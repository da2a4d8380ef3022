"use strict";
exports.id = "history-artifact";
exports.ids = ["history-artifact"];
exports.modules = { 2408: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { createArtifactStore: () => createArtifactStore });
	var schemas = __webpack_require__(2503);
	var github = __webpack_require__(84961);
	var github_api = __webpack_require__(70173);
	var github_artifacts = __webpack_require__(42743);
	;
	const LIMITS = {
		time: 9e4,
		pause: 1e3,
		archiveBytes: 5e7,
		fileBytes: 2e8
	};
	const MOST_RUNS = 100;
	const TRUSTED_EVENTS = [
		"push",
		"schedule",
		"workflow_dispatch",
		"repository_dispatch"
	];
	const TRUSTED_CONCLUSIONS = ["success", "failure"];
	const runSchema = schemas.Ikc({
		event: schemas.YjP(),
		conclusion: schemas.YjP().nullable()
	});
	const MOST_UNITED = 10;
	async function readArchives(source) {
		const { limits = LIMITS } = source;
		const signal = AbortSignal.timeout(limits.time);
		const lookup = {
			...source,
			repository: (0, github.T)(source.repository),
			signal
		};
		try {
			return await search(lookup, source.name, limits);
		} catch (error) {
			if (signal.aborted) return { unreadable: {
				kind: "timeout",
				seconds: limits.time / 1e3
			} };
			return { unreadable: (0, github_api.a)(error, "actions: read") };
		}
	}
	async function search(lookup, name, limits) {
		const { defaultBranch } = lookup;
		const { artifacts, isComplete } = await (0, github_artifacts.wn)(lookup, { name });
		const candidates = selectCandidates(artifacts, defaultBranch);
		const hasExpired = candidates.some(({ expired }) => expired);
		const usable = newestOfEachRun(candidates.filter(({ expired }) => !expired));
		const judged = new Map();
		let newest;
		for (const candidate of usable.slice(0, MOST_RUNS)) {
			const trust = await judgeRun(lookup, candidate.runId);
			judged.set(candidate.id, trust);
			if (trust !== "trusted") continue;
			newest = candidate;
			break;
		}
		if (newest !== undefined) return unite(lookup, newest, usable, judged, limits);
		const areRunsKnown = artifacts.every(({ run }) => run !== undefined) && ![...judged.values()].includes("unknown");
		const isSearched = isComplete && areRunsKnown && usable.length <= MOST_RUNS;
		const isReplaced = hasExpired && usable.length > 0;
		if (!isSearched || isReplaced) return { unreadable: {
			kind: "no-trusted-artifact",
			defaultBranch
		} };
		return { missing: {
			kind: hasExpired ? "artifact-expired" : "no-artifact",
			defaultBranch
		} };
	}
	async function unite(lookup, newest, usable, judged, limits) {
		const read = await (0, github_artifacts.R9)(lookup, newest, limits);
		if ("expired" in read) {
			return { missing: {
				kind: "artifact-expired",
				defaultBranch: lookup.defaultBranch
			} };
		}
		if ("unreadable" in read) return read;
		const archives = [read.archive];
		const known = await readCovered(read.archive);
		const isPart = ({ id }) => known === undefined ? !judged.has(id) : known.has(id);
		const covered = [newest, ...usable.filter(isPart)].map(({ id }) => id);
		for (const candidate of usable) {
			if (covered.includes(candidate.id)) continue;
			const isLookedUp = judged.has(candidate.id);
			if (!isLookedUp && (judged.size >= MOST_RUNS || archives.length > MOST_UNITED)) continue;
			const trust = judged.get(candidate.id) ?? await judgeRun(lookup, candidate.runId);
			judged.set(candidate.id, trust);
			if (trust === "open" || trust === "unknown") continue;
			if (trust === "trusted") {
				const other = await (0, github_artifacts.R9)(lookup, candidate, limits);
				if ("archive" in other) archives.push(other.archive);
				else if ("unreadable" in other && !isForGood(other.unreadable)) return other;
			}
			covered.push(candidate.id);
		}
		return {
			archives,
			covered
		};
	}
	function isForGood({ kind }) {
		return kind === "archive-too-large" || kind === "broken-archive";
	}
	function selectCandidates(artifacts, defaultBranch) {
		return artifacts.flatMap((artifact) => {
			const { run } = artifact;
			const isOwn = run?.headBranch === defaultBranch && run.headRepositoryId === run.repositoryId;
			return isOwn ? [{
				...artifact,
				runId: run.id
			}] : [];
		});
	}
	function newestOfEachRun(candidates) {
		return [...Map.groupBy(candidates, ({ runId }) => runId).values()].flatMap(([newest]) => newest ?? []);
	}
	async function judgeRun({ api, repository, signal }, runId) {
		signal.throwIfAborted();
		try {
			const route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}";
			const { data } = await api.request(route, {
				...repository,
				run_id: runId
			});
			const { event, conclusion } = runSchema.extend({ id: schemas.euz(runId) }).parse(data);
			if (conclusion === null) return "open";
			const isTrusted = TRUSTED_CONCLUSIONS.includes(conclusion) && TRUSTED_EVENTS.includes(event);
			return isTrusted ? "trusted" : "untrusted";
		} catch (error) {
			if ((0, github.g)(error).cause === "not-found") return "unknown";
			throw error;
		}
	}
	const BASE_FILE = "base.json";
	const BASE_FORMAT = "ai-visibility-history-base";
	const MOST_BASE_BYTES = 1e6;
	const baseSchema = schemas.Ikc({
		format: schemas.euz(BASE_FORMAT),
		schema_version: schemas.euz(1),
		covers: schemas.YOg(schemas.Whr())
	});
	async function readCovered(archive) {
		const entry = await (0, github_artifacts.hB)(archive, BASE_FILE, MOST_BASE_BYTES);
		if (!("bytes" in entry)) return undefined;
		try {
			return new Set(baseSchema.parse(JSON.parse(new TextDecoder().decode(entry.bytes))).covers);
		} catch {
			return undefined;
		}
	}
	function formatBase(covers) {
		return Buffer.from(`${JSON.stringify({
			format: BASE_FORMAT,
			schema_version: 1,
			covers
		})}\n`);
	}
	var format = __webpack_require__(72544);
	;
	const HISTORY_FILE = "history.ndjson";
	const FILE_NAME = /^[A-Za-z\d][A-Za-z\d._-]{0,63}\.ndjson$/;
	function createArtifactStore(options) {
		const { layout } = options;
		const place = {
			kind: "artifact",
			name: options.name
		};
		const { fileBytes } = options.limits ?? LIMITS;
		const fileOf = (key) => layout === "gate" ? HISTORY_FILE : `${key}.ndjson`;
		const added = [];
		let loading;
		function load() {
			loading ??= findHistories(options, layout === "gate" ? HISTORY_FILE : BASE_FILE);
			return loading;
		}
		async function readFile(archives, file) {
			const unpacked = archives.map((archive) => (0, github_artifacts.$7)(archive, file, fileBytes));
			const [newest, ...others] = await Promise.all(unpacked);
			if (newest === undefined) return {};
			if ("unreadable" in newest && newest.unreadable.kind !== "no-entry") return newest;
			const [own, ...beside] = [newest, ...others].flatMap((entry) => "bytes" in entry ? [entry.bytes] : []);
			if (own === undefined) return {};
			const bytes = uniteHistories(own, beside);
			if (!(0, format.HU)(bytes)) return { bytes };
			return {
				bytes,
				unreadable: {
					kind: "too-many-lines",
					file,
					most: format.qj
				}
			};
		}
		return {
			placeOf: () => place,
			async read(key) {
				const found = await load();
				const archives = "archives" in found ? found.archives : [];
				const { bytes, unreadable } = await readFile(archives, fileOf(key));
				if (unreadable !== undefined) return { unreadable };
				const own = added.filter((record) => record.key === key);
				if (bytes === undefined && own.length === 0) {
					return "archives" in found ? {
						records: [],
						problems: []
					} : found;
				}
				return (0, format.i6)(new TextDecoder().decode(addAll(bytes, own)));
			},
			async append(records) {
				const resultOf = (result) => new Map(records.map(({ key }) => [key, result]));
				const found = await load();
				const isBegun = records.every(({ record }) => record.accepted);
				if ("unreadable" in found && !(isBegun && found.unreadable.kind === "no-trusted-artifact")) {
					return resultOf({ problem: found.unreadable });
				}
				const { archives, covered } = "archives" in found ? found : {
					archives: [],
					covered: []
				};
				const copied = layout === "gate" ? [] : archives.flatMap((archive) => [...archive.keys()]);
				const names = new Set([...copied.filter((name) => FILE_NAME.test(name)), ...records.map(({ key }) => fileOf(key))]);
				const problems = new Map();
				for (const name of names) {
					const { bytes, unreadable } = await readFile(archives, name);
					if (unreadable === undefined) continue;
					if (bytes === undefined) return resultOf({ problem: unreadable });
					problems.set(name, unreadable);
				}
				const kept = records.filter(({ key }) => !problems.has(fileOf(key)));
				async function* files() {
					for (const name of names) {
						const { bytes } = await readFile(archives, name);
						const own = [...added, ...kept].filter(({ key }) => fileOf(key) === name);
						yield {
							name,
							content: addAll(bytes, own)
						};
					}
					yield {
						name: BASE_FILE,
						content: formatBase(covered)
					};
				}
				const detail = kept.length === 0 ? undefined : await options.upload(files());
				if (detail !== undefined) return resultOf({ problem: {
					kind: "not-uploaded",
					detail
				} });
				added.push(...kept);
				return new Map(records.map(({ key }) => {
					const problem = problems.get(fileOf(key));
					return [key, problem === undefined ? { stored: place } : { problem }];
				}));
			}
		};
	}
	async function findHistories(source, required) {
		const found = await readArchives(source);
		const [newest] = "archives" in found ? found.archives : [];
		return newest === undefined || newest.has(required) ? found : { unreadable: {
			kind: "no-entry",
			file: required
		} };
	}
	function addAll(old = new Uint8Array(), records) {
		return records.reduce((bytes, { record }) => (0, format.$1)(bytes, record), old);
	}
	function uniteHistories(own, others) {
		if (others.length === 0) return own;
		let lines = splitLines(own);
		for (const other of others) {
			const known = new Set(lines);
			lines = mergeByTime(lines, splitLines(other).filter((line) => !known.has(line)));
		}
		const again = (0, format.i6)(toBytes(lines).toString()).records.filter(({ attempt }) => attempt > 1);
		const kept = lines.filter((line) => {
			const text = toBytes([line]).toString();
			return !again.some((record) => (0, format.yW)(text, record));
		});
		return toBytes(kept);
	}
	function splitLines(bytes) {
		const text = Buffer.from(bytes).toString("latin1");
		const lines = text.split(/(?<=\n)/).filter((line) => line !== "");
		return lines.map((line) => line.endsWith("\n") ? line : `${line}\n`);
	}
	const toBytes = (lines) => Buffer.from(lines.join(""), "latin1");
	function mergeByTime(one, other) {
		const merged = [];
		const waiting = withTimes(other);
		for (const { line, time } of withTimes(one)) {
			while (waiting[0] !== undefined && waiting[0].time < time) merged.push(waiting.shift()?.line ?? "");
			merged.push(line);
		}
		return [...merged, ...waiting.map(({ line }) => line)];
	}
	const timeSchema = schemas.Ikc({ created_at: schemas.YjP() });
	function withTimes(lines) {
		let time = 0;
		return lines.map((line) => {
			time = readTime(line) ?? time;
			return {
				line,
				time
			};
		});
	}
	function readTime(line) {
		try {
			const time = Date.parse(timeSchema.parse(JSON.parse(line)).created_at);
			return Number.isNaN(time) ? undefined : time;
		} catch {
			return undefined;
		}
	}
}) };
;
