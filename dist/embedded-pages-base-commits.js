"use strict";
exports.id = "embedded-pages-base-commits";
exports.ids = ["embedded-pages-base-commits"];
exports.modules = {
	79052: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kv: () => findComparedCommit,
			go: () => readBaseFile,
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
		async function requireTreeOf(checkout, { head }) {
			const { id, parents } = await readHead(checkout);
			if (id === head || parents.length > 1 && parents.includes(head)) return;
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
	8607: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ml: () => unwatched,
			Qs: () => listUnreadable,
			Sb: () => countPassedOver,
			UI: () => filterFiles,
			f2: () => byPath,
			wC: () => renameFiles,
			wV: () => MOST_PAGE_BYTES,
			yR: () => readText,
			zz: () => joinSources
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const MOST_PAGE_BYTES = 2 * 1024 * 1024;
		function byPath(a, b) {
			return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
		}
		function joinSources(sources) {
			const [only] = sources;
			if (only !== undefined && sources.length === 1) return only;
			return {
				files: sources.flatMap(({ files }) => files).sort(byPath),
				siteFiles: sources.flatMap(({ siteFiles }) => siteFiles).sort(byPath),
				parts: sources.flatMap(({ parts }) => parts).sort(byPath),
				absent: new Set(sources.flatMap(({ absent }) => [...absent])),
				untracked: new Set(sources.flatMap(({ untracked }) => [...untracked])),
				passedOver: sources.flatMap(({ passedOver }) => passedOver),
				async *read(wanted) {
					const paths = new Set(wanted.map(({ path }) => path));
					for (const source of sources) {
						const all = [
							...source.files,
							...source.siteFiles,
							...source.parts
						];
						yield* source.read(all.filter(({ path }) => paths.has(path)));
					}
				}
			};
		}
		function filterFiles(source, isKept) {
			return {
				...source,
				files: source.files.filter(({ path }) => isKept(path)),
				siteFiles: source.siteFiles.filter(({ path }) => isKept(path)),
				parts: source.parts.filter(({ path }) => isKept(path)),
				untracked: new Set([...source.untracked].filter(isKept)),
				passedOver: []
			};
		}
		function renameFiles(source, rename) {
			const originals = new Map();
			const renameFile = (file) => {
				const path = rename(file.path);
				if (path === undefined) return [];
				originals.set(path, file);
				return [{
					path,
					id: file.id
				}];
			};
			const renameAll = (paths) => new Set([...paths].map(rename).filter((path) => path !== undefined));
			return {
				files: source.files.flatMap(renameFile).sort(byPath),
				siteFiles: source.siteFiles.flatMap(renameFile).sort(byPath),
				parts: source.parts.flatMap(renameFile).sort(byPath),
				absent: renameAll(source.absent),
				untracked: renameAll(source.untracked),
				passedOver: [],
				async *read(wanted) {
					const names = new Map();
					for (const file of wanted) {
						const original = originals.get(file.path);
						if (original !== undefined) names.set(original, file);
					}
					for await (const reading of source.read([...names.keys()])) {
						const file = names.get(reading.file);
						if (file !== undefined) yield {
							...reading,
							file
						};
					}
				}
			};
		}
		const decoder = new TextDecoder("utf-8", { fatal: true });
		function readText(file, bytes) {
			if (bytes.includes(0)) return {
				file,
				unreadable: "not-text"
			};
			try {
				return {
					file,
					text: decoder.decode(bytes)
				};
			} catch {
				return {
					file,
					unreadable: "not-text"
				};
			}
		}
		const MOST_EXAMPLES = 3;
		function countPassedOver(files) {
			const groups = new Map();
			for (const { path, ...cause } of files) {
				const key = [
					cause.reason,
					cause.extension,
					cause.language
				].join(" ");
				const group = groups.get(key) ?? {
					...cause,
					count: 0,
					examples: []
				};
				group.count += 1;
				if (group.examples.length < MOST_EXAMPLES) group.examples.push(path);
				groups.set(key, group);
			}
			return [...groups.values()].sort((a, b) => b.count - a.count);
		}
		const unwatched = { onStep() {} };
		const MOST_PATH_CHARACTERS = 200;
		function listUnreadable(files, mostNamed) {
			const named = files.slice(0, mostNamed).map(({ path, reason }) => `${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(path), MOST_PATH_CHARACTERS)} is not scanned: ${reason}`);
			const others = files.slice(mostNamed);
			if (others.length === 0) return named;
			const counts = Array.from(Map.groupBy(others, ({ reason }) => reason), ([reason, { length }]) => `${length} ${reason}`);
			const more = others.length === 1 ? "1 more file is" : `${others.length} more files are`;
			return [...named, `${more} not scanned: ${counts.join(", ")}`];
		}
	}),
	2134: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => createStopWords });
		var _orama_stopwords_dutch__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63444);
		var _orama_stopwords_french__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17490);
		var _orama_stopwords_german__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57045);
		var _orama_stopwords_italian__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76967);
		var _orama_stopwords_portuguese__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62738);
		var _orama_stopwords_russian__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26519);
		var _orama_stopwords_spanish__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33898);
		const ENGLISH = [
			"a an the this that these those some any each every such same own other another",
			"i me my mine we us our ours you your yours he him his he she her hers it its they them their theirs one ones",
			"and or but nor so yet if then than because while although though whether as until unless",
			"of at by for with about against between into through during before after above below to from up down in out on",
			"off over under onto upon within without per via",
			"am is are was were be been being have has had having do does did doing done can could will would shall should",
			"may might must ought",
			"who whom whose which what when where why how",
			"not no only very too also just there here again once more most both all few much many",
			"s t d ll m re ve don doesn didn isn aren wasn weren hasn haven hadn won wouldn can couldn shouldn"
		];
		const GERMAN = [
			"warum weshalb wieso wozu wann wer wen wem wessen woher wohin womit wofür wodurch woran worauf worin wovon",
			"wieviel wieviele viele vielen",
			"darf darfst dürfen dürft kannst könnt konnte konnten könnten musst müssen müsst mussten müsste müssten",
			"sollen sollst sollten willst wollt wollten möchte möchten mag mögen",
			"sei seid worden wurde wurden werdet wäre wären hätte hätten habt gibt lässt",
			"unsere unserem unseren unserer unseres beim dass bereits schon",
			"dabei dafür daran darauf darin davon ab außer per pro seit s"
		];
		const SPANISH = ["cuyo cuya porqué adónde debo debes debemos deberían debería tengas puedas podamos", "has habéis fuese esté estés"];
		const SPANISH_SUBJECTS = [
			"acuerdo breve cierto ciertos conocer consideró considera cosas cuenta dia dias día días diferente diferentes",
			"ejemplo emplear empleais emplean empleas empleo encuentra estado estados existe existen excepto fin final general",
			"gran grandes horas hoy igual informo informó intenta intentais intentamos intentan intentar intentas intento",
			"largo lado lugar mal manera mayor mediante medio mejor menos modo momento nueva nuevas nuevo nuevos",
			"pais paìs parte partir pasada pasado peor posible primer primera primero primeros propia propias propio propios",
			"proximo próximo próximos raras realizado realizar realizó respecto segunda segundo siguiente supuesto",
			"temprano tarde tercera tiempo total trabaja trabajais trabajamos trabajan trabajar trabajas trabajo trata",
			"ultimo última últimas último últimos usa usais usamos usan usar usas uso valor veces ver verdad verdadera verdadero vez"
		];
		const FRENCH = [
			"comment pourquoi quand où combien quoi dont lequel laquelle lesquels lesquelles auquel duquel",
			"a peut peux peuvent pouvez pouvons pourrait puis puisse dois doit devez doivent devrait faut veux veut voulez",
			"fais fait faire faites font être avoir",
			"afin alors ainsi aussi autre autres avant après car chaque chez comme contre depuis donc dès encore entre",
			"lors lorsque moins ni non plus plusieurs puisque quelque quelques sauf selon si sinon sous tel telle tels telles",
			"tout toute toutes tous très vers via ceux celle celles celui",
			"jusqu lorsqu puisqu quelqu quoiqu aujourd hui"
		];
		const ITALIAN = [
			"quando quali cosa perche senza dopo prima ogni oppure però poi già ancora",
			"posso puoi può possiamo potete possono devo devi deve dobbiamo dovete devono voglio vuoi vuole fare essere avere",
			"d s t m v n cos com quand qual nessun od quel quei quegli"
		];
		const DUTCH = [
			"waarom wanneer waar waarmee waarvoor waarin welk welke hoeveel hoelang wiens",
			"kunt mag mogen moeten zullen zult willen wilt gaat doet doe bent hebt",
			"onze jouw jullie we wij wel af sinds binnen buiten via per s n t"
		];
		const PORTUGUESE = [
			"porque porquê onde aonde quanto quanta quantos quantas quais quê cujo cuja",
			"posso pode podem podemos podia devo deve devem devemos fazer faz fazem é ter ser estar",
			"uns umas dum duma neste nesta deste desta disso nisso",
			"vosso vossa vossos vossas cada sob sobre todo toda todos todas outro outra outros outras"
		];
		const RUSSIAN = [
			"почему отчего сколько какие какое каких каким какую который которая которое которые откуда чей",
			"могу можем можете могут нужно нужна нужны должен должна должно должны следует",
			"мои моё мое моих моего моей наш наша наше наши нашего ваш ваша ваше ваши вашего свой своя свои своих твой",
			"это этих этим мной мною тобой кому кем чему оно также либо обо ко",
			"её ещё всё нём неё чём твоё своё"
		];
		const RUSSIAN_SUBJECTS = ["человек жизнь"];
		function createStopWords(language) {
			switch (language) {
				case "en": return new Set(split(ENGLISH));
				case "de": return join(_orama_stopwords_german__WEBPACK_IMPORTED_MODULE_0__.m, GERMAN);
				case "es": return join(_orama_stopwords_spanish__WEBPACK_IMPORTED_MODULE_1__.m, SPANISH, SPANISH_SUBJECTS);
				case "fr": return join(_orama_stopwords_french__WEBPACK_IMPORTED_MODULE_2__.m, FRENCH);
				case "it": return join(_orama_stopwords_italian__WEBPACK_IMPORTED_MODULE_3__.m, ITALIAN);
				case "nl": return join(_orama_stopwords_dutch__WEBPACK_IMPORTED_MODULE_4__.m, DUTCH);
				case "pt": return join(_orama_stopwords_portuguese__WEBPACK_IMPORTED_MODULE_5__.m, PORTUGUESE);
				case "ru": return join(_orama_stopwords_russian__WEBPACK_IMPORTED_MODULE_6__.m, RUSSIAN, RUSSIAN_SUBJECTS);
				default: return new Set();
			}
		}
		function join(listed, added, subjects = []) {
			const words = new Set([...listed, ...split(added)]);
			for (const word of split(subjects)) words.delete(word);
			return words;
		}
		function split(lines) {
			return lines.flatMap((words) => words.split(" "));
		}
	}),
	30502: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => childEnvironment });
		const ALLOWED = /^(?:PATH|HOME|LANG|LANGUAGE|LC_\w+|TMPDIR|TEMP|TMP|SystemRoot|GIT_\w+|SSH_AUTH_SOCK|SSL_CERT_(?:FILE|DIR)|XDG_\w+_HOME|FONTCONFIG_\w+|(?:HTTPS?|ALL|NO)_PROXY)$/i;
		function childEnvironment(env = process.env) {
			return Object.fromEntries(Object.entries(env).filter(([name]) => ALLOWED.test(name)));
		}
	})
};
;
