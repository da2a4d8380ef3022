"use strict";
exports.id = "owners-backtest-backtest";
exports.ids = ["owners-backtest-backtest"];
exports.modules = {
	63910: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runBacktest: () => runBacktest });
		var _sites_corpus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38828);
		var _sites_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11852);
		var _sites_includes_with_includes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76752);
		var _sites_indexing_hidden_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63142);
		var _sites_remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29657);
		var _compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60583);
		var _owner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90872);
		var _commit_history_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56253);
		var _injections_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21747);
		const MOST_REMEMBERED = 8;
		function createJudge(settings) {
			const { keywords, language, maxAnswerLoss: mostLoss, watch } = settings;
			const compare = (0, _compare_js__WEBPACK_IMPORTED_MODULE_5__.S)(keywords, language, watch);
			const remembered = [];
			function recall({ corpus, source }) {
				const index = remembered.findIndex((pages) => hasSamePages(pages, corpus.pages));
				const [known = corpus.pages] = index < 0 ? [] : remembered.splice(index, 1);
				remembered.unshift(known);
				remembered.length = Math.min(remembered.length, MOST_REMEMBERED);
				return {
					corpus: {
						...corpus,
						pages: known
					},
					source
				};
			}
			return (base, head, owners = settings.owners) => compare(recall(base), recall(head), {
				owners,
				mostLoss
			});
		}
		function hasSamePages(pages, others) {
			return pages.length === others.length && pages.every(({ path, content }, index) => {
				const other = others[index];
				return other?.path === path && other.content === content;
			});
		}
		async function* replayCommits(history, judge, { owners: confirmed = [], proposed = [], signal } = {}) {
			let owners = confirmed;
			let all = [...confirmed, ...proposed];
			const openBoth = ({ parent, id }) => {
				const both = Promise.all([history.open(parent), history.open(id)]);
				both.catch(() => {});
				return both;
			};
			const [first] = history.commits;
			let next = first && openBoth(first);
			for (const [index, commit] of history.commits.entries()) {
				signal?.throwIfAborted();
				const current = next ?? openBoth(commit);
				const following = history.commits[index + 1];
				next = following && openBoth(following);
				try {
					const [before, after] = await current;
					const { base, head } = await history.load(before, after);
					const trees = [{
						corpus: base,
						source: (0, _sites_includes_with_includes_js__WEBPACK_IMPORTED_MODULE_2__.e)(before)
					}, {
						corpus: head,
						source: (0, _sites_includes_with_includes_js__WEBPACK_IMPORTED_MODULE_2__.e)(after)
					}];
					const comparison = await judge(...trees, owners);
					owners = followBack(owners, comparison);
					if (proposed.length === 0) {
						yield {
							commit,
							comparison
						};
					} else if (isAnyTouched(all, base, head)) {
						const ifConfirmed = await judge(...trees, all);
						all = followBack(all, ifConfirmed);
						yield {
							commit,
							comparison,
							lostIfConfirmed: lostIn(ifConfirmed)
						};
					} else {
						const paths = new Set(base.pages.map(({ path }) => path));
						const kept = new Set(all.filter(({ path }) => paths.has(path)).map(({ keyword }) => keyword));
						yield {
							commit,
							comparison,
							lostIfConfirmed: lostIn(comparison).filter((each) => !kept.has(each))
						};
					}
				} catch (error) {
					signal?.throwIfAborted();
					if (!(error instanceof _sites_errors_js__WEBPACK_IMPORTED_MODULE_1__.bf) || error.facts.kind === "git-failed") throw error;
					yield {
						commit,
						problem: error.facts
					};
				}
			}
		}
		function isAnyTouched(owners, base, head) {
			const hidden = (0, _sites_indexing_hidden_js__WEBPACK_IMPORTED_MODULE_3__.Xh)(base.pages, base, head);
			const paths = new Set(owners.map(({ path }) => path));
			const idsIn = ({ pages }) => new Map(pages.flatMap(({ path, id }) => paths.has(path) ? [[path, id]] : []));
			const [before, after] = [idsIn(base), idsIn(head)];
			return [...paths].some((path) => before.get(path) !== after.get(path) || hidden.has(path));
		}
		function lostIn({ evidence }) {
			return evidence.filter(({ outcome }) => outcome === "lost").map(({ keyword }) => keyword);
		}
		function followBack(owners, comparison) {
			return owners.map((owner) => ({
				...owner,
				path: ownerIn(comparison, owner.keyword) ?? owner.path
			}));
		}
		function ownerIn({ base, owners }, keyword) {
			const owner = owners[base.keywords.findIndex((result) => result.keyword === keyword)];
			return owner?.certainty === "confirmed" ? owner.page.path : undefined;
		}
		async function runBacktest(checkout, settings, { range, inject, onPart, hasTime = () => true }) {
			const history = await (0, _commit_history_js__WEBPACK_IMPORTED_MODULE_7__.y)(checkout, settings, range);
			try {
				const judge = createJudge(settings);
				const { id, corpus } = history.head;
				const comparison = await judge(history.head, history.head);
				const proposed = proposeOwners(comparison);
				onPart({ start: {
					head: id,
					pages: corpus.pages.length,
					keywords: settings.keywords,
					unanswered: comparison.base.keywords.filter(({ cited }, index) => !cited && !comparison.owners[index]).map(({ keyword }) => keyword),
					proposed,
					isShallow: history.isShallow,
					commitPages: await (0, _sites_remote_js__WEBPACK_IMPORTED_MODULE_4__.D)(checkout),
					plannedCommits: history.commits.length
				} });
				for await (const replayed of replayCommits(history, judge, {
					owners: settings.owners,
					proposed,
					signal: checkout.signal
				})) {
					onPart({ commit: judgeCommit(replayed) });
					if (!hasTime()) return;
				}
				if (!inject) return;
				const targets = listTargets(comparison);
				onPart({ plannedLosses: targets.length * _injections_js__WEBPACK_IMPORTED_MODULE_8__.nJ.length });
				for await (const loss of injectLosses(history, judge, targets, checkout.signal)) onPart({ loss });
			} finally {
				history.close();
			}
		}
		function proposeOwners({ base, owners }) {
			return base.keywords.flatMap(({ keyword }, index) => {
				const owner = owners[index];
				return owner === undefined || owner.certainty === "confirmed" ? [] : [{
					keyword,
					...(0, _owner_js__WEBPACK_IMPORTED_MODULE_6__.ov)(owner)
				}];
			});
		}
		function judgeCommit(replayed) {
			const { commit, comparison, problem } = replayed;
			if (comparison === undefined) return {
				commit,
				verdict: "error",
				keywords: [],
				problem
			};
			const keywords = comparison.evidence.filter(({ outcome }) => outcome !== "unchanged").map(({ gone: _, removed: __, ...told }) => told);
			const isLost = keywords.some(({ outcome }) => outcome === "lost");
			return {
				commit,
				verdict: isLost ? "fail" : "pass",
				keywords,
				lostIfConfirmed: replayed.lostIfConfirmed
			};
		}
		async function createInjector({ head: { source }, load }, judge, pages) {
			const paths = new Set(pages.map(({ path }) => path));
			const texts = new Map();
			for await (const reading of source.read(source.files.filter(({ path }) => paths.has(path)))) {
				if ("text" in reading) texts.set(reading.file.path, reading.text);
			}
			let count = 0;
			return async ({ path }, inject) => {
				count += 1;
				const text = inject(texts.get(path) ?? "");
				const changed = withText(source, {
					path,
					id: `injected ${count}`
				}, text);
				const { base, head } = await load(source, changed);
				return judge({
					corpus: base,
					source: (0, _sites_includes_with_includes_js__WEBPACK_IMPORTED_MODULE_2__.e)(source)
				}, {
					corpus: head,
					source: (0, _sites_includes_with_includes_js__WEBPACK_IMPORTED_MODULE_2__.e)(changed)
				});
			};
		}
		async function* injectLosses(history, judge, targets, signal) {
			const run = await createInjector(history, judge, targets.map(({ page }) => page));
			for (const { page, keywords } of targets) {
				const { path, content } = page;
				for (const kind of _injections_js__WEBPACK_IMPORTED_MODULE_8__.nJ) {
					signal?.throwIfAborted();
					const inject = _injections_js__WEBPACK_IMPORTED_MODULE_8__.X0[kind];
					const comparison = await run(page, (text) => inject({
						path,
						text,
						title: content.title
					}));
					yield {
						kind,
						path,
						keywords,
						lost: lostIn(comparison)
					};
				}
			}
		}
		function listTargets({ base, owners }) {
			const targets = new Map();
			for (const [index, { keyword, sentences }] of base.keywords.entries()) {
				const page = owners[index]?.page ?? sentences[0]?.page;
				if (page === undefined || !(0, _sites_corpus_js__WEBPACK_IMPORTED_MODULE_0__.NP)(page)) continue;
				const { keywords } = targets.get(page.path) ?? { keywords: [] };
				targets.set(page.path, {
					page,
					keywords: [...keywords, keyword]
				});
			}
			return [...targets.values()].sort((a, b) => a.page.path < b.page.path ? -1 : 1);
		}
		function withText(source, file, text) {
			const replaced = text === undefined ? [] : [file];
			return {
				...source,
				files: source.files.flatMap((other) => other.path === file.path ? replaced : [other]),
				async *read(wanted) {
					if (text !== undefined && wanted.includes(file)) yield {
						file,
						text
					};
					yield* source.read(wanted.filter((other) => other !== file));
				}
			};
		}
	}),
	56253: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d: () => isShallowCheckout,
			y: () => openCommitHistory
		});
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(22380);
		var _sites_corpus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38828);
		var _sites_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11852);
		var _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7325);
		var _sites_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94983);
		var _sites_git_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22942);
		var _sites_git_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44736);
		var _sites_indexing_site_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61465);
		var _sites_language_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74285);
		var _sites_read_pages_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59690);
		var _sites_selection_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78698);
		var _sites_source_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(93566);
		var _sites_work_tree_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8767);
		const MOST_OPEN = 8;
		async function openCommitHistory(checkout, settings, range) {
			const id = await findNewestCommit(checkout);
			const isShallow = await isShallowCheckout(checkout);
			if (id === undefined) throw new _sites_errors_js__WEBPACK_IMPORTED_MODULE_1__.gK({
				kind: "no-commits",
				isShallow
			});
			const selection = rememberChoices((0, _sites_selection_js__WEBPACK_IMPORTED_MODULE_9__.P1)(settings.content, settings.competitors));
			const loader = await (0, _sites_corpus_js__WEBPACK_IMPORTED_MODULE_0__.S5)(settings);
			const objects = (0, _sites_git_objects_js__WEBPACK_IMPORTED_MODULE_4__.d)(checkout);
			const captured = await openCaptured(checkout, settings, selection);
			const opened = new Map();
			async function openOne(commit) {
				const tree = await (0, _sites_git_tree_js__WEBPACK_IMPORTED_MODULE_5__.r)(checkout, commit, selection, objects);
				return captured === undefined ? tree : (0, _sites_source_js__WEBPACK_IMPORTED_MODULE_10__.zz)([tree, captured]);
			}
			function open(commit) {
				const source = opened.get(commit) ?? openOne(commit);
				opened.delete(commit);
				opened.set(commit, source);
				const [oldest] = opened.keys();
				if (opened.size > MOST_OPEN && oldest !== undefined) opened.delete(oldest);
				return source;
			}
			function requirePages(corpus, source, others = []) {
				const passedOver = others.map(selection.passOver).filter((file) => file !== undefined);
				const error = (0, _sites_read_pages_js__WEBPACK_IMPORTED_MODULE_8__.LG)(corpus, source, selection, passedOver);
				if (error !== undefined) throw error;
			}
			try {
				const source = await open(id);
				const corpus = await loader.load(source, checkout.signal);
				requirePages(corpus, source, (await objects.list(id)).map(({ path }) => path));
				const isWanted = await createChoice(settings, selection, source, corpus);
				const commits = await listCommits(checkout, range, isWanted);
				if (commits.length === 0) throw new _sites_errors_js__WEBPACK_IMPORTED_MODULE_1__.gK({
					kind: "no-page-commits",
					isShallow
				});
				return {
					head: {
						id,
						source,
						corpus
					},
					commits,
					isShallow,
					open,
					async load(base, head) {
						const corpora = await loader.loadBoth(base, head, checkout.signal);
						requirePages(corpora.head, head);
						return corpora;
					},
					close: objects.close
				};
			} catch (error) {
				objects.close();
				throw error;
			}
		}
		async function isShallowCheckout(checkout) {
			return (await (0, _sites_git_js__WEBPACK_IMPORTED_MODULE_3__.$Y)(checkout, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
		}
		function rememberChoices(selection) {
			const known = new Map();
			return {
				...selection,
				isPage(path) {
					const isPage = known.get(path) ?? selection.isPage(path);
					known.set(path, isPage);
					return isPage;
				}
			};
		}
		async function openCaptured(checkout, { competitors }, selection) {
			if (competitors.length === 0) return undefined;
			const all = await (0, _sites_work_tree_js__WEBPACK_IMPORTED_MODULE_11__.wr)(checkout, selection);
			const isCaptured = (path) => (0, _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_2__.bf)(path, competitors) !== undefined && all.untracked.has(path);
			return (0, _sites_source_js__WEBPACK_IMPORTED_MODULE_10__.UI)(all, isCaptured);
		}
		async function createChoice({ language }, selection, { files }, { included }) {
			const paths = files.map(({ path }) => path);
			const filter = language === undefined ? undefined : await (0, _sites_language_js__WEBPACK_IMPORTED_MODULE_7__.rj)(language, paths);
			return (path) => (0, _sites_indexing_site_js__WEBPACK_IMPORTED_MODULE_6__.kv)(path) || included.has(path) || selection.isPage(path) && filter?.ofPath(path) === undefined;
		}
		async function findNewestCommit(checkout) {
			try {
				return (await (0, _sites_git_js__WEBPACK_IMPORTED_MODULE_3__.$Y)(checkout, [
					"rev-parse",
					"--verify",
					"HEAD^{commit}"
				])).trim();
			} catch (error) {
				if (error instanceof _sites_errors_js__WEBPACK_IMPORTED_MODULE_1__.bf && /Needed a single revision/.test(error.message)) return undefined;
				throw error;
			}
		}
		async function listCommits(checkout, { most = Number.POSITIVE_INFINITY, since }, isWanted) {
			const form = [
				"--raw",
				"-z",
				"--no-abbrev",
				"--no-renames",
				"--relative",
				"--no-color",
				"--encoding=UTF-8"
			];
			const date = since === undefined ? [] : [`--since=${since}`];
			const format = "--format=%H%x00%P%x00%cI%x00%s";
			const words = [
				"log",
				"--no-show-signature",
				"--first-parent",
				"-m",
				...form,
				...date,
				format,
				"HEAD",
				"--"
			];
			const commits = [];
			for await (const { changed, ...commit } of readLog(readFields(checkout, words))) {
				if (commit.parent === "" || !changed.some(isWanted)) continue;
				commits.push(commit);
				if (commits.length >= most) break;
			}
			return commits;
		}
		async function* readLog(fields) {
			const take = async () => {
				const next = await fields.next();
				return next.done ? undefined : next.value;
			};
			try {
				let id = await take();
				while (id !== undefined) {
					const [parents = "", date = "", subject = ""] = [
						await take(),
						await take(),
						await take()
					];
					const changed = [];
					let field = await take();
					while (field !== undefined && /^\n?:/.test(field)) {
						changed.push(await take() ?? "");
						field = await take();
					}
					const [parent = ""] = parents.split(" ");
					yield {
						id,
						parent,
						date,
						subject,
						changed
					};
					id = field;
				}
			} finally {
				await fields.return(undefined);
			}
		}
		async function* readFields(checkout, words) {
			const child = (0, _sites_git_js__WEBPACK_IMPORTED_MODULE_3__.Iz)(checkout, words);
			const errors = [];
			child.stderr.setEncoding("utf8").on("data", (text) => errors.push(String(text)));
			const ended = new Promise((resolve) => {
				child.on("error", () => resolve(null)).on("close", resolve);
			});
			try {
				let rest = "";
				for await (const chunk of child.stdout.setEncoding("utf8")) {
					const fields = (rest + String(chunk)).split("\0");
					rest = fields.pop() ?? "";
					yield* fields;
				}
				const code = await ended;
				checkout.signal?.throwIfAborted();
				if (code === 0) return;
				const detail = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_12__.K)(errors.join("")) || `it ended with ${code}`;
				throw new _sites_errors_js__WEBPACK_IMPORTED_MODULE_1__.bf({
					kind: "git-failed",
					command: "git log",
					detail
				});
			} finally {
				child.kill();
			}
		}
	}),
	21747: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X0: () => injections,
			nJ: () => injectionKinds
		});
		var _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68191);
		const STUB = "This page is being rewritten. Please come back later.";
		const injections = {
			deleted: () => undefined,
			stub: ({ path, text, title }) => (0, _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__.b)(path) === "html" ? `<title>${escapeHtml(title)}</title>\n<h1>${escapeHtml(title)}</h1>\n<p>${STUB}</p>\n` : `${frontMatterOf(text)}# ${title}\n\n${STUB}\n`,
			draft: ({ text }) => withField(text, "draft: true"),
			noindex: ({ path, text }) => (0, _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__.b)(path) === "html" ? withRobotsTag(text) : withField(text, "robots: noindex")
		};
		const injectionKinds = [
			"deleted",
			"stub",
			"draft",
			"noindex"
		];
		function frontMatterOf(text) {
			const [block = ""] = /^---[ \t]*\r?\n[\s\S]*?(?<=\n)---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
			return block;
		}
		function withField(text, field, name = field.slice(0, field.indexOf(":"))) {
			const block = frontMatterOf(text);
			if (block === "") return `---\n${field}\n---\n\n${text}`;
			const others = block.replace(new RegExp(`^${name}:.*\\r?\\n(?:[ \\t].*\\r?\\n|-.*\\r?\\n(?<!---\\r?\\n))*`, "m"), "");
			return `${others.replace(/^---.*\r?\n/, `---\n${field}\n`)}${text.slice(block.length)}`;
		}
		function withRobotsTag(text) {
			const block = frontMatterOf(text);
			return `${block}<meta name="robots" content="noindex">\n\n${text.slice(block.length)}`;
		}
		function escapeHtml(text) {
			return text.replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`);
		}
	}),
	29657: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => findCommitPages,
			Z: () => readRemote
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11852);
		var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94983);
		async function readRemote(checkout) {
			try {
				return parseRemote((await (0, _git_js__WEBPACK_IMPORTED_MODULE_1__.$Y)(checkout, [
					"remote",
					"get-url",
					"origin"
				])).trim());
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.bf) return undefined;
				throw error;
			}
		}
		function parseRemote(address) {
			const url = URL.parse(address.replace(/^[\w.-]+@([\w.-]+):/, "ssh://$1/"));
			const [, repository] = /^\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url?.pathname ?? "") ?? [];
			return url?.hostname && repository ? {
				host: url.hostname,
				repository
			} : undefined;
		}
		const COMMIT_PATHS = {
			github: "commit/",
			gitlab: "-/commit/"
		};
		async function findCommitPages(checkout) {
			const { host = "", repository } = await readRemote(checkout) ?? {};
			const known = Object.entries(COMMIT_PATHS).find(([name]) => host.split(".").includes(name));
			return known && `https://${host}/${repository}/${known[1]}`;
		}
	})
};
;
