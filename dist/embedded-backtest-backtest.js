"use strict";
exports.id = "embedded-backtest-backtest";
exports.ids = ["embedded-backtest-backtest"];
exports.modules = {
	52394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runBacktest: () => runBacktest });
		var pages_errors = __webpack_require__(73089);
		var repository_compare = __webpack_require__(80477);
		var outcome = __webpack_require__(21908);
		var excerpt = __webpack_require__(22380);
		var corpus = __webpack_require__(52170);
		var folder_rules = __webpack_require__(44508);
		var git = __webpack_require__(56424);
		var git_objects = __webpack_require__(16193);
		var git_tree = __webpack_require__(52361);
		var site = __webpack_require__(77221);
		var pages_language = __webpack_require__(99792);
		var read_pages = __webpack_require__(31847);
		var pages_selection = __webpack_require__(83920);
		var source = __webpack_require__(8607);
		var work_tree = __webpack_require__(61912);
		;
		const MOST_OPEN = 8;
		async function openCommitHistory(checkout, settings, range, isCounted = () => true) {
			const id = await findNewestCommit(checkout);
			const isShallow = await isShallowCheckout(checkout);
			if (id === undefined) throw new pages_errors.gK({
				kind: "no-commits",
				merges: range.merges,
				isShallow
			});
			const selection = rememberChoices((0, pages_selection.P1)(settings.content, settings.competitors));
			const loader = await (0, corpus.S5)(settings);
			const objects = (0, git_objects.d)(checkout);
			const captured = await openCaptured(checkout, settings, selection);
			const opened = new Map();
			async function openOne(commit) {
				const tree = await (0, git_tree.r)(checkout, commit, selection, objects);
				return captured === undefined ? tree : (0, source.zz)([tree, captured]);
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
				const error = (0, read_pages.LG)(corpus, source, selection, passedOver);
				if (error !== undefined) throw error;
			}
			try {
				const source = await open(id);
				const corpus = await loader.load(source, checkout.signal);
				requirePages(corpus, source, (await objects.list(id)).map(({ path }) => path));
				const isWanted = await createChoice(settings, selection, source);
				const commits = await listCommits(checkout, range, (path) => isWanted(path) && isCounted(path));
				if (commits.length === 0) {
					throw new pages_errors.gK({
						kind: "no-page-commits",
						merges: range.merges,
						isShallow
					});
				}
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
			return (await (0, git.$Y)(checkout, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
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
			const all = await (0, work_tree.wr)(checkout, selection);
			const isCaptured = (path) => (0, folder_rules.bf)(path, competitors) !== undefined && all.untracked.has(path);
			return (0, source.UI)(all, isCaptured);
		}
		async function createChoice({ language }, selection, { files }) {
			const paths = files.map(({ path }) => path);
			const filter = language === undefined ? undefined : await (0, pages_language.r)(language, paths);
			return (path) => (0, site.kv)(path) || selection.isPage(path) && filter?.ofPath(path) === undefined;
		}
		async function findNewestCommit(checkout) {
			try {
				return (await (0, git.$Y)(checkout, [
					"rev-parse",
					"--verify",
					"HEAD^{commit}"
				])).trim();
			} catch (error) {
				if (error instanceof pages_errors.bf && /Needed a single revision/.test(error.message)) return undefined;
				throw error;
			}
		}
		async function listCommits(checkout, { merges, most = Number.POSITIVE_INFINITY, since }, isWanted) {
			const kind = merges ? [
				"--merges",
				"--first-parent",
				"-m"
			] : ["--no-merges"];
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
				...kind,
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
			const child = (0, git.Iz)(checkout, words);
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
				const detail = (0, excerpt.K)(errors.join("")) || `it ended with ${code}`;
				throw new pages_errors.bf({
					kind: "git-failed",
					command: "git log",
					detail
				});
			} finally {
				child.kill();
			}
		}
		var backtest_injections = __webpack_require__(73905);
		;
		const MOST_REMEMBERED = 8;
		function createJudge({ keywords, language, maxAnswerLoss, watch }) {
			const compare = (0, repository_compare.Sd)(keywords, language, watch);
			const remembered = [];
			function recall(corpus) {
				const index = remembered.findIndex((pages) => hasSamePages(pages, corpus.pages));
				const [known = corpus.pages] = index < 0 ? [] : remembered.splice(index, 1);
				remembered.unshift(known);
				remembered.length = Math.min(remembered.length, MOST_REMEMBERED);
				return {
					...corpus,
					pages: known
				};
			}
			return (base, head) => (0, repository_compare.o7)(compare, recall(base), recall(head), maxAnswerLoss);
		}
		function hasSamePages(pages, others) {
			return pages.length === others.length && pages.every(({ path, content }, index) => {
				const other = others[index];
				return other?.path === path && other.content === content;
			});
		}
		async function* replayCommits(history, judge, signal) {
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
					yield {
						commit,
						comparison: judge(base, head)
					};
				} catch (error) {
					signal?.throwIfAborted();
					if (!(error instanceof pages_errors.bf) || error.facts.kind === "git-failed") throw error;
					yield {
						commit,
						problem: error.facts
					};
				}
			}
		}
		async function runBacktest(checkout, settings, { range, inject, onProgress, hasTime = () => true }) {
			const history = await openCommitHistory(checkout, settings, range);
			try {
				const judge = createJudge(settings);
				const { id, corpus } = history.head;
				const { base } = judge(corpus, corpus);
				const commits = [];
				onProgress("commits", 0, history.commits.length);
				for await (const replayed of replayCommits(history, judge, checkout.signal)) {
					commits.push(judgeCommit(replayed));
					onProgress("commits", commits.length, history.commits.length);
					if (!hasTime()) break;
				}
				const injections = [];
				if (inject) {
					const total = listTargets(corpus, judge).length * backtest_injections.nJ.length;
					onProgress("losses", 0, total);
					for await (const injection of injectLosses(history, judge, checkout.signal)) {
						injections.push(injection);
						onProgress("losses", injections.length, total);
					}
				}
				return {
					head: id,
					pages: corpus.pages.length,
					keywords: settings.keywords,
					unanswered: base.keywords.filter(({ cited }) => !cited).map(({ keyword }) => keyword),
					merges: range.merges,
					isShallow: history.isShallow,
					commits,
					injections: inject ? injections : undefined
				};
			} finally {
				history.close();
			}
		}
		function judgeCommit({ commit, comparison, problem }) {
			if (comparison === undefined) return {
				commit,
				verdict: "error",
				keywords: [],
				problem
			};
			const keywords = comparison.evidence.filter(({ outcome }) => outcome !== "unchanged");
			const isLost = keywords.some(({ outcome }) => outcome === "lost");
			return {
				commit,
				verdict: isLost ? "fail" : "pass",
				keywords
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
				const { base, head } = await load(source, withText(source, {
					path,
					id: `injected ${count}`
				}, text));
				return judge(base, head);
			};
		}
		async function* injectLosses(history, judge, signal) {
			const targets = listTargets(history.head.corpus, judge);
			const run = await createInjector(history, judge, targets.map(({ page }) => page));
			for (const { page, keywords, citedFirst } of targets) {
				const { path, content } = page;
				for (const kind of backtest_injections.nJ) {
					signal?.throwIfAborted();
					const inject = backtest_injections.X0[kind];
					const { evidence } = await run(page, (text) => inject({
						path,
						text,
						title: content.title
					}));
					const lost = evidence.filter(({ outcome }) => outcome === "lost").map(({ keyword }) => keyword);
					yield {
						kind,
						path,
						keywords,
						citedFirst,
						lost
					};
				}
			}
		}
		function listTargets(corpus, judge) {
			const targets = new Map();
			for (const { keyword, sentences } of judge(corpus, corpus).base.keywords) {
				for (const [index, { page }] of sentences.entries()) {
					if (!(0, outcome.NP)(page)) continue;
					const target = targets.get(page.path) ?? {
						page,
						keywords: [],
						citedFirst: false
					};
					if (!target.keywords.includes(keyword)) target.keywords.push(keyword);
					target.citedFirst ||= index === 0;
					targets.set(page.path, target);
				}
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
	73905: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X0: () => injections,
			nJ: () => injectionKinds
		});
		var _pages_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83920);
		const STUB = "This page is being rewritten. Please come back later.";
		const injections = {
			deleted: () => undefined,
			stub: ({ path, text, title }) => (0, _pages_selection_js__WEBPACK_IMPORTED_MODULE_0__.be)(path) === "html" ? `<title>${escapeHtml(title)}</title>\n<h1>${escapeHtml(title)}</h1>\n<p>${STUB}</p>\n` : `${frontMatterOf(text)}# ${title}\n\n${STUB}\n`,
			draft: ({ text }) => withField(text, "draft: true"),
			noindex: ({ path, text }) => (0, _pages_selection_js__WEBPACK_IMPORTED_MODULE_0__.be)(path) === "html" ? withRobotsTag(text) : withField(text, "robots: noindex")
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
	})
};
;
