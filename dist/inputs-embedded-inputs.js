"use strict";
exports.id = "inputs-embedded-inputs";
exports.ids = ["inputs-embedded-inputs"];
exports.modules = {
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
	69580: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L1: () => mayBeAtHome,
			NX: () => isAtHome,
			U4: () => readBrandDomain,
			zU: () => siteOf
		});
		var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);
		var _lib_host_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33664);
		function readBrandDomain(text) {
			const [, authority, path = "", query = ""] = /^(?:[^/?#]*:\/\/)?([^/?#]*)\/?([^?#]*?)\/?(\?[^#]*)?$/s.exec(text) ?? [];
			const address = text.includes("://") ? text : `https://${text}`;
			if (authority === undefined || /[@*%]/.test(authority) || /[\s\\]/.test(text)) return undefined;
			if (!URL.canParse(address) || !isHomePath(path, query)) return undefined;
			const host = (0, _lib_host_of_js__WEBPACK_IMPORTED_MODULE_1__.w)(address);
			const { domain, isIp } = (0, tldts__WEBPACK_IMPORTED_MODULE_0__.qg)(host, { allowPrivateDomains: true });
			if (domain === null || isIp || !host.includes(".")) return undefined;
			return path === "" ? host : `${host}/${path}${query}`;
		}
		function isHomePath(path, query) {
			if (path === "") return query === "";
			const segments = path.split("/");
			return !segments.some((segment) => /^\.{0,2}$/.test(segment)) && segments.some((segment) => segment !== "*");
		}
		function isAtHome(source, homes) {
			return findHome(source, homes) !== undefined;
		}
		function findHome(source, homes) {
			let page;
			return homes.find((home) => {
				if (!isPage(home)) return source.host === home || source.host.endsWith(`.${home}`);
				page ??= readPage(source);
				return page !== undefined && isBelow(page, readHome(home));
			});
		}
		function mayBeAtHome(source, homes) {
			return (0, _lib_host_of_js__WEBPACK_IMPORTED_MODULE_1__.w)(source.url) !== source.host && homes.some((home) => isPage(home) && home.startsWith(`${source.host}/`));
		}
		function siteOf(source, homes) {
			const home = findHome(source, homes);
			return home !== undefined && isPage(home) ? home : registrableDomain(source.host);
		}
		function registrableDomain(host) {
			return (0, tldts__WEBPACK_IMPORTED_MODULE_0__.qg)(host, { allowPrivateDomains: true }).domain ?? host;
		}
		function isPage(home) {
			return home.includes("/");
		}
		function readHome(home) {
			return pageOf(new URL(`https://${home}`));
		}
		function readPage({ url, host }) {
			return host !== "" && (0, _lib_host_of_js__WEBPACK_IMPORTED_MODULE_1__.w)(url) === host ? pageOf(new URL(url)) : undefined;
		}
		function pageOf(url) {
			const [, ...segments] = url.pathname.replace(/\/$/, "").split("/").map(fold);
			return {
				host: (0, _lib_host_of_js__WEBPACK_IMPORTED_MODULE_1__.w)(url.href),
				segments,
				query: url.searchParams
			};
		}
		function isBelow(page, home) {
			return page.host === home.host && home.segments.every((part, index) => {
				const segment = page.segments[index];
				return part === "*" ? Boolean(segment) : part === segment;
			}) && home.query.entries().every(([name, value]) => page.query.getAll(name).join("\n") === value);
		}
		function fold(segment) {
			try {
				return decodeURIComponent(segment).toLowerCase();
			} catch {
				return segment;
			}
		}
	}),
	99399: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L: () => isEnglish });
		function isEnglish(language) {
			return /^en(?:-|$)/i.test(language);
		}
	}),
	61701: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kx: () => countRequests,
			UH: () => estimateCalls
		});
		var _engine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31305);
		var _prices_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77201);
		function estimateCalls(specs, { questions, samples, judged }, day) {
			const answers = questions * samples;
			const calls = {
				answers,
				judgments: judged ? answers : 0
			};
			return specs.map((spec) => ({
				...{
					engine: spec.id,
					model: spec.model,
					vendor: spec.name
				},
				...calls,
				perMinute: _engine_js__WEBPACK_IMPORTED_MODULE_0__.Qp.perMinute,
				costUsd: estimateCost(spec, calls, day),
				...(0, _prices_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(spec, day)
			}));
		}
		const TYPICAL_ANSWER = {
			openai: {
				inputTokens: 2e4,
				outputTokens: 4e3,
				searches: 2
			},
			anthropic: {
				inputTokens: 27e3,
				outputTokens: 4e3,
				searches: 1.5
			},
			gemini: {
				inputTokens: 100,
				outputTokens: 2e3,
				searches: 5.5
			},
			perplexity: {
				inputTokens: 5e3,
				outputTokens: 1e3
			},
			xai: {
				inputTokens: 15e3,
				outputTokens: 2e3
			},
			mistral: {
				inputTokens: 8e3,
				outputTokens: 1e3
			},
			dataforseo: {
				inputTokens: 0,
				outputTokens: 0
			},
			serpapi: {
				inputTokens: 0,
				outputTokens: 0
			},
			"openai-compatible": {
				inputTokens: 100,
				outputTokens: 1e3
			}
		};
		const TYPICAL_JUDGMENT = {
			inputTokens: 1e3,
			outputTokens: 300,
			searches: 0
		};
		function estimateCost(spec, { answers, judgments }, day) {
			const answer = (0, _prices_js__WEBPACK_IMPORTED_MODULE_1__.zP)(spec, TYPICAL_ANSWER[spec.name], day);
			const judgment = judgments === 0 ? 0 : (0, _prices_js__WEBPACK_IMPORTED_MODULE_1__.zP)(spec, TYPICAL_JUDGMENT, day);
			if (answer === undefined || judgment === undefined) return undefined;
			return answers * answer + judgments * judgment;
		}
		function countRequests(specs, scope) {
			return estimateCalls(specs, scope).reduce((sum, { answers, judgments }) => sum + answers + judgments, 0);
		}
	}),
	48855: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CC: () => chooseQuestion,
			Ky: () => DEFAULT_PROMPT_TEMPLATE,
			U1: () => hasKnownPlaceholders,
			d_: () => formatAskedKeyword,
			w2: () => readPromptTemplates
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		const DEFAULT_PROMPT_TEMPLATE = "I am looking into {keyword}. What would you recommend, and why? Answer in {language}.";
		function formatAskedKeyword({ keyword, questions }) {
			return questions.length === 0 ? keyword : `${keyword} = ${questions.join(" | ")}`;
		}
		const PLACEHOLDER = /\{(\w+)\}/g;
		function readPromptTemplates(texts) {
			const isTemplate = (text) => placeholdersOf(text).has("keyword") && hasKnownPlaceholders(text);
			return texts.every(isTemplate) ? texts : undefined;
		}
		function hasKnownPlaceholders(text) {
			return [...placeholdersOf(text)].every((name) => name === "keyword" || name === "language");
		}
		function placeholdersOf(text) {
			return new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = ""]) => name));
		}
		function chooseQuestion({ promptTemplates, ownQuestions }, { keyword, language, sample }) {
			const own = ownQuestions.find((asked) => asked.keyword === keyword)?.questions ?? [];
			const phrasings = (own.length > 0 ? own : promptTemplates).toSorted();
			const phrasing = phrasings[(hash(keyword) + sample - 1) % phrasings.length] ?? DEFAULT_PROMPT_TEMPLATE;
			return phrasing.replace(PLACEHOLDER, (_, name) => name === "keyword" ? keyword : nameLanguage(language));
		}
		function hash(keyword) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(keyword).digest().readUInt32BE();
		}
		function nameLanguage(language) {
			try {
				return new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language;
			} catch {
				return language;
			}
		}
	}),
	4820: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LS: () => openRecorder,
			YW: () => openReplay,
			eN: () => RecordingError,
			wh: () => readAnswersSetting
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2503);
		var _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20487);
		var _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52776);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13963);
		var _lib_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80292);
		var _pages_base_commits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79052);
		class RecordingError extends Error {
			facts;
			constructor(facts) {
				super(`${facts.path}: ${facts.detail ?? "no such exchange"}`);
				this.name = "RecordingError";
				this.facts = facts;
			}
		}
		const failureSchema = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			kind: zod__WEBPACK_IMPORTED_MODULE_3__.k5n([
				"http",
				"connection",
				"timeout",
				"invalid-response",
				"not-sent"
			]),
			request: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			detail: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			status: zod__WEBPACK_IMPORTED_MODULE_3__.Whr().optional(),
			code: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional()
		});
		const entrySchema = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			engine: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			model: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			task: zod__WEBPACK_IMPORTED_MODULE_3__.k5n([
				"answer",
				"sentiment",
				"reader"
			]),
			question: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			sample: zod__WEBPACK_IMPORTED_MODULE_3__.Whr().positive(),
			location: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ country: zod__WEBPACK_IMPORTED_MODULE_3__.YjP() }).exactOptional(),
			turn: zod__WEBPACK_IMPORTED_MODULE_3__.Whr().positive(),
			reply: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
			failure: failureSchema.optional()
		}).refine(({ reply, failure }) => reply === undefined !== (failure === undefined), {
			path: ["reply"],
			error: "expected a reply or a failure"
		});
		function readAnswersSetting(text) {
			if (text === "") return { mode: "live" };
			const [, mode, path = ""] = /^(record|replay):(.+)$/s.exec(text) ?? [];
			return mode === "record" || mode === "replay" ? {
				mode,
				path: (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_1__.sq)(path)
			} : undefined;
		}
		const HERE = { workspace: "." };
		async function openRecorder(path, { workspace } = HERE) {
			const file = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_1__.YT)(path, workspace);
			let written = endLastLine();
			async function endLastLine() {
				if (await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_1__.H3)(file)) await file.appendFile("\n");
			}
			function append(entry) {
				written = written.then(() => file.appendFile(`${JSON.stringify(entry)}\n`));
				return written;
			}
			const recording = (exchange, post) => {
				let turn = 0;
				return async (request, signal) => {
					turn += 1;
					try {
						const reply = await post(request, signal);
						await append({
							...exchange,
							turn,
							reply
						});
						return reply;
					} catch (error) {
						const failure = readFailure(error);
						if (failure) await append({
							...exchange,
							turn,
							failure
						});
						throw error;
					}
				};
			};
			return {
				recording,
				async close() {
					await written.catch(() => {});
					await file.close();
				}
			};
		}
		async function openReplay(path, place = HERE) {
			const entries = readEntries(path, await readRecording(path, place));
			return (exchange) => {
				let turn = 0;
				return async () => {
					turn += 1;
					const entry = entries.get(keyOf(exchange, turn));
					if (entry?.failure) throw toServiceError(entry.failure);
					if (entry?.reply === undefined) throw new RecordingError({
						path,
						missing: exchange
					});
					return entry.reply;
				};
			};
		}
		async function readRecording(path, { workspace, signal, ...commits }) {
			const before = await (0, _pages_base_commits_js__WEBPACK_IMPORTED_MODULE_2__.go)({
				folder: workspace,
				signal
			}, commits, path);
			if (before.kind === "added") {
				const detail = "the change adds this file, and a change is not judged by answers that it brings along. They can be replayed after the merge";
				throw new RecordingError({
					path,
					detail
				});
			}
			const file = before.kind === "base" ? before : await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_1__.EW)(workspace, path, MOST_BYTES);
			const problem = "problem" in file ? file.problem : undefined;
			if ("text" in file && file.text.length <= MOST_BYTES) return file.text;
			throw new RecordingError({
				path,
				detail: FILE_PROBLEMS[problem ?? "too-large"]
			});
		}
		const MOST_BYTES = 64 * 1024 * 1024;
		const FILE_PROBLEMS = {
			missing: "there is no such file",
			"not-a-file": "it is no file",
			"too-large": "it has more than 64 MiB. Record fewer answers in one file"
		};
		function readFailure(error) {
			return error instanceof _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__._ ? failureSchema.safeParse(error.facts).data : undefined;
		}
		function toServiceError({ kind, request, detail, status, code }) {
			const facts = {
				...status !== undefined && { status },
				...code !== undefined && { code }
			};
			return new _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__._({
				kind,
				request,
				detail,
				...facts
			});
		}
		function readEntries(path, text) {
			const entries = new Map();
			for (const [index, line] of text.split(/\r?\n/).entries()) {
				if (line === "") continue;
				const entry = readEntry(path, index + 1, line);
				entries.set(keyOf(entry, entry.turn), entry);
			}
			return entries;
		}
		function readEntry(path, line, text) {
			const value = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.q)(text);
			if (value === undefined) throw new RecordingError({
				path,
				line,
				detail: `line ${line} is not JSON`
			});
			const entry = entrySchema.safeParse(value);
			if (entry.success) return entry.data;
			throw new RecordingError({
				path,
				line,
				detail: `line ${line}: ${(0, _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_5__.w)(entry.error.issues)}`
			});
		}
		function keyOf({ engine, model, task, question, sample, location }, turn) {
			return JSON.stringify([
				engine,
				model,
				task,
				question,
				sample,
				turn,
				location?.country
			]);
		}
	}),
	79052: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kv: () => findComparedCommit,
			go: () => readBaseFile,
			oi: () => isNewPath,
			pG: () => requireTreeOf,
			q$: () => ensureCommit,
			zZ: () => isCommitted
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13963);
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73089);
		var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56424);
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
		async function requireTreeOf(checkout, commits) {
			const { head } = commits;
			const { id, parents } = await readHead(checkout);
			if (id === head || "base" in commits && parents.length > 1 && parents.includes(head)) return id;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
				kind: "other-tree",
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
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
					kind: "git-failed",
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
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && error.facts.kind === "git-failed") return undefined;
				throw error;
			}
		}
		async function ensureCommit(checkout, commit) {
			if (await hasCommit(checkout, commit)) return;
			const shallow = (await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
			const depth = shallow ? ["--depth=1"] : [];
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
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf) || !("command" in error.facts)) throw error;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
					...error.facts,
					kind: "commit-unavailable",
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
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && error.facts.kind === "git-failed") return false;
				throw error;
			}
		}
		async function readBaseFile(checkout, host, path) {
			if (host.change === undefined && host.workflowCommit === undefined) return { kind: "work-tree" };
			const inside = (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__._l)(checkout.folder, path) ?? await findRealInside(checkout.folder, path);
			if (inside === undefined) return { kind: "work-tree" };
			const fail = (reason, cause) => new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
				kind: "no-base-file",
				path,
				reason
			}, { cause });
			try {
				const place = await findPlace(checkout, inside);
				const commit = await findDecidingCommit(place.checkout, host);
				const before = await readEntry(place.checkout, commit, place.path);
				if (before.kind === "file") return {
					kind: "base",
					text: before.text,
					commit
				};
				if (before.kind !== "missing") throw fail({ kind: before.kind });
				const after = await readEntry(place.checkout, "HEAD", place.path);
				if (after.kind !== "missing") return {
					kind: "added",
					commit
				};
			} catch (cause) {
				if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && "command" in cause.facts) throw fail(cause.facts, cause);
				throw cause;
			}
			const real = await findRealInside(checkout.folder, inside);
			return real === undefined || real === inside ? { kind: "work-tree" } : readBaseFile(checkout, host, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(checkout.folder), real));
		}
		async function isCommitted(checkout, path) {
			try {
				const place = await findPlace(checkout, path);
				return (await readEntry(place.checkout, "HEAD", place.path)).kind !== "missing";
			} catch (error) {
				if ((0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Fg)(error)) return false;
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
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && error.facts.kind === "git-failed") return true;
				throw error;
			}
		}
		async function findRealInside(folder, path) {
			const real = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__.ps)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path)).catch(() => undefined);
			return real !== undefined && "path" in real ? (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__._l)(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder), real.path) : undefined;
		}
		async function findPlace(checkout, inside) {
			try {
				const prefix = (await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, ["rev-parse", "--show-prefix"])).replace(/\n$/, "");
				return {
					checkout,
					path: `${prefix}${inside}`
				};
			} catch (error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf) || error.facts.kind !== "not-a-checkout") throw error;
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
			const folders = segments.map((_, index) => segments.slice(0, index + 1).join("/"));
			const above = (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"ls-tree",
				"--full-tree",
				"-z",
				commit,
				"--",
				...folders
			]));
			return { kind: above.some((line) => line.startsWith("160000 ")) ? "submodule" : "missing" };
		}
		async function findSpelling(checkout, commit, path) {
			const ignoresCase = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"config",
				"--type=bool",
				"--default=false",
				"--get",
				"core.ignorecase"
			]);
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
	56424: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Y: () => git,
			Iz: () => spawnGit,
			Wx: () => requireObjectId,
			kU: () => isCheckedOut,
			vV: () => splitZero
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2503);
		var _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30502);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22380);
		var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73089);
		const run = (0, node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
		const MOST_OUTPUT_BYTES = 256 * 1024 * 1024;
		const failureSchema = zod__WEBPACK_IMPORTED_MODULE_6__._H3({
			code: zod__WEBPACK_IMPORTED_MODULE_6__.KCZ([zod__WEBPACK_IMPORTED_MODULE_6__.YjP(), zod__WEBPACK_IMPORTED_MODULE_6__.aig()]).nullish(),
			message: zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
			stderr: zod__WEBPACK_IMPORTED_MODULE_6__.YjP().optional()
		});
		async function git({ folder, signal }, words, input = "") {
			try {
				const { place, cwd } = locate(folder);
				const running = run("git", [...place, ...words], {
					cwd,
					env: environment(),
					signal,
					maxBuffer: MOST_OUTPUT_BYTES
				});
				running.child.stdin?.on("error", () => {}).end(input);
				return (await running).stdout;
			} catch (cause) {
				signal?.throwIfAborted();
				throw explain(words, cause);
			}
		}
		function splitZero(output) {
			return output.split("\0").slice(0, -1);
		}
		function requireObjectId(commit) {
			if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) return;
			const detail = `not an object id: ${(0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__.K)(commit)}`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.bf({
				kind: "commit-unavailable",
				command: "git",
				detail,
				commit
			});
		}
		async function isCheckedOut(folder) {
			const stats = await Promise.all([folder, (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, ".git")].map((path) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined)));
			return stats[0]?.isDirectory() === true && stats[1] !== undefined;
		}
		function spawnGit({ folder, signal }, words) {
			const { place, cwd } = locate(folder);
			return (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("git", [...place, ...words], {
				cwd,
				env: environment(),
				signal,
				stdio: "pipe"
			});
		}
		function locate(folder) {
			if ((0, node_os__WEBPACK_IMPORTED_MODULE_2__.platform)() !== "win32") return {
				place: [],
				cwd: folder
			};
			return {
				place: ["-C", (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder)],
				cwd: (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(process.execPath)
			};
		}
		function environment() {
			return {
				...(0, _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_8__.Q)(),
				GIT_TERMINAL_PROMPT: "0",
				GIT_OPTIONAL_LOCKS: "0",
				GIT_NO_REPLACE_OBJECTS: "1",
				LC_ALL: "C"
			};
		}
		function explain(words, cause) {
			const { code, message, stderr } = failureSchema.parse(cause);
			const detail = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__.K)(stderr || message);
			const isNone = /not a git repository|cannot change to/.test(detail);
			const kind = code === "ENOENT" ? "no-git" : isNone ? "not-a-checkout" : "git-failed";
			return new _errors_js__WEBPACK_IMPORTED_MODULE_5__.bf({
				kind,
				command: `git ${words[0] ?? ""}`,
				detail
			}, { cause });
		}
	}),
	31080: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			embeddedNeeds: () => embeddedNeeds,
			readEmbeddedInputs: () => readEmbeddedInputs
		});
		var _embedded_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69580);
		var _embedded_engine_scan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99399);
		var _embedded_engines_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87947);
		var _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16424);
		var _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67838);
		var _embedded_engines_estimate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61701);
		var _embedded_engines_question_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48855);
		var _embedded_engines_recording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4820);
		var _embedded_pages_folder_rules_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44508);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94869);
		const embeddedNeeds = [
			"engines",
			"keywords",
			"competitors",
			"samples",
			"language",
			"content",
			"base-content",
			"site-url",
			"competitor-content",
			"brand-domains",
			"brand-aliases",
			"prompt-template",
			"country",
			"max-answer-loss",
			"max-requests",
			"max-cost",
			"answers"
		];
		function readEmbeddedInputs(inputs, env) {
			const problems = [];
			const take = (input, value, allowed) => {
				if (value === undefined) problems.push({
					input,
					allowed
				});
				return value;
			};
			const domains = inputs["brand-domains"].map(_embedded_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__.U4);
			const settings = {
				content: inputs.content.map(readGlob),
				baseContent: inputs["base-content"] === "" ? undefined : take("base-content", (0, _embedded_pages_folder_rules_js__WEBPACK_IMPORTED_MODULE_7__.j1)(inputs["base-content"]), "a folder inside the repository, such as _base/site"),
				siteUrls: take("site-url", (0, _embedded_pages_folder_rules_js__WEBPACK_IMPORTED_MODULE_7__.ak)(inputs["site-url"]), "one http(s) URL with {path} after its host, such as https://acme.example/{path}; or folder = URL lines") ?? [],
				competitorFolders: take("competitor-content", (0, _embedded_pages_folder_rules_js__WEBPACK_IMPORTED_MODULE_7__.sh)(inputs["competitor-content"]), "name = folder lines, the folder inside the repository") ?? [],
				competitors: take("competitors", readCompetitorDomains(inputs.competitors), "after each = a domain such as globex.com or a page such as github.com/globex; no public suffix, no IP address") ?? [],
				brandDomains: take("brand-domains", domains.every((domain) => domain !== undefined) ? domains : undefined, "domains of your own such as acme.com, or pages such as github.com/acme; no public suffix, no IP address") ?? [],
				brandAliases: inputs["brand-aliases"],
				promptTemplates: take("prompt-template", (0, _embedded_engines_question_js__WEBPACK_IMPORTED_MODULE_5__.w2)(inputs["prompt-template"]), "questions, one a line, each with {keyword} and optionally {language}; no other placeholder") ?? [],
				countries: inputs.country,
				ownQuestions: inputs.keywords.filter(({ questions }) => questions.length > 0).map(({ keyword, questions }) => ({
					keyword,
					questions
				})),
				owners: inputs.keywords.flatMap(({ keyword, owner }) => owner === undefined ? [] : [{
					keyword,
					...owner
				}]),
				maxAnswerLoss: shareOf(inputs["max-answer-loss"]),
				maxRequests: inputs["max-requests"],
				maxCost: inputs["max-cost"],
				answers: take("answers", (0, _embedded_engines_recording_js__WEBPACK_IMPORTED_MODULE_6__.wh)(inputs.answers), "record:PATH or replay:PATH") ?? { mode: "live" },
				models: []
			};
			if (settings.promptTemplates.length === 0) settings.promptTemplates = [_embedded_engines_question_js__WEBPACK_IMPORTED_MODULE_5__.Ky];
			const questions = settings.ownQuestions.flatMap((asked) => asked.questions);
			if (!questions.every(_embedded_engines_question_js__WEBPACK_IMPORTED_MODULE_5__.U1)) {
				problems.push({
					input: "keywords",
					allowed: "questions without a placeholder other than {keyword} and {language}"
				});
			}
			const specs = readEngines(inputs.engines, problems);
			if (specs === undefined) return {
				settings,
				problems,
				missingKeys: [],
				hasUnknownEngine: true
			};
			const usesRepository = inputs.engines.length === 0 || inputs.engines.includes(_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.Bw);
			settings.models = [...usesRepository ? [_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.Bw] : [], ...specs.map(({ name, model }) => `${name}:${model}`)];
			const missingKeys = settings.answers.mode === "replay" ? [] : checkConnections(specs, env, problems);
			const givesSources = specs.some(({ name }) => _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.sP[name].givesSources);
			if (givesSources && settings.brandDomains.length === 0) {
				const allowed = "the domains of your brand: an engine that names its sources cites the brand by them";
				problems.push({
					input: "brand-domains",
					allowed
				});
			}
			checkCompetitors(settings, {
				givesSources,
				usesRepository
			}, problems);
			checkSamples(specs, inputs, problems);
			checkRequests(specs, inputs, problems);
			return {
				settings,
				problems,
				missingKeys,
				hasUnknownEngine: false
			};
		}
		function readGlob(glob) {
			return glob.replace(/\\(?![[\](){}])/g, "/");
		}
		function shareOf(percent) {
			return percent === undefined ? undefined : percent / 100;
		}
		function readCompetitorDomains(competitors) {
			const read = competitors.map(({ name, domains }) => ({
				name,
				domains: domains.map(_embedded_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__.U4)
			}));
			const known = read.map(({ name, domains }) => ({
				name,
				domains: domains.filter((domain) => domain !== undefined)
			}));
			return read.some(({ domains }) => domains.includes(undefined)) ? undefined : known;
		}
		function checkCompetitors({ competitors, competitorFolders, brandDomains }, { givesSources, usesRepository }, problems) {
			const report = (input, wrong, allowed) => {
				if (wrong.length === 0) return;
				problems.push({
					input,
					allowed: `${allowed}: ${wrong.map(({ name }) => name).join(", ")}`
				});
			};
			report("competitors", competitors.filter(({ domains }) => domains.some((domain) => brandDomains.includes(domain))), "domains that brand-domains does not list. These share one");
			report("competitors", competitors.filter(({ domains }) => givesSources && domains.length === 0), "name = domain: an engine that names its sources recognizes a competitor by its domains. Without one");
			const captured = new Set(competitorFolders.map(({ name }) => (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_8__.zN)(name)));
			report("competitor-content", competitors.filter(({ name }) => usesRepository && !captured.has((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_8__.zN)(name))), "name = folder lines for all competitors: the engine repository measures them by captured pages. Without any");
		}
		function readEngines(ids, problems) {
			const live = ids.filter((id) => id !== _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.Bw);
			for (const id of live) {
				const replacement = (0, _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.Bx)(id);
				if (replacement === undefined) continue;
				problems.push({
					input: "engines",
					allowed: `${replacement}. The vendor ended the model of ${id}`
				});
			}
			const read = live.filter((id) => (0, _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.Bx)(id) === undefined).map((id) => ({
				id,
				spec: (0, _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.iI)(id)
			}));
			const wrong = read.filter(({ spec }) => spec === undefined || spec.country !== undefined);
			if (wrong.length === 0) return read.flatMap(({ spec }) => spec ?? []);
			const names = [_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.Bw, ...Object.keys(_embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.sP)].join(", ");
			const hints = `${names}; a model after a colon, as in openai:MODEL; ${describeModels()}; countries only in the input country. For a hosted service, set base-url`;
			const meant = wrong.map(({ id }) => ({
				id,
				engine: (0, _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.PS)(id)
			}));
			const instead = meant.map(({ id, engine }) => `${engine ?? "another engine"} in place of ${id}`);
			const isMisspelt = meant.every(({ engine }) => engine !== undefined);
			problems.push({
				input: "engines",
				allowed: [...instead, ...isMisspelt ? [] : [hints]].join("; ")
			});
			return undefined;
		}
		function describeModels() {
			return Object.entries(_embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.sP).filter(([, { defaultModel }]) => defaultModel === undefined).map(([name, { models }]) => `${name} requires ${models ? models.join(" or ") : "one"}`).join(", ");
		}
		function checkSamples(specs, { samples }, problems) {
			const repeating = specs.filter(({ name }) => repeatsAnswers(name));
			if (samples.max === 1 || repeating.length === 0) return;
			const ids = repeating.map(({ id }) => id).join(", ");
			const allowed = `1 with ${ids}: the same answer comes back for half an hour, so a second sample tells nothing. Run them in a job of their own`;
			problems.push({
				input: "samples",
				allowed
			});
		}
		function repeatsAnswers(name) {
			const engine = _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.sP[name];
			return engine.repeatsAnswers ?? false;
		}
		function checkConnections(specs, env, problems) {
			const missing = [];
			for (const name of new Set(specs.map((spec) => spec.name))) {
				const connection = (0, _embedded_engines_connection_js__WEBPACK_IMPORTED_MODULE_1__.dC)(name, env);
				if (!("problem" in connection)) continue;
				const { problem } = connection;
				if (problem.kind === "missing") missing.push(...problem.variables.slice(0, 1));
				else {
					const what = problem.kind === "bad-key" ? "one line of visible ASCII characters" : "an https URL";
					problems.push({
						input: "engines",
						allowed: `${problem.variable} in the environment to be ${what}`
					});
				}
			}
			return missing;
		}
		function checkRequests(specs, inputs, problems) {
			const requests = (0, _embedded_engines_estimate_js__WEBPACK_IMPORTED_MODULE_4__.Kx)(specs, {
				questions: inputs.keywords.length * Math.max(1, inputs.country.length),
				samples: inputs.samples.max,
				judged: !(0, _embedded_engine_scan_js__WEBPACK_IMPORTED_MODULE_9__.L)(inputs.language)
			});
			const most = inputs["max-requests"];
			if (most === undefined || requests <= most) return;
			const allowed = `${requests} or more, which these engines, keywords and samples need; or fewer of them`;
			problems.push({
				input: "max-requests",
				allowed
			});
		}
	}),
	30502: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => childEnvironment });
		const ALLOWED = /^(?:PATH|HOME|LANG|LANGUAGE|LC_\w+|TMPDIR|TEMP|TMP|SystemRoot|GIT_\w+|SSH_AUTH_SOCK|SSL_CERT_(?:FILE|DIR)|XDG_\w+_HOME|FONTCONFIG_\w+|(?:HTTPS?|ALL|NO)_PROXY)$/i;
		function childEnvironment(env = process.env) {
			return Object.fromEntries(Object.entries(env).filter(([name]) => ALLOWED.test(name)));
		}
	}),
	45461: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			v: () => createLimiterPool,
			z: () => createLimiter
		});
		var _until_aborted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47222);
		const WINDOW = 60100;
		function createLimiterPool(clock) {
			const limiters = new Map();
			return (account, limits) => {
				const limiter = limiters.get(account) ?? createLimiter(limits, clock);
				limiters.set(account, limiter);
				return limiter;
			};
		}
		function createLimiter(limits, clock) {
			let running = 0;
			const leaving = [];
			let release = Promise.withResolvers();
			let lastInLine = Promise.resolve();
			async function admit(signal) {
				const before = lastInLine;
				const admitted = Promise.withResolvers();
				lastInLine = admitted.promise;
				try {
					await (0, _until_aborted_js__WEBPACK_IMPORTED_MODULE_0__.E)(before, signal);
					await untilFree(signal);
					running += 1;
				} finally {
					before.then(admitted.resolve);
				}
			}
			async function untilFree(signal) {
				for (;;) {
					const now = clock.now();
					while (leaving[0] !== undefined && leaving[0] <= now) leaving.shift();
					const [nextToLeave] = leaving;
					const windowFull = running + leaving.length >= limits.perMinute;
					if (windowFull && nextToLeave !== undefined) await clock.sleep(nextToLeave - now, signal);
					else if (windowFull || running >= limits.concurrent) await (0, _until_aborted_js__WEBPACK_IMPORTED_MODULE_0__.E)(release.promise, signal);
					else return;
				}
			}
			return async (task, signal) => {
				await admit(signal);
				try {
					return await task();
				} finally {
					running -= 1;
					leaving.push(clock.now() + WINDOW);
					release.resolve();
					release = Promise.withResolvers();
				}
			};
		}
	}),
	47222: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => untilAborted });
		function untilAborted(work, signal) {
			return new Promise((resolve, reject) => {
				const abort = () => reject(signal.reason);
				if (signal.aborted) abort();
				else signal.addEventListener("abort", abort, { once: true });
				work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
			});
		}
	})
};
;
