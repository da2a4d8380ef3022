"use strict";
exports.id = 4931;
exports.ids = [4931, 6265];
exports.modules = {
	71151: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => findCommitPages,
			Z: () => readRemote
		});
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98157);
		var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42701);
		async function readRemote(checkout) {
			try {
				return parseRemote((await (0, _git_js__WEBPACK_IMPORTED_MODULE_1__.$Y)(checkout, [
					"remote",
					"get-url",
					"origin"
				])).trim());
			} catch (error) {
				if (error instanceof _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.dH) return undefined;
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
	}),
	8356: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D2: () => describeUnreadable,
			Ml: () => unwatched,
			Qs: () => listUnreadable,
			UI: () => filterFiles,
			_2: () => countSkipped,
			cG: () => moveInto,
			f2: () => byPath,
			rd: () => MAX_PAGE_BYTES,
			yR: () => readText,
			zz: () => joinSources
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const MAX_PAGE_BYTES = 2 * 1024 * 1024;
		function byPath(a, b) {
			return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
		}
		function joinSources(sources) {
			return {
				files: sources.flatMap(({ files }) => files).sort(byPath),
				siteFiles: sources.flatMap(({ siteFiles }) => siteFiles).sort(byPath),
				parts: sources.flatMap(({ parts }) => parts).sort(byPath),
				untracked: new Set(sources.flatMap(({ untracked }) => [...untracked])),
				skipped: sources.flatMap(({ skipped }) => skipped),
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
			const filter = (files) => files.filter(({ path }) => isKept(path));
			return {
				...source,
				files: filter(source.files),
				siteFiles: filter(source.siteFiles),
				parts: filter(source.parts),
				untracked: new Set([...source.untracked].filter(isKept)),
				skipped: []
			};
		}
		function moveInto(source, folder) {
			const moveFile = ({ path, id }) => ({
				path: `${folder}/${path}`,
				id
			});
			return {
				files: source.files.map(moveFile),
				siteFiles: source.siteFiles.map(moveFile),
				parts: source.parts.map(moveFile),
				untracked: new Set([...source.untracked].map((path) => `${folder}/${path}`)),
				skipped: [],
				async *read(wanted) {
					const originals = wanted.map(({ path, id }) => ({
						path: path.slice(folder.length + 1),
						id
					}));
					for await (const reading of source.read(originals)) yield {
						...reading,
						file: moveFile(reading.file)
					};
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
		const MAX_EXAMPLES = 3;
		function countSkipped(files) {
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
				if (group.examples.length < MAX_EXAMPLES) group.examples.push(path);
				groups.set(key, group);
			}
			return [...groups.values()].sort((a, b) => b.count - a.count);
		}
		const unwatched = { onStep() {} };
		const MAX_PATH_CHARACTERS = 200;
		const UNREADABLE_WORDS = {
			"too-large": "it is larger than 2 MiB",
			"not-text": "it is not UTF-8 text",
			"not-parsable": "it is too complex"
		};
		function describeUnreadable({ path, reason }) {
			return `${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(path), MAX_PATH_CHARACTERS)} cannot be read: ${UNREADABLE_WORDS[reason]}`;
		}
		function listUnreadable(files, maxNamed) {
			const named = files.slice(0, maxNamed).map(describeUnreadable);
			const others = files.length - named.length;
			return others > 0 ? [...named, `${others} more files cannot be read`] : named;
		}
	}),
	59006: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { init: () => init });
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var avg_error = __webpack_require__(98157);
		var config = __webpack_require__(73653);
		var posix_ = __webpack_require__(53916);
		var lib_text = __webpack_require__(94869);
		var web_url = __webpack_require__(73530);
		var settings = __webpack_require__(84413);
		var language = __webpack_require__(74285);
		;
		function proposeSite(evidence) {
			const { sites, pages } = evidence;
			const published = sites.map((site) => ({
				site,
				folders: listFolders(site).filter((folder) => countIn(pages, folder) > 0)
			})).filter(({ folders }) => folders.length > 0);
			const site = published[0]?.site ?? sites[0];
			const generated = published.flatMap(({ folders }) => folders);
			const folders = generated.length > 0 ? generated : findDocumentation(pages);
			return {
				...proposeBrand(evidence),
				content: proposeContent(folders, pages),
				siteUrl: proposeUrls(evidence, published),
				generators: proposeGenerators(published.map((each) => each.site)),
				language: readLanguage(known(() => site?.language?.())) ?? evidence.pageLanguage,
				generator: site?.generator.title
			};
		}
		function known(read) {
			try {
				return read();
			} catch (error) {
				if (error instanceof settings.v8) return undefined;
				throw error;
			}
		}
		function listFolders(site) {
			return known(() => site.folders()) ?? [];
		}
		function proposeGenerators(sites) {
			const isOnly = sites.length === 1;
			return sites.filter(({ folder }) => isOnly || folder === "" || isPlain(folder)).map(({ generator: { name }, folder, config }) => ({
				line: isOnly || folder === "" ? name : `${folder} = ${name}`,
				evidence: (0, lib_text.OX)(config)
			}));
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
		function proposeUrls({ cname, package: { homepage } = {} }, published) {
			const home = rootUrl(hostUrl(cname)) ?? (isCodeHost(homepage) ? undefined : rootUrl(homepage));
			return published.flatMap(({ site, folders }) => {
				const url = rootUrl(known(() => site.url?.())) ?? home;
				if (url === undefined) return [];
				const plain = folders.filter((folder) => folder === "" || isPlain(folder));
				return plain.map((folder) => `${folder === "" ? "" : `${folder} = `}${new URL(url).origin}`);
			});
		}
		function hostUrl(cname = "") {
			const host = cname.trim();
			return /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(host) ? `https://${host}` : undefined;
		}
		function isCodeHost(homepage = "") {
			return /\/\/(?:www\.)?(?:github|gitlab|npmjs)\.com\//.test(homepage);
		}
		function rootUrl(text) {
			const url = text === undefined ? null : URL.parse(text);
			if (url === null || !/^https?:$/.test(url.protocol) || isPlaceholder(url.hostname)) return undefined;
			const root = `${url.origin}${(0, web_url.HD)(url.pathname).replace(/\/?$/, "/")}`;
			return /[{}\s]/.test(root) ? undefined : root;
		}
		function isPlaceholder(host) {
			return /^(?:localhost|127\.|.*(?:your-|yourdomain|your_)|example\.(?:com|org|net)$)/.test(host);
		}
		const SITE_WORDS = "docs?|documentation|web ?site|site|blog|developers?|handbook|manual|guide|user guide|reference|help(?: center)?|wiki|文档|文檔|手册|ドキュメント|문서";
		const LAST_WORDS = new RegExp(`(?<![\\s\\-_:|/–—])[\\s\\-_:|/–—]*(?<=[\\s\\-_:|/–—]|[^\\x00-\\x7F]|(?=[^\\x00-\\x7F]))(?:${SITE_WORDS})$`, "i");
		const NO_BRAND = new RegExp(`^(?:${SITE_WORDS}|web|www|home|app|frontend|monorepo|root|main|my[- ]?(?:site|website|project|docs)|example|todo|your .*)$`, "i");
		function proposeBrand(evidence) {
			const { sites, repository = "", folderName, texts = [] } = evidence;
			const isBrand = (name) => name !== "" && !NO_BRAND.test(name);
			const titles = sites.map((site) => known(() => site.title?.()) ?? "");
			const titled = titles.map(cleanBrand).find(isBrand);
			if (titled !== undefined) return {
				brand: titled,
				isBrandSure: true
			};
			const [owner = "", name = ""] = repository.split("/");
			const packageName = (0, posix_.basename)(evidence.package?.name ?? "");
			const slugs = [
				name.replace(/\.github\.io$/i, ""),
				owner,
				packageName,
				folderName
			];
			const brand = slugs.map((slug) => writeBrand(cleanBrand(slug), texts)).find(isBrand);
			return {
				brand: brand ?? "My brand",
				isBrandSure: false
			};
		}
		const SLUG_END = /[-_.](?:next|new|old|v\d+|beta|main|src|core|oss|org|io|com|dev|net|app|page|pages|rs|js|py|software)$|(?<=^[\w-]{3,60})(?:server|project|labs|lang|hq|app)$/i;
		function writeBrand(slug, texts) {
			const name = slug.replace(SLUG_END, "");
			const letters = name.match(/[\p{L}\p{N}]/gu) ?? [];
			if (letters.length < 2) return name;
			const form = new RegExp(`(?<![\\p{L}\\p{N}./@-])${letters.join("[ '’.-]?")}(?![\\p{L}\\p{N}/-])`, "giu");
			const written = texts.flatMap((text) => text.match(form) ?? []).filter((found) => /\p{Lu}/u.test(found));
			const [most] = [...Map.groupBy(written, (found) => found).values()].toSorted((a, b) => b.length - a.length);
			return most?.[0] ?? name;
		}
		function cleanBrand(title) {
			const line = (0, lib_text.OX)(title);
			if (line.length > 60 || /[{}<>$]/.test(line)) return "";
			return line.replace(LAST_WORDS, "").replace(/^@/, "").trim();
		}
		function readLanguage(text) {
			const tag = (0, language.FA)(text);
			return tag !== undefined && ["zh", "pt"].includes(tag.language) ? tag.baseName : tag?.language;
		}
		var scan = __webpack_require__(65704);
		var folder_rules = __webpack_require__(7325);
		var read_pages = __webpack_require__(59690);
		var propose_owners = __webpack_require__(7826);
		var keywords = __webpack_require__(1902);
		var owner = __webpack_require__(90872);
		var corpus = __webpack_require__(76644);
		;
		const MIN_CHARACTERS = 4;
		const MAX_CHARACTERS = 90;
		const MIN_WORDS_WITHOUT_BRAND = 4;
		const ENOUGH_TITLES = 3;
		const MIN_SHARE = .01;
		const ABOUT_PROJECT = /(?:^|\/)_?(?:contribut\w*|governance|code[-_]of[-_]conduct|security|changelog)(?:[-_./]|$)/i;
		const ORDINARY = /^(?:home|index|introduction|overview|welcome.*|readme|about.*|contact.*|faqs?|changelog|releases?|news|blog|licens\w+|contribut\w+|community|support|help|glossary|references?|api(?: reference)?|resources|examples?|usage|guides?|docs|documentation|configuration|settings|features?|404.*|privacy.*|terms.*|search.*)$/i;
		const ON_BUYING = /\b(?:pricing|prices|plans|alternatives?|vs|versus|compared)\b/i;
		function proposeFromPages(pages, brand) {
			const rank = ({ path, content }) => (ON_BUYING.test(content.title) ? 0 : 100) + path.split("/").length;
			const own = pages.filter((page) => (0, corpus.NP)(page) && !ABOUT_PROJECT.test(page.path) && !(0, owner.Ms)(page.path)).toSorted((a, b) => rank(a) - rank(b));
			const ofTitles = own.flatMap(({ path, content }) => toCandidates({ path }, content.title, brand));
			if (ofTitles.length >= ENOUGH_TITLES) return ofTitles;
			const ofHeadings = own.flatMap(({ path, content: { passages } }) => [...new Set(passages.flatMap(({ headings }) => headings.slice(0, 2)))].flatMap((heading) => toCandidates({
				path,
				heading: (0, owner.tF)(heading)
			}, heading, brand)));
			return [...ofTitles, ...ofHeadings];
		}
		function toCandidates(from, title, brand) {
			const name = withoutSiteName(clean(title), brand);
			if (ORDINARY.test(name) || (0, lib_text.zN)(name) === (0, lib_text.zN)(brand)) return [];
			const keyword = nameIn(name, brand);
			return isUsable(keyword) ? [{
				keyword,
				from
			}] : [];
		}
		function proposeFromQueries(queries, brand) {
			const all = queries.reduce((sum, { impressions }) => sum + impressions, 0);
			return queries.filter(({ impressions }) => impressions >= MIN_SHARE * all).map(({ query }) => clean(query)).filter((keyword) => (0, lib_text.zN)(keyword) !== (0, lib_text.zN)(brand) && isUsable(keyword)).map((keyword) => ({
				keyword,
				from: undefined
			}));
		}
		function askEngines(brand, category, competitors) {
			const users = category === undefined ? [] : [
				"",
				" for small teams",
				" for beginners"
			];
			const names = brand === undefined ? competitors : [...competitors, brand];
			return [...users.map((suffix) => `best ${category}${suffix}`), ...names.map((name) => `${name} alternatives`)];
		}
		function dropRepeated(candidates) {
			const byKeyword = Map.groupBy(candidates, ({ keyword }) => (0, lib_text.zN)(keyword));
			return [...byKeyword.values()].flatMap(([first]) => first ?? []);
		}
		function withoutBrand(keywords, brand) {
			const prefix = `${brand} `;
			return keywords.map((keyword) => keyword.startsWith(prefix) ? keyword.slice(prefix.length) : keyword).filter((keyword) => !wordsOf(keyword).includes(wordsOf(brand)));
		}
		function wordsOf(text) {
			return ` ${(0, lib_text.zN)(text).replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
		}
		function nameIn(title, brand) {
			const isShort = title.split(" ").length < MIN_WORDS_WITHOUT_BRAND;
			return isShort && !(0, lib_text.zN)(title).includes((0, lib_text.zN)(brand)) ? `${brand} ${title}` : title;
		}
		function withoutSiteName(title, brand) {
			const [first = "", ...rest] = title.split(/(?<!\s)\s+[|–—·-]\s+/);
			const last = (0, lib_text.zN)(rest.at(-1) ?? "");
			const names = [
				(0, lib_text.zN)(brand),
				"docs",
				"documentation"
			];
			return names.some((name) => last.includes(name)) ? [first, ...rest.slice(0, -1)].join(" ") : title;
		}
		function clean(text) {
			return (0, lib_text.OX)(text).replace(/<[^<>]*>|\{#[^{}]*\}|[`*©®™]|\p{Extended_Pictographic}\uFE0F?/gu, "").replace(/^[#\d.)\s]+(?=\p{L})/u, "").replace(/\s+/g, " ").trim();
		}
		function isUsable(keyword) {
			if (keyword.length < MIN_CHARACTERS || keyword.length > MAX_CHARACTERS) return false;
			if (/\$\{\{|^https?:|^www\.|^site:|[{}]/i.test(keyword) || !/\p{L}{2}/u.test(keyword)) return false;
			const reading = (0, keywords.Xv)(`${keyword}\n#`);
			const [read, ...others] = "keywords" in reading ? reading.keywords : [];
			return read?.keyword === keyword && read.questions.length === 0 && others.length === 0;
		}
		;
		const MAX_CANDIDATES = 120;
		const MAX_PROPOSED = 8;
		const MAX_PROPOSED_WITH_QUERIES = 20;
		async function readSite(checkout, { brand, content, siteUrl, language }) {
			const siteUrls = (0, folder_rules.ak)(siteUrl) ?? [];
			const { pages } = await (0, read_pages.n4)(checkout, {
				content,
				competitors: [],
				siteUrls,
				language
			});
			const paths = new Map(pages.map(({ path, url }) => [url, path]));
			const answersTo = (keywords) => new Map((0, scan.Gw)(pages, keywords, language).keywords.filter(({ cited }) => cited).map(({ keyword, sourceUrl }) => [keyword, sourceUrl]));
			return {
				pages: pages.length,
				propose(queries) {
					const searched = proposeFromQueries(queries, brand);
					const candidates = [...searched, ...proposeFromPages(pages, brand)].slice(0, MAX_CANDIDATES);
					const answers = answersTo(candidates.map(({ keyword }) => keyword));
					const answered = candidates.filter(({ keyword, from }) => from === undefined ? answers.has(keyword) : paths.get(answers.get(keyword) ?? "") === from.path);
					const titles = candidates.filter(({ from }) => from !== undefined);
					const max = Math.min(Math.max(MAX_PROPOSED, searched.length), MAX_PROPOSED_WITH_QUERIES);
					const chosen = dropRepeated(answered.length > 0 ? answered : titles).slice(0, max);
					const keywords = chosen.map(({ keyword }) => keyword);
					const guessed = (0, propose_owners.$$)(pages, keywords, language);
					return chosen.map(({ keyword, from }, index) => {
						const guess = guessed[index];
						if (from === undefined || !(0, propose_owners.nH)(keyword, from)) return {
							keyword,
							proposed: guess
						};
						const certainty = guess?.owner.path === from.path ? "named" : "guessed";
						return {
							keyword,
							proposed: {
								owner: from,
								fit: 1,
								certainty
							}
						};
					});
				},
				answer(keywords) {
					const answers = answersTo(keywords);
					return keywords.map((keyword) => ({
						keyword,
						page: answers.get(keyword)
					}));
				},
				proposeOwners: (keywords) => (0, propose_owners.$$)(pages, keywords, language),
				has: (owner) => (0, propose_owners.zr)(pages, owner) === "page"
			};
		}
		var sync = __webpack_require__(25175);
		var schemas = __webpack_require__(2503);
		;
		const rowsSchema = schemas.YOg(schemas.YOg(schemas.YjP()));
		function readSearchConsole(text) {
			const rows = readRows(text);
			const [header = [], ...records] = rows ?? [];
			if (header.length < 2) return undefined;
			const named = header.findIndex((name) => /impression|impresion|impressõ|показ|表示回数|展示/i.test(name));
			const column = named < 0 ? Math.min(2, header.length - 1) : named;
			const queries = records.map(([query = "", ...figures]) => ({
				query: query.trim(),
				impressions: readCount(figures[column - 1])
			}));
			const listed = queries.filter(({ query }) => !/^(?:https?:.*|\d{4}-\d{2}-\d{2}|)$/.test(query));
			if (listed.length === 0) return undefined;
			const sorted = listed.toSorted((a, b) => b.impressions - a.impressions);
			return [...new Map(sorted.toReversed().map((each) => [each.query, each])).values()].toReversed();
		}
		function readRows(text) {
			try {
				const options = {
					bom: true,
					relax_column_count: true,
					skip_empty_lines: true
				};
				let delimiter = /^[^\n,]*;/.test(text) ? ";" : ",";
				if (/^[^\n]*\t/.test(text)) delimiter = "	";
				return rowsSchema.parse((0, sync.qg)(text, {
					...options,
					delimiter
				}));
			} catch {
				return undefined;
			}
		}
		function readCount(text = "") {
			const digits = text.replace(/[\s.,'’\u00a0\u202f]/g, "");
			return /^\d{1,15}$/.test(digits) ? Number(digits) : 0;
		}
		var survey_site = __webpack_require__(20665);
		var external_node_fs_ = __webpack_require__(73024);
		var config_gates = __webpack_require__(36265);
		var given_values = __webpack_require__(76100);
		var read_settings = __webpack_require__(46551);
		var unknown_names = __webpack_require__(84771);
		var files = __webpack_require__(13963);
		var workflow = __webpack_require__(64506);
		;
		class InitError extends Error {
			name = "InitError";
		}
		const RENDERERS = {
			[unknown_names.tF]: config.Xs,
			[workflow.A8]: workflow.cn,
			[workflow.qs]: workflow.s4
		};
		function listFiles(purposes) {
			const paths = [unknown_names.tF];
			if (purposes.includes("gate")) paths.push(workflow.A8);
			if (purposes.some((purpose) => purpose !== "gate")) paths.push(workflow.qs);
			return paths;
		}
		async function requireWritable(root, paths, replaces) {
			for (const path of paths) {
				const exists = (0, external_node_fs_.existsSync)(await (0, files.LI)(root, path));
				if (exists && !replaces) throw new InitError(`${path} exists, and nothing was written. --force replaces it.`);
			}
		}
		async function writeFiles(root, paths, choices) {
			await checkConfig((0, config.Xs)(choices));
			for (const path of paths) {
				try {
					await (0, files.lo)(path, RENDERERS[path]?.(choices) ?? "", root);
				} catch (error) {
					throw new InitError(`${path} was not written: ${error instanceof Error ? error.message : error}`);
				}
			}
		}
		async function checkConfig(text) {
			const problems = [];
			const readFile = async () => ({ problem: "missing" });
			const gates = await (0, config_gates.readConfigGates)({
				path: unknown_names.tF,
				text
			}, new Map(), {
				readFile,
				problems
			});
			for (const gate of gates) await (0, read_settings.fG)(gate, {}, { withoutSecrets: true }, problems);
			if (problems.length > 0) throw new given_values.aV((0, given_values.vz)(problems));
		}
		var values = __webpack_require__(73368);
		var flags = __webpack_require__(90218);
		var terminal = __webpack_require__(95657);
		var engines_engines = __webpack_require__(47837);
		var keyword_line = __webpack_require__(83846);
		;
		const FIRST_ENGINES = ["openai", "perplexity"];
		const MAX_COMPETITORS = 2;
		async function choosePurposes(given, prompts) {
			if (given !== undefined) return given;
			if (prompts === undefined) return ["gate"];
			const choices = Object.entries(config.mP).flatMap(([value, label]) => (0, config.JO)(value) ? [{
				value,
				label
			}] : []);
			return prompts.mark("What do you want to do?", choices, ["gate"]);
		}
		async function choose({ given, prompts }, name, message, proposed) {
			return given[name] ?? await prompts?.line(message, proposed) ?? proposed;
		}
		const readItems = (text) => (0, values.LD)(text) ?? [text];
		async function chooseSite(setup) {
			const { given, isBrandSure } = setup;
			const brand = isBrandSure && given.brand === undefined ? setup.brand : choose(setup, "brand", "Brand", setup.brand);
			return {
				...setup,
				brand: (await brand).trim(),
				content: readItems(given.content ?? setup.content.join("\n")),
				siteUrl: readItems(given["site-url"] ?? setup.siteUrl.join("\n")),
				language: (given.language ?? setup.language).trim()
			};
		}
		async function askQuestions({ given, prompts }, site, proposed) {
			if (given.keywords !== undefined) return withOwners(site, readGiven(given.keywords));
			if (prompts === undefined) return proposed;
			const lines = proposed.map(({ keyword, proposed: page }) => (0, keyword_line.n)({
				keyword,
				owner: page !== undefined && page.fit < 1 ? undefined : page?.owner
			}));
			const message = "Questions of your readers, one per line, with the pages that own them";
			return withOwners(site, readGiven(await prompts.edit(message, lines, describeProblem)));
		}
		function withOwners(site, keywords) {
			const guessed = site.proposeOwners(keywords.map(({ keyword }) => keyword));
			return keywords.map(({ keyword, owner }, index) => ({
				keyword,
				proposed: owner === undefined ? guessed[index] : {
					owner,
					fit: 1,
					certainty: "confirmed"
				}
			}));
		}
		function describeProblem(lines) {
			const read = (0, keywords.Xv)(lines);
			return "problem" in read ? read.problem : undefined;
		}
		function readGiven(text) {
			const read = (0, keywords.Xv)(text);
			const problem = "problem" in read ? read.problem : undefined;
			if ("keywords" in read && read.keywords.every(({ questions }) => questions.length === 0)) return read.keywords;
			throw new given_values.aV([{
				input: "keywords",
				given: String(text),
				allowed: problem ?? "no questions after ="
			}]);
		}
		async function chooseTracking(setup) {
			const { brand, siteUrl, purposes, given, prompts } = setup;
			if (purposes.every((purpose) => purpose === "gate")) return setup;
			const ask = async (name, message, proposed = "") => readItems(await choose(setup, name, message, proposed));
			const hasOwn = setup.hasPages || given.brand !== undefined;
			const domains = hasOwn ? await ask("brand-domains", `Domains of ${brand}`, listHosts(siteUrl).join(", ")) : [];
			const others = purposes.includes("brands") ? await ask("brands", "Other brands, as NAME = DOMAIN, separated by commas") : [];
			const competitors = purposes.includes("compare") ? await ask("competitors", "Competitors, as NAME = DOMAIN, separated by commas") : [];
			const countries = await ask("country", "Countries to ask in, such as DE, GB; empty for any");
			const choices = Object.keys(engines_engines.sP).map((value) => ({
				value,
				label: value
			}));
			const engines = given.engines === undefined ? await prompts?.mark("Answer engines to ask. Each needs a key", choices, FIRST_ENGINES) : readItems(given.engines);
			const brands = others.map(readBrand);
			if (hasOwn) brands.unshift({
				name: brand,
				domains
			});
			const tracked = {
				...setup,
				brands,
				competitors,
				countries,
				engines: engines ?? FIRST_ENGINES
			};
			const { asked, category } = await chooseAsked(tracked);
			const hasBoth = purposes.includes("gate") || asked.length === 0;
			return {
				...tracked,
				asked,
				category,
				keywords: hasBoth ? setup.keywords : []
			};
		}
		async function chooseAsked(setup) {
			const { given, prompts, queries, brands, keywords, competitors } = setup;
			if (given.keywords !== undefined || queries.length > 0) return {
				asked: [],
				category: undefined
			};
			const example = "What the brand is, such as web analytics tool; empty if nothing fits";
			const category = (await choose(setup, "category", example, "")).trim() || undefined;
			const names = competitors.map((line) => line.split("=")[0]?.trim() ?? "");
			const [only, ...others] = brands;
			const own = others.length > 0 ? undefined : only?.name;
			const compared = names.slice(0, MAX_COMPETITORS);
			const proposed = askEngines(own, category, compared);
			const titles = keywords.map(({ keyword }) => keyword);
			const questions = category === undefined ? [...proposed, ...withoutBrand(titles, setup.brand)] : proposed;
			if (prompts === undefined) return {
				asked: questions,
				category
			};
			const lines = await prompts.edit("Questions for the engines, one per line", questions, describeProblem);
			return {
				asked: readGiven(lines).map(({ keyword }) => keyword),
				category
			};
		}
		function readBrand(text) {
			const [name = "", domain = "", ...rest] = text.split("=").map((part) => part.trim());
			if (name === "" || domain === "" || rest.length > 0) throw new given_values.aV([{
				input: "brands",
				given: text,
				allowed: "NAME = DOMAIN, such as Acme = acme.com"
			}]);
			return {
				name,
				domains: [domain]
			};
		}
		function listHosts(siteUrl) {
			const hosts = siteUrl.flatMap((line) => /https?:\/\/([^/{\s]+)/.exec(line)?.[1] ?? []);
			return [...new Set(hosts)];
		}
		var lib_escape = __webpack_require__(68989);
		var numbers = __webpack_require__(88871);
		;
		const TEXT_LENGTH = 200;
		function describeSite(site, pages) {
			const list = (items, none) => items.length === 0 ? none : items.join(", ");
			const rows = [
				["Brand", `${site.brand}${site.isBrandSure ? "" : " (a guess: --brand names it)"}`],
				["Pages", `${pages} in ${list(site.content, "all Markdown, MDX and HTML files")}`],
				["Site", list(site.siteUrl, "no address")],
				["Language", site.language]
			];
			if (site.generator !== undefined) rows.push(["Built by", site.generator]);
			const width = Math.max(...rows.map(([label]) => label.length));
			return rows.map(([label, value]) => [{ text: `${label.padEnd(width)}  ${(0, lib_escape.h0)(value, TEXT_LENGTH)}` }]);
		}
		function describeOwner({ owner, certainty }) {
			const path = (0, lib_escape.h0)((0, keyword_line.V)(owner), TEXT_LENGTH);
			return certainty !== "guessed" ? path : `perhaps ${path}: confirm it in ${unknown_names.tF}`;
		}
		const CATEGORY = "With --category, such as web analytics tool, they are asked for the best web analytics tool, too.";
		function describeAnswers({ keywords: questions, asked, category }) {
			const engines = [];
			if (asked.length > 0) {
				engines.push([{ text: "The engines are asked:" }]);
				for (const keyword of asked) engines.push([{ text: `  ${(0, lib_escape.h0)(keyword, TEXT_LENGTH)}` }]);
				if (category === undefined) engines.push([{ text: CATEGORY }]);
			}
			if (questions.length === 0) return engines;
			const answered = questions.filter(({ page }) => page !== undefined).length;
			const owned = questions.filter(({ proposed, isOwnerRead }) => proposed && proposed.certainty !== "guessed" && isOwnerRead).length;
			const width = Math.max(...questions.map(({ keyword }) => (0, lib_escape.h0)(keyword, TEXT_LENGTH).length));
			return [
				[{
					text: `Your pages answer ${answered} of ${(0, numbers.pq)(questions.length, "question")}; ${owned} ${owned === 1 ? "has" : "have"} a page that owns it.`,
					tone: answered === questions.length ? "better" : "doubtful"
				}],
				...questions.map((question) => {
					const { sign, tone, text } = viewAnswer(question);
					return [{
						text: `  ${sign} `,
						tone
					}, { text: `${(0, lib_escape.h0)(question.keyword, TEXT_LENGTH).padEnd(width)}  ${text}` }];
				}),
				...engines
			];
		}
		function viewAnswer({ page, proposed, isOwnerRead }) {
			if (proposed && !isOwnerRead) {
				const text = `${describeOwner(proposed)}: no such page or section was read`;
				return {
					sign: "✗",
					tone: "worse",
					text
				};
			}
			if (proposed?.certainty === "guessed") return {
				sign: "?",
				tone: "doubtful",
				text: describeOwner(proposed)
			};
			if (proposed) return {
				sign: "✓",
				tone: "better",
				text: describeOwner(proposed)
			};
			if (page === undefined) return {
				sign: "✗",
				tone: "worse",
				text: "no page answers it"
			};
			const text = `no page is named after it; ${(0, lib_escape.h0)(page, TEXT_LENGTH)} answers it`;
			return {
				sign: "?",
				tone: "doubtful",
				text
			};
		}
		function describePageProblem(details, generator) {
			const message = (0, avg_error.Uc)(details);
			if (details.code === "AVG_NO_PAGES" && generator !== undefined) {
				return `${message.what} This is a site of ${generator}. If its pages are in another format, let the workflow build the site and gate the built HTML: examples/workflows/built-site.yml in the gate's repository shows how.`;
			}
			return (0, avg_error.hw)(message);
		}
		function describeNextSteps(setup) {
			const { engines, competitors, purposes, repository, program } = setup;
			const paths = setup.files;
			const lacksCompetitors = purposes.includes("compare") && competitors.length === 0;
			const secrets = [...new Set(engines.flatMap(workflow.AQ))];
			const steps = [
				repository.hasGit ? `git add ${paths.join(" ")} && git commit -m 'Watch our AI visibility' && git push` : "This folder is not a git repository. Put the files into the repository of the site on GitHub.",
				...secrets.map((name) => `gh secret set ${name}`),
				`${program} doctor`
			];
			if (lacksCompetitors) steps.unshift(`Name your competitors in ${unknown_names.tF}: competitors: [NAME = DOMAIN]`);
			const lines = paths.map((path) => [{
				text: `Wrote ${path}`,
				tone: "better"
			}]);
			if (purposes.includes("gate")) {
				steps.push(`${program} backtest`);
				const gate = "The gate then comments on pull requests, and fails changes that remove the answer to a question.";
				lines.push([{ text: gate }]);
			}
			return [
				...lines,
				[{ text: "Next:" }],
				...steps.map((step) => [{ text: `  ${step}` }])
			];
		}
		;
		const STEPS = [
			chooseSite,
			chooseQuestions,
			chooseTracking,
			writeSetup,
			printResult
		];
		async function init(argv, context) {
			try {
				let setup = await start(argv, context);
				for (const step of STEPS) setup = await step(setup);
				return 0;
			} catch (error) {
				const failure = describeFailure(error);
				if (failure === undefined) throw error;
				await context.err.write(`${failure}\n`);
				return 2;
			}
		}
		function describeFailure(error) {
			if (error instanceof InitError) return error.message;
			if (error instanceof given_values.aV) {
				const problems = error.problems.map((problem) => ({
					...problem,
					place: undefined
				}));
				return (0, terminal.I0)(problems);
			}
			const isStopped = error instanceof Error && error.name === "AbortError";
			return isStopped ? "\nStopped. Nothing was written." : undefined;
		}
		async function start(argv, { prompts: person, program, action, ...context }) {
			const { folder, err, signal } = context;
			const { texts, problems } = (0, flags.b)(argv, "init");
			const { yes, force, queries: file, for: wanted, ...given } = texts;
			const named = wanted === undefined ? undefined : readPurposes(wanted, problems);
			problems.push(...await findProblems(given));
			const queries = file === undefined ? [] : await readQueries((0, external_node_path_.resolve)(folder, file), problems);
			if (problems.length > 0) throw new given_values.aV(problems);
			const repository = await (0, survey_site.W1)(folder);
			const { root, hasGit, subfolder } = repository;
			const prompts = yes === "true" ? undefined : person;
			if (prompts === undefined && yes !== "true") await err.write("No terminal to ask at: the proposals are taken as they are.\n");
			const chosen = await choosePurposes(named, prompts);
			const files = listFiles(chosen);
			const replaces = force === "true";
			await requireWritable(root, files, replaces);
			const survey = () => (0, survey_site._q)({
				folder: root,
				signal
			}, hasGit);
			const proposal = proposeSite(await showWork(context, prompts, "Reading the repository", survey));
			return {
				...proposal,
				content: subfolder === "" ? proposal.content : [`${subfolder}/**`],
				context,
				prompts,
				given,
				queries,
				purposes: chosen,
				program,
				action,
				repository,
				files,
				replaces,
				keywords: [],
				asked: [],
				brands: [],
				engines: [],
				competitors: [],
				countries: [],
				category: undefined,
				hasPages: false
			};
		}
		function readPurposes(text, problems) {
			const names = (0, values.LD)(text) ?? [text];
			const read = names.filter(config.JO);
			if (read.length === names.length && read.length > 0) return read;
			problems.push({
				input: "for",
				given: text,
				allowed: `one or more of ${Object.keys(config.mP).join(", ")}`
			});
			return [];
		}
		async function findProblems({ brands = "", category: _, ...given }) {
			try {
				for (const brand of (0, values.LD)(brands) ?? [brands]) readBrand(brand);
				const { engines, competitors, country, "brand-domains": domains, ...ofPages } = given;
				await (0, read_settings.sb)({
					brand: "any",
					keywords: "any",
					...ofPages
				}, {}, { withoutSecrets: true });
				return [];
			} catch (error) {
				if (error instanceof given_values.aV) return error.problems;
				throw error;
			}
		}
		async function readQueries(path, problems) {
			const text = await (0, promises_.readFile)(path, "utf8").catch(() => undefined);
			const queries = text === undefined ? undefined : readSearchConsole(text);
			if (queries !== undefined) return queries;
			const allowed = text === undefined ? "a file that can be read" : "Queries.csv of a Search Console export, with a query";
			problems.push({
				input: "queries",
				given: path,
				allowed
			});
			return [];
		}
		async function showWork({ err }, prompts, text, work) {
			const status = (0, terminal.nR)(err);
			if (err.isTerminal) status.show(text);
			else await err.write(`${text}\n`);
			try {
				return await (prompts === undefined ? work() : prompts.ignoring(work));
			} finally {
				status.clear();
			}
		}
		async function chooseQuestions(setup) {
			const { context, queries, given, prompts } = setup;
			const site = await showWork(context, prompts, "Reading the pages", () => readPages(setup));
			if (site === undefined) {
				const keywords = given.keywords === undefined ? [] : readGiven(given.keywords);
				return {
					...setup,
					keywords: keywords.map(({ keyword }) => ({
						keyword,
						page: undefined,
						isOwnerRead: false
					}))
				};
			}
			await print(context, describeSite(setup, site.pages));
			const questions = await askQuestions(setup, site, site.propose(queries));
			const answers = site.answer(questions.map(({ keyword }) => keyword));
			const answered = questions.map((question, index) => ({
				...question,
				page: answers[index]?.page,
				isOwnerRead: question.proposed !== undefined && site.has(question.proposed.owner)
			}));
			return {
				...setup,
				keywords: answered,
				hasPages: true
			};
		}
		async function readPages({ repository, context, generator, purposes, ...site }) {
			try {
				return await readSite({
					folder: repository.root,
					signal: context.signal
				}, site);
			} catch (error) {
				if (!(error instanceof avg_error.dH)) throw error;
				if (error.details.code === "AVG_NO_PAGES" && !purposes.includes("gate")) return undefined;
				throw new InitError(describePageProblem(error.details, generator));
			}
		}
		async function writeSetup(setup) {
			const { keywords, asked, purposes, brands, files, replaces, repository } = setup;
			if (keywords.length + asked.length === 0) {
				throw new InitError("No page has a title that can be asked about. Name what readers ask with --keywords, or what the brand is with --category.");
			}
			if (purposes.some((purpose) => purpose !== "gate") && brands.length === 0) {
				throw new InitError("No brand is named. Name them with --brands, as NAME = DOMAIN, separated by commas.");
			}
			await requireWritable(repository.root, files, replaces);
			await writeFiles(repository.root, files, setup);
			return setup;
		}
		async function printResult(setup) {
			await print(setup.context, describeAnswers(setup));
			await setup.context.out.write((0, terminal.tj)(describeNextSteps(setup), setup.context.out));
			return setup;
		}
		async function print({ out }, lines) {
			await out.write(`${(0, terminal.tj)(lines, out)}\n`);
		}
	}),
	7826: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$$: () => proposeOwners,
			nH: () => isWritable,
			zr: () => findOwner
		});
		var _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1902);
		var _lib_keyword_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83846);
		var _owners_owner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90872);
		var _owners_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65704);
		function proposeOwners(pages, keywords, language) {
			return (0, _owners_scan_js__WEBPACK_IMPORTED_MODULE_2__.z1)(keywords, language).nameOwners(pages, []).map((named, index) => {
				if (named === undefined) return undefined;
				const { fit, certainty } = named;
				const owner = (0, _owners_owner_js__WEBPACK_IMPORTED_MODULE_1__.ov)(named);
				return isWritable(keywords[index] ?? "", owner) ? {
					owner,
					fit,
					certainty
				} : undefined;
			});
		}
		function isWritable(keyword, owner) {
			const line = (0, _lib_keyword_line_js__WEBPACK_IMPORTED_MODULE_3__.n)({
				keyword,
				owner
			});
			const read = (0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_0__.Xv)([line]);
			const [same] = "keywords" in read ? read.keywords : [];
			return same?.owner?.path === owner.path && same.owner.heading === owner.heading && !line.includes("${{");
		}
		function findOwner(pages, { path, heading }) {
			const page = pages.find((page) => page.path === path && page.owner === undefined);
			if (page === undefined) return "no-page";
			if (heading === undefined || (0, _owners_owner_js__WEBPACK_IMPORTED_MODULE_1__.tF)(page.content.title) === (0, _owners_owner_js__WEBPACK_IMPORTED_MODULE_1__.tF)(heading)) return "page";
			return (0, _owners_owner_js__WEBPACK_IMPORTED_MODULE_1__.rv)(page, heading) === undefined ? "no-heading" : "page";
		}
	}),
	20665: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W1: () => findRepository,
			_q: () => surveySite
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2503);
		var _checkout_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42701);
		var _checkout_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71151);
		var _checkout_work_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82573);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98157);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13963);
		var _lib_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80292);
		var _sites_corpus_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76644);
		var _sites_language_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74285);
		var _sites_selection_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78698);
		async function findRepository(folder) {
			try {
				const root = (await (0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_1__.$Y)({ folder }, ["rev-parse", "--show-toplevel"])).trim();
				const subfolder = (await (0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_1__.$Y)({ folder }, ["rev-parse", "--show-prefix"])).trim().replace(/\/$/, "");
				return {
					root,
					hasGit: true,
					subfolder
				};
			} catch (error) {
				if (!(error instanceof _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_4__.dH)) throw error;
				return {
					root: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder),
					hasGit: false,
					subfolder: ""
				};
			}
		}
		const PASSAGES_FOR_BRAND = 20;
		const MAX_BYTES = 2e5;
		const CNAMES = [
			"CNAME",
			"docs/CNAME",
			"static/CNAME",
			"public/CNAME"
		];
		async function surveySite(checkout, hasGit) {
			const selection = (0, _sites_selection_js__WEBPACK_IMPORTED_MODULE_8__.P1)([], []);
			const source = await (0, _checkout_work_tree_js__WEBPACK_IMPORTED_MODULE_3__.wr)(checkout, selection);
			const pages = source.files.map(({ path }) => path);
			const originals = findOriginals(pages);
			const own = new Set(originals?.paths ?? pages);
			const corpus = await (0, _sites_corpus_js__WEBPACK_IMPORTED_MODULE_6__.xe)({
				...source,
				files: source.files.filter(({ path }) => own.has(path))
			}, {
				competitors: [],
				siteUrls: []
			}, checkout.signal);
			return {
				sites: corpus.sites,
				cname: await readFirst(checkout, CNAMES),
				package: parsePackage(await readFirst(checkout, ["package.json"])),
				pages,
				pageLanguage: originals?.language ?? (0, _sites_language_js__WEBPACK_IMPORTED_MODULE_7__.iG)(corpus.pages),
				repository: hasGit ? (await (0, _checkout_remote_js__WEBPACK_IMPORTED_MODULE_2__.Z)(checkout))?.repository : undefined,
				folderName: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(checkout.folder)),
				texts: corpus.pages.flatMap(({ content: { title, passages } }) => [title, ...passages.slice(0, PASSAGES_FOR_BRAND).map(({ text }) => text)])
			};
		}
		async function readFirst({ folder }, paths) {
			for (const path of paths) {
				const file = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_5__.EW)(folder, path, MAX_BYTES).catch(() => undefined);
				if (file !== undefined && "text" in file) return file.text;
			}
			return undefined;
		}
		const text = zod__WEBPACK_IMPORTED_MODULE_9__.YjP().optional().catch(undefined);
		const packageSchema = zod__WEBPACK_IMPORTED_MODULE_9__._H3({
			name: text,
			homepage: text
		}).catch({});
		function parsePackage(file = "") {
			return packageSchema.parse((0, _lib_json_js__WEBPACK_IMPORTED_MODULE_10__.q)(file));
		}
		const LANGUAGE = "(?:ar|bg|bn|ca|cs|da|de|el|en|es|fa|fi|fr|he|hi|hu|id|it|ja|ko|nb|nl|no|pl|pt|ro|ru|sv|th|tr|uk|vi|zh)(?:[-_][a-z]{2,4}){0,2}";
		const FOLDER = new RegExp(`(?:^|/)${LANGUAGE}(?=/)`, "i");
		const SUFFIX = new RegExp(`[._-](${LANGUAGE})(?=\\.[a-z]+$)`, "i");
		const MIN_MIRRORED = 2;
		function findOriginals(paths) {
			const marked = paths.map((path) => {
				const mark = SUFFIX.exec(path)?.[0].slice(1) ?? FOLDER.exec(path)?.[0].replace("/", "");
				return {
					path,
					language: mark?.toLowerCase(),
					page: path.replace(SUFFIX, "").replace(FOLDER, "")
				};
			});
			const groups = [...Map.groupBy(marked, ({ page }) => page.replace(/^\//, "")).values()];
			const mirrored = groups.filter((group) => group.length > 1);
			if (mirrored.length < MIN_MIRRORED) return undefined;
			const counts = [...Map.groupBy(mirrored.flat(), ({ language }) => language)].toSorted(([, one], [, other]) => other.length - one.length);
			const most = mirrored.length / 2;
			const frequent = counts.filter(([, { length }]) => length > most).map(([name]) => name);
			const [[commonest] = [undefined]] = counts;
			let language = frequent.includes("en") ? "en" : commonest;
			if (frequent.includes(undefined)) language = undefined;
			return {
				language,
				paths: marked.filter((page) => page.language === language).map(({ path }) => path)
			};
		}
	}),
	36265: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readConfigGates: () => readConfigGates });
		var _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67712);
		var _config_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74055);
		var _given_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76100);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90743);
		var _keywords_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1902);
		var _parse_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47082);
		var _unknown_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84771);
		var _yaml_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79836);
		const MAX_GATES = 1e3;
		const GATE = "a gate: names and values";
		async function readConfigGates({ path, text }, inputs, { readFile, problems }) {
			const yaml = (0, _yaml_file_js__WEBPACK_IMPORTED_MODULE_6__.g)(path, text);
			for (const problem of yaml.problems) problems.push({
				input: "config",
				given: undefined,
				...problem
			});
			if (yaml.value === undefined) return [];
			const written = await readWrittenGates({
				yaml,
				readFile,
				problems
			});
			const runValues = pick(inputs, (name) => _inputs_js__WEBPACK_IMPORTED_MODULE_2__.HM.includes(name) && name !== "key");
			const gateValues = pick(inputs, (name) => !_inputs_js__WEBPACK_IMPORTED_MODULE_2__.HM.includes(name));
			const key = inputs.get("key");
			const [only, ...others] = written;
			const hasKeys = others.length > 0 || only?.values.has("key") === true;
			const singleValues = hasKeys || key === undefined ? gateValues : new Map([...gateValues, ["key", key]]);
			const gates = others.length === 0 ? written.map((gate) => override(gate, singleValues)) : written;
			const count = gates.reduce((sum, gate) => sum + countGates(gate), 0);
			if (count > MAX_GATES) {
				const allowed = `at most ${MAX_GATES} gates, countries and languages included`;
				problems.push({
					place: yaml.locate([]),
					input: "gates",
					given: undefined,
					allowed
				});
				return [];
			}
			const expanded = gates.flatMap(expand);
			checkKeys(expanded, problems);
			const selected = hasKeys && key !== undefined ? selectGate(expanded, key, problems) : expanded;
			if (others.length === 0 || selected.length <= 1) {
				return selected.map((gate) => override(gate, new Map([...runValues, ...gateValues])));
			}
			for (const [input, { text: given, isWrong }] of gateValues) {
				const allowed = `no value for several gates: give key to select one gate of ${path}, or write the value in the file`;
				if (!isWrong) problems.push({
					input,
					given,
					allowed
				});
			}
			return selected.map((gate) => override(gate, runValues));
		}
		function pick(values, isMeant) {
			return new Map([...values].filter(([name]) => isMeant(name)));
		}
		function override({ values, place }, by) {
			return {
				values: merge(values, by),
				place
			};
		}
		async function readWrittenGates(reading) {
			const { yaml, problems } = reading;
			const report = (path, input, allowed, part) => problems.push({
				place: yaml.locate(path, part),
				input,
				given: undefined,
				allowed
			});
			if (!isObject(yaml.value)) {
				report([], "config", `${GATE}; or gates, with what they share above them`);
				return [];
			}
			const { gates, ...top } = yaml.value;
			const shared = await readValues(top, [], reading);
			if (gates === undefined) return [{
				values: shared,
				place: yaml.locate([])
			}];
			if (shared.delete("key")) report(["key"], "key", "no key here: each gate has its own", "name");
			if (!Array.isArray(gates) || gates.length === 0) {
				report(["gates"], "gates", "a list of gates: at least one gate");
				return [];
			}
			if (gates.length > MAX_GATES) {
				report(["gates"], "gates", `at most ${MAX_GATES} gates`);
				return [];
			}
			const written = [];
			for (const [index, gate] of gates.entries()) {
				const path = ["gates", String(index)];
				if (!isObject(gate)) {
					report(path, "gates", GATE);
					continue;
				}
				const own = await readValues(gate, path, reading);
				if (!own.get("key")?.text) report(path, "key", "a key that no other gate has");
				written.push({
					values: merge(shared, own),
					place: yaml.locate(path)
				});
			}
			return written;
		}
		async function readValues(written, at, reading) {
			const { yaml, problems } = reading;
			const values = new Map();
			const add = async (name, given, path) => {
				const value = await readValue(name, given, path, reading);
				if (value !== undefined) values.set(name, value);
			};
			for (const [name, given] of Object.entries(written)) {
				const path = [...at, name];
				const section = _inputs_js__WEBPACK_IMPORTED_MODULE_2__.V0.get(name);
				if (section === undefined) await add(name, given, path);
				else if (isObject(given)) {
					for (const [inner, value] of Object.entries(given)) {
						await add(`${name}.${inner}`, value, [...path, inner]);
					}
				} else if ((0, _parse_values_js__WEBPACK_IMPORTED_MODULE_4__.Im)(given)) {
					for (const inner of section) await add(inner, given, path);
				} else {
					const allowed = `names and values: ${section.map(_inputs_js__WEBPACK_IMPORTED_MODULE_2__.aS).join(", ")}`;
					problems.push({
						place: yaml.locate(path),
						input: name,
						given: (0, _parse_values_js__WEBPACK_IMPORTED_MODULE_4__.lI)(given),
						allowed
					});
				}
			}
			for (const [one, several] of ALTERNATIVES) {
				if (!values.has(one) || !values.has(several)) continue;
				const place = values.get(several)?.place;
				problems.push({
					place,
					input: several,
					given: undefined,
					allowed: `no value together with ${one}`
				});
			}
			return values;
		}
		async function readValue(name, given, path, { yaml, readFile, problems }) {
			const type = _inputs_js__WEBPACK_IMPORTED_MODULE_2__.jx.includes(name) ? (0, _inputs_js__WEBPACK_IMPORTED_MODULE_2__.QP)(name) : undefined;
			if (type === undefined) {
				const input = path.at(-1) ?? name;
				const allowed = (0, _unknown_names_js__WEBPACK_IMPORTED_MODULE_5__.Ee)(name);
				problems.push({
					place: yaml.locate(path, "name"),
					input,
					given: undefined,
					allowed
				});
				return undefined;
			}
			const locate = (inner, part) => yaml.locate([...path, ...inner], part);
			if (name !== "keywords") return (0, _parse_values_js__WEBPACK_IMPORTED_MODULE_4__.$x)(type, {
				name,
				given,
				locate
			}, problems);
			const keywords = (0, _parse_values_js__WEBPACK_IMPORTED_MODULE_4__.$x)(_keywords_js__WEBPACK_IMPORTED_MODULE_3__.M$, {
				name,
				given,
				locate
			}, problems);
			if (keywords.value === undefined) return keywords;
			const value = await readKeywordFiles(keywords.value, readFile, (allowed) => problems.push({
				place: keywords.place,
				input: name,
				given: keywords.text,
				allowed
			}));
			return {
				...keywords,
				value,
				isWrong: value === undefined
			};
		}
		async function readKeywordFiles(written, readFile, report) {
			const keywords = [];
			const wrong = [];
			for (const item of written) {
				if ("keyword" in item) {
					keywords.push(item);
					continue;
				}
				const found = await readFile(item.file);
				if ("problem" in found) {
					wrong.push(`${_config_file_js__WEBPACK_IMPORTED_MODULE_0__.CU[found.problem]}. Found: ${item.file}`);
					continue;
				}
				const read = (0, _keywords_js__WEBPACK_IMPORTED_MODULE_3__.Xv)(found.text);
				if ("keywords" in read && read.keywords.length > 0) keywords.push(...read.keywords);
				else {
					const reason = "problem" in read ? `; ${read.problem}` : "";
					wrong.push(`a file with one keyword a line${reason}. Found: ${item.file}`);
				}
			}
			const joined = (0, _keywords_js__WEBPACK_IMPORTED_MODULE_3__.$j)(keywords);
			if ("problem" in joined) wrong.push(joined.problem);
			if (wrong.length > 0) report(wrong.join("; "));
			return "keywords" in joined && wrong.length === 0 ? joined.keywords : undefined;
		}
		const ALTERNATIVES = [["country", "countries"], ["language", "languages"]];
		function merge(values, own) {
			const replaced = ALTERNATIVES.flatMap((pair) => pair.some((name) => own.has(name)) ? pair : []);
			const kept = [...values].filter(([name]) => !replaced.some((other) => other === name));
			return new Map([...kept, ...own]);
		}
		function countGates({ values }) {
			const { countries, languages } = (0, _given_values_js__WEBPACK_IMPORTED_MODULE_1__.S6)(values);
			return Math.max(1, countries.length) * Math.max(1, languages.length);
		}
		function expand(gate) {
			const { values, place } = gate;
			const { key, countries, languages } = (0, _given_values_js__WEBPACK_IMPORTED_MODULE_1__.S6)(values);
			if (countries.length === 0 && languages.length === 0) return [gate];
			return orUndefined(countries).flatMap((country) => orUndefined(languages).map((language) => {
				const own = new Map();
				const set = (name, from, value, text) => own.set(name, {
					isWrong: false,
					place,
					...values.get(from),
					value,
					text
				});
				const parts = [country, language].filter((part) => part !== undefined).map((part) => part.toLowerCase());
				const joined = [key, ...parts].join("-");
				set("key", "key", joined, joined);
				if (country !== undefined) set("country", "countries", [country], country);
				if (language !== undefined) set("language", "languages", language, language);
				return override(gate, own);
			}));
		}
		function orUndefined(items) {
			return items.length === 0 ? [undefined] : items;
		}
		function keyOf({ values }) {
			return (0, _given_values_js__WEBPACK_IMPORTED_MODULE_1__.S6)(values).key;
		}
		function selectGate(gates, { value: key, text, isWrong }, problems) {
			const keys = gates.map(keyOf);
			const selected = gates.filter((_, index) => keys[index] === key);
			if (selected.length === 0 && !isWrong) {
				const nearest = (0, _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_7__.$)(text ?? "", keys);
				const allowed = `the key of a gate of the config file${nearest === undefined ? "" : `. Did you mean ${nearest}?`}`;
				problems.push({
					input: "key",
					given: text,
					allowed
				});
			}
			return selected;
		}
		function checkKeys(gates, problems) {
			const seen = new Set();
			for (const gate of gates) {
				const { value: key, place } = gate.values.get("key") ?? {};
				if (typeof key !== "string") continue;
				if (seen.has(key.toLowerCase())) {
					problems.push((0, _given_values_js__WEBPACK_IMPORTED_MODULE_1__.Yx)(gate, "key", "a key that no other gate has, in whatever letter case"));
				} else (0, _parse_values_js__WEBPACK_IMPORTED_MODULE_4__.$x)(_inputs_js__WEBPACK_IMPORTED_MODULE_2__.Tp.shape.key, {
					name: "key",
					given: key,
					locate: () => place
				}, problems);
				seen.add(key.toLowerCase());
			}
		}
		function isObject(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
	}),
	79836: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => readYaml });
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
		const MAX_ALIASES = 1e3;
		const MAX_NAMES = 1e3;
		const MAX_VALUES = 3e5;
		const MAX_SYNTAX_PROBLEMS = 10;
		function readYaml(path, text) {
			const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN();
			const options = {
				schema: "failsafe",
				uniqueKeys: false,
				prettyErrors: false,
				lineCounter
			};
			const document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, options);
			const toPlace = (offset) => {
				const { line, col } = lineCounter.linePos(offset);
				return {
					path,
					line: Math.max(1, line),
					column: Math.max(1, col)
				};
			};
			const locateNode = (node) => toPlace(((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) ? node.range?.[0] : undefined) ?? 0);
			const problems = [...document.errors, ...document.warnings].slice(0, MAX_SYNTAX_PROBLEMS).map(({ message, pos }) => ({
				place: toPlace(pos[0]),
				allowed: `YAML: ${message.split("\n", 1)[0]}`
			}));
			const report = (node, allowed) => void problems.push({
				place: locateNode(node),
				allowed
			});
			const refuse = () => ({
				value: undefined,
				problems,
				locate: () => toPlace(0)
			});
			if (problems.length > 0) return refuse();
			let aliases = 0;
			let isUnusable = false;
			(0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, {
				Alias(_, alias) {
					aliases += 1;
					if (aliases > MAX_ALIASES) report(alias, `at most ${MAX_ALIASES} aliases`);
					return aliases > MAX_ALIASES ? yaml__WEBPACK_IMPORTED_MODULE_0__.YR.BREAK : undefined;
				},
				Scalar(_, scalar) {
					if (typeof scalar.value !== "string") report(scalar, "a text without a tag");
				},
				Seq(_, { items }) {
					for (const item of items) if (isMissing(item)) report(item, NO_VALUE);
				},
				Map(_, map) {
					if (map.items.length > MAX_NAMES) {
						report(map, `at most ${MAX_NAMES} names`);
						isUnusable = true;
					}
					const names = new Set();
					for (const { key, value } of map.items) {
						const name = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key) ? key.value : undefined;
						if (typeof name !== "string") {
							report(key ?? map, "a name before the colon");
							isUnusable = true;
						} else if (names.has(name)) report(key, `${name} once`);
						else if (isMissing(value)) report(key, NO_VALUE);
						names.add(name);
					}
				}
			});
			if (isUnusable || aliases > MAX_ALIASES) return refuse();
			try {
				const value = document.toJS({ maxAliasCount: -1 });
				if (countValues(value, new Map()) <= MAX_VALUES) return {
					value,
					problems,
					locate
				};
				report(document.contents, `at most ${MAX_VALUES} values, those of aliases included`);
			} catch (error) {
				if (!(error instanceof ReferenceError)) throw error;
				report(document.contents, `YAML: ${error.message}`);
			}
			return refuse();
			function locate(steps, part) {
				const holder = document.getIn(steps.slice(0, -1), true);
				if (part === "name" && (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(holder)) {
					const pair = holder.items.find(({ key }) => (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key) && key.value === steps.at(-1));
					if (pair !== undefined) return locateNode(pair.key);
				}
				const node = document.getIn(steps, true);
				return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) || steps.length === 0 ? locateNode(node) : locate(steps.slice(0, -1));
			}
		}
		const NO_VALUE = "a value; '' or [] for none";
		function isMissing(node) {
			if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node)) return !(0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node);
			return node.type === "PLAIN" && /^(~|null)?$/i.test(node.source ?? "");
		}
		function countValues(value, known) {
			if (typeof value !== "object" || value === null) return 1;
			const before = known.get(value);
			if (before !== undefined) return before;
			known.set(value, Number.POSITIVE_INFINITY);
			const sum = Object.values(value).reduce((count, inner) => count + countValues(inner, known), 1);
			known.set(value, sum);
			return sum;
		}
	})
};
;
