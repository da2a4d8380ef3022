"use strict";
exports.id = "hosts-cli-init-init";
exports.ids = ["hosts-cli-init-init"];
exports.modules = {
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
	11141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L1: () => mayBeAtHome,
			NX: () => isAtHome,
			U4: () => readBrandDomain,
			zU: () => siteOf
		});
		var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);
		var _lib_web_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73530);
		function readBrandDomain(text) {
			const [, authority, path = "", query = ""] = /^(?:[^/?#]*:\/\/)?([^/?#]*)\/?([^?#]*?)\/?(\?[^#]*)?$/s.exec(text) ?? [];
			const address = text.includes("://") ? text : `https://${text}`;
			if (authority === undefined || /[@*%]/.test(authority) || /[\s\\]/.test(text)) return undefined;
			if (!URL.canParse(address) || !isHomePath(path, query)) return undefined;
			const host = (0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_1__.w4)(address);
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
			return (0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_1__.w4)(source.url) !== source.host && homes.some((home) => isPage(home) && home.startsWith(`${source.host}/`));
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
			return host !== "" && (0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_1__.w4)(url) === host ? pageOf(new URL(url)) : undefined;
		}
		const LOCAL_HOST = /^(?:m|mobile|old|[a-z]{2}(?:-[a-z]{2})?)\.(?=(?:facebook|linkedin|pinterest|reddit|trustpilot|twitter|youtube)\.com$)/;
		const APPLE_APP = /^\/(?:(?:[a-z]{2}|\*)\/)?app\/(?:[^/]+\/)?(?=id\d+(?:\/|$))/i;
		const NPM_SCOPE = /^(\/package\/(?:@|%40)[^/%]+)%2f/i;
		function pageOf(url) {
			const host = (0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_1__.w4)(url.href).replace(LOCAL_HOST, "");
			let path = url.pathname.replace(/\/$/, "");
			if (host === "apps.apple.com") path = path.replace(APPLE_APP, "/app/");
			if (host === "npmjs.com") path = path.replace(NPM_SCOPE, "$1/");
			const [, ...segments] = path.split("/").map(fold);
			return {
				host,
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
	2584: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cn: () => toEngineQuestion,
			HT: () => createQuestionKeys,
			fY: () => planQuestions
		});
		var _engines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11094);
		var _prices_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78280);
		var _question_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89918);
		function toEngineQuestion({ countries }, spec, { question, language }) {
			const country = spec.country ?? countries[0];
			return {
				question,
				language,
				...country && { location: { country } }
			};
		}
		function createQuestionKeys({ answers }) {
			const askersByRequest = new Map();
			return (spec, asked, { keyword, sample }) => {
				const request = JSON.stringify([
					answers,
					spec.name,
					spec.model,
					asked,
					sample
				]);
				const asker = JSON.stringify([spec.id, keyword]);
				const askers = askersByRequest.get(request) ?? [];
				askersByRequest.set(request, askers);
				if (!askers.includes(asker)) askers.push(asker);
				return `${request}${askers.indexOf(asker)}`;
			};
		}
		function planQuestions(plan, day) {
			const { engines, keywords, language, samples } = plan;
			const asked = Array.from({ length: samples }, (_, index) => keywords.map((keyword) => {
				const sample = index + 1;
				return {
					keyword,
					sample,
					language,
					question: (0, _question_js__WEBPACK_IMPORTED_MODULE_2__.CC)(plan, {
						keyword,
						language,
						sample
					})
				};
			})).flat();
			const keyOf = createQuestionKeys(plan);
			const specs = engines.flatMap((id) => (0, _engines_js__WEBPACK_IMPORTED_MODULE_0__.i)(id) ?? []);
			return specs.map((spec) => ({
				engine: spec.id,
				model: spec.model,
				vendor: spec.name,
				answerUsd: (0, _prices_js__WEBPACK_IMPORTED_MODULE_1__.$D)(spec, day),
				questions: asked.map((each) => keyOf(spec, toEngineQuestion(plan, spec, each), each))
			}));
		}
	}),
	91520: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { init: () => init });
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var work_tree = __webpack_require__(82573);
		var owners = __webpack_require__(15752);
		var avg_error = __webpack_require__(25988);
		var external_node_fs_ = __webpack_require__(73024);
		var files = __webpack_require__(13963);
		var sites_corpus = __webpack_require__(76644);
		;
		const GENERATORS = `Docusaurus build
Hugo public
MkDocs site
VitePress .vitepress/dist
Astro dist
Nuxt .output/public
Next.js out
Eleventy _site
Jekyll _site
Sphinx _build/html
Antora build/site antora.yml
Antora build/site docs/antora.yml
Antora build/site antora-playbook.yml
Pelican output pelicanconf.py
mdBook book book.toml
Gatsby public gatsby-config.js
Gatsby public gatsby-config.ts
SvelteKit build svelte.config.js`.split("\n").map((row) => row.split(" "));
		const WITH_EXAMPLE = ["Hugo", "Sphinx"];
		function measureUnread({ pages, skipped }) {
			const unread = skipped.filter(({ path, reason }) => reason === "format" || reason === "template" && /(?:^|\/)templates\//.test(path));
			const read = pages.filter((page) => (0, sites_corpus.NP)(page) && !/(?:^|\/)readme\.\w+$/i.test(page.path));
			return unread.length / (unread.length + read.length || 1);
		}
		function describeBuild(folder, [site]) {
			const [generator, output = ""] = GENERATORS.find(([title, , file]) => site === undefined ? file !== undefined && (0, external_node_fs_.existsSync)((0, external_node_path_.join)(folder, file)) : title === site.generator.title) ?? [];
			const how = "Let a workflow build the site and gate the HTML: examples/workflows/built-site.yml in the repository of the gate shows how.";
			if (generator === undefined) return how;
			const example = WITH_EXAMPLE.includes(generator) ? `built-site-${generator.toLowerCase()}.yml` : "built-site.yml";
			const built = `HTML in ${(0, files.sq)((0, external_node_path_.join)(site?.folder ?? "", output))}`;
			return `This is a site of ${generator}. ${how.replace("HTML", built).replace("built-site.yml", example)}`;
		}
		var question_plan = __webpack_require__(2584);
		var demand = __webpack_require__(83721);
		;
		const SENSITIVITY = [
			[
				90,
				"thirty questions, three engines",
				"the loss of half the citations in one to four runs"
			],
			[
				30,
				"thirty questions, one engine",
				"the loss of half the citations in three to five runs, at worst thirteen"
			],
			[
				10,
				"ten questions, one engine",
				"a halved score in one or two runs on calm days; smaller losses after months"
			],
			[
				0,
				"five questions, one engine",
				"the loss of all citations after some weeks; smaller losses hardly ever"
			]
		];
		const RUNS_PER_MONTH = 365 / 12 / 7;
		function planWeekly(gates, day) {
			const plans = gates.flatMap(({ service, ...settings }) => "baseUrl" in service || settings.baseline.source.kind === "base" ? [] : [{
				...service,
				...settings
			}]);
			const [first] = plans;
			if (first === undefined) return undefined;
			const { costUsd: runUsd, requests, unpriced } = (0, demand.AM)(plans.flatMap((plan) => (0, question_plan.fY)(plan, day)));
			const answers = first.keywords.length * first.engines.length;
			const found = SENSITIVITY.find(([minAnswers]) => answers >= minAnswers)?.[2] ?? "";
			const maxCost = unpriced.length > 0 ? undefined : Math.max(1, Math.ceil(runUsd));
			return {
				maxCost,
				runUsd,
				monthlyUsd: runUsd * RUNS_PER_MONTH,
				unpriced,
				requests,
				answers,
				found
			};
		}
		var propose_owners = __webpack_require__(7826);
		var propose_site = __webpack_require__(32197);
		var count_links = __webpack_require__(93876);
		var folder_rules = __webpack_require__(7325);
		var read_pages = __webpack_require__(59690);
		var propose_questions = __webpack_require__(42513);
		;
		const MAX_CANDIDATES = 120;
		const MAX_PROPOSED = 8;
		const MAX_PROPOSED_WITH_QUERIES = 20;
		async function readSite(checkout, { content, siteUrl, language, hasNoAddresses }) {
			const siteUrls = hasNoAddresses ? [] : (0, folder_rules.ak)(siteUrl) ?? [];
			const generators = hasNoAddresses ? [{
				folder: "",
				name: "none"
			}] : [];
			const settings = {
				content,
				competitors: [],
				siteUrls,
				generators,
				language
			};
			const corpus = await (0, read_pages.n4)(checkout, settings);
			const { pages } = corpus;
			const links = await (0, count_links.x)(checkout.folder, pages);
			return {
				corpus,
				propose(brand, queries) {
					const { candidates: searched, dropped } = (0, propose_questions.zi)(queries, brand);
					const titled = (0, propose_questions.PE)(pages, brand, links);
					const wanted = titled.filter(({ task }, index) => task !== undefined || index < MAX_CANDIDATES);
					const candidates = (0, propose_questions.C3)([...searched, ...wanted.slice(0, 2 * MAX_CANDIDATES)]);
					const keywords = candidates.map(({ keyword }) => keyword);
					const owners = (0, propose_owners.$)(pages, keywords, {
						language,
						brand
					});
					const owned = candidates.map((candidate, index) => ({
						...candidate,
						proposed: owners[index]
					}));
					const titles = owned.filter(({ from }) => from !== undefined);
					const named = titles.filter(({ proposed }) => proposed?.certainty === "named");
					const asked = owned.filter(({ from, proposed }) => from === undefined && proposed !== undefined);
					dropped.unowned = owned.filter(({ proposed }) => proposed === undefined).map(({ keyword }) => keyword);
					const max = Math.min(Math.max(MAX_PROPOSED, searched.length), MAX_PROPOSED_WITH_QUERIES);
					const chosen = [...asked, ...(0, propose_questions.XA)(named.length > 0 ? named : titles)].slice(0, max);
					const questions = chosen.map(({ keyword, proposed }) => ({
						keyword,
						proposed
					}));
					return {
						questions,
						dropped
					};
				}
			};
		}
		var sync = __webpack_require__(25175);
		var schemas = __webpack_require__(27597);
		;
		const rowsSchema = schemas.YOg(schemas.YOg(schemas.YjP()));
		function readSearchConsole(text) {
			const rows = readRows(text);
			const [header = [], ...records] = rows ?? [];
			if (header.length < 2) return undefined;
			const column = header.length > 5 ? 3 : 2;
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
				const [delimiter = ","] = /[\t;,]/.exec(text) ?? [];
				return rowsSchema.parse((0, sync.qg)(text, {
					bom: true,
					relax_column_count: true,
					skip_empty_lines: true,
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
		var git = __webpack_require__(42701);
		var json = __webpack_require__(80292);
		var language = __webpack_require__(74285);
		var sites_selection = __webpack_require__(33233);
		;
		const MAX_BYTES = 2e5;
		const LICENSES = [
			"LICENSE",
			"LICENSE.md",
			"LICENSE.txt",
			"LICENCE",
			"COPYING"
		];
		const CNAMES = [
			"CNAME",
			"docs/CNAME",
			"static/CNAME",
			"public/CNAME"
		];
		async function surveySite(checkout, hasGit) {
			const selection = (0, sites_selection.P1)([], []);
			const source = await (0, work_tree.wr)(checkout, selection);
			const pages = source.files.map(({ path }) => path);
			const own = new Set(findOriginals(pages));
			const corpus = await (0, sites_corpus.xe)({
				...source,
				files: source.files.filter(({ path }) => own.has(path))
			}, {
				competitors: [],
				siteUrls: []
			}, checkout.signal);
			const remote = hasGit ? await (0, git.Zz)(checkout) : undefined;
			return {
				isPublic: remote?.host === "github.com" && await readFirst(checkout, LICENSES) !== undefined,
				sites: corpus.sites,
				cname: await readFirst(checkout, CNAMES),
				package: packageSchema.parse((0, json.qF)(await readFirst(checkout, ["package.json"]) ?? "")),
				pages,
				pageLanguage: (0, language.iG)(corpus.pages),
				repository: remote?.repository,
				titles: corpus.pages.map(({ content }) => content.title)
			};
		}
		async function readFirst({ folder }, paths) {
			for (const path of paths) {
				const file = await (0, files.EW)(folder, path, MAX_BYTES).catch(() => undefined);
				if (file !== undefined && "text" in file) return file.text;
			}
			return undefined;
		}
		const survey_site_text = schemas.YjP().optional().catch(undefined);
		const packageSchema = schemas._H3({
			name: survey_site_text,
			homepage: survey_site_text
		}).catch({});
		const TRANSLATION = /(?:^|[/._-])(ar|bg|bn|ca|cs|da|de|el|en|es|fa|fi|fr|he|hi|hu|id|it|ja|ko|nb|nl|no|pl|pt|ro|ru|sv|th|tr|uk|vi|zh)(?:[-_][a-z]{2,4}){0,2}(?=\/|\.[a-z]+$)/i;
		const MIN_SHARE = .2;
		function findOriginals(paths) {
			const languages = Map.groupBy(paths, (path) => TRANSLATION.exec(path)?.[1]?.toLowerCase());
			const unmarked = languages.get(undefined) ?? [];
			if (unmarked.length >= MIN_SHARE * paths.length) return unmarked;
			return languages.get("en") ?? paths;
		}
		var citation_domains = __webpack_require__(11141);
		var config_gates = __webpack_require__(36265);
		var given_values = __webpack_require__(76100);
		var read_settings = __webpack_require__(36060);
		var unknown_names = __webpack_require__(84771);
		var lib_text = __webpack_require__(94869);
		var config = __webpack_require__(73653);
		var workflow = __webpack_require__(64506);
		;
		class InitError extends Error {
			name = "InitError";
		}
		const RENDERERS = {
			[unknown_names.tF]: config.Xs,
			[workflow.A8]: workflow.cn,
			[workflow.Ef]: workflow.wQ,
			[workflow.qs]: workflow.s4
		};
		function listFiles({ purposes, hasForks }) {
			const paths = [unknown_names.tF];
			if (purposes.includes("gate")) paths.push(workflow.A8, ...hasForks ? [workflow.Ef] : []);
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
			for (const path of paths) {
				try {
					await (0, files.lo)(path, RENDERERS[path]?.(choices) ?? "", root);
				} catch (error) {
					throw new InitError(`${path} was not written: ${error instanceof Error ? error.message : error}`);
				}
			}
		}
		async function readChoices(choices) {
			const problems = findRepeatedBrands(choices.brands);
			const readFile = async () => ({ problem: "missing" });
			const file = {
				path: unknown_names.tF,
				text: (0, config.Xs)(choices)
			};
			const gates = await (0, config_gates.readConfigGates)(file, new Map(), {
				readFile,
				problems
			});
			const read = [];
			for (const gate of gates) {
				const settings = await (0, read_settings.fG)(gate, {}, { withoutSecrets: true }, problems);
				if (settings !== undefined) read.push(settings);
			}
			if (problems.length > 0) throw new given_values.aV((0, given_values.vz)(problems));
			return read;
		}
		function findRepeatedBrands(brands) {
			const problems = [];
			const names = new Set();
			const owners = new Map();
			for (const { name, domains } of brands) {
				const refuse = (allowed) => problems.push({
					input: "brands",
					given: `${name} = ${domains.join(", ")}`,
					allowed
				});
				if (names.has((0, lib_text.zN)(name))) refuse(`each brand once. Add further domains of ${name} to its brand-domains in ${unknown_names.tF}`);
				names.add((0, lib_text.zN)(name));
				for (const home of domains.flatMap((domain) => (0, citation_domains.U4)(domain) ?? [])) {
					const owner = owners.get(home);
					if (owner !== undefined) refuse(`another domain: ${home} already belongs to ${owner}`);
					owners.set(home, name);
				}
			}
			return problems;
		}
		var clock = __webpack_require__(94570);
		var flags = __webpack_require__(90218);
		var cli_prompts = __webpack_require__(42174);
		var terminal = __webpack_require__(95657);
		var engines_engines = __webpack_require__(11094);
		var keywords = __webpack_require__(1902);
		var values = __webpack_require__(73368);
		var keyword_line = __webpack_require__(83846);
		;
		function readPurposes(text) {
			const names = readItems(text);
			if (names.every(config.JO) && names.length > 0) return names;
			const allowed = `one or more of ${Object.keys(config.mP).join(", ")}`;
			throw new given_values.aV([{
				input: "for",
				given: text,
				allowed
			}]);
		}
		async function choosePurposes(given, baseUrl, prompts, hasPages) {
			if (given !== undefined) return readPurposes(given);
			if (baseUrl !== undefined) return ["track"];
			if (prompts === undefined) return ["gate"];
			const lines = Object.entries(config.mP).map(([name, text]) => `${name.padEnd(6)}  ${text}`);
			const message = [
				"What do you want to do?",
				...lines,
				"Separate several words by commas."
			].join("\n");
			const proposed = hasPages ? "gate" : "track";
			return (0, cli_prompts.M)(prompts, () => prompts.line(message, proposed), readPurposes);
		}
		async function ask({ given, prompts }, name, [message, proposed], read) {
			let known = given[name];
			if (prompts === undefined) return read(known ?? proposed);
			const askLine = async () => {
				const answer = known ?? await prompts.line(message, proposed);
				known = undefined;
				return answer;
			};
			return (0, cli_prompts.M)(prompts, askLine, read);
		}
		async function edit({ prompts }, message, proposed) {
			if (prompts === undefined) return readGiven(proposed);
			const askLines = (last = proposed) => prompts.edit(message, last);
			return (0, cli_prompts.M)(prompts, askLines, (lines) => {
				if (lines.length > 0) return readGiven(lines);
				throw new given_values.aV([{
					input: "keywords",
					given: "",
					allowed: "at least one question"
				}]);
			});
		}
		function readItems(text) {
			return ((0, values.LD)(text) ?? [text]).filter((item) => item !== "");
		}
		async function chooseBrand(setup) {
			const { given, prompts, site, purposes, program } = setup;
			const mayLack = site === undefined && purposes.includes("brands");
			if (mayLack && prompts === undefined) return {
				...setup,
				brand: (given.brand ?? "").trim()
			};
			const message = mayLack ? "Your brand; empty to track only other brands" : "Brand";
			return ask(setup, "brand", [message, mayLack ? "" : setup.brand], (text) => {
				const brand = text.trim();
				if (brand !== "" || mayLack) return {
					...setup,
					brand
				};
				const allowed = `the name of your brand${prompts === undefined ? `, as in: ${program} init --brand Acme` : ""}`;
				throw new given_values.aV([{
					input: "brand",
					given: "",
					allowed
				}]);
			});
		}
		async function askQuestions(setup, { corpus }, proposed) {
			const { given, prompts, purposes } = setup;
			const isEdited = prompts !== undefined && purposes.includes("gate");
			if (given.keywords === undefined && !isEdited) return proposed;
			const lines = proposed.map(({ keyword, proposed: page }) => (0, keyword_line.n)({
				keyword,
				owner: page !== undefined && page.fit < 1 ? undefined : page?.owner
			}));
			const message = "Questions of your readers, one per line, with the pages that own them";
			const keywords = given.keywords === undefined ? await edit(setup, message, lines) : readGiven(given.keywords);
			const texts = keywords.map(({ keyword }) => keyword);
			const guessed = (0, propose_owners.$)(corpus.pages, texts, setup);
			return keywords.map(({ keyword, owner }, index) => ({
				keyword,
				proposed: owner === undefined ? proposed.find((each) => each.keyword === keyword)?.proposed ?? guessed[index] : {
					owner,
					fit: 1,
					certainty: "confirmed"
				}
			}));
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
			const { brand, siteUrl, purposes, prompts, given, baseUrl, engines, keywords } = setup;
			if (purposes.every((purpose) => purpose === "gate")) return setup;
			let tracked = setup;
			const choose = async (name, question, toChoices) => {
				tracked = await ask(setup, name, question, async (text) => {
					const chosen = {
						...tracked,
						...toChoices(readItems(text))
					};
					if (prompts !== undefined) await readChoices({
						...chosen,
						purposes: ["track"],
						asked: [ANY]
					});
					return chosen;
				});
			};
			if (purposes.includes("brands")) {
				const message = "Other brands, as NAME = DOMAIN, separated by commas";
				await choose("brands", [message, ""], (items) => ({ brands: (items.length === 0 && brand === "" ? [""] : items).map(readBrand) }));
			}
			if (brand !== "") {
				const own = tracked.brands.find(({ name }) => (0, lib_text.zN)(name) === (0, lib_text.zN)(brand));
				const others = tracked.brands.filter((other) => other !== own);
				const hosts = siteUrl.flatMap((line) => /https?:\/\/([^/{\s]+)/.exec(line)?.[1] ?? []);
				const known = own?.domains ?? [...new Set(hosts)];
				const toBrands = (domains) => ({ brands: [{
					name: brand,
					domains
				}, ...others] });
				if (baseUrl === undefined) await choose("brand-domains", [`Domains of ${brand}`, known.join(", ")], toBrands);
				else tracked = {
					...tracked,
					...toBrands([])
				};
			}
			const rivals = "Competitors, as NAME = DOMAIN, separated by commas; empty for none";
			await choose("competitors", [rivals, ""], (competitors) => ({ competitors }));
			if (baseUrl === undefined || given.country !== undefined) {
				const places = "Countries to ask in, such as DE, GB; empty for any";
				await choose("country", [places, ""], (countries) => ({ countries }));
			}
			if (baseUrl === undefined || given.engines !== undefined) {
				const names = `Answer engines to ask, each with a key: ${Object.keys(engines_engines.s).join(", ")}`;
				await choose("engines", [names, engines.join(", ")], (engines) => ({ engines }));
			}
			const asked = await chooseAsked(tracked);
			const hasBoth = purposes.includes("gate") || asked.length === 0;
			return {
				...tracked,
				asked,
				keywords: hasBoth ? keywords : []
			};
		}
		async function chooseAsked(setup) {
			const { given, keywords, queries, competitors, language } = setup;
			if (given.keywords !== undefined || queries.length > 0) return [];
			const example = "What you sell, such as feature flags for mobile apps; empty if nothing fits";
			const category = await ask(setup, "category", [example, ""], (text) => text.trim());
			const rivals = competitors.map((line) => line.split("=")[0]?.trim() ?? "");
			let proposed = keywords.map(({ keyword }) => keyword);
			if (category !== "") proposed = language === "en" ? (0, propose_questions.D2)(category, rivals) : [category, ...proposed];
			const lines = await edit(setup, "Questions for the engines, one per line", proposed);
			return lines.map(({ keyword }) => keyword);
		}
		const ANY = "best product";
		function readBrand(text) {
			const [name = "", domain = "", ...rest] = text.split("=").map((part) => part.trim());
			const allowed = "NAME = DOMAIN, such as Acme = acme.com";
			if (name === "" || domain === "" || rest.length > 0) throw new given_values.aV([{
				input: "brands",
				given: text,
				allowed
			}]);
			return {
				name,
				domains: [domain]
			};
		}
		var describe_site = __webpack_require__(42433);
		var read_gates = __webpack_require__(94931);
		var documents = __webpack_require__(7794);
		var lib_escape = __webpack_require__(68989);
		var owners_owner = __webpack_require__(53314);
		var numbers = __webpack_require__(88871);
		var words = __webpack_require__(72072);
		var setup = __webpack_require__(42253);
		;
		const TEXT_LENGTH = 200;
		const MAX_DROPPED = 5;
		function describeRecognized({ brand, given, language, content, repository }, corpus, unread) {
			const name = (0, lib_escape.h0)(given.brand ?? brand, TEXT_LENGTH) || "not known";
			const rows = [
				["Brand", name],
				["Language", language],
				...(0, describe_site.x)(corpus, content)
			];
			const lines = rows.map(([label = "", value = ""]) => [{ text: `${label.padEnd(9)}  ${value}` }]);
			if (unread < .5) return lines;
			const text = `Only a build makes pages of the files that are not read. ${describeBuild(repository.root, corpus.sites)}`;
			return [...lines, [{
				text,
				tone: "doubtful"
			}]];
		}
		function describeDropped({ rare, unusable, unowned }) {
			const reasons = [
				[rare, "with less than 1 % of all impressions"],
				[unusable, "that are the brand itself, or no question"],
				[unowned, "that no page is named after"]
			];
			const lines = [];
			for (const [queries, why] of reasons) {
				const names = queries.map((query) => (0, lib_escape.h0)(query, TEXT_LENGTH));
				if (names.length > 0) lines.push([{ text: `Search queries ${why}, not proposed: ${(0, words.rL)(names, MAX_DROPPED)}.` }]);
			}
			return lines;
		}
		function describePlan(plan, { brands, asked, keywords, engines, countries, language }) {
			const questions = asked.length > 0 ? asked.length : keywords.length;
			const { maxCost, runUsd, monthlyUsd, unpriced, requests, answers, found } = plan;
			const places = countries.length > 1 ? ` in ${countries.length} countries` : "";
			const each = brands.length > 1 ? `, whose answers are read for ${brands.length} brands` : "";
			const limit = maxCost === undefined ? "" : ` A run stops at ${(0, numbers.UK)(maxCost)} (max-cost).`;
			const unknown = unpriced.length === 0 ? "" : ` The price of ${unpriced.join(", ")} is not known.`;
			const lines = [
				`Every Monday: ${(0, numbers.pq)(requests, "request")}${each}. ${(0, numbers.pq)(questions, "question")} to ${(0, numbers.pq)(engines.length, "engine")}${places}.`,
				`Cost, by estimate: ${(0, numbers.UK)(runUsd)} a run, ${(0, numbers.UK)(monthlyUsd)} a month.${limit}${unknown}`,
				`With ${answers} answers a run, the gate finds ${found}.`
			];
			const how = language === "en" ? ": --category proposes them" : " with --keywords";
			if (questions < propose_questions.gV) lines.push(`Ask ${propose_questions.gV} or more${how}.`);
			return lines.map((text) => [{ text }]);
		}
		function describeNoQuestion({ repository, sites }) {
			const what = "No page has a title that can be asked about. Name what readers ask with --keywords, or what you sell with --category.";
			return sites.length === 0 ? what : `${what} ${describeBuild(repository.root, sites)}`;
		}
		function describeQuestions({ keywords, asked, site }) {
			const width = Math.max(...keywords.map(({ keyword }) => (0, lib_escape.h0)(keyword, TEXT_LENGTH).length));
			const lines = keywords.map(({ keyword, proposed }) => {
				const [sign, tone, owner] = viewOwner(proposed, site?.corpus.pages ?? []);
				return [{
					text: `  ${sign} `,
					tone
				}, { text: `${(0, lib_escape.h0)(keyword, TEXT_LENGTH).padEnd(width)}  ${owner}` }];
			});
			if (asked.length > 0) lines.push([{ text: "The engines are asked:" }]);
			return [...lines, ...asked.map((keyword) => [{ text: `  ${(0, lib_escape.h0)(keyword, TEXT_LENGTH)}` }])];
		}
		function viewOwner(proposed, pages) {
			if (proposed === undefined) return [
				"?",
				"doubtful",
				"no page is named after it"
			];
			const { owner, certainty, answers } = proposed;
			const count = answers === undefined ? "" : ` (cited in ${(0, numbers.pq)(answers, "answer")})`;
			const path = `${(0, lib_escape.h0)((0, keyword_line.V)(owner), TEXT_LENGTH)}${count}`;
			if ((0, owners_owner.YA)(pages, owner) !== "page") return [
				"✗",
				"worse",
				`${path}: no such page or section was read`
			];
			if (certainty === "named") return [
				"–",
				undefined,
				path
			];
			return certainty !== "confirmed" ? [
				"?",
				"doubtful",
				`perhaps ${path}: confirm it in ${unknown_names.tF}`
			] : [
				"✓",
				"better",
				path
			];
		}
		function describePageProblem(details, root, sites) {
			const message = (0, avg_error.Uc)(details, true);
			if (details.code !== "AVG_NO_PAGES") return (0, avg_error.hw)(message);
			if (details.skipped.length > 0) return `${message.what} ${describeBuild(root, sites)}`;
			const configs = sites.map(({ generator, config }) => `${generator.title} (${(0, lib_escape.h0)(config)})`);
			const found = `Generators that were recognized: ${configs.join(", ") || "none"}.`;
			return `${message.what} ${found} ${message.remedy} To ask engines without pages, use --for track.`;
		}
		function describeNextSteps({ engines, purposes, repository, program, baseUrl, action }, paths) {
			const secrets = baseUrl === undefined ? (0, workflow.AQ)(engines) : [read_gates.$_];
			const steps = [
				repository.hasGit ? `git add ${paths.join(" ")} && git commit -m 'Watch our AI visibility' && git push` : "This folder is not a git repository. Put the files into the repository of the site on GitHub.",
				...purposes.some((purpose) => purpose !== "gate") ? secrets.map((name) => `gh secret set ${name}`) : [],
				`${program} doctor`
			];
			const lines = paths.map((path) => [{
				text: `Wrote ${path}`,
				tone: "better"
			}]);
			if (purposes.includes("gate")) {
				steps.push(`${program} backtest`);
				const text = "The gate comments on pull requests, and fails changes that remove the answer to a question.";
				lines.push([{ text }]);
			}
			if (action.startsWith(`${setup.i}@v`)) lines.push([{ text: `${action} is not released yet. Use a copy: ${documents.f}/get-started#before-the-first-release` }]);
			return [
				...lines,
				[{ text: "Next:" }],
				...steps.map((step) => [{ text: `  ${step}` }])
			];
		}
		;
		const FIRST_ENGINES = ["openai", "perplexity"];
		const STEPS = [
			chooseBrand,
			chooseQuestions,
			chooseTracking,
			confirmPlan,
			writeSetup
		];
		async function init(argv, context) {
			try {
				let setup = await confirmSite(await start(argv, context));
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
		async function start(argv, context) {
			const { folder, err, signal } = context;
			const { texts, problems } = (0, flags.b)(argv, "init");
			const { yes, force, forks, queries: file, for: wanted, ...given } = texts;
			const queries = file === undefined ? [] : await readQueries((0, external_node_path_.resolve)(folder, file), problems);
			if (given.language !== undefined && (0, propose_site.d1)(given.language) === undefined) problems.push({
				input: "language",
				given: given.language,
				allowed: "a language code, such as de"
			});
			if (problems.length > 0) throw new given_values.aV(problems);
			const repository = await (0, work_tree.vE)(folder);
			const { root, hasGit } = repository;
			const prompts = yes === "true" ? undefined : context.prompts;
			if (prompts === undefined && yes !== "true") await err.write("No terminal to ask at: the proposals are taken as they are.\n");
			const baseUrl = given["base-url"];
			const evidence = await (0, terminal.lc)(err, "Reading the repository", () => surveySite({
				folder: root,
				signal
			}, hasGit));
			const chosen = await choosePurposes(wanted, baseUrl, prompts, evidence.titles.length > 0);
			const replaces = force === "true";
			await requireWritable(root, listFiles({
				purposes: chosen,
				hasForks: false
			}), replaces);
			const proposal = (0, propose_site.ur)(evidence);
			const setup = {
				...context,
				prompts,
				given,
				queries,
				repository,
				replaces,
				baseUrl,
				...proposal,
				content: given.content === undefined ? proposal.content : readItems(given.content),
				siteUrl: given["site-url"] === undefined ? proposal.siteUrl : readItems(given["site-url"]),
				language: (given.language ?? proposal.language).trim(),
				sites: evidence.sites,
				site: undefined,
				purposes: chosen,
				hasForks: chosen.includes("gate") && (forks === undefined ? evidence.isPublic : forks === "true"),
				keywords: [],
				asked: [],
				brands: [],
				engines: baseUrl === undefined ? FIRST_ENGINES : [],
				competitors: [],
				countries: []
			};
			await readChoices({
				...setup,
				purposes: ["gate", "track"],
				brand: "Brand",
				keywords: [{ keyword: "question" }],
				brands: [{
					name: "Brand",
					domains: ["brand.example"]
				}]
			});
			return setup;
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
		async function confirmSite(setup) {
			const { prompts, err } = setup;
			const site = await (0, terminal.lc)(err, "Reading the pages", () => readPages(setup));
			if (site === undefined) return setup;
			const unread = measureUnread(site.corpus);
			await print(setup, describeRecognized(setup, site.corpus, unread));
			if (unread > .9 && setup.purposes.includes("gate")) throw new InitError("The pages of this site cannot be read. Nothing was written.");
			const hasAddresses = site.corpus.pages.some(({ addresses }) => addresses !== undefined);
			if (prompts === undefined) return {
				...setup,
				site
			};
			const answer = await (0, cli_prompts.U)(prompts, "Is this right?", {
				y: "Yes",
				...hasAddresses && { a: "No, the addresses are wrong: leave them unknown" },
				f: "No, the site is in another folder"
			});
			if (answer === "a") return confirmSite({
				...setup,
				hasNoAddresses: true
			});
			if (answer === "y") return {
				...setup,
				site
			};
			const folder = await prompts.line("Folder of the site, such as docs", "");
			const globs = [`${folder.trim().replace(/^(?:\.?\/)+|\/+$/g, "")}/**`];
			try {
				return await confirmSite({
					...setup,
					content: globs
				});
			} catch (error) {
				if (!(error instanceof InitError)) throw error;
				await err.write(`${error.message}\n`);
				return confirmSite(setup);
			}
		}
		async function readPages({ repository, signal, sites, purposes, ...site }) {
			try {
				return await readSite({
					folder: repository.root,
					signal
				}, site);
			} catch (error) {
				if (!(error instanceof avg_error.dH)) throw error;
				if (error.details.code === "AVG_NO_PAGES" && !purposes.includes("gate")) return undefined;
				throw new InitError(describePageProblem(error.details, repository.root, sites));
			}
		}
		async function chooseQuestions(setup) {
			const { queries, given, site, brand, repository, signal } = setup;
			if (site === undefined) return {
				...setup,
				keywords: given.keywords === undefined ? [] : readGiven(given.keywords)
			};
			const { questions, dropped } = site.propose(brand, queries);
			await print(setup, describeDropped(dropped));
			const { located } = await (0, owners.v3)(site.corpus, brand, {
				folder: repository.root,
				signal
			});
			const cited = (0, propose_owners.C)(located);
			const others = questions.filter(({ keyword }) => cited.every((each) => each.keyword !== keyword));
			return {
				...setup,
				keywords: await askQuestions(setup, site, [...cited, ...others])
			};
		}
		async function confirmPlan(setup) {
			const { keywords, asked, prompts } = setup;
			if (keywords.length + asked.length === 0) throw new InitError(describeNoQuestion(setup));
			const plan = planWeekly(await readChoices(setup), (0, clock._)(Date.now()));
			await print(setup, describeQuestions(setup));
			if (plan === undefined) return setup;
			await print(setup, describePlan(plan, setup));
			const answer = prompts && await (0, cli_prompts.U)(prompts, "Write the files?", {
				y: "Yes",
				n: "No"
			});
			if (answer === "n") throw new DOMException("stopped", "AbortError");
			return {
				...setup,
				maxCost: plan.maxCost
			};
		}
		async function writeSetup(setup) {
			const { replaces, repository, out } = setup;
			const files = listFiles(setup);
			await requireWritable(repository.root, files, replaces);
			await writeFiles(repository.root, files, setup);
			await out.write((0, terminal.tj)(describeNextSteps(setup, files), out));
			return setup;
		}
		async function print({ out }, lines) {
			if (lines.length > 0) await out.write(`${(0, terminal.tj)(lines, out)}\n`);
		}
	}),
	36265: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readConfigGates: () => readConfigGates });
		var _lib_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80292);
		var _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67712);
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
			if (!(0, _lib_json_js__WEBPACK_IMPORTED_MODULE_7__.u4)(yaml.value)) {
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
				if (!(0, _lib_json_js__WEBPACK_IMPORTED_MODULE_7__.u4)(gate)) {
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
				else if ((0, _lib_json_js__WEBPACK_IMPORTED_MODULE_7__.u4)(given)) {
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
				const nearest = (0, _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_8__.$)(text ?? "", keys);
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
	})
};
;
