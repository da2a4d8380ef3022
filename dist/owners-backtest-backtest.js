"use strict";
exports.id = "owners-backtest-backtest";
exports.ids = ["owners-backtest-backtest"];
exports.modules = {
	76300: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runBacktest: () => runBacktest });
		var errors = __webpack_require__(11852);
		var with_includes = __webpack_require__(76752);
		var remote = __webpack_require__(29657);
		var owners_compare = __webpack_require__(86218);
		var corpus = __webpack_require__(13634);
		var git = __webpack_require__(94983);
		var git_objects = __webpack_require__(22942);
		var git_tree = __webpack_require__(44736);
		var site = __webpack_require__(61465);
		var sites_language = __webpack_require__(74285);
		var read_pages = __webpack_require__(59690);
		var sites_selection = __webpack_require__(78698);
		;
		const MOST_OPEN = 8;
		async function openCommitHistory(checkout, settings, range) {
			const id = await findNewestCommit(checkout);
			const isShallow = await (0, git.dp)(checkout);
			if (id === undefined) throw new errors.gK({
				kind: "no-commits",
				isShallow
			});
			const own = {
				...settings,
				competitors: []
			};
			const selection = rememberChoices((0, sites_selection.P1)(own.content, own.competitors));
			const loader = (0, corpus.S5)(own);
			const objects = (0, git_objects.d)(checkout);
			const opened = new Map();
			function open(commit) {
				const source = opened.get(commit) ?? (0, git_tree.r)(checkout, commit, selection, objects);
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
				const isWanted = await createChoice(settings, selection, source, corpus);
				const commits = await listCommits(checkout, range, isWanted);
				if (commits.length === 0) throw new errors.gK({
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
		async function createChoice({ language }, selection, { files }, { included }) {
			const paths = files.map(({ path }) => path);
			const filter = language === undefined ? undefined : (0, sites_language.rj)(language, paths);
			return (path) => (0, site.kv)(path) || included.has(path) || selection.isPage(path) && filter?.ofPath(path) === undefined;
		}
		async function findNewestCommit(checkout) {
			try {
				return (await (0, git.$Y)(checkout, [
					"rev-parse",
					"--verify",
					"HEAD^{commit}"
				])).trim();
			} catch (error) {
				if (error instanceof errors.bf && /Needed a single revision/.test(error.message)) return undefined;
				throw error;
			}
		}
		const MOST_LISTED = 2e4;
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
			const range = [`--max-count=${MOST_LISTED}`, ...since === undefined ? [] : [`--since=${since}`]];
			const format = "--format=%H%x00%P%x00%cI%x00%s";
			const words = [
				"log",
				"--no-show-signature",
				"--first-parent",
				"-m",
				...form,
				...range,
				format,
				"HEAD",
				"--"
			];
			const commits = [];
			for (const { changed, ...commit } of readLog((0, git.vV)(await (0, git.$Y)(checkout, words)))) {
				if (commit.parent === "" || !changed.some(isWanted)) continue;
				commits.push(commit);
				if (commits.length >= most) break;
			}
			return commits;
		}
		function* readLog(fields) {
			for (let at = 0; at < fields.length;) {
				const [id = "", parents = "", date = "", subject = ""] = fields.slice(at, at + 4);
				const [parent = ""] = parents.split(" ");
				const changed = [];
				for (at += 4; /^\n?:/.test(fields[at] ?? ""); at += 2) changed.push(fields[at + 1] ?? "");
				yield {
					id,
					parent,
					date,
					subject,
					changed
				};
			}
		}
		;
		const MOST_REMEMBERED = 8;
		function createJudge(settings) {
			const { keywords, language, maxAnswerLoss: mostLoss, watch } = settings;
			const compare = (0, owners_compare.Sd)(keywords, language, watch);
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
		async function* replayCommits(history, judge, { owners: confirmed = [], signal } = {}) {
			let owners = confirmed;
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
					const comparison = await judge({
						corpus: base,
						source: (0, with_includes.e)(before)
					}, {
						corpus: head,
						source: (0, with_includes.e)(after)
					}, owners);
					owners = followBack(owners, comparison);
					yield {
						commit,
						comparison
					};
				} catch (error) {
					signal?.throwIfAborted();
					if (!(error instanceof errors.bf) || error.facts.kind === "git-failed") throw error;
					yield {
						commit,
						problem: error.facts
					};
				}
			}
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
		async function runBacktest(checkout, settings, { range, onPart }) {
			const history = await openCommitHistory(checkout, settings, range);
			try {
				const judge = createJudge(settings);
				const { id, corpus } = history.head;
				const comparison = await judge(history.head, history.head);
				onPart({ start: {
					head: id,
					pages: corpus.pages.length,
					keywords: settings.keywords,
					unanswered: comparison.base.keywords.filter(({ cited }, index) => !cited && !comparison.owners[index]).map(({ keyword }) => keyword),
					isShallow: history.isShallow,
					commitPages: await (0, remote.D)(checkout),
					plannedCommits: history.commits.length
				} });
				const options = {
					owners: settings.owners,
					signal: checkout.signal
				};
				for await (const replayed of replayCommits(history, judge, options)) {
					onPart({ commit: judgeCommit(replayed) });
				}
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
			const keywords = comparison.evidence.filter(({ outcome }) => outcome !== "unchanged").map(({ gone: _, removed: __, ...told }) => told);
			const isLost = keywords.some(({ outcome }) => outcome === "lost");
			return {
				commit,
				verdict: isLost ? "fail" : "pass",
				keywords
			};
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
