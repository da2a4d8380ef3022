"use strict";
exports.id = "sites-read-pages";
exports.ids = ["sites-read-pages"];
exports.modules = {
	89632: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b4: () => readBlobs,
			d7: () => openBlobs,
			gK: () => toPageSource,
			rB: () => openTree
		});
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22380);
		var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42701);
		var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8356);
		async function openTree(checkout, commit, selection, blobs) {
			(0, _git_js__WEBPACK_IMPORTED_MODULE_2__.Wx)(commit);
			const listing = (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.$Y)(checkout, [
				"ls-tree",
				"-r",
				"-z",
				commit
			]));
			const files = listing.map(readEntry).filter((file) => file !== undefined).sort(_source_js__WEBPACK_IMPORTED_MODULE_3__.f2);
			return toPageSource(files, selection, (wanted) => blobs?.read(wanted) ?? readBlobs(checkout, wanted));
		}
		function toPageSource(files, selection, read) {
			return {
				files: files.filter(({ path }) => selection.isPage(path)),
				siteFiles: files.filter(({ path }) => selection.isSiteFile(path)),
				parts: files.filter(({ path }) => selection.isPart(path)),
				untracked: new Set(),
				skipped: [],
				read
			};
		}
		function readEntry(line) {
			const [, id, path] = /^100[0-7]{3} blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
			return id === undefined || path === undefined ? undefined : {
				id,
				path
			};
		}
		function openBlobs(checkout) {
			let batch;
			return {
				async *read(files) {
					if (files.length === 0) return;
					batch ??= await startBatch(checkout);
					yield* batch.read(files);
				},
				close: () => batch?.close()
			};
		}
		async function* readBlobs(checkout, files) {
			const blobs = openBlobs(checkout);
			try {
				yield* blobs.read(files);
			} finally {
				blobs.close();
			}
		}
		async function startBatch(checkout) {
			const child = await (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.Iz)(checkout, ["cat-file", "--batch"]);
			const errors = [];
			child.stderr.setEncoding("utf8").on("data", (text) => errors.push(String(text)));
			const ended = new Promise((resolve) => child.on("error", resolve).on("close", resolve));
			child.stdin.on("error", () => {});
			const output = createReader(child.stdout);
			async function explain(cause) {
				child.kill();
				child.stdout.destroy();
				await ended;
				checkout.signal?.throwIfAborted();
				const detail = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__.Kb)(errors.join("")) || (cause instanceof Error ? cause.message : "it ended early");
				return new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.dH({
					code: "AVG_GIT",
					command: "git cat-file",
					detail
				}, { cause });
			}
			return {
				async *read(files) {
					child.stdin.write(files.map(({ id }) => `${id}\n`).join(""));
					let left = files.length;
					try {
						for (const file of files) {
							const reading = await readBlob(file, output).catch(async (cause) => {
								throw await explain(cause);
							});
							left -= 1;
							yield reading;
						}
					} finally {
						if (left > 0) child.kill();
					}
				},
				close: () => void child.kill()
			};
		}
		async function readBlob(file, output) {
			const answer = await output.line();
			const [, id, digits] = /^(\w+) blob (\d+)$/.exec(answer) ?? [];
			if (id !== file.id) throw new Error(answer);
			const size = Number(digits);
			if (size > _source_js__WEBPACK_IMPORTED_MODULE_3__.rd) {
				await output.skip(size + 1);
				return {
					file,
					unreadable: "too-large"
				};
			}
			const content = await output.bytes(size + 1);
			return (0, _source_js__WEBPACK_IMPORTED_MODULE_3__.yR)(file, content.subarray(0, size));
		}
		function createReader(stream) {
			const chunks = stream[Symbol.asyncIterator]();
			let rest = Buffer.alloc(0);
			async function grow() {
				const next = await chunks.next();
				if (next.done) throw new Error("it ended before its last answer");
				rest = rest.length === 0 ? next.value : Buffer.concat([rest, next.value]);
			}
			function take(count) {
				const taken = rest.subarray(0, count);
				rest = rest.subarray(count);
				return taken;
			}
			return {
				async line() {
					while (!rest.includes(10)) await grow();
					const line = take(rest.indexOf(10) + 1);
					return line.toString("utf8", 0, line.length - 1);
				},
				async bytes(count) {
					while (rest.length < count) await grow();
					return take(count);
				},
				async skip(count) {
					let left = count;
					while (rest.length < left) {
						left -= take(rest.length).length;
						await grow();
					}
					take(left);
				}
			};
		}
	}),
	82573: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CS: () => listFiles,
			NE: () => openFolder,
			vE: () => findWorkTree,
			wr: () => openWorkTree
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58500);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25988);
		var _git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42701);
		var _git_objects_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89632);
		var _source_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8356);
		async function findWorkTree(folder) {
			try {
				const root = (await (0, _git_js__WEBPACK_IMPORTED_MODULE_6__.$Y)({ folder }, ["rev-parse", "--show-toplevel"])).trim();
				return {
					root,
					hasGit: true
				};
			} catch (error) {
				if (!(error instanceof _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_5__.dH)) throw error;
				return {
					root: (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder),
					hasGit: false
				};
			}
		}
		const READ_AT_ONCE = 32;
		async function openWorkTree(checkout, selection) {
			const tracked = await listTracked(checkout);
			if (tracked === undefined || selection.globs.length > 0) {
				const paths = await listFiles(checkout.folder, selection.mayHold, checkout.signal);
				const sparse = tracked?.filter((file) => file.sparse).map(({ path }) => path) ?? [];
				return openFiles(checkout, [...new Set([...paths, ...sparse])], tracked ?? [], selection);
			}
			const paths = tracked.map(({ path }) => path);
			const captured = await listCompetitorFiles(checkout, selection);
			return openFiles(checkout, [...new Set([...paths, ...captured])], tracked, selection);
		}
		async function openFolder(checkout, selection) {
			return openFiles(checkout, await listFiles(checkout.folder, selection.mayHold, checkout.signal), [], selection);
		}
		async function listCompetitorFiles({ folder, signal }, selection) {
			const { competitors } = selection;
			if (competitors.length === 0) return [];
			const isNear = (path) => competitors.some((other) => `${path}/`.startsWith(`${other.folder}/`) || other.folder.startsWith(`${path}/`));
			const files = await listFiles(folder, (path) => isNear(path) && selection.mayHold(path), signal);
			return files.filter((path) => competitors.some((other) => path.startsWith(`${other.folder}/`)));
		}
		async function openFiles(checkout, paths, tracked, selection) {
			const entries = new Map(tracked.map((entry) => [entry.path, entry]));
			const { folder } = checkout;
			const selected = paths.filter(selection.isPage);
			const all = [...new Set([...paths, ...tracked.map(({ path }) => path)])];
			const siteFiles = all.filter(selection.isSiteFile);
			const parts = all.filter(selection.isPart);
			return {
				files: await identify(folder, selected, entries),
				siteFiles: await identify(folder, siteFiles, entries),
				parts: await identify(folder, parts, entries),
				untracked: new Set([
					...selected,
					...siteFiles,
					...parts
				].filter((path) => !entries.has(path))),
				skipped: paths.map(selection.skip).filter((file) => file !== undefined),
				async *read(wanted) {
					const isSparse = ({ path }) => entries.get(path)?.sparse === true;
					yield* readFiles(folder, wanted.filter((file) => !isSparse(file)));
					yield* (0, _git_objects_js__WEBPACK_IMPORTED_MODULE_7__.b4)(checkout, wanted.filter(isSparse));
				}
			};
		}
		async function identify(folder, paths, tracked) {
			const files = [];
			let hashed = 0;
			for (const path of paths) {
				const known = tracked.get(path)?.id;
				if (known === undefined && ++hashed % READ_AT_ONCE === 0) await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setImmediate)();
				files.push({
					path,
					id: known ?? hash((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path)) ?? path
				});
			}
			return files.sort(_source_js__WEBPACK_IMPORTED_MODULE_8__.f2);
		}
		async function listTracked(checkout) {
			try {
				const listing = (0, _git_js__WEBPACK_IMPORTED_MODULE_6__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_6__.$Y)(checkout, [
					"ls-files",
					"-z",
					"-t",
					"-s"
				]));
				const words = [
					"diff-files",
					"-z",
					"--name-only",
					"--relative",
					"--ignore-submodules"
				];
				const changed = new Set((0, _git_js__WEBPACK_IMPORTED_MODULE_6__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_6__.$Y)(checkout, words)));
				return listing.flatMap((line) => readEntry(line, changed));
			} catch (error) {
				if ((0, _git_js__WEBPACK_IMPORTED_MODULE_6__.Fg)(error)) return undefined;
				throw error;
			}
		}
		function readEntry(line, changed) {
			const [, tag, id, path] = /^(\S) 100[0-7]{3} ([0-9a-f]+) 0\t(.+)$/s.exec(line) ?? [];
			if (path === undefined) return [];
			return [{
				path,
				id: changed.has(path) ? undefined : id,
				sparse: tag === "S"
			}];
		}
		function hash(path) {
			const bytes = readPage(path);
			if (bytes === undefined || bytes === "too-large") return undefined;
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
		}
		async function* readFiles(folder, files) {
			for (const [index, file] of files.entries()) {
				if (index % READ_AT_ONCE === 0) await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setImmediate)();
				const bytes = readPage((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, file.path));
				if (bytes === "too-large") yield {
					file,
					unreadable: "too-large"
				};
				else if (bytes !== undefined) yield (0, _source_js__WEBPACK_IMPORTED_MODULE_8__.yR)(file, bytes);
			}
		}
		function readPage(path) {
			const stats = readStats(path);
			if (!stats?.isFile()) return undefined;
			return stats.size > _source_js__WEBPACK_IMPORTED_MODULE_8__.rd ? "too-large" : (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path);
		}
		function readStats(path) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
			} catch {
				return undefined;
			}
		}
		const FOLDERS_AT_ONCE = 16;
		async function listFiles(folder, mayHold, signal) {
			const files = [];
			const waiting = [""];
			while (waiting.length > 0) {
				signal?.throwIfAborted();
				const batch = waiting.splice(-FOLDERS_AT_ONCE);
				const listings = await Promise.all(batch.map((path) => list(folder, path)));
				for (const [index, entries] of listings.entries()) {
					for (const entry of entries) {
						const path = batch[index] === "" ? entry.name : `${batch[index]}/${entry.name}`;
						if (entry.isFile()) files.push(path);
						else if (entry.isDirectory() && mayHold(path)) waiting.push(path);
					}
				}
			}
			return files;
		}
		async function list(root, path) {
			try {
				return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, path), { withFileTypes: true });
			} catch (cause) {
				if (path !== "") return [];
				throw new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_5__.dH({
					code: "AVG_NO_FOLDER",
					folder: root
				}, { cause });
			}
		}
	}),
	83100: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Zi: () => createNameReader,
			Zo: () => fitOf,
			gA: () => readSegment
		});
		const FIT_BY_QUESTION = .6;
		function fitOf(name, around, weights) {
			let total = 0;
			let inName = 0;
			let inNameOrAround = 0;
			for (const [term, weight] of weights) {
				total += weight;
				if (name.terms.has(term)) inName += weight;
				if (name.terms.has(term) || around.has(term)) inNameOrAround += weight;
			}
			if (total === 0 || inName === 0) return {
				fit: 0,
				share: 0
			};
			const part = name.weight === 0 ? 0 : Math.min(1, inName / name.weight);
			const fit = inNameOrAround / total * (FIT_BY_QUESTION + (1 - FIT_BY_QUESTION) * part);
			return {
				fit,
				share: inName / total
			};
		}
		function createNameReader(pages, weights, queries, language) {
			const informative = (text) => language.words(text).filter(language.isInformative);
			const titles = new Map();
			for (const { content } of pages) {
				for (const term of new Set(informative(content.title).map(language.term))) {
					titles.set(term, (titles.get(term) ?? 0) + 1);
				}
			}
			const weightOf = (word) => {
				const term = queries.numberOf(word);
				if (term !== undefined) return weights[term] ?? 0;
				const having = titles.get(language.term(word)) ?? 0;
				return Math.log(1 + (pages.length - having + .5) / (having + .5));
			};
			const termsOf = (words) => new Set(words.map(queries.numberOf).filter((term) => term !== undefined));
			const nameOf = (text) => {
				const words = [...new Set(informative(text))];
				return {
					terms: termsOf(words),
					weight: words.reduce((sum, word) => sum + weightOf(word), 0)
				};
			};
			const read = (page) => {
				const { title, names, passages } = page.content;
				const segments = page.path.split("/").map(readSegment).filter((segment) => segment !== "");
				const slug = page.content.slug?.split("/").filter(Boolean).at(-1) ?? segments.at(-1) ?? "";
				const own = [
					title,
					slug,
					...names
				].filter((name) => name !== "").map(nameOf);
				const folders = termsOf(segments.slice(0, -1).flatMap(informative));
				const sections = [...new Map(passages.map(({ headings }) => [headings.join("\n"), headings])).values()].filter(({ length }) => length > 0).map((headings) => ({
					headings,
					name: nameOf(headings.at(-1) ?? "")
				}));
				const around = new Set([...own.flatMap(({ terms }) => [...terms]), ...folders]);
				return {
					own,
					folders,
					sections,
					around
				};
			};
			const known = new Map();
			return (page) => {
				const names = known.get(page) ?? read(page);
				known.set(page, names);
				return names;
			};
		}
		function readSegment(segment) {
			const name = segment.replace(/\.[a-z]+$/i, "").replace(/^(?:\d{4}-\d\d-\d\d-|\d+[-_.])/, "");
			return /^_?(?:index|readme|docs?|content|src|pages)$/i.test(name) ? "" : name.replace(/[-_.]+/g, " ");
		}
	}),
	53314: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ms: () => isNews,
			OZ: () => nameOwners,
			PD: () => findNamesake,
			YA: () => locateOwner,
			ov: () => toConfirmable,
			rv: () => findSection,
			tF: () => slugOf
		});
		var github_slugger__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42710);
		var _retrieval_retrieval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71607);
		var _sites_corpus_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76644);
		var _name_fit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83100);
		const MAX_CANDIDATES = 20;
		const MIN_FIT = .34;
		const FULL_FIT = .8;
		const EXACT_FIT = .97;
		const EXACT_PART = .4;
		const TEXT_PART = .7;
		const DEPTH_PART = .03;
		const TITLE_PART = .8;
		const HEADING_PART = .4;
		const NEWS = /(?:^|\/)(?:blog|news|posts?|_posts|releases?|release-notes|changelogs?|announcements?|events?)(?:\/|\.|$)/i;
		const NEWS_PART = .6;
		const SITE_TERM_WEIGHT = Math.log(2);
		const MIN_SECTION_SHARE = .6;
		const INTRODUCTIONS = [
			"introduction",
			"intro",
			"overview",
			"about",
			"why"
		];
		const INTRODUCTION_FIT = .8;
		function nameOwners(pages, counts, queries, language, confirmed = []) {
			const statistics = (0, _retrieval_retrieval_js__WEBPACK_IMPORTED_MODULE_2__.o6)(counts, queries.termCount);
			const rankings = (0, _retrieval_retrieval_js__WEBPACK_IMPORTED_MODULE_2__.QY)(counts, statistics, queries, MAX_CANDIDATES);
			const readNames = (0, _name_fit_js__WEBPACK_IMPORTED_MODULE_3__.Zi)(pages, statistics.weights, queries, language);
			const byPath = new Map(pages.map((page) => [page.path, page]));
			const given = new Map(confirmed.map((owner) => [owner.keyword, owner]));
			return queries.queries.map((query, index) => {
				const weights = new Map(query.terms.map((term) => [term, statistics.weights[term] ?? 0]));
				const owner = given.get(query.keyword);
				const page = owner && byPath.get(owner.path);
				if (page !== undefined) return confirm(judgeNames(page, readNames(page), weights, 0), owner?.heading);
				if (isAboutSite(query.terms, statistics.weights)) return findIntroduction(pages, query, language);
				const ranking = rankings[index] ?? [];
				return chooseOwner(ranking.flatMap(({ passage, score }) => {
					const candidate = pages[passage];
					if (candidate === undefined || candidate.owner !== undefined || isStub(candidate)) return [];
					const share = score / (ranking[0]?.score ?? 1);
					return [judgeNames(candidate, readNames(candidate), weights, share)];
				}));
			});
		}
		function confirm({ page, named, section }, heading) {
			const given = heading === undefined ? undefined : findSection(page, heading);
			const isSection = section?.isNamed && section.fit >= FULL_FIT && section.fit > named;
			return {
				page,
				headings: given ?? (isSection ? section.headings : undefined),
				isPageToo: given === undefined,
				fit: 1,
				certainty: "confirmed"
			};
		}
		function findNamesake(pages, keyword) {
			const asked = slugOf(keyword);
			const [page, ...others] = pages.filter((each) => (0, _sites_corpus_js__WEBPACK_IMPORTED_MODULE_1__.NP)(each) && slugOf(each.content.title) === asked);
			return others.length === 0 ? page : undefined;
		}
		function isNews(path) {
			return NEWS.test(path);
		}
		function toConfirmable({ page, headings = [] }) {
			const heading = slugOf(headings.at(-1) ?? "");
			return {
				path: page.path,
				...heading !== "" && { heading }
			};
		}
		function locateOwner(pages, { path, heading }) {
			const page = pages.find((page) => page.path === path && (0, _sites_corpus_js__WEBPACK_IMPORTED_MODULE_1__.NP)(page));
			if (page === undefined) return "no-page";
			if (heading === undefined || slugOf(page.content.title) === slugOf(heading)) return "page";
			return findSection(page, heading) === undefined ? "no-heading" : "page";
		}
		function findSection({ content }, anchor) {
			const [, given] = content.anchors?.find(([id]) => id === anchor) ?? [];
			const wanted = slugOf(given ?? anchor);
			for (const { headings } of content.passages) {
				const depth = headings.findIndex((heading) => slugOf(heading) === wanted || (0, github_slugger__WEBPACK_IMPORTED_MODULE_0__.y)(heading) === anchor);
				if (depth >= 0) return headings.slice(0, depth + 1);
			}
			return undefined;
		}
		function slugOf(heading) {
			return (heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join("-");
		}
		function isAboutSite(terms, weights) {
			const [term, ...others] = terms;
			return term !== undefined && others.length === 0 && (weights[term] ?? 0) < SITE_TERM_WEIGHT;
		}
		const STUB = /\b(?:[Cc]oming soon|[Uu]nder construction|[Tt]o be (?:written|done|added)|TBD|TODO)\b/;
		const MAX_STUB_CHARACTERS = 200;
		function isStub({ content: { passages } }) {
			const text = passages.map((passage) => passage.text).join(" ");
			return text.length <= MAX_STUB_CHARACTERS && STUB.test(text);
		}
		function findIntroduction(pages, { keyword }, language) {
			const asked = language.words(keyword).join(" ");
			const depthOf = ({ path }) => path.split("/").length;
			const rate = (page) => {
				const segments = page.path.split("/").map(_name_fit_js__WEBPACK_IMPORTED_MODULE_3__.gA);
				const names = [
					page.content.title,
					...segments.slice(-2),
					...page.content.names
				].map((name) => language.words(name));
				const firsts = new Set(names.map(([first]) => first));
				const place = INTRODUCTIONS.findIndex((word) => firsts.has(word));
				const fit = place < 0 ? 0 : INTRODUCTION_FIT - place / 100;
				return {
					page,
					fit: names.some((words) => words.join(" ") === asked) ? 1 + fit : fit
				};
			};
			const [best, next] = pages.filter((page) => page.owner === undefined && !isNews(page.path) && !isStub(page)).map(rate).toSorted((a, b) => b.fit - a.fit || depthOf(a.page) - depthOf(b.page));
			if (best === undefined || best.fit === 0) return undefined;
			const isOnly = next === undefined || next.fit < best.fit;
			const fit = Math.min(1, best.fit);
			return {
				page: best.page,
				headings: undefined,
				fit,
				certainty: fit === 1 && isOnly ? "named" : "guessed"
			};
		}
		function judgeNames(page, names, weights, score) {
			const named = Math.max(...names.own.map((name) => (0, _name_fit_js__WEBPACK_IMPORTED_MODULE_3__.Zo)(name, names.folders, weights).fit));
			let section;
			for (const { headings, name } of names.sections) {
				const { fit, share } = (0, _name_fit_js__WEBPACK_IMPORTED_MODULE_3__.Zo)(name, names.around, weights);
				if (fit > (section?.fit ?? 0)) section = {
					headings,
					fit,
					isNamed: share >= MIN_SECTION_SHARE
				};
			}
			const depth = page.path.split("/").length;
			const exact = named >= EXACT_FIT ? EXACT_PART : 0;
			const value = TEXT_PART * score + TITLE_PART * named + exact + HEADING_PART * (section?.fit ?? 0) - DEPTH_PART * depth;
			return {
				page,
				named,
				section,
				value: value * (isNews(page.path) ? NEWS_PART : 1)
			};
		}
		function chooseOwner(candidates) {
			const [owner, ...others] = candidates.toSorted((a, b) => b.value - a.value);
			if (owner === undefined) return undefined;
			const { page, named, section } = owner;
			const fit = Math.max(named, section?.fit ?? 0);
			if (fit < MIN_FIT) return undefined;
			return {
				page,
				headings: fit > named && section?.isNamed ? section.headings : undefined,
				fit,
				certainty: named >= FULL_FIT && others.every((other) => other.named < named) ? "named" : "guessed"
			};
		}
	}),
	65704: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BU: () => partOf,
			Gw: () => scanRepository,
			z1: () => createScanner
		});
		var _checkout_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8356);
		var _retrieval_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54865);
		var _retrieval_retrieval_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71607);
		var _retrieval_score_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29609);
		var _retrieval_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36085);
		var _sites_corpus_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76644);
		var _owner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53314);
		const MAX_PASSAGES = 10;
		const MIN_WATCHED = 1e4;
		function scanRepository(pages, keywords, languageCode, watch) {
			return createScanner(keywords, languageCode, watch).scan(pages);
		}
		function createScanner(keywords, languageCode, { onStep } = _checkout_source_js__WEBPACK_IMPORTED_MODULE_0__.Ml) {
			const language = (0, _retrieval_words_js__WEBPACK_IMPORTED_MODULE_1__.R)(languageCode);
			const queries = (0, _retrieval_retrieval_js__WEBPACK_IMPORTED_MODULE_4__.Tw)(keywords, language);
			const countTerms = (0, _retrieval_retrieval_js__WEBPACK_IMPORTED_MODULE_4__.Pu)(queries, language);
			const addUp = (0, _retrieval_retrieval_js__WEBPACK_IMPORTED_MODULE_4__.ap)(queries, language);
			const pageOf = new WeakMap();
			const readPassage = (0, _retrieval_answer_js__WEBPACK_IMPORTED_MODULE_5__.k)(queries, language, (content, { text }) => {
				if (text.length >= MIN_WATCHED) onStep(content && pageOf.get(content));
			});
			const countOnce = rememberByContent((page) => {
				const length = page.content.passages.reduce((sum, { text }) => sum + text.length, 0);
				if (length >= MIN_WATCHED) onStep(page);
				pageOf.set(page.content, page);
				return countTerms(page.content);
			});
			const addUpOnce = rememberByContent((page) => addUp(page.content, countOnce(page)));
			function countsOf(pages) {
				const counts = pages.map(countOnce);
				onStep(undefined);
				return counts;
			}
			function statisticsOf(pages) {
				return (0, _retrieval_retrieval_js__WEBPACK_IMPORTED_MODULE_4__.o6)(countsOf(pages), queries.termCount);
			}
			function rank(pages, statistics, most) {
				const passages = pages.flatMap((page) => page.content.passages.map((passage) => ({
					page,
					passage
				})));
				return (0, _retrieval_retrieval_js__WEBPACK_IMPORTED_MODULE_4__.QY)(countsOf(pages), statistics, queries, most).map((ranking) => ranking.flatMap(({ passage, score }) => {
					const found = passages[passage];
					return found === undefined ? [] : [{
						...found,
						score
					}];
				}));
			}
			return {
				language,
				queries,
				statisticsOf,
				rank,
				nameOwners(pages, confirmed) {
					return (0, _owner_js__WEBPACK_IMPORTED_MODULE_3__.OZ)(pages, pages.map(addUpOnce), queries, language, confirmed);
				},
				scan(pages) {
					const statistics = statisticsOf(pages);
					const rankings = rank(pages, statistics, MAX_PASSAGES);
					const results = queries.queries.map((query, index) => {
						const retrieved = rankings[index] ?? [];
						const answer = (0, _retrieval_answer_js__WEBPACK_IMPORTED_MODULE_5__.z)(query, retrieved, statistics.weights, queries, language, readPassage);
						const { keyword } = query;
						return {
							keyword,
							...answer,
							...partOf(answer, _sites_corpus_js__WEBPACK_IMPORTED_MODULE_2__.NP)
						};
					});
					return {
						score: (0, _retrieval_score_js__WEBPACK_IMPORTED_MODULE_6__.uw)(results),
						keywords: results
					};
				}
			};
		}
		function rememberByContent(count) {
			const known = new WeakMap();
			return (page) => {
				const counts = known.get(page.content) ?? count(page);
				known.set(page.content, counts);
				return counts;
			};
		}
		function partOf({ sentences, coverage }, isTheirs) {
			const isCited = ({ page }) => isTheirs(page);
			const share = (0, _retrieval_score_js__WEBPACK_IMPORTED_MODULE_6__.Ir)(sentences.map((sentence) => ({
				words: sentence.words,
				isCited: isCited(sentence)
			})));
			const first = sentences.find(isCited);
			return {
				share,
				cited: first !== undefined,
				score: (0, _retrieval_score_js__WEBPACK_IMPORTED_MODULE_6__.uw)([{
					coverage,
					share
				}]),
				snippet: first?.text ?? "",
				sourceUrl: first?.page.url ?? ""
			};
		}
	}),
	54865: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			k: () => createPassageReader,
			z: () => composeAnswer
		});
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46958);
		const MAX_SENTENCES = 5;
		const MIN_PASSAGE_SHARE = .65;
		const HEADING_COVERAGE = .5;
		const MIN_VALUE = .1;
		const MIN_WORDS = 3;
		function createPassageReader(queries, language, onPassage = () => {}) {
			const known = new WeakMap();
			const termsOf = (words) => new Set(words.map(queries.numberOf));
			function readSentence(text) {
				const words = language.words(text);
				return {
					text,
					words: words.length,
					vocabulary: new Set(words),
					terms: termsOf(words)
				};
			}
			function readOnce(content, passage) {
				onPassage(content, passage);
				const found = {
					sentences: language.sentences(passage.text).map(readSentence).filter(({ words }) => words >= MIN_WORDS),
					around: termsOf([content.title, ...passage.headings].flatMap(language.words))
				};
				onPassage(undefined, passage);
				known.set(passage, found);
				return found;
			}
			return (content, passage) => known.get(passage) ?? readOnce(content, passage);
		}
		function composeAnswer(query, passages, weights, queries, language, readPassage = createPassageReader(queries, language)) {
			const queryWeights = query.terms.map((term) => weights[term] ?? 0);
			const total = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(queryWeights);
			const byPassage = passages.map((passage) => findSentences(query, passage, readPassage));
			const candidates = byPassage.flat();
			const bestScore = passages[0]?.score ?? 1;
			const chosen = [];
			const repeated = new Map();
			let covered = query.terms.map(() => 0);
			while (chosen.length < MAX_SENTENCES) {
				const best = findBest(candidates, (candidate) => {
					const relevance = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(queryWeights.map((weight, term) => weight * (candidate.termCoverage[term] ?? 0) * (1 - (covered[term] ?? 0) / 2)));
					return candidate.score / bestScore * relevance * (1 - (repeated.get(candidate) ?? 0)) / total;
				});
				if (best === undefined) break;
				chosen.push(best);
				for (const candidate of candidates) {
					const shared = similarity(candidate.vocabulary, best.vocabulary);
					repeated.set(candidate, Math.max(shared, repeated.get(candidate) ?? 0));
				}
				covered = covered.map((before, term) => Math.max(before, best.termCoverage[term] ?? 0));
			}
			const coverage = covered.length === 0 ? 0 : (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(covered) / covered.length;
			const passageWeights = byPassage.map((sentences) => {
				const isCovered = (_, term) => sentences.some(({ termCoverage }) => (termCoverage[term] ?? 0) > 0);
				return (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(queryWeights.filter(isCovered));
			});
			const isAnswer = total > 0 && Math.max(0, ...passageWeights) >= MIN_PASSAGE_SHARE * total;
			return {
				sentences: isAnswer ? chosen : [],
				coverage
			};
		}
		function findSentences({ terms: asked }, { page, passage, score }, readPassage) {
			const { sentences, around } = readPassage(page.content, passage);
			const inHeadings = asked.map((term) => around.has(term) ? HEADING_COVERAGE : 0);
			return sentences.map((sentence) => ({
				...sentence,
				page,
				headings: passage.headings,
				score,
				termCoverage: inHeadings.map((part, index) => sentence.terms.has(asked[index]) ? 1 : part)
			})).filter(({ termCoverage }) => termCoverage.some((part) => part > 0));
		}
		function findBest(candidates, worthOf) {
			let best;
			let most = MIN_VALUE;
			for (const candidate of candidates) {
				const value = worthOf(candidate);
				if (value <= most) continue;
				best = candidate;
				most = value;
			}
			return best;
		}
		function similarity(a, b) {
			let shared = 0;
			for (const word of a) if (b.has(word)) shared += 1;
			return shared / (a.size + b.size - shared);
		}
	}),
	71607: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pu: () => createCounter,
			QY: () => rankPassages,
			Tw: () => createQueries,
			ap: () => createPageCounter,
			o6: () => collectStatistics
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const K1 = 1.2;
		const B = .75;
		const TITLE_WEIGHT = 3;
		const HEADING_WEIGHT = 2;
		const TITLE_WEIGHT_IN_PAGE = 6;
		const HEADING_WEIGHT_IN_PAGE = 1;
		function createReader(queries, language) {
			const known = new Map();
			return (text) => {
				const found = known.get(text) ?? readTerms(text, queries, language);
				known.set(text, found);
				return found;
			};
		}
		function readTerms(text, { numberOf }, language) {
			const words = language.words(text);
			const terms = [];
			for (const word of words) {
				const term = numberOf(word);
				if (term !== undefined) terms.push(term);
			}
			return {
				words: words.length,
				terms
			};
		}
		function createCounter(queries, language) {
			const tally = new Uint32Array(queries.termCount);
			const found = new Uint32Array(queries.termCount);
			return ({ title, passages }) => {
				const readOnce = createReader(queries, language);
				const lengths = new Uint32Array(passages.length);
				const ends = new Uint32Array(passages.length);
				const terms = [];
				const counts = [];
				passages.forEach(({ headings, text }, passage) => {
					let foundCount = 0;
					const count = (text, weight) => {
						for (const term of text.terms) {
							const before = tally[term] ?? 0;
							if (before === 0) found[foundCount++] = term;
							tally[term] = before + weight;
						}
						lengths[passage] = (lengths[passage] ?? 0) + text.words * weight;
					};
					count(readOnce(title), TITLE_WEIGHT);
					for (const heading of headings) count(readOnce(heading), HEADING_WEIGHT);
					count(readTerms(text, queries, language), 1);
					for (const term of found.subarray(0, foundCount).sort()) {
						terms.push(term);
						counts.push(tally[term] ?? 0);
						tally[term] = 0;
					}
					ends[passage] = terms.length;
				});
				return {
					lengths,
					ends,
					terms: new Uint32Array(terms),
					counts: new Uint32Array(counts)
				};
			};
		}
		function createPageCounter(queries, language) {
			const tally = new Int32Array(queries.termCount);
			return ({ title, passages }, inPassages) => {
				const readOnce = createReader(queries, language);
				let length = inPassages.lengths.reduce((sum, words) => sum + words, 0);
				inPassages.terms.forEach((term, index) => {
					tally[term] = (tally[term] ?? 0) + (inPassages.counts[index] ?? 0);
				});
				const count = (text, weight) => {
					for (const term of text.terms) tally[term] = (tally[term] ?? 0) + weight;
					length += text.words * weight;
				};
				for (const [index, { headings }] of passages.entries()) {
					count(readOnce(title), (index === 0 ? TITLE_WEIGHT_IN_PAGE : 0) - TITLE_WEIGHT);
					for (const heading of headings) count(readOnce(heading), HEADING_WEIGHT_IN_PAGE - HEADING_WEIGHT);
				}
				const terms = Uint32Array.from(new Set(inPassages.terms)).sort();
				const counts = terms.map((term) => tally[term] ?? 0);
				for (const term of terms) tally[term] = 0;
				return {
					lengths: Uint32Array.of(length),
					ends: Uint32Array.of(terms.length),
					terms,
					counts
				};
			};
		}
		function collectStatistics(pages, termCount) {
			const having = new Array(termCount).fill(0);
			let passages = 0;
			let total = 0;
			for (const { lengths, terms } of pages) {
				passages += lengths.length;
				for (const length of lengths) total += length;
				for (const term of terms) having[term] = (having[term] ?? 0) + 1;
			}
			return {
				averageLength: total / passages,
				weights: having.map((count) => Math.log(1 + (passages - count + .5) / (count + .5)))
			};
		}
		function rankPassages(pages, { averageLength, weights }, { queries, termCount }, most) {
			const queriesWith = listQueriesByTerm(queries, termCount);
			const rankings = queries.map(() => []);
			const touched = new Uint32Array(queries.length);
			const scores = new Float64Array(queries.length);
			let passage = 0;
			for (const { lengths, ends, terms, counts } of pages) {
				let index = 0;
				for (let inPage = 0; inPage < lengths.length; inPage += 1) {
					const norm = K1 * (1 - B + B * (lengths[inPage] ?? 0) / averageLength);
					let touchedCount = 0;
					for (const end = ends[inPage] ?? 0; index < end; index += 1) {
						const term = terms[index] ?? 0;
						const count = counts[index] ?? 0;
						const score = (weights[term] ?? 0) * count * (K1 + 1) / (count + norm);
						for (const query of queriesWith[term] ?? []) {
							const before = scores[query] ?? 0;
							if (before === 0) touched[touchedCount++] = query;
							scores[query] = before + score;
						}
					}
					for (let position = 0; position < touchedCount; position += 1) {
						const query = touched[position] ?? 0;
						offer(rankings[query], passage, scores[query] ?? 0, most);
						scores[query] = 0;
					}
					passage += 1;
				}
			}
			return rankings;
		}
		function listQueriesByTerm(queries, termCount) {
			const lists = Array.from({ length: termCount }, () => []);
			queries.forEach(({ terms }, query) => {
				for (const term of terms) lists[term]?.push(query);
			});
			return lists.map((list) => Uint32Array.from(list));
		}
		function offer(ranking = [], passage, score, most) {
			const last = ranking[most - 1];
			if (last !== undefined && score <= last.score) return;
			const place = ranking.findIndex((other) => other.score < score);
			ranking.splice(place === -1 ? ranking.length : place, 0, {
				passage,
				score
			});
			if (ranking.length > most) ranking.pop();
		}
		const MAX_KNOWN_WORDS = 1e5;
		function createQueries(keywords, language) {
			const numbers = new Map();
			const queries = keywords.map((keyword) => {
				const words = language.words(keyword);
				const informative = words.filter(language.isInformative);
				const terms = new Set((informative.length > 0 ? informative : words).map(language.term));
				for (const term of terms) if (!numbers.has(term)) numbers.set(term, numbers.size);
				return {
					keyword,
					terms: Array.from(terms, (term) => numbers.get(term) ?? 0)
				};
			});
			const known = new Map();
			return {
				queries,
				termCount: numbers.size,
				numberOf(word) {
					const found = known.get(word);
					if (found !== undefined) return found ?? undefined;
					const number = numbers.get(language.term(word));
					if (known.size >= MAX_KNOWN_WORDS) known.clear();
					known.set((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.j5)(word), number ?? null);
					return number;
				}
			};
		}
	}),
	29609: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ir: () => relativeWordShare,
			Z1: () => positionAdjustedWordShare,
			uw: () => scoreOf
		});
		function positionAdjustedWordShare(sentences) {
			const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
			const cited = sentences.reduce((sum, sentence, position) => sentence.isCited ? sum + sentence.words * Math.exp(-position / sentences.length) : sum, 0);
			return words === 0 ? 0 : cited / words;
		}
		function relativeWordShare(sentences) {
			const whole = positionAdjustedWordShare(sentences.map(({ words }) => ({
				words,
				isCited: true
			})));
			return whole === 0 ? 0 : positionAdjustedWordShare(sentences) / whole;
		}
		function scoreOf(keywords) {
			const sum = keywords.reduce((total, { coverage, share }) => total + coverage * share, 0);
			return keywords.length === 0 ? 0 : 100 * sum / keywords.length;
		}
	}),
	36085: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => createLanguage });
		var lib_text = __webpack_require__(94869);
		var stop_words = __webpack_require__(67327);
		var nl = __webpack_require__(66681);
		var fr = __webpack_require__(30707);
		var de = __webpack_require__(14340);
		var it = __webpack_require__(4162);
		var pt = __webpack_require__(22807);
		var ru = __webpack_require__(28982);
		var es = __webpack_require__(94927);
		var stemmer = __webpack_require__(3946);
		;
		const ENGLISH_ENDING = /iv|aliz|(?<!(?:[vw]|[or]s|rr|ic))al|ic|ous|iz|an(?=[ct])|(?<=^(?:author|commun|integr))it/g;
		const ROMANCE_ENDING = /i(?=[fv])|ism|ista/g;
		const GERMAN_ENDING = /lich|isch/g;
		function findStemmer(language) {
			switch (language) {
				case "en": return keepEnding(stemmer.I, ENGLISH_ENDING);
				case "de": return keepEnding(de.I, GERMAN_ENDING);
				case "es": return keepEnding(es.I, ROMANCE_ENDING);
				case "fr": return keepEnding(fr.I, ROMANCE_ENDING);
				case "it": return keepEnding(it.I, ROMANCE_ENDING);
				case "nl": return nl.I;
				case "pt": return keepEnding(pt.I, ROMANCE_ENDING);
				case "ru": return ru.I;
				default: return undefined;
			}
		}
		function keepEnding(stem, ending) {
			return (word) => {
				const short = stem(word);
				ending.lastIndex = short.length;
				const found = ending.exec(word);
				return found === null ? short : short + word.slice(short.length, found.index + found[0].length);
			};
		}
		;
		const RUN = /[\p{L}\p{M}\p{N}]+/gu;
		const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
		const HANGUL = /\p{Script=Hangul}/u;
		const HANGUL_OR_OTHER = /\p{Script=Hangul}+|\P{Script=Hangul}+/gu;
		function createLanguage(code) {
			const locale = new Intl.Locale(code);
			const wordSegmenter = new Intl.Segmenter(locale, { granularity: "word" });
			const sentenceSegmenter = new Intl.Segmenter(locale, { granularity: "sentence" });
			const stem = findStemmer(locale.language);
			const stopWords = (0, stop_words.y)(locale.language);
			const isInformative = (word) => !stopWords.has(word);
			const spell = (text) => spellNames(text, isInformative);
			const fold = (text, form) => (0, lib_text.S8)(text, form).toLocaleLowerCase(locale.language);
			function segment(runs) {
				const unspaced = runs.filter((run) => UNSPACED.test(run));
				const segments = wordSegmenter.segment(unspaced.join("\n"))[Symbol.iterator]();
				return runs.flatMap((run) => UNSPACED.test(run) ? takeLine(segments) : [run]);
			}
			function words(text) {
				const words = UNSPACED.test(text) ? segment(listRuns(spell(fold(text, "NFC")))).flatMap((word) => listRuns(fold(word, "NFKC"))) : listRuns(spell(fold(text, "NFKC")));
				return HANGUL.test(text) ? words.flatMap(splitHangul) : words;
			}
			return {
				words,
				term: stem ?? ((word) => word),
				isInformative,
				sentences: (text) => Array.from(sentenceSegmenter.segment(text), ({ segment }) => segment.trim()).filter((sentence) => sentence !== "")
			};
		}
		function listRuns(text) {
			return text.match(RUN) ?? [];
		}
		function takeLine(segments) {
			const words = [];
			for (let next = segments.next(); !next.done && next.value.segment !== "\n"; next = segments.next()) {
				if (next.value.isWordLike) words.push(next.value.segment);
			}
			return words;
		}
		function splitHangul(word) {
			if (!HANGUL.test(word)) return [word];
			return (word.match(HANGUL_OR_OTHER) ?? []).flatMap((part) => {
				if (!HANGUL.test(part) || part.length <= 2) return [part];
				return Array.from({ length: part.length - 1 }, (_, index) => part.slice(index, index + 2));
			});
		}
		const SCRIPT = /(?<=(?<![\p{Script=Latin}\p{M}\p{N}])(?:([a-z][a-z\d]{0,30})[ .-]|([a-z][a-z\d]{2,30})))js(?![\p{Script=Latin}\p{M}\p{N}])/gu;
		const NAMES = [
			[
				"++",
				/(?<=(?<![\p{Script=Latin}\p{M}\p{N}])[a-z][a-z\d]{0,20})\+\+/gu,
				"pp "
			],
			[
				"#",
				/(?<=(?<![\p{Script=Latin}\p{M}\p{N}])[a-z])#(?![a-z\d#])/gu,
				"sharp "
			],
			[
				".net",
				/\.net(?![\p{Script=Latin}\p{M}\p{N}])/gu,
				" dotnet"
			],
			[
				"quick",
				/(?<=(?<![\p{Script=Latin}\p{M}\p{N}])quick)[\s-](?=start)/gu,
				""
			],
			[
				"jective",
				/(?<=(?<![\p{Script=Latin}\p{M}\p{N}])objective)[\s-](?=c(?![\p{Script=Latin}\p{M}\p{N}+#]))/gu,
				""
			]
		];
		function spellNames(text, binds) {
			let spelled = text;
			for (const [part, found, letters] of NAMES) {
				if (spelled.includes(part)) spelled = spelled.replace(found, letters);
			}
			if (!spelled.includes("js")) return spelled;
			return spelled.replace(SCRIPT, (js, apart, joined) => {
				const word = apart ?? joined ?? "";
				return binds(word) ? ` ${word}js` : js;
			});
		}
	}),
	59690: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A3: () => readCommitPages,
			LG: () => findNothingRead,
			go: () => readBothPages,
			n4: () => readPages
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _checkout_base_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3679);
		var _checkout_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42701);
		var _checkout_git_objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89632);
		var _checkout_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8356);
		var _checkout_work_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82573);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25988);
		var _corpus_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76644);
		var _folder_rules_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7325);
		var _includes_with_includes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76752);
		var _indexing_hidden_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83283);
		var _indexing_robots_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(34799);
		var _selection_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(33233);
		async function readPages(checkout, settings, change) {
			if (change !== undefined) await requireOwnTree(checkout, change);
			const selection = createPageSelection(settings);
			const source = await (0, _checkout_work_tree_js__WEBPACK_IMPORTED_MODULE_5__.wr)(checkout, selection);
			const corpus = await (0, _corpus_js__WEBPACK_IMPORTED_MODULE_7__.xe)(source, settings, checkout.signal);
			await requirePages(corpus, source, selection, checkout);
			return corpus;
		}
		async function readCommitPages(checkout, commit, settings) {
			const source = await (0, _checkout_git_objects_js__WEBPACK_IMPORTED_MODULE_3__.rB)(checkout, commit, createPageSelection(settings));
			return (0, _corpus_js__WEBPACK_IMPORTED_MODULE_7__.xe)(source, settings, checkout.signal);
		}
		async function readBothPages(checkout, commits, settings) {
			await requireOwnTree(checkout, commits);
			const selection = createPageSelection(settings);
			const all = await (0, _checkout_work_tree_js__WEBPACK_IMPORTED_MODULE_5__.wr)(checkout, selection);
			const { baseContent } = settings;
			return baseContent === undefined ? readWithCommit(checkout, commits, settings, selection, all) : readWithBuild(checkout, baseContent, settings, selection, all);
		}
		async function readWithBuild(checkout, folder, settings, selection, all) {
			if (await (0, _checkout_base_commits_js__WEBPACK_IMPORTED_MODULE_1__.zZ)(checkout, folder)) throw new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_6__.dH({
				code: "AVG_BASE_COMMITTED",
				folder
			});
			const isTheirs = (path) => (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_8__.nF)(path, settings.competitors) !== undefined;
			const before = await openBaseFolder(checkout, folder, selection);
			const base = (0, _checkout_source_js__WEBPACK_IMPORTED_MODULE_4__.zz)([(0, _checkout_source_js__WEBPACK_IMPORTED_MODULE_4__.UI)(before, (path) => !isTheirs(path)), (0, _checkout_source_js__WEBPACK_IMPORTED_MODULE_4__.UI)(all, isTheirs)]);
			const source = withoutSourceRobots(all, (0, _selection_js__WEBPACK_IMPORTED_MODULE_12__.J7)(selection.globs));
			const corpora = await (0, _corpus_js__WEBPACK_IMPORTED_MODULE_7__.BT)(base, source, settings, checkout.signal);
			await requirePages(corpora.head, all, selection, checkout);
			if (!corpora.base.pages.some(hasText)) throw nothingRead("AVG_NO_BASE_PAGES", [folder], before.skipped);
			const warnings = findAddressWarnings(corpora);
			if (isSameText(base, all)) warnings.unshift({
				code: "AVG_SAME_BUILD",
				folder
			});
			const sources = {
				base: (0, _includes_with_includes_js__WEBPACK_IMPORTED_MODULE_9__.e)(base),
				head: (0, _includes_with_includes_js__WEBPACK_IMPORTED_MODULE_9__.e)(all)
			};
			return {
				...corpora,
				against: {
					kind: "folder",
					folder
				},
				warnings,
				sources
			};
		}
		async function readWithCommit(checkout, commits, settings, selection, all) {
			requireTracked(all, selection);
			const isTheirs = (path) => (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_8__.nF)(path, settings.competitors) !== undefined;
			const isKept = (path) => !all.untracked.has(path) || isTheirs(path);
			const against = await (0, _checkout_base_commits_js__WEBPACK_IMPORTED_MODULE_1__.Kv)(checkout, commits);
			const tree = await (0, _checkout_git_objects_js__WEBPACK_IMPORTED_MODULE_3__.rB)(checkout, against.commit, selection);
			const base = (0, _checkout_source_js__WEBPACK_IMPORTED_MODULE_4__.zz)([tree, (0, _checkout_source_js__WEBPACK_IMPORTED_MODULE_4__.UI)(all, (path) => isTheirs(path) && all.untracked.has(path))]);
			const dropped = all.files.map(({ path }) => path).filter((path) => !isKept(path));
			const skipped = [...all.skipped, ...dropped.map(toUntracked)];
			const source = {
				...(0, _checkout_source_js__WEBPACK_IMPORTED_MODULE_4__.UI)(all, isKept),
				skipped
			};
			const corpora = await (0, _corpus_js__WEBPACK_IMPORTED_MODULE_7__.BT)(base, source, settings, checkout.signal);
			await requirePages(corpora.head, all, selection, checkout);
			const warnings = [...await findEdits(checkout, selection), ...findAddressWarnings(corpora)];
			return {
				...corpora,
				against,
				warnings,
				sources: {
					base: (0, _includes_with_includes_js__WEBPACK_IMPORTED_MODULE_9__.e)(base),
					head: (0, _includes_with_includes_js__WEBPACK_IMPORTED_MODULE_9__.e)(source)
				}
			};
		}
		function isSameText(one, other) {
			const listTexts = ({ files }) => files.map(({ path, id }) => `${id} ${path}`).join("\n");
			return listTexts(one) === listTexts(other);
		}
		const MAX_EXAMPLES = 3;
		async function findEdits(checkout, selection) {
			const options = "--name-only -z --relative --no-renames --no-ext-diff --ignore-submodules";
			const output = await (0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_2__.$Y)(checkout, [
				"diff",
				...options.split(" "),
				"HEAD"
			]);
			const edited = (0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_2__.vV)(output).filter(selection.isPage);
			if (edited.length === 0) return [];
			return [{
				code: "AVG_EDITED_TREE",
				pages: edited.length,
				examples: edited.slice(0, MAX_EXAMPLES)
			}];
		}
		function findAddressWarnings({ base, head }) {
			const warnings = [];
			const unknown = (0, _indexing_hidden_js__WEBPACK_IMPORTED_MODULE_10__.jc)(base, head);
			if (unknown.length > 0) {
				const examples = unknown.slice(0, MAX_EXAMPLES).map(({ path }) => path);
				const needs = unknown.find((page) => page.needs !== undefined)?.needs;
				const barrier = (0, _indexing_robots_js__WEBPACK_IMPORTED_MODULE_11__.Ky)(unknown, base.site.robots, head.site.robots);
				warnings.push({
					code: "AVG_ADDRESS",
					pages: unknown.length,
					examples,
					...needs && { needs },
					...barrier && { barrier }
				});
			}
			const moved = (0, _indexing_hidden_js__WEBPACK_IMPORTED_MODULE_10__.JL)(base.pages, head);
			if (moved !== undefined) warnings.push({
				code: "AVG_SITE_MOVED",
				...moved
			});
			return warnings;
		}
		async function requireOwnTree(checkout, commits) {
			try {
				await (0, _checkout_base_commits_js__WEBPACK_IMPORTED_MODULE_1__.nK)(checkout, commits);
			} catch (error) {
				if (!(0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_2__.Fg)(error)) throw error;
			}
		}
		function createPageSelection({ content, competitors, baseContent }) {
			return (0, _selection_js__WEBPACK_IMPORTED_MODULE_12__.P1)(content, competitors, baseContent);
		}
		async function openBaseFolder({ folder, signal }, baseContent, selection) {
			const shared = (0, _selection_js__WEBPACK_IMPORTED_MODULE_12__.J7)(selection.globs);
			const inside = shared === "" ? selection : (0, _selection_js__WEBPACK_IMPORTED_MODULE_12__.E8)(selection, shared);
			const source = await (0, _checkout_work_tree_js__WEBPACK_IMPORTED_MODULE_5__.NE)({
				folder: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, baseContent),
				signal
			}, inside).catch((error) => {
				throw (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_6__.up)(error, "AVG_NO_FOLDER") ? nothingRead("AVG_NO_BASE_PAGES", [baseContent], []) : error;
			});
			const skipped = source.skipped.map((file) => ({
				...file,
				path: `${baseContent}/${file.path}`
			}));
			return {
				...shared === "" ? source : (0, _checkout_source_js__WEBPACK_IMPORTED_MODULE_4__.cG)(source, shared),
				skipped
			};
		}
		function withoutSourceRobots(source, built) {
			const siteFiles = source.siteFiles.filter(({ path }) => (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_8__.UO)(path, built) || !path.endsWith("robots.txt"));
			return {
				...source,
				siteFiles
			};
		}
		function toUntracked(path) {
			return {
				path,
				reason: "untracked"
			};
		}
		function requireTracked({ files, untracked, skipped }, { globs }) {
			for (const { glob, matches } of globs) {
				const found = files.map(({ path }) => path).filter(matches);
				if (found.length === 0 || !found.every((path) => untracked.has(path))) continue;
				const known = skipped.filter(({ path }) => matches(path));
				throw nothingRead("AVG_BASE_NOT_IN_GIT", [glob], [...known, ...found.map(toUntracked)]);
			}
		}
		async function requirePages(corpus, source, selection, { folder, signal }) {
			const error = findNothingRead(corpus, source, selection);
			if (error === undefined) return;
			if (error.details.code !== "AVG_NO_PAGES") throw error;
			const known = new Set(source.files.map(({ path }) => path));
			const all = await (0, _checkout_work_tree_js__WEBPACK_IMPORTED_MODULE_5__.CS)(folder, selection.mayHold, signal);
			const untracked = all.filter((path) => selection.isPage(path) && !known.has(path));
			throw findNothingRead(corpus, source, selection, untracked.map(toUntracked));
		}
		function findNothingRead({ pages, skipped }, source, { globs, competitors }, others = []) {
			for (const { glob, matches } of globs) {
				if (source.files.some(({ path }) => matches(path))) continue;
				const found = skipped.filter(({ path }) => matches(path));
				return nothingRead("AVG_NO_MATCH", [glob], found);
			}
			for (const { name: competitor, folder } of competitors) {
				const isTheirs = ({ path }) => (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_8__.UO)(path, folder);
				if (pages.some((page) => isTheirs(page) && hasText(page))) continue;
				const counts = (0, _checkout_source_js__WEBPACK_IMPORTED_MODULE_4__._2)(skipped.filter(isTheirs));
				return new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_6__.dH({
					code: "AVG_NO_COMPETITOR_PAGES",
					lookedFor: [folder],
					competitor,
					skipped: counts
				});
			}
			if (pages.some((page) => (0, _corpus_js__WEBPACK_IMPORTED_MODULE_7__.NP)(page) && hasText(page))) return undefined;
			const lookedFor = globs.map(({ glob }) => glob);
			return nothingRead("AVG_NO_PAGES", lookedFor, [...skipped, ...others]);
		}
		function hasText({ content }) {
			return content.passages.length > 0;
		}
		function nothingRead(code, lookedFor, skipped) {
			return new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_6__.dH({
				code,
				lookedFor,
				skipped: (0, _checkout_source_js__WEBPACK_IMPORTED_MODULE_4__._2)(skipped)
			});
		}
	}),
	33233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E8: () => selectWithin,
			J7: () => findCommonFolder,
			P1: () => createSelection
		});
		var _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68191);
		var _folder_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7325);
		var _glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29733);
		var _indexing_site_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89901);
		const UNREAD_FORMATS = new Set(["rst rest adoc asciidoc asc ipynb org textile rmd qmd mdoc mdwn wiki mediawiki creole pod rdoc tex", "xhtml shtml php astro njk pug haml erb slim docx odt pdf epub"].flatMap((names) => names.split(" ")));
		const MAX_PATH_CHARACTERS = 1024;
		const MAX_FOLDERS = 50;
		function createSelection(content, competitors, baseFolder) {
			const wanted = content.filter((glob) => !glob.startsWith("!"));
			const globs = wanted.map((glob) => ({
				glob,
				matches: (0, _glob_js__WEBPACK_IMPORTED_MODULE_3__.SO)(glob)
			}));
			const unwanted = content.filter((glob) => glob.startsWith("!")).map((glob) => glob.slice(1));
			const isUnwanted = matchAny(unwanted);
			const isUnwantedFolder = matchAny(unwanted.filter((glob) => glob.endsWith("/**")));
			const isNear = wanted.map(createNearness);
			const isOwned = (path) => (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_1__.nF)(path, competitors) !== undefined;
			const isWanted = (path) => isOwned(path) || globs.some(({ matches }) => matches(path));
			const isOutside = (path) => isNeverRead(path) || `${path}/`.startsWith(`${baseFolder}/`);
			function isPage(path) {
				if ((0, _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__.be)(path) === undefined || isTooLong(path) || isUnwanted(path) || isOutside(path)) return false;
				return isWanted(path) || globs.length === 0 && findReasonAgainst(path) === undefined;
			}
			return {
				globs,
				competitors,
				isPage,
				isSiteFile: _indexing_site_js__WEBPACK_IMPORTED_MODULE_2__.kv,
				isPart: (path) => ((0, _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__.be)(path) !== undefined || (0, _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__.$V)(path)) && !isTooLong(path) && !isOutside(path) && !isPage(path),
				skip(path) {
					if (isTooLong(path) || isUnwanted(path) || isOutside(path)) return undefined;
					const reason = isWanted(path) || globs.length > 0 ? undefined : findReasonAgainst(path);
					if ((0, _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__.be)(path) !== undefined) return reason && {
						path,
						reason
					};
					const extension = (0, _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__.je)(path);
					const isDocument = UNREAD_FORMATS.has(extension);
					if (!isDocument || reason !== undefined) return undefined;
					return globs.length === 0 || isWanted(path) ? {
						path,
						reason: "format",
						extension
					} : undefined;
				},
				mayHold(folder) {
					if (isTooLong(folder)) return !isNeverRead(folder);
					if (isOutside(folder) || isUnwantedFolder(folder)) return false;
					if (competitors.some((competitor) => overlaps(folder, competitor.folder))) return true;
					return globs.length === 0 ? mayHoldByDefault(folder) : isNear.some((near) => near(folder));
				}
			};
		}
		function selectWithin(selection, folder) {
			return {
				isPage: (path) => selection.isPage(`${folder}/${path}`),
				isSiteFile: selection.isSiteFile,
				isPart: (path) => selection.isPart(`${folder}/${path}`),
				skip(path) {
					const skipped = selection.skip(`${folder}/${path}`);
					return skipped && {
						...skipped,
						path
					};
				},
				mayHold: (path) => selection.mayHold(`${folder}/${path}`)
			};
		}
		function findCommonFolder(globs) {
			const [first = [], ...others] = globs.map(({ glob }) => (0, _glob_js__WEBPACK_IMPORTED_MODULE_3__.$r)(glob).split("/"));
			const shared = first.findIndex((name, index) => others.some((names) => names[index] !== name));
			return (shared < 0 ? first : first.slice(0, shared)).join("/");
		}
		function createNearness(glob) {
			const literal = (0, _glob_js__WEBPACK_IMPORTED_MODULE_3__.$r)(glob);
			const namesHidden = /(?:^|[/{,(|])\.[^./]/.test(glob);
			return (folder) => {
				if (!overlaps(folder, literal)) return false;
				return namesHidden || !/(?:^|\/)\./.test(folder);
			};
		}
		function overlaps(folder, other) {
			return `${other}/`.startsWith(`${folder}/`) || other === "" || folder.startsWith(`${other}/`);
		}
		function isTooLong(path) {
			return path.length > MAX_PATH_CHARACTERS || path.split("/").length > MAX_FOLDERS + 1;
		}
		function isNeverRead(path) {
			return /(?:^|\/)(?:\.git|node_modules|_drafts)(?:\/|$)/.test(path);
		}
		function matchAny(globs) {
			const matchers = globs.map(_glob_js__WEBPACK_IMPORTED_MODULE_3__.SO);
			return (path) => matchers.some((matches) => matches(path));
		}
		const NEVER_PAGES = [
			["generated", "node_modules bower_components jspm_packages site-packages venv vendored"],
			["generated", "third_party third-party _site"],
			["template", "_includes _layouts _templates _partials _snippets archetypes"],
			["test", "__tests__ __snapshots__ __fixtures__ __mocks__ fixtures testdata"],
			["changelog", "changelog changelogs release-notes"]
		];
		const PAGES_IN_DOCUMENTATION_ONLY = [
			["generated", "vendor dist build out target coverage generated __generated__"],
			["template", "layouts partials includes shortcodes theme themes overrides"],
			["test", "test tests spec specs e2e"],
			["playground", "playground playgrounds"],
			["changelog", "releases"]
		];
		const DOCUMENTATION_FOLDERS = [
			"docs",
			"doc",
			"documentation",
			"content"
		];
		const NEVER_PAGE_NAMES = [
			["changelog", /^(?:change[-_ ]?log|release[-_ ]?notes)(?:[-_.].*)?$/i],
			["changelog", /^(?:CHANGES|HISTORY|NEWS|RELEASES)$/],
			["community", /^(?:LICEN[CS]ES?|COPYING|NOTICE|CODE[-_]OF[-_]CONDUCT|CONTRIBUTING|SECURITY|SUPPORT|GOVERNANCE|MAINTAINERS|AUTHORS|CONTRIBUTORS|BACKERS|CODEOWNERS|RELEASING|AGENTS|CLAUDE|GEMINI|SKILL|COPILOT|(?:PULL_REQUEST|ISSUE)_TEMPLATE)(?:[-_.].*)?$/],
			["template", /^(?:template|.*\.(?:component|tpl|tmpl|template))$/i],
			["template", /^_(?!index$)/]
		];
		const never = indexByName(NEVER_PAGES);
		const inDocumentationOnly = indexByName(PAGES_IN_DOCUMENTATION_ONLY);
		function findReasonAgainst(path) {
			const folders = path.split("/");
			const name = folders.pop() ?? "";
			if (name.startsWith(".")) return "hidden";
			const stem = name.replace(/\.[^.]*$/, "");
			return findFolderReason(folders, /\.html?$/i.test(name)) ?? NEVER_PAGE_NAMES.find(([, pattern]) => pattern.test(stem))?.[0] ?? (folders.some(isTemplateFolder) && !isTemplatePage(folders, name) ? "template" : undefined);
		}
		function mayHoldByDefault(folder) {
			const names = folder.split("/");
			return !names.some((name) => name.startsWith(".") || never.has(name.toLowerCase()));
		}
		function isTemplateFolder(folder) {
			return folder.toLowerCase() === "templates";
		}
		const LAYOUT = /(?:^|[_-])(?:base|layout|default|master|skeleton|macros?|head|header|footer|nav|sidebar|[45]\d\d)(?:$|[_-])/i;
		const LAYOUT_FOLDER = /^(?:e?mails?|errors?|components?|macros?|registration|admin|widgets?|bits|blocks)$/i;
		function isTemplatePage(folders, name) {
			const start = folders.findIndex(isTemplateFolder);
			if (folders.slice(0, start).some((folder) => DOCUMENTATION_FOLDERS.includes(folder.toLowerCase()))) return true;
			const isLayout = LAYOUT.test(name.replace(/\.[^.]*$/, "")) || folders.slice(start).some((each) => LAYOUT_FOLDER.test(each));
			return /\.html?$/i.test(name) && !isLayout;
		}
		function findFolderReason(folders, isHtml) {
			let isDocumentation = false;
			for (const folder of folders.map((name) => name.toLowerCase())) {
				const reason = folder.startsWith(".") ? "hidden" : never.get(folder);
				if (reason !== undefined) return reason;
				const outside = isDocumentation && !isHtml ? undefined : inDocumentationOnly.get(folder);
				if (outside !== undefined) return outside;
				isDocumentation ||= DOCUMENTATION_FOLDERS.includes(folder);
			}
			return undefined;
		}
		function indexByName(list) {
			return new Map(list.flatMap(([reason, names]) => names.split(" ").map((name) => [name, reason])));
		}
	}),
	88965: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => diffArrays });
		;
		class Diff {
			diff(oldStr, newStr, options = {}) {
				let callback;
				if (typeof options === "function") {
					callback = options;
					options = {};
				} else if ("callback" in options) {
					callback = options.callback;
				}
				const oldString = this.castInput(oldStr, options);
				const newString = this.castInput(newStr, options);
				const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
				const newTokens = this.removeEmpty(this.tokenize(newString, options));
				return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
			}
			diffWithOptionsObj(oldTokens, newTokens, options, callback) {
				var _a;
				const done = (value) => {
					value = this.postProcess(value, options);
					if (callback) {
						setTimeout(function() {
							callback(value);
						}, 0);
						return undefined;
					} else {
						return value;
					}
				};
				const newLen = newTokens.length, oldLen = oldTokens.length;
				let editLength = 1;
				let maxEditLength = newLen + oldLen;
				if (options.maxEditLength != null) {
					maxEditLength = Math.min(maxEditLength, options.maxEditLength);
				}
				const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
				const abortAfterTimestamp = Date.now() + maxExecutionTime;
				const bestPath = [{
					oldPos: -1,
					lastComponent: undefined
				}];
				let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
				if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
					return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
				}
				let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
				const execEditLength = () => {
					for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
						let basePath;
						const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
						if (removePath) {
							bestPath[diagonalPath - 1] = undefined;
						}
						let canAdd = false;
						if (addPath) {
							const addPathNewPos = addPath.oldPos - diagonalPath;
							canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
						}
						const canRemove = removePath && removePath.oldPos + 1 < oldLen;
						if (!canAdd && !canRemove) {
							bestPath[diagonalPath] = undefined;
							continue;
						}
						if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) {
							basePath = this.addToPath(addPath, true, false, 0, options);
						} else {
							basePath = this.addToPath(removePath, false, true, 1, options);
						}
						newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
						if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
							return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
						} else {
							bestPath[diagonalPath] = basePath;
							if (basePath.oldPos + 1 >= oldLen) {
								maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
							}
							if (newPos + 1 >= newLen) {
								minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
							}
						}
					}
					editLength++;
				};
				if (callback) {
					(function exec() {
						setTimeout(function() {
							if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
								return callback(undefined);
							}
							if (!execEditLength()) {
								exec();
							}
						}, 0);
					})();
				} else {
					while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
						const ret = execEditLength();
						if (ret) {
							return ret;
						}
					}
				}
			}
			addToPath(path, added, removed, oldPosInc, options) {
				const last = path.lastComponent;
				if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
					return {
						oldPos: path.oldPos + oldPosInc,
						lastComponent: {
							count: last.count + 1,
							added,
							removed,
							previousComponent: last.previousComponent
						}
					};
				} else {
					return {
						oldPos: path.oldPos + oldPosInc,
						lastComponent: {
							count: 1,
							added,
							removed,
							previousComponent: last
						}
					};
				}
			}
			extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
				const newLen = newTokens.length, oldLen = oldTokens.length;
				let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
				while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
					newPos++;
					oldPos++;
					commonCount++;
					if (options.oneChangePerToken) {
						basePath.lastComponent = {
							count: 1,
							previousComponent: basePath.lastComponent,
							added: false,
							removed: false
						};
					}
				}
				if (commonCount && !options.oneChangePerToken) {
					basePath.lastComponent = {
						count: commonCount,
						previousComponent: basePath.lastComponent,
						added: false,
						removed: false
					};
				}
				basePath.oldPos = oldPos;
				return newPos;
			}
			equals(left, right, options) {
				if (options.comparator) {
					return options.comparator(left, right);
				} else {
					return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
				}
			}
			removeEmpty(array) {
				const ret = [];
				for (let i = 0; i < array.length; i++) {
					if (array[i]) {
						ret.push(array[i]);
					}
				}
				return ret;
			}
			castInput(value, options) {
				return value;
			}
			tokenize(value, options) {
				return Array.from(value);
			}
			join(chars) {
				return chars.join("");
			}
			postProcess(changeObjects, options) {
				return changeObjects;
			}
			get useLongestToken() {
				return false;
			}
			buildValues(lastComponent, newTokens, oldTokens) {
				const components = [];
				let nextComponent;
				while (lastComponent) {
					components.push(lastComponent);
					nextComponent = lastComponent.previousComponent;
					delete lastComponent.previousComponent;
					lastComponent = nextComponent;
				}
				components.reverse();
				const componentLen = components.length;
				let componentPos = 0, newPos = 0, oldPos = 0;
				for (; componentPos < componentLen; componentPos++) {
					const component = components[componentPos];
					if (!component.removed) {
						if (!component.added && this.useLongestToken) {
							let value = newTokens.slice(newPos, newPos + component.count);
							value = value.map(function(value, i) {
								const oldValue = oldTokens[oldPos + i];
								return oldValue.length > value.length ? oldValue : value;
							});
							component.value = this.join(value);
						} else {
							component.value = this.join(newTokens.slice(newPos, newPos + component.count));
						}
						newPos += component.count;
						if (!component.added) {
							oldPos += component.count;
						}
					} else {
						component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
						oldPos += component.count;
					}
				}
				return components;
			}
		}
		;
		class ArrayDiff extends Diff {
			tokenize(value) {
				return value.slice();
			}
			join(value) {
				return value;
			}
			removeEmpty(value) {
				return value;
			}
		}
		const arrayDiff = new ArrayDiff();
		function diffArrays(oldArr, newArr, options) {
			return arrayDiff.diff(oldArr, newArr, options);
		}
	})
};
;
