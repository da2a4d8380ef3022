"use strict";
exports.id = 9975;
exports.ids = [9975, 7297];
exports.modules = {
	84216: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W1: () => findRepository,
			Zz: () => readRemote,
			_q: () => surveySite
		});
		var external_node_path_ = __webpack_require__(76760);
		var pages_corpus = __webpack_require__(52170);
		var errors = __webpack_require__(73089);
		var git = __webpack_require__(56424);
		var language = __webpack_require__(99792);
		var pages_selection = __webpack_require__(83920);
		var work_tree = __webpack_require__(61912);
		var files = __webpack_require__(13963);
		var posix_ = __webpack_require__(53916);
		var dist = __webpack_require__(3292);
		var yaml_dist = __webpack_require__(38815);
		var schemas = __webpack_require__(2503);
		;
		const READERS = [
			[/(?:^|\/)docusaurus\.config\.[cm]?[jt]s$/, readDocusaurus],
			[/(?:^|\/)(?:hugo|config\/_default\/(?:hugo|config))\.(?:toml|ya?ml|json)$/, readHugo],
			[/(?:^|\/)mkdocs\.ya?ml$/, readMkdocs],
			[/(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/, readVitepress],
			[/(?:^|\/)astro\.config\.[cm]?[jt]s$/, readAstro],
			[/(?:^|\/)_config\.ya?ml$/, readJekyll],
			[/(?:^|\/)book\.toml$/, readMdbook],
			[/(?:^|\/)conf\.py$/, readSphinx],
			[/(?:^|\/)CNAME$/, readCname],
			[/^package\.json$/, readPackage]
		];
		const OTHER_SITES = /(?:^|\/)(?:node_modules|vendor|themes?|tests?|__tests__|fixtures?|examples?|templates?)\//i;
		const MOST_FOLDERS = 3;
		function isSiteConfig(path) {
			const isNear = path.split("/").length <= MOST_FOLDERS + 1;
			return isNear && !OTHER_SITES.test(path) && READERS.some(([name]) => name.test(path));
		}
		function rankOfConfig(path) {
			const rank = READERS.findIndex(([name]) => name.test(path));
			const isGenerator = rank < READERS.length - 2;
			return (isGenerator ? 0 : 1e3) + path.split("/").length * 50 + rank;
		}
		function readSiteConfig(path, text) {
			const [, read] = READERS.find(([name]) => name.test(path)) ?? [];
			if (read === undefined) return undefined;
			const folder = (0, posix_.dirname)(path);
			return {
				path,
				...read(text, folder === "." ? "" : folder)
			};
		}
		function join(...parts) {
			const names = parts.flatMap((part) => part.split("/")).filter((name) => name !== "" && name !== ".");
			return names.includes("..") ? "" : names.join("/");
		}
		function rootUrl(url, path = "") {
			if (url === undefined || !URL.canParse(url)) return undefined;
			const { protocol, origin, pathname, hostname } = new URL(url);
			if (!/^https?:$/.test(protocol) || isPlaceholder(hostname)) return undefined;
			const below = join(decodeURI(pathname), path);
			return `${origin}/${below}${below === "" ? "" : "/"}`;
		}
		function isPlaceholder(host) {
			return /^(?:localhost|127\.|.*(?:your-|yourdomain|your_)|example\.(?:com|org|net)$)/.test(host);
		}
		function literal(text, name, assigns = ":") {
			const code = text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "").replace(/(?:^|\s)(?:\/\/|#).*$/gm, "");
			const found = new RegExp(`(?:^|[\\s{,(])['"]?${name}['"]?\\s*${assigns}\\s*(['"\`])([^'"\`\\n$]*)\\1`, "m").exec(code);
			return found?.[2];
		}
		const site_config_text = schemas.YjP().optional().catch(undefined);
		function parseData(schema, source, path) {
			try {
				const data = path === "toml" ? (0, dist.qg)(source) : (0, yaml_dist.qg)(source, { logLevel: "silent" });
				return schema.parse(data ?? {});
			} catch {
				return schema.parse({});
			}
		}
		function readDocusaurus(source, folder) {
			const route = literal(source, "routeBasePath") ?? "docs";
			const docs = literal(source, "path") ?? "docs";
			return {
				generator: "Docusaurus",
				title: literal(source, "title"),
				url: rootUrl(literal(source, "url"), literal(source, "baseUrl")),
				language: literal(source, "defaultLocale"),
				roots: [
					{
						folder: join(folder, docs),
						address: join(route, "{path}")
					},
					{
						folder: join(folder, "blog"),
						address: undefined
					},
					{
						folder: join(folder, "src/pages"),
						address: "{path}"
					}
				]
			};
		}
		const hugoSchema = schemas._H3({
			title: site_config_text,
			baseURL: site_config_text,
			baseurl: site_config_text,
			defaultContentLanguage: site_config_text,
			languageCode: site_config_text,
			contentDir: site_config_text,
			languages: schemas.g1P(schemas.YjP(), schemas._H3({ contentDir: site_config_text }).catch({})).optional().catch(undefined)
		});
		function readHugo(source, folder) {
			const isToml = !/^\s*(?:[{\w"-]+\s*:|\{)/.test(source);
			const config = parseData(hugoSchema, source, isToml ? "toml" : "yaml");
			const site = folder.replace(/(?:^|\/)config\/_default$/, "");
			const language = config.defaultContentLanguage ?? config.languageCode;
			const ofLanguage = config.languages?.[language ?? "en"]?.contentDir;
			return {
				generator: "Hugo",
				title: config.title,
				url: rootUrl(config.baseURL ?? config.baseurl),
				language,
				roots: [{
					folder: join(site, ofLanguage ?? config.contentDir ?? "content"),
					address: "{path}/"
				}]
			};
		}
		const mkdocsSchema = schemas._H3({
			site_name: site_config_text,
			site_url: site_config_text,
			docs_dir: site_config_text,
			use_directory_urls: schemas.zMY().optional().catch(undefined),
			theme: schemas._H3({
				language: site_config_text,
				locale: site_config_text
			}).optional().catch(undefined)
		});
		function readMkdocs(source, folder) {
			const config = parseData(mkdocsSchema, source.replace(/!!?(?:python\/\S+|ENV)/g, ""), "yaml");
			return {
				generator: "MkDocs",
				title: config.site_name,
				url: rootUrl(config.site_url),
				language: config.theme?.language ?? config.theme?.locale,
				roots: [{
					folder: join(folder, config.docs_dir ?? "docs"),
					address: config.use_directory_urls === false ? "{path}.html" : "{path}/"
				}]
			};
		}
		function readVitepress(source, folder) {
			const site = folder.replace(/(?:^|\/)\.vitepress(?:\/config)?$/, "");
			const isClean = /\bcleanUrls\s*:\s*true/.test(source);
			return {
				generator: "VitePress",
				title: literal(source, "title"),
				url: rootUrl(literal(source, "hostname"), literal(source, "base")),
				language: literal(source, "lang"),
				roots: [{
					folder: join(site, literal(source, "srcDir") ?? ""),
					address: isClean ? "{path}" : "{path}.html"
				}]
			};
		}
		function readAstro(source, folder) {
			return {
				generator: "Astro",
				title: literal(source, "title"),
				url: rootUrl(literal(source, "site"), literal(source, "base")),
				language: literal(source, "defaultLocale") ?? literal(source, "lang"),
				roots: [{
					folder: join(folder, "src/content/docs"),
					address: "{path}/"
				}, {
					folder: join(folder, "src/pages"),
					address: "{path}/"
				}]
			};
		}
		const jekyllSchema = schemas._H3({
			title: site_config_text,
			url: site_config_text,
			baseurl: site_config_text,
			lang: site_config_text,
			locale: site_config_text
		});
		function readJekyll(source, folder) {
			const config = parseData(jekyllSchema, source, "yaml");
			return {
				generator: "Jekyll",
				title: config.title,
				url: rootUrl(config.url, config.baseurl),
				language: config.lang ?? config.locale,
				roots: [{
					folder,
					address: undefined
				}]
			};
		}
		const mdbookSchema = schemas._H3({ book: schemas._H3({
			title: site_config_text,
			language: site_config_text,
			src: site_config_text
		}).optional().catch(undefined) });
		function readMdbook(source, folder) {
			const { book } = parseData(mdbookSchema, source, "toml");
			return {
				generator: "mdBook",
				title: book?.title,
				language: book?.language,
				roots: [{
					folder: join(folder, book?.src ?? "src"),
					address: "{path}.html"
				}]
			};
		}
		function readSphinx(source, folder) {
			return {
				generator: "Sphinx",
				title: literal(source, "project", "="),
				url: rootUrl(literal(source, "html_baseurl", "=")),
				language: literal(source, "language", "="),
				roots: [{
					folder,
					address: "{path}.html"
				}]
			};
		}
		function readCname(source) {
			const host = source.trim();
			const isHost = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(host);
			return {
				url: isHost ? rootUrl(`https://${host}`) : undefined,
				roots: []
			};
		}
		const packageSchema = schemas._H3({
			name: site_config_text,
			homepage: site_config_text
		});
		function readPackage(source) {
			const { name, homepage } = parseData(packageSchema, source, "yaml");
			const isCode = homepage !== undefined && /\/\/(?:www\.)?(?:github|gitlab|npmjs)\.com\//.test(homepage);
			return {
				title: name === undefined ? undefined : (0, posix_.basename)(name),
				url: isCode ? undefined : rootUrl(homepage),
				roots: []
			};
		}
		;
		async function findRepository(folder) {
			try {
				const root = (await (0, git.$Y)({ folder }, ["rev-parse", "--show-toplevel"])).trim();
				const subfolder = (await (0, git.$Y)({ folder }, ["rev-parse", "--show-prefix"])).trim().replace(/\/$/, "");
				return {
					root,
					hasGit: true,
					subfolder
				};
			} catch (error) {
				if (!(error instanceof errors.bf)) throw error;
				return {
					root: (0, external_node_path_.resolve)(folder),
					hasGit: false,
					subfolder: ""
				};
			}
		}
		const PAGES_FOR_LANGUAGE = 60;
		const MOST_CONFIGS = 20;
		const MOST_CONFIG_BYTES = 2e5;
		async function surveySite(checkout, hasGit) {
			const selection = (0, pages_selection.P1)([], []);
			const source = await (0, work_tree.wr)(checkout, selection);
			const pages = source.files.map(({ path }) => path);
			const sample = source.files.filter((_, index) => index % Math.ceil(pages.length / PAGES_FOR_LANGUAGE) === 0);
			const corpus = await (0, pages_corpus.xe)({
				...source,
				files: sample,
				siteFiles: []
			}, {
				competitors: [],
				siteUrls: []
			}, checkout.signal);
			return {
				configs: await readConfigs(checkout, hasGit),
				pages,
				pageLanguage: await findLanguage(corpus, pages),
				repository: hasGit ? await readRemote(checkout) : undefined,
				folderName: (0, external_node_path_.basename)((0, external_node_path_.resolve)(checkout.folder))
			};
		}
		async function findLanguage({ pages }, paths) {
			const filter = await (0, language.r)("en", paths);
			const languages = pages.map(({ path, content }) => filter.ofPath(path) ?? filter.ofPage(path, content) ?? "en");
			const counts = Map.groupBy(languages, (language) => language);
			const [most = "en"] = [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([language]) => language);
			return (counts.get("en")?.length ?? 0) >= (counts.get(most)?.length ?? 0) ? "en" : most;
		}
		async function readConfigs(checkout, hasGit) {
			const paths = await listPaths(checkout, hasGit);
			const ranked = paths.filter(isSiteConfig).toSorted((a, b) => rankOfConfig(a) - rankOfConfig(b));
			const configs = ranked.slice(0, MOST_CONFIGS).map(async (path) => {
				const file = await (0, files.EW)(checkout.folder, path, MOST_CONFIG_BYTES).catch(() => undefined);
				return file !== undefined && "text" in file ? readSiteConfig(path, file.text) : undefined;
			});
			return (await Promise.all(configs)).filter((config) => config !== undefined);
		}
		async function listPaths(checkout, hasGit) {
			if (hasGit) return (0, git.vV)(await (0, git.$Y)(checkout, ["ls-files", "-z"]));
			return (0, work_tree.CS)(checkout.folder, (folder) => !/(?:^|\/)(?:\.git|node_modules)(?:\/|$)/.test(folder), checkout.signal);
		}
		async function readRemote(checkout) {
			try {
				return readRepositoryOf((await (0, git.$Y)(checkout, [
					"remote",
					"get-url",
					"origin"
				])).trim());
			} catch (error) {
				if (error instanceof errors.bf) return undefined;
				throw error;
			}
		}
		function readRepositoryOf(url) {
			const [, owner, name] = /^(?:[a-z+]+:\/\/[^/]+\/|[\w.-]+@[\w.-]+:)([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/i.exec(url) ?? [];
			return owner === undefined || name === undefined ? undefined : `${owner}/${name}`;
		}
	}),
	24584: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I7: () => findSentences,
			kZ: () => createPassageReader,
			zj: () => composeAnswer
		});
		const MOST_SENTENCES = 5;
		const LEAST_TOGETHER = .65;
		const HEADING_COVERAGE = .5;
		const LEAST_VALUE = .1;
		const LEAST_WORDS = 3;
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
					sentences: language.sentences(passage.text).map(readSentence).filter(({ words }) => words >= LEAST_WORDS),
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
			const total = sum(queryWeights);
			const byPassage = passages.map((passage) => findSentences(query, [passage], readPassage));
			const candidates = byPassage.flat();
			const bestScore = passages[0]?.score ?? 1;
			const chosen = [];
			const repeated = new Map();
			let covered = query.terms.map(() => 0);
			while (chosen.length < MOST_SENTENCES) {
				const best = findBest(candidates, (candidate) => {
					const relevance = sum(queryWeights.map((weight, term) => weight * (candidate.termCoverage[term] ?? 0) * (1 - (covered[term] ?? 0) / 2)));
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
			const coverage = covered.length === 0 ? 0 : sum(covered) / covered.length;
			const together = Math.max(0, ...byPassage.map((sentences) => sum(queryWeights.filter((_, term) => sentences.some(({ termCoverage }) => (termCoverage[term] ?? 0) > 0)))));
			const isAnswer = total > 0 && together >= LEAST_TOGETHER * total;
			const sentences = isAnswer ? chosen.map(({ vocabulary: _, ...sentence }) => sentence) : [];
			return {
				sentences,
				coverage
			};
		}
		function findSentences(query, passages, readPassage) {
			return passages.flatMap(({ page, passage, score }) => {
				const { sentences, around } = readPassage(page.content, passage);
				return sentences.map(({ text, words, vocabulary, terms }) => ({
					text,
					words,
					page,
					headings: passage.headings,
					score,
					termCoverage: query.terms.map((term) => terms.has(term) ? 1 : around.has(term) ? HEADING_COVERAGE : 0),
					vocabulary
				})).filter(({ termCoverage }) => termCoverage.some((part) => part > 0));
			});
		}
		function findBest(candidates, worthOf) {
			let best;
			let most = LEAST_VALUE;
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
		function sum(values) {
			return values.reduce((total, value) => total + value, 0);
		}
	}),
	61410: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			z1: () => createScanner,
			BU: () => partOf,
			Gw: () => scanRepository
		});
		var source = __webpack_require__(8607);
		var answer = __webpack_require__(24584);
		var lib_text = __webpack_require__(94869);
		;
		const K1 = 1.2;
		const B = .75;
		const TITLE_WEIGHT = 3;
		const HEADING_WEIGHT = 2;
		function createCounter(queries, language) {
			const tally = new Uint32Array(queries.termCount);
			return ({ title, passages }) => {
				const titleWords = language.words(title);
				const lengths = [];
				const ends = [];
				const terms = [];
				const counts = [];
				for (const { headings, text } of passages) {
					const found = [];
					const count = (words, weight) => {
						for (const word of words) {
							const term = queries.numberOf(word);
							if (term === undefined) continue;
							const before = tally[term] ?? 0;
							if (before === 0) found.push(term);
							tally[term] = before + weight;
						}
						return words.length * weight;
					};
					const inTitle = count(titleWords, TITLE_WEIGHT);
					const inHeadings = count(headings.flatMap(language.words), HEADING_WEIGHT);
					lengths.push(inTitle + inHeadings + count(language.words(text), 1));
					for (const term of found.sort((a, b) => a - b)) {
						terms.push(term);
						counts.push(tally[term] ?? 0);
						tally[term] = 0;
					}
					ends.push(terms.length);
				}
				return {
					lengths: Uint32Array.from(lengths),
					ends: Uint32Array.from(ends),
					terms: Uint32Array.from(terms),
					counts: Uint32Array.from(counts)
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
		const MOST_KNOWN_WORDS = 1e5;
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
					if (known.size >= MOST_KNOWN_WORDS) known.clear();
					known.set((0, lib_text.j5)(word), number ?? null);
					return number;
				}
			};
		}
		var score = __webpack_require__(80418);
		var words = __webpack_require__(85113);
		;
		const MOST_PASSAGES = 10;
		const LEAST_WATCHED = 1e4;
		function scanRepository(pages, keywords, languageCode, watch) {
			return createScanner(keywords, languageCode, watch).scan(pages);
		}
		function createScanner(keywords, languageCode, { onStep } = source.Ml) {
			const language = (0, words.R)(languageCode);
			const queries = createQueries(keywords, language);
			const countTerms = createCounter(queries, language);
			const counted = new WeakMap();
			const pageOf = new WeakMap();
			const readPassage = (0, answer.kZ)(queries, language, (content, { text }) => {
				if (text.length >= LEAST_WATCHED) onStep(content && pageOf.get(content));
			});
			function countOnce(page) {
				const length = page.content.passages.reduce((sum, { text }) => sum + text.length, 0);
				if (length >= LEAST_WATCHED) onStep(page);
				const counts = countTerms(page.content);
				counted.set(page.content, counts);
				pageOf.set(page.content, page);
				return counts;
			}
			function countsOf(pages) {
				const counts = pages.map((page) => counted.get(page.content) ?? countOnce(page));
				onStep(undefined);
				return counts;
			}
			function statisticsOf(pages) {
				return collectStatistics(countsOf(pages), queries.termCount);
			}
			function rank(pages, statistics, most) {
				const passages = pages.flatMap((page) => page.content.passages.map((passage) => ({
					page,
					passage
				})));
				return rankPassages(countsOf(pages), statistics, queries, most).map((ranking) => ranking.flatMap(({ passage, score }) => {
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
				readPassage,
				statisticsOf,
				rank,
				scan(pages) {
					const statistics = statisticsOf(pages);
					const rankings = rank(pages, statistics, MOST_PASSAGES);
					const results = queries.queries.map((query, index) => {
						const retrieved = rankings[index] ?? [];
						return assess(query, retrieved, (0, answer.zj)(query, retrieved, statistics.weights, queries, language, readPassage));
					});
					return {
						score: (0, score.uw)(results),
						keywords: results
					};
				}
			};
		}
		function assess(query, retrieved, { sentences, coverage }) {
			return {
				keyword: query.keyword,
				sentences,
				coverage,
				...partOf({
					sentences,
					coverage
				}, ({ owner }) => owner === undefined),
				retrieved: [...new Set(retrieved.map(({ page }) => page))]
			};
		}
		function partOf({ sentences, coverage }, isTheirs) {
			const isCited = ({ page }) => isTheirs(page);
			const share = (0, score.Ir)(sentences.map((sentence) => ({
				words: sentence.words,
				isCited: isCited(sentence)
			})));
			const first = sentences.find(isCited);
			return {
				share,
				cited: first !== undefined,
				score: (0, score.uw)([{
					coverage,
					share
				}]),
				snippet: first?.text ?? "",
				sourceUrl: first?.page.url ?? ""
			};
		}
	}),
	7297: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			chooseKeywords: () => chooseKeywords,
			chooseSite: () => chooseSite,
			createAsk: () => createAsk
		});
		var node_readline_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26848);
		var _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73368);
		var _report_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
		function createAsk(input, output, signal) {
			return async (question) => {
				const lines = (0, node_readline_promises__WEBPACK_IMPORTED_MODULE_0__.createInterface)({
					input,
					output
				});
				const closed = new AbortController();
				lines.once("close", () => closed.abort());
				try {
					return await lines.question(question, { signal: AbortSignal.any([signal, closed.signal]) });
				} finally {
					lines.close();
				}
			};
		}
		const TEXT_LENGTH = 200;
		async function chooseSite(proposal, given, ask) {
			const settle = async (name, label, proposed) => given[name] ?? (ask === undefined ? proposed : await askFor(ask, label, proposed, name === "content" || name === "site-url"));
			const brand = await settle("brand", "Brand", proposal.brand);
			const content = await settle("content", "Pages (globs; empty for all Markdown and HTML)", proposal.content.join(", "));
			const siteUrl = await settle("site-url", "Address of the site (empty for none)", proposal.siteUrl.join(", "));
			const language = await settle("language", "Language", proposal.language);
			return {
				brand: brand.trim(),
				content: (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.LD)(content) ?? [content],
				siteUrl: (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.LD)(siteUrl) ?? [siteUrl],
				language: language.trim()
			};
		}
		async function chooseKeywords(site, { given, queries, ask, show }) {
			const own = given.keywords === undefined ? undefined : (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.LD)(given.keywords);
			if (own !== undefined) return {
				keywords: own,
				unanswered: []
			};
			const proposed = site.propose(queries);
			if (ask === undefined) return proposed;
			await show(["Questions that your pages answer:", ...proposed.keywords.map((keyword) => `  ${(0, _report_escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(keyword, TEXT_LENGTH)}`)]);
			const answer = (await ask("Press Enter to take them, or type your own, separated by commas: ")).trim();
			return answer === "" ? proposed : {
				keywords: (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.LD)(answer) ?? [answer],
				unanswered: []
			};
		}
		async function askFor(ask, label, proposed, mayBeEmpty) {
			const hint = proposed === "" ? "" : ` [${(0, _report_escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(proposed, TEXT_LENGTH)}${mayBeEmpty ? "; - for none" : ""}]`;
			const answer = (await ask(`${label}${hint}: `)).trim();
			if (answer === "-" && mayBeEmpty) return "";
			return answer === "" ? proposed : answer;
		}
	}),
	79975: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { init: () => init });
		var promises_ = __webpack_require__(51455);
		var external_node_os_ = __webpack_require__(48161);
		var external_node_path_ = __webpack_require__(76760);
		var backtest = __webpack_require__(3136);
		var lib_text = __webpack_require__(94869);
		;
		function proposeSite(evidence) {
			const { configs, pages } = evidence;
			const generator = configs.find((config) => config.generator !== undefined);
			const roots = (generator?.roots ?? []).filter(({ folder }) => countIn(pages, folder) > 0);
			const folders = roots.length > 0 ? roots.map(({ folder }) => folder) : findDocumentation(pages);
			return {
				brand: proposeBrand(evidence),
				content: proposeContent(folders, pages),
				siteUrl: proposeUrls(configs, roots),
				language: readLanguage(generator?.language) ?? evidence.pageLanguage,
				generator: generator?.generator
			};
		}
		function countIn(pages, folder) {
			return folder === "" ? pages.length : pages.filter((path) => path.startsWith(`${folder}/`)).length;
		}
		const DOCUMENTATION = [
			"docs",
			"doc",
			"documentation",
			"content",
			"website",
			"site"
		];
		function findDocumentation(pages) {
			return DOCUMENTATION.filter((folder) => 2 * countIn(pages, folder) >= pages.length && pages.length > 0);
		}
		function proposeContent(folders, pages) {
			const isInside = (path) => folders.some((folder) => countIn([path], folder) > 0);
			if (folders.length === 0 || folders.includes("") || pages.every(isInside)) return [];
			return folders.filter(isPlain).map((folder) => `${folder}/**`);
		}
		function isPlain(folder) {
			return /^[\w][\w ./-]*$/.test(folder);
		}
		function proposeUrls(configs, roots) {
			const url = configs.find((config) => config.url !== undefined)?.url;
			if (url === undefined || /[{}\s]|\$\{\{/.test(url)) return [];
			const addressed = roots.filter(({ folder, address }) => address !== undefined && (folder === "" || isPlain(folder)));
			if (addressed.length === 0) return roots.length > 0 ? [] : [`${url}{path}`];
			return addressed.map(({ folder, address }) => `${folder === "" ? "" : `${folder} = `}${url}${address}`);
		}
		const SITE_WORDS = /(?<![\s\-_:|–—])[\s\-_:|–—]+(?:docs?|documentation|website|web\s?site|site|blog|developers?|handbook|manual|guide|user guide|reference)$/i;
		const NO_BRAND = /^(?:docs?|documentation|website|site|web|www|blog|home|app|frontend|monorepo|root|main|my[- ]?(?:site|website|project|docs)|example|todo)$/i;
		function proposeBrand({ configs, repository = "", folderName }) {
			const [owner = "", name = ""] = repository.split("/");
			const titles = configs.filter(({ generator }) => generator !== undefined).map(({ title = "" }) => title);
			const others = configs.filter(({ generator }) => generator === undefined).map(({ title = "" }) => title);
			const candidates = [
				...titles,
				name.replace(/\.github\.io$/i, ""),
				owner,
				...others,
				folderName
			].map(cleanBrand);
			return candidates.find((brand) => brand !== "" && !NO_BRAND.test(brand)) ?? "My brand";
		}
		function cleanBrand(title) {
			const line = (0, lib_text.OX)(title);
			if (line.length > 60 || /[{}<>$]/.test(line)) return "";
			return line.replace(SITE_WORDS, "").replace(/^@/, "").trim();
		}
		function readLanguage(text) {
			try {
				const tag = new Intl.Locale((text ?? "").trim().replaceAll("_", "-"));
				return ["zh", "pt"].includes(tag.language) ? tag.baseName : tag.language;
			} catch {
				return undefined;
			}
		}
		var posix_ = __webpack_require__(53916);
		var folder_rules = __webpack_require__(44508);
		var read_pages = __webpack_require__(31847);
		var selection = __webpack_require__(83920);
		var work_tree = __webpack_require__(61912);
		var scan = __webpack_require__(61410);
		var stop_words = __webpack_require__(2134);
		var values = __webpack_require__(73368);
		;
		const FEWEST_CHARACTERS = 4;
		const MOST_CHARACTERS = 90;
		const MOST_WORDS = 14;
		const GENERIC = /^(?:home|index|introduction|intro|overview|welcome.*|getting started|get started|quick ?start.*|installation|install|setup|readme|about.*|contact.*|faqs?|frequently asked questions|questions?|changelog|release notes.*|releases?|what'?s new.*|news|blog|license|contributing.*|community|support|help|glossary|references?|api|api reference|resources|links|see also|next steps?|further reading|examples?|usage|options?|parameters?|notes?|summary|conclusion|prerequisites|requirements|troubleshooting|search.*|404.*|(?:page )?not found|privacy.*|terms.*|imprint|impressum|sitemap|tags?|categories|toc|table of contents|credits|team|sponsors?|authors?|thanks.*|untitled|todo|tutorials?|(?:user |developer |dev )?guides?|docs|documentation|before you begin|learn more|related.*|description|syntax|example.*|demo|details|configuration)$/i;
		const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
		const QUESTION = /\?$|^(?:how|what|why|when|where|which|who|can|do|does|is|are|should|wie|was|warum|wann|welche|comment|pourquoi|quel(?:le)?s?|cómo|qué|por qué)\s/i;
		function proposeFromPages(pages, links, { brand, language }) {
			const stopWords = (0, stop_words.y)(language);
			const saysMore = (heading) => {
				const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
				const subjects = words.filter((word) => !stopWords.has(word)).length;
				return subjects > 1 || subjects === 1 && /^what is .*\?$/i.test(heading);
			};
			const ranked = pages.filter(({ owner, content }) => owner === undefined && content.passages.length > 0).toSorted((a, b) => linksTo(b, links) - linksTo(a, links) || depthOf(a) - depthOf(b));
			const candidates = ranked.flatMap(({ path, content }) => {
				const headings = content.passages.flatMap((passage) => passage.headings);
				const questions = headings.filter((heading) => QUESTION.test(heading) && saysMore(heading));
				const title = withoutSiteName(content.title, brand);
				return [...questions.slice(0, 2), nameSubject(title, brand)].map((text) => ({
					keyword: clean(text),
					path
				}));
			});
			return distinct(candidates.filter(({ keyword }) => isUsable(keyword) && (0, lib_text.zN)(keyword) !== (0, lib_text.zN)(brand)));
		}
		function proposeFromQueries(queries, brand) {
			const name = (0, lib_text.zN)(brand);
			return distinct(queries.map(clean).filter((query) => isUsable(query) && !(0, lib_text.zN)(query).includes(name)).map((keyword) => ({
				keyword,
				path: undefined
			})));
		}
		function chooseAnswered(candidates, answers, most) {
			const answered = candidates.filter(({ keyword }) => answers.has(keyword));
			const isOwn = ({ keyword, path }) => path === undefined || path === answers.get(keyword);
			const [own, others] = [answered.filter(isOwn), answered.filter((candidate) => !isOwn(candidate))];
			const firstOfPages = Map.groupBy(own, ({ keyword }) => answers.get(keyword));
			const first = [...firstOfPages.values()].flatMap((ofPage) => ofPage.slice(0, 1));
			const further = [...own, ...others].filter((candidate) => !first.includes(candidate));
			return [...first, ...further].slice(0, most).map(({ keyword }) => keyword);
		}
		function linksTo({ path }, links) {
			return links.get(path) ?? 0;
		}
		function depthOf({ path }) {
			return path.split("/").length;
		}
		function withoutSiteName(title, brand) {
			const [first = "", ...rest] = title.split(/(?<!\s)\s+[|–—·-]\s+/);
			const last = rest.at(-1);
			const names = [
				(0, lib_text.zN)(brand),
				"docs",
				"documentation"
			];
			return last !== undefined && names.some((name) => (0, lib_text.zN)(last).includes(name)) ? [first, ...rest.slice(0, -1)].join(" ") : title;
		}
		function nameSubject(title, brand) {
			const subject = title.trim();
			if (GENERIC.test(subject) || (0, lib_text.zN)(subject) === (0, lib_text.zN)(brand)) return "";
			const isWord = /^\p{L}[\p{L}\p{N}-]*$/u.test(subject) && !UNSPACED.test(subject);
			return isWord ? `${brand} ${subject}` : subject;
		}
		function clean(text) {
			return (0, lib_text.OX)(text).replace(/<[^<>]*>|\{#[^{}]*\}|[`*]/g, "").replace(/^[#\d.)\s]+(?=\p{L})/u, "").replace(/\s+/g, " ").trim();
		}
		function isUsable(keyword) {
			const words = keyword.split(" ").length;
			if (keyword.length < FEWEST_CHARACTERS || keyword.length > MOST_CHARACTERS || words > MOST_WORDS) return false;
			if (GENERIC.test(keyword) || /\$\{\{|^https?:|^site:|[{}]/i.test(keyword) || !/\p{L}{2}/u.test(keyword)) return false;
			const [read, ...others] = (0, values.Xv)(`${keyword}\n#`) ?? [];
			return read?.keyword === keyword && read.questions.length === 0 && others.length === 0;
		}
		function distinct(candidates) {
			const known = new Map();
			for (const candidate of candidates) {
				const key = (0, lib_text.zN)(candidate.keyword);
				if (!known.has(key)) known.set(key, candidate);
			}
			return [...known.values()];
		}
		;
		const MOST_CANDIDATES = 80;
		const MOST_KEYWORDS = 10;
		const MOST_UNANSWERED = 5;
		async function readSite(checkout, { brand, content, siteUrl, language }) {
			const siteUrls = (0, folder_rules.ak)(siteUrl) ?? [];
			const { pages } = await (0, read_pages.n4)(checkout, {
				content,
				competitors: [],
				siteUrls,
				language
			});
			const roots = siteUrls.map(({ folder }) => folder);
			const origins = siteUrls.map(({ template }) => template.slice(0, template.lastIndexOf("/", template.indexOf("{path}")) + 1));
			const links = countLinks(await readTexts(checkout, content, pages), [...new Set(roots)], origins);
			const paths = new Map(pages.map(({ path, url }) => [url, path]));
			const answersTo = (keywords) => new Map((0, scan.Gw)(pages, keywords, language).keywords.filter(({ cited }) => cited).map(({ keyword, sourceUrl }) => [keyword, sourceUrl]));
			return {
				pages: pages.length,
				propose(queries) {
					const searched = proposeFromQueries(queries, brand).slice(0, MOST_CANDIDATES);
					const written = proposeFromPages(pages, links, {
						brand,
						language
					}).slice(0, MOST_CANDIDATES);
					const candidates = [...searched, ...written];
					const found = answersTo(candidates.map(({ keyword }) => keyword));
					const answers = new Map(Array.from(found, ([keyword, url]) => [keyword, paths.get(url) ?? url]));
					const unanswered = searched.map(({ keyword }) => keyword).filter((keyword) => !answers.has(keyword));
					return {
						keywords: chooseAnswered(candidates, answers, MOST_KEYWORDS),
						unanswered: unanswered.slice(0, MOST_UNANSWERED)
					};
				},
				answer(keywords) {
					const answers = answersTo(keywords);
					return keywords.map((keyword) => ({
						keyword,
						page: answers.get(keyword)
					}));
				}
			};
		}
		async function readTexts(checkout, content, pages) {
			const source = await (0, work_tree.wr)(checkout, (0, selection.P1)(content, []));
			const read = new Set(pages.map(({ path }) => path));
			const texts = [];
			for await (const reading of source.read(source.files.filter(({ path }) => read.has(path)))) {
				if ("text" in reading) texts.push({
					path: reading.file.path,
					text: reading.text
				});
			}
			return texts;
		}
		const LINKS = /\]\(\s*<?([^)\s>]+)|^[ \t]*\[[^\]\n]+\]:\s*<?(\S+?)>?[ \t\r]*$|\bhref\s*=\s*["'{]+([^"'}\s]+)|\b(?:rel)?ref\s+["']([^"']+)["']/gm;
		function countLinks(pages, siteRoots, origins) {
			const known = new Map(pages.map(({ path }) => [toKey(path), path]));
			const counts = new Map(pages.map(({ path }) => [path, 0]));
			for (const { path, text } of pages) {
				const targets = new Set();
				for (const [, ...groups] of text.matchAll(LINKS)) {
					const target = groups.find((group) => group !== undefined) ?? "";
					const found = candidatesOf(target, path, siteRoots, origins).map((candidate) => known.get(candidate)).find((candidate) => candidate !== undefined);
					if (found !== undefined && found !== path) targets.add(found);
				}
				for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1);
			}
			return counts;
		}
		function candidatesOf(link, from, siteRoots, origins) {
			const origin = origins.find((each) => link.startsWith(each));
			const [target = ""] = (origin === undefined ? link : `/${link.slice(origin.length)}`).split(/[?#]/);
			if (target === "" || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return [];
			if (target.startsWith("/")) return [...siteRoots, ""].map((root) => toKey((0, posix_.join)(root, target)));
			const own = from.replace(/\.[^./]+$/, "");
			return [...new Set([
				(0, posix_.join)((0, posix_.dirname)(from), target),
				(0, posix_.join)(own, target),
				...siteRoots.map((root) => (0, posix_.join)(root, target))
			])].map(toKey);
		}
		function toKey(path) {
			return path.replace(/^\.?\/+/, "").replace(/\.(?:md|mdx|markdown|html?)$/i, "").replace(/(?:^|\/)(?:_?index|readme)$/i, "").replace(/(?<!\/)\/+$/, "").toLowerCase();
		}
		var sync = __webpack_require__(25175);
		var schemas = __webpack_require__(2503);
		;
		const rowsSchema = schemas.YOg(schemas.YOg(schemas.YjP()));
		function readSearchConsole(text) {
			const rows = readRows(text);
			const [header = [], ...records] = rows ?? [];
			if (rows === undefined || header.length < 2) return { problem: "not-csv" };
			const named = header.findIndex((name) => /impression|impresion|impressõ|показ|表示回数|展示/i.test(name));
			const column = named < 0 ? Math.min(2, header.length - 1) : named;
			const queries = records.map(([query = "", ...figures]) => ({
				query: query.trim(),
				impressions: readCount(figures[column - 1])
			}));
			const listed = queries.filter(({ query }) => query !== "");
			if (listed.length === 0) return { problem: "no-queries" };
			if (isOtherTable(header[0] ?? "", listed.map(({ query }) => query))) return { problem: "other-table" };
			const sorted = listed.toSorted((a, b) => b.impressions - a.impressions);
			return { queries: [...new Set(sorted.map(({ query }) => query))] };
		}
		function readRows(text) {
			try {
				const options = {
					bom: true,
					relax_column_count: true,
					skip_empty_lines: true
				};
				const delimiter = /^[^\n]*\t/.test(text) ? "	" : /^[^\n,]*;/.test(text) ? ";" : ",";
				return rowsSchema.parse((0, sync.qg)(text, {
					...options,
					delimiter
				}));
			} catch {
				return undefined;
			}
		}
		function isOtherTable(header, values) {
			if (/^(?:top pages?|page|country|device|date|search appearance|filter)$/i.test(header.trim())) return true;
			const others = values.filter((value) => /^https?:\/\//.test(value) || /^\d{4}-\d{2}-\d{2}$/.test(value));
			return others.length > values.length / 2;
		}
		function readCount(text = "") {
			const digits = text.replace(/[\s.,'’\u00a0\u202f]/g, "");
			return /^\d{1,15}$/.test(digits) ? Number(digits) : 0;
		}
		var survey_site = __webpack_require__(84216);
		var workflow = __webpack_require__(96349);
		var run_gate = __webpack_require__(70312);
		var errors = __webpack_require__(73089);
		var read_settings = __webpack_require__(46551);
		var files = __webpack_require__(13963);
		var document_backtest = __webpack_require__(38766);
		var gate_document = __webpack_require__(21728);
		var text_text = __webpack_require__(51960);
		var cli_backtest = __webpack_require__(51998);
		var flags = __webpack_require__(90218);
		var run_flags = __webpack_require__(47730);
		var terminal = __webpack_require__(95657);
		var init_ask = __webpack_require__(7297);
		var report_escape = __webpack_require__(9924);
		var messages_message = __webpack_require__(11531);
		var pages = __webpack_require__(36268);
		;
		const TEXT_LENGTH = 200;
		const SEARCH_CONSOLE_PROBLEMS = {
			"not-csv": "Queries.csv of a Search Console export: Top queries,Clicks,Impressions,CTR,Position",
			"other-table": "Queries.csv: this is another table of the export, such as Pages.csv",
			"no-queries": "a file with at least one query"
		};
		function describeSite(site, { generator, pages }) {
			const list = (items, none) => items.length === 0 ? none : items.join(", ");
			const facts = [
				["Brand", site.brand],
				["Pages", `${pages} in ${list(site.content, "all Markdown, MDX and HTML files")}`],
				["Site", list(site.siteUrl, "no address")],
				["Language", site.language],
				...generator === undefined ? [] : [["Built by", generator]]
			];
			const width = Math.max(...facts.map(([label]) => label.length));
			return facts.map(([label, value]) => [{ text: `${label.padEnd(width)}  ${(0, report_escape.h0)(value, TEXT_LENGTH)}` }]);
		}
		function describeAnswers(answers, unanswered) {
			const answered = answers.filter(({ page }) => page !== undefined).length;
			const width = Math.max(...answers.map(({ keyword }) => (0, report_escape.h0)(keyword, TEXT_LENGTH).length));
			return [
				[{
					text: `Your pages answer ${answered} of ${answers.length} questions.`,
					tone: answered === answers.length ? "better" : "doubtful"
				}],
				...answers.map(({ keyword, page }) => [{
					text: page === undefined ? "  ✗ " : "  ✓ ",
					tone: page === undefined ? "worse" : "better"
				}, { text: `${(0, report_escape.h0)(keyword, TEXT_LENGTH).padEnd(width)}  ${(0, report_escape.h0)(page ?? "no page answers it", TEXT_LENGTH)}` }]),
				...unanswered.length === 0 ? [] : [[{ text: `Searched for, and not answered by your pages: ${unanswered.map((query) => (0, report_escape.h0)(query, TEXT_LENGTH)).join(", ")}.` }]]
			];
		}
		function describePageProblem(facts, generator) {
			const message = (0, pages.Nx)(facts);
			if (facts.kind === "no-pages" && generator !== undefined) {
				return `${message.what} This is a site of ${generator}. If its pages are in another format, let the workflow build the site and gate the built HTML: examples/workflows/built-site.yml in the gate's repository shows how.`;
			}
			return (0, messages_message.hw)(message);
		}
		function describeNextSteps(hasGit) {
			const first = hasGit ? `Commit it, push it and open a pull request: git add ${workflow.A8}` : "This folder is no git repository. Put the workflow into the repository of the site on GitHub.";
			return [
				[{
					text: `Wrote ${workflow.A8}`,
					tone: "better"
				}],
				[{ text: `Next: ${first}` }],
				[{ text: "The gate then comments on pull requests, and fails one that takes away the answer to a question." }],
				[{ text: "Check the set-up at any time: ai-visibility-gate doctor" }]
			];
		}
		;
		const MOST_COMMITS = 100;
		const BACKTEST_SECONDS = 20;
		const facts = {
			withoutSecrets: false,
			defaultBranch: undefined
		};
		class InitError extends Error {
			code;
			constructor(text, code) {
				super(text);
				this.name = "InitError";
				this.code = code;
			}
		}
		async function init(argv, context) {
			try {
				await run(argv, context);
				return 0;
			} catch (error) {
				const failure = describeFailure(error);
				if (failure === undefined) throw error;
				await context.err.write(`${failure.text}\n`);
				return failure.code;
			}
		}
		function describeFailure(error) {
			if (error instanceof InitError) return {
				text: error.message,
				code: error.code
			};
			if (error instanceof read_settings.aV) return {
				text: (0, terminal.I0)(error.problems),
				code: 2
			};
			if (error instanceof Error && error.name === "AbortError") {
				return {
					text: "\nStopped. No workflow was written.",
					code: 1
				};
			}
			return undefined;
		}
		async function run(argv, context) {
			const { out, err, folder, signal, version } = context;
			const { texts, problems } = (0, flags.b)(argv, "init");
			const { yes, force, "no-backtest": noBacktest, "search-console": queriesFile, ...given } = texts;
			problems.push(...await findProblems(given));
			const queries = queriesFile === undefined ? [] : await readQueries((0, external_node_path_.resolve)(folder, queriesFile), problems);
			if (problems.length > 0) throw new read_settings.aV(problems);
			const repository = await (0, survey_site.W1)(folder);
			const replaces = force === "true";
			await checkTarget(repository, replaces);
			const ask = yes === "true" ? undefined : context.ask;
			const print = (lines) => out.write(`${(0, terminal.tj)(lines, out)}\n`);
			const status = (0, terminal.nR)(err);
			const say = (text) => err.isTerminal ? status.show(text) : void err.write(`${text}\n`);
			if (ask === undefined && yes !== "true") await err.write("No terminal to ask at: the proposals are taken as they are.\n");
			say("Reading the repository");
			const { generator, ...proposal } = await propose(repository, signal);
			status.clear();
			const chosen = await (0, init_ask.chooseSite)(proposal, given, ask);
			await (0, read_settings.sb)(toTexts(chosen, ["any"]), {}, facts);
			say("Reading the pages");
			const site = await readPagesOf(chosen, generator, repository, signal);
			status.clear();
			const show = (lines) => err.write(`${lines.join("\n")}\n`);
			const { keywords, unanswered } = await (0, init_ask.chooseKeywords)(site, {
				given,
				queries,
				ask,
				show
			});
			if (keywords.length === 0) {
				throw new InitError("No page title or heading makes a question. Name what readers ask with --keywords.", 1);
			}
			const settings = await (0, read_settings.sb)(toTexts(chosen, keywords), {}, facts);
			await print(describeSite(chosen, {
				generator,
				pages: site.pages
			}));
			await print(describeAnswers(site.answer(keywords), unanswered));
			if (noBacktest !== "true") await printBacktest(settings, repository, context);
			await printVerdict(settings, repository, context);
			if (ask !== undefined && /^n/i.test(await ask(`Write ${workflow.A8}? [Y/n] `))) {
				throw new InitError("No workflow was written.", 1);
			}
			await checkTarget(repository, replaces);
			await writeWorkflow(repository, (0, workflow.cn)({
				...chosen,
				keywords,
				version: `v${version}`
			}));
			await out.write((0, terminal.tj)(describeNextSteps(repository.hasGit), out));
		}
		async function findProblems(given) {
			try {
				await (0, read_settings.sb)({
					brand: "any",
					keywords: "any",
					...given
				}, {}, facts);
				return [];
			} catch (error) {
				if (error instanceof read_settings.aV) return error.problems;
				throw error;
			}
		}
		async function readQueries(path, problems) {
			const text = await (0, promises_.readFile)(path, "utf8").catch(() => undefined);
			const read = text === undefined ? undefined : readSearchConsole(text);
			if (read !== undefined && "queries" in read) return read.queries;
			const allowed = read === undefined ? "a file that can be read" : SEARCH_CONSOLE_PROBLEMS[read.problem];
			problems.push({
				input: "search-console",
				given: path,
				allowed
			});
			return [];
		}
		async function checkTarget({ root }, replaces) {
			const exists = await (0, promises_.access)(await (0, files.LI)(root, workflow.A8)).then(() => true, () => false);
			if (exists && !replaces) throw new InitError(`${workflow.A8} exists, and nothing was written. --force replaces it.`, 1);
		}
		async function propose({ root, hasGit, subfolder }, signal) {
			const proposal = proposeSite(await (0, survey_site._q)({
				folder: root,
				signal
			}, hasGit));
			return subfolder === "" ? proposal : {
				...proposal,
				content: [`${subfolder}/**`]
			};
		}
		async function readPagesOf(chosen, generator, { root }, signal) {
			try {
				return await readSite({
					folder: root,
					signal
				}, chosen);
			} catch (error) {
				if (error instanceof errors.bf) throw new InitError(describePageProblem(error.facts, generator), 1);
				throw error;
			}
		}
		function toTexts({ brand, content, siteUrl, language }, keywords) {
			const texts = {
				brand,
				language,
				keywords: (0, workflow.st)(keywords),
				content: (0, workflow.st)(content),
				"site-url": (0, workflow.st)(siteUrl)
			};
			const problems = Object.entries(texts).filter(([, text]) => text.includes("${{")).map(([input, given]) => ({
				input,
				given,
				allowed: "a text without ${{, which GitHub would run as an expression"
			}));
			if (problems.length > 0) throw new read_settings.aV(problems);
			return {
				...texts,
				baseline: "base"
			};
		}
		async function printBacktest(settings, { root }, context) {
			const { out, err, signal } = context;
			const progress = (0, cli_backtest.createBacktestProgress)(err);
			try {
				const found = await (0, backtest.G)(settings, root, {
					range: {
						merges: false,
						most: MOST_COMMITS
					},
					inject: false,
					maxSeconds: BACKTEST_SECONDS,
					onProgress: progress.show,
					onUnreadable: (0, cli_backtest.createUnreadableWarner)(err, progress)
				}, signal);
				progress.clear();
				await out.write(`${(0, terminal.tj)((0, text_text.K)((0, document_backtest.k)(found)), out)}\n`);
			} catch (error) {
				progress.clear();
				const problem = (0, errors.xS)(error);
				if (problem === undefined) throw error;
				await out.write(`${(0, document_backtest.U)(problem)}\n\n`);
			}
		}
		async function printVerdict(settings, { root }, context) {
			const { out, env, signal } = context;
			const [head, base] = await Promise.all([(0, run_flags.fq)(root, "HEAD"), (0, run_flags.fq)(root, "HEAD~1")]);
			const change = head !== undefined && base !== undefined ? {
				base,
				head
			} : undefined;
			const source = change === undefined ? { kind: "none" } : settings.baseline.source;
			const log = (0, terminal.$V)(context);
			const quiet = {
				...log,
				info() {},
				notice() {}
			};
			const { outcome } = await (0, run_gate.R)({
				...settings,
				baseline: {
					...settings.baseline,
					source
				}
			}, {
				facts: {
					...{
						eventName: "local",
						sha: head,
						runUrl: undefined,
						commitUrl: undefined,
						change
					},
					...{
						...facts,
						workspace: root,
						tempFolder: (0, external_node_os_.tmpdir)()
					}
				},
				history: undefined,
				env,
				log: quiet,
				signal
			});
			log.clear();
			const what = change === undefined ? "The verdict on your pages as they are now" : "The verdict on your newest commit";
			await out.write(`${out.style("bold", what)}\n${(0, terminal.tj)((0, text_text.S)((0, gate_document.hz)(outcome)), out)}\n`);
		}
		async function writeWorkflow({ root }, text) {
			try {
				await (0, files.lo)(workflow.A8, text, root);
			} catch (error) {
				throw new InitError(`${workflow.A8} was not written: ${error instanceof Error ? error.message : error}`, 1);
			}
		}
	})
};
;
