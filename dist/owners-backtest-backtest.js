"use strict";
exports.id = "owners-backtest-backtest";
exports.ids = ["owners-backtest-backtest"];
exports.modules = { 76300: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { runBacktest: () => runBacktest });
	var git = __webpack_require__(42701);
	var avg_error = __webpack_require__(25988);
	var with_includes = __webpack_require__(76752);
	var owners_compare = __webpack_require__(99210);
	var git_objects = __webpack_require__(89632);
	var source = __webpack_require__(8356);
	var remember = __webpack_require__(28305);
	var corpus = __webpack_require__(76644);
	var site = __webpack_require__(89901);
	var sites_language = __webpack_require__(74285);
	var read_pages = __webpack_require__(59690);
	var sites_selection = __webpack_require__(33233);
	;
	const MAX_OPEN = 8;
	async function openCommitHistory(checkout, settings, range) {
		const id = await findNewestCommit(checkout);
		const isShallow = await (0, git.dp)(checkout);
		if (id === undefined) throw new avg_error.dH({
			code: "AVG_NO_COMMITS",
			isShallow
		});
		const own = {
			...settings,
			competitors: []
		};
		const selection = rememberChoices((0, sites_selection.P1)(own.content, own.competitors));
		const load = (0, corpus.S5)(own);
		const blobs = (0, git_objects.d7)(checkout);
		const opened = new Map();
		let openFromChain;
		const isRead = (path) => selection.isPage(path) || selection.isSiteFile(path) || selection.isPart(path);
		async function openOnce(commit) {
			return openFromChain?.(commit) ?? (0, git_objects.rB)(checkout, commit, selection, blobs);
		}
		function open(commit) {
			const source = opened.get(commit) ?? openOnce(commit);
			opened.delete(commit);
			opened.set(commit, source);
			const [oldest] = opened.keys();
			if (opened.size > MAX_OPEN && oldest !== undefined) opened.delete(oldest);
			return source;
		}
		function requirePages(corpus, source, others = []) {
			const skipped = others.map(selection.skip).filter((file) => file !== undefined);
			const error = (0, read_pages.LG)(corpus, source, selection, skipped);
			if (error !== undefined) throw error;
		}
		try {
			const source = await open(id);
			const { head: corpus } = await load(source, source, checkout.signal);
			const paths = (0, git.vV)(await (0, git.$Y)(checkout, [
				"ls-tree",
				"-r",
				"-z",
				"--name-only",
				id
			]));
			requirePages(corpus, source, paths);
			const isWanted = await createChoice(settings, selection, source, corpus);
			const { commits, chain } = await listCommits(checkout, range, {
				isWanted,
				isRead
			});
			openFromChain = createTreeOpener(source, chain, selection);
			if (commits.length === 0) throw new avg_error.dH({
				code: "AVG_NO_COMMITS",
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
					const corpora = await load(base, head, checkout.signal);
					requirePages(corpora.head, head);
					return corpora;
				},
				close: blobs.close
			};
		} catch (error) {
			blobs.close();
			throw error;
		}
	}
	function rememberChoices(selection) {
		return {
			...selection,
			isPage: (0, remember.k)(selection.isPage),
			isPart: (0, remember.k)(selection.isPart)
		};
	}
	async function createChoice({ language }, selection, { files }, { included }) {
		const paths = files.map(({ path }) => path);
		const filter = (0, sites_language.rj)(language, paths);
		return (path) => (0, site.kv)(path) || included.has(path) || selection.isPage(path) && filter.findInPath(path) === undefined;
	}
	async function findNewestCommit(checkout) {
		try {
			return (await (0, git.$Y)(checkout, [
				"rev-parse",
				"--verify",
				"HEAD^{commit}"
			])).trim();
		} catch (error) {
			if ((0, avg_error.up)(error, "AVG_GIT") && /Needed a single revision/.test(error.message)) return undefined;
			throw error;
		}
	}
	const MAX_LISTED = 2e4;
	async function listCommits(checkout, { most = Number.POSITIVE_INFINITY, since }, { isWanted, isRead }) {
		const form = [
			"--raw",
			"-z",
			"--no-abbrev",
			"--no-renames",
			"--relative",
			"--no-color",
			"--encoding=UTF-8"
		];
		const range = [`--max-count=${MAX_LISTED}`, ...since === undefined ? [] : [`--since=${since}`]];
		const which = [
			"--no-show-signature",
			"--first-parent",
			"-m",
			...range,
			"HEAD",
			"--"
		];
		const words = [
			"log",
			...form,
			"--format=%H%x00%P%x00%cI%x00%s",
			...which
		];
		const commits = [];
		const chain = [];
		for (const { changed, ...commit } of readLog((0, git.vV)(await (0, git.$Y)(checkout, words)))) {
			const isNext = chain.length === 0 || chain.at(-1)?.parent === commit.id;
			if (isNext) chain.push({
				...commit,
				changed: changed.filter(({ path }) => isRead(path))
			});
			if (commit.parent === "" || !changed.some(({ path }) => isWanted(path))) continue;
			commits.push(commit);
			if (commits.length >= most) break;
		}
		chain.push({
			id: chain.at(-1)?.parent ?? "",
			parent: "",
			changed: []
		});
		return {
			commits,
			chain
		};
	}
	function* readLog(fields) {
		for (let at = 0; at < fields.length;) {
			const [id = "", parents = "", date = "", subject = ""] = fields.slice(at, at + 4);
			const [parent = ""] = parents.split(" ");
			const changed = [];
			for (at += 4; /^\n?:/.test(fields[at] ?? ""); at += 2) {
				const [, before] = /^\n?:100\d{3} \d+ (\w+)/.exec(fields[at] ?? "") ?? [];
				changed.push({
					path: fields[at + 1] ?? "",
					before
				});
			}
			yield {
				id,
				parent,
				date,
				subject,
				changed
			};
		}
	}
	function createTreeOpener(head, chain, selection) {
		const files = new Map([
			...head.files,
			...head.siteFiles,
			...head.parts
		].map((file) => [file.path, file]));
		const positions = new Map(chain.map(({ id }, index) => [id, index]));
		let position = 0;
		return (commit) => {
			const wanted = positions.get(commit);
			if (wanted === undefined || wanted < position) return undefined;
			for (; position < wanted; position += 1) {
				for (const { path, before } of chain[position]?.changed ?? []) {
					if (before === undefined) files.delete(path);
					else files.set(path, {
						path,
						id: before
					});
				}
			}
			return (0, git_objects.gK)([...files.values()].sort(source.f2), selection, head.read);
		};
	}
	;
	function createJudge(settings) {
		const { keywords, language, maxAnswerLoss: maxLoss, watch } = settings;
		const compare = (0, owners_compare.S)(keywords, language, watch);
		return (base, head, owners = settings.owners) => compare(base, head, {
			owners,
			maxLoss
		});
	}
	async function* replayCommits(history, judge, { owners: confirmed = [], signal } = {}) {
		let owners = confirmed;
		for (const commit of history.commits) {
			signal?.throwIfAborted();
			try {
				const after = await history.open(commit.id);
				const before = await history.open(commit.parent);
				const { base, head } = await history.load(before, after);
				const comparison = await judge({
					corpus: base,
					source: (0, with_includes.e)(before)
				}, {
					corpus: head,
					source: (0, with_includes.e)(after)
				}, owners);
				owners = comparison.followed;
				yield {
					commit,
					comparison
				};
			} catch (error) {
				signal?.throwIfAborted();
				if (!(error instanceof avg_error.dH) || error.details.code === "AVG_GIT") throw error;
				yield {
					commit,
					problem: error.details
				};
			}
		}
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
				commitPages: await (0, git.Dx)(checkout),
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
			touchesOwner: false,
			keywords: [],
			problem
		};
		const keywords = comparison.changes.filter(({ outcome }) => outcome !== "unchanged");
		const has = (wanted) => keywords.some(({ outcome }) => outcome === wanted);
		const verdict = has("lost") ? "fail" : has("weaker") ? "warn" : "pass";
		return {
			commit,
			verdict,
			touchesOwner: comparison.touchesOwner || verdict !== "pass",
			keywords
		};
	}
}) };
;
