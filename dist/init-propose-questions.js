"use strict";
exports.id = 4192;
exports.ids = [4192, 2174];
exports.modules = {
	42433: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => findMainFolder,
			x: () => describeSite
		});
		var _checkout_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8356);
		var _errors_skipped_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54752);
		var _errors_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45907);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68989);
		var _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88871);
		var _report_words_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72072);
		var _sites_corpus_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76644);
		var _sites_glob_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29733);
		var _sites_selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33233);
		const MAX_LISTED = 3;
		function describeSite({ pages, sites, skipped }, content) {
			const own = pages.filter(_sites_corpus_js__WEBPACK_IMPORTED_MODULE_4__.NP);
			const evidence = sites.map(({ generator, config }) => `${generator.title} (${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(config, _report_words_words_js__WEBPACK_IMPORTED_MODULE_3__.xt)})`);
			const folders = groupByFolder(own, content).map(([folder = "the top folder", { length }]) => `${length} in ${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(folder, _report_words_words_js__WEBPACK_IMPORTED_MODULE_3__.xt)}`);
			const reasons = (0, _errors_skipped_files_js__WEBPACK_IMPORTED_MODULE_1__.Zn)((0, _checkout_source_js__WEBPACK_IMPORTED_MODULE_0__._2)(skipped));
			return [
				["Built by", (0, _report_words_words_js__WEBPACK_IMPORTED_MODULE_3__.rL)(evidence, MAX_LISTED) || "no generator that is known"],
				["Pages", `${folders.length > 1 ? `${own.length}, of which ` : ""}${(0, _report_words_words_js__WEBPACK_IMPORTED_MODULE_3__.rL)(folders, MAX_LISTED)}`],
				["Addresses", [...chooseExamples(own), ...countUnknown(own)].join("; ") || "no page is published"],
				["Skipped", reasons.join("; ") || "no file"]
			];
		}
		function findMainFolder({ pages }, content) {
			const [[, most] = [undefined, []]] = groupByFolder(pages.filter(_sites_corpus_js__WEBPACK_IMPORTED_MODULE_4__.NP), content);
			return (0, _sites_selection_js__WEBPACK_IMPORTED_MODULE_5__.J7)(most.map(({ path }) => ({ glob: path })));
		}
		function groupByFolder(pages, content) {
			const longestFirst = content.map(_sites_glob_js__WEBPACK_IMPORTED_MODULE_7__.$r).sort((a, b) => b.length - a.length);
			const folderOf = ({ path }) => longestFirst.find((folder) => path.startsWith(`${folder}/`)) ?? (path.includes("/") ? path.split("/", 1)[0] : undefined);
			return [...Map.groupBy(pages, folderOf)].toSorted(([, one], [, other]) => other.length - one.length);
		}
		function chooseExamples(pages) {
			const known = pages.flatMap(({ path, url, addresses = [] }) => {
				const [address] = addresses;
				return address === undefined ? [] : [[path, url === path ? address : url]];
			});
			const chosen = new Set([
				known[0],
				known[Math.floor(known.length / 2)],
				known.at(-1)
			]);
			return [...chosen].flatMap((each) => each?.map((text) => (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(text, _report_words_words_js__WEBPACK_IMPORTED_MODULE_3__.xt)).join(" → ") ?? []);
		}
		function countUnknown(pages) {
			const unknown = pages.filter(({ addresses }) => addresses === undefined);
			if (unknown.length === 0) return [];
			const reason = (0, _errors_words_js__WEBPACK_IMPORTED_MODULE_8__.Pf)(unknown.find(({ needs }) => needs !== undefined)?.needs);
			return [`not known for ${(0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(unknown.length, "page")}${reason}`];
		}
	}),
	15752: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dc: () => checkOwners,
			V7: () => checkCitations,
			v3: () => readCitations,
			vz: () => describeConfirmed
		});
		var _history_cited_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81543);
		var _init_propose_owners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7826);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(68989);
		var _lib_keyword_line_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(83846);
		var _owners_cited_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48929);
		var _owners_owner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53314);
		var _report_document_checks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79636);
		var _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88871);
		var _report_words_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72072);
		var _run_clone_history_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5030);
		const MAX_LINES = 20;
		const MAX_CITED_LINES = 10;
		function checkOwners(corpus, { owners, keywords, ...site }) {
			const proposals = (0, _init_propose_owners_js__WEBPACK_IMPORTED_MODULE_1__.$)(corpus.pages, keywords, site);
			const open = keywords.flatMap((keyword, index) => {
				const given = owners.find((owner) => owner.keyword === keyword);
				const proposed = given === undefined ? proposals[index]?.owner : (0, _owners_owner_js__WEBPACK_IMPORTED_MODULE_3__.PD)(corpus.pages, keyword);
				return checkOwner(keyword, given, proposed, corpus) ?? [];
			});
			const summary = `Owners: ${describeConfirmed(keywords.length - open.length, keywords.length)}`;
			if (open.length === 0) return [(0, _report_document_checks_js__WEBPACK_IMPORTED_MODULE_7__.z6)("pass", summary)];
			const sorted = open.toSorted((a, b) => Number(b.mark === "warn") - Number(a.mark === "warn"));
			return [(0, _report_document_checks_js__WEBPACK_IMPORTED_MODULE_7__.z6)("report", `${summary}${GUESSED}`), ...(0, _report_document_checks_js__WEBPACK_IMPORTED_MODULE_7__.L7)(sorted, MAX_LINES, "Owners")];
		}
		function describeConfirmed(confirmed, questions) {
			return `The owner of ${confirmed} of ${(0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_4__.pq)(questions, "question")} is confirmed.`;
		}
		const GUESSED = " For the others, the gate guesses the page by its name. Confirm them with doctor --confirm, or write the line of an owner into keywords.";
		function checkOwner(keyword, given, proposed, { pages, hidden }) {
			const found = given && (0, _owners_owner_js__WEBPACK_IMPORTED_MODULE_3__.YA)(pages, given);
			if (found === "page") return undefined;
			const subject = `Owner of “${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_8__.h0)(keyword, _report_words_words_js__WEBPACK_IMPORTED_MODULE_5__.xt)}”`;
			const line = (0, _lib_keyword_line_js__WEBPACK_IMPORTED_MODULE_9__.n)({
				keyword,
				owner: proposed
			});
			const todo = proposed === undefined ? `Write the page, or name it: ${line} | owner: PATH` : line;
			if (given === undefined) {
				const text = proposed === undefined ? "No page is named after it." : "Not confirmed. The gate guesses a page.";
				return (0, _report_document_checks_js__WEBPACK_IMPORTED_MODULE_7__.z6)("report", `${subject}: ${text}`, todo);
			}
			let problem = "is not among the pages that are read.";
			if (found === "no-heading") problem = "names a heading that the page does not have.";
			if (hidden.some(({ path }) => path === given.path)) problem = "is hidden from search engines.";
			return (0, _report_document_checks_js__WEBPACK_IMPORTED_MODULE_7__.z6)("warn", `${subject}: ${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_8__.h0)((0, _lib_keyword_line_js__WEBPACK_IMPORTED_MODULE_9__.V)(given), _report_words_words_js__WEBPACK_IMPORTED_MODULE_5__.xt)} ${problem}`, todo);
		}
		async function readCitations(corpus, brand, checkout) {
			const read = await (0, _run_clone_history_js__WEBPACK_IMPORTED_MODULE_6__.O0)(checkout);
			const records = "records" in read ? read.records : [];
			return (0, _owners_cited_pages_js__WEBPACK_IMPORTED_MODULE_2__.DA)((0, _history_cited_pages_js__WEBPACK_IMPORTED_MODULE_0__.yA)(records, brand, new Date().toISOString()), corpus);
		}
		function checkCitations({ located, unmatched }, confirmed) {
			const missing = unmatched.map(({ address, answers }) => {
				const text = `Citations: Engines cited ${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_8__.h0)(address, _report_words_words_js__WEBPACK_IMPORTED_MODULE_5__.xt)} in ${(0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_4__.pq)(answers, "answer")}, and no page has this address.`;
				return (0, _report_document_checks_js__WEBPACK_IMPORTED_MODULE_7__.z6)("warn", text, "Redirect it to a page that answers.");
			});
			const citedOwners = (0, _owners_cited_pages_js__WEBPACK_IMPORTED_MODULE_2__.px)(located);
			const uncited = confirmed.flatMap(({ keyword, path }) => {
				const cited = citedOwners.get(keyword);
				const isCited = located.some((each) => each.keyword === keyword && each.path === path);
				if (cited === undefined || isCited) return [];
				const [own, other] = [(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_8__.h0)(path, _report_words_words_js__WEBPACK_IMPORTED_MODULE_5__.xt), (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_8__.h0)(cited.name, _report_words_words_js__WEBPACK_IMPORTED_MODULE_5__.xt)];
				const text = `Owner of “${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_8__.h0)(keyword, _report_words_words_js__WEBPACK_IMPORTED_MODULE_5__.xt)}”: Engines cited ${other} in ${(0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_4__.pq)(cited.answers, "answer")}, and never ${own}.`;
				return [(0, _report_document_checks_js__WEBPACK_IMPORTED_MODULE_7__.z6)("report", text, (0, _lib_keyword_line_js__WEBPACK_IMPORTED_MODULE_9__.n)({
					keyword,
					owner: { path: cited.name }
				}))];
			});
			return [missing, uncited].flatMap((checks) => (0, _report_document_checks_js__WEBPACK_IMPORTED_MODULE_7__.L7)(checks, MAX_CITED_LINES, "Citations"));
		}
	}),
	42174: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => askUntilRight,
			U: () => pick,
			createPrompts: () => createPrompts
		});
		var _clack_prompts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26170);
		var _inputs_given_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76100);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68989);
		function createPrompts(input, output, signal) {
			const common = {
				input,
				output,
				signal
			};
			return {
				async line(message, initial) {
					return read(await (0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.Qq)({
						...common,
						message,
						placeholder: initial,
						defaultValue: initial
					}));
				},
				async edit(message, initial) {
					const answer = await (0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.c1)({
						...common,
						message: `${message} (Tab, then Enter, to go on)`,
						initialValue: initial.join("\n"),
						showSubmit: true
					});
					return read(answer).split("\n").filter((line) => line.trim() !== "");
				},
				refuse: (why) => void output.write(`${why}\n`)
			};
		}
		async function askUntilRight(prompts, ask, accept) {
			let answer;
			for (;;) {
				answer = await ask(answer);
				try {
					return await accept(answer);
				} catch (error) {
					if (!(error instanceof _inputs_given_values_js__WEBPACK_IMPORTED_MODULE_1__.aV)) throw error;
					for (const { given, allowed } of error.problems) prompts.refuse(given ? `Got "${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(given, 100)}"; expected ${allowed}.` : `Expected ${allowed}.`);
				}
			}
		}
		function pick(prompts, message, choices) {
			const keys = Object.keys(choices);
			const labels = Object.entries(choices).map(([key, label]) => `${key}  ${label}`);
			const lines = [
				message,
				...labels,
				`Enter means ${keys[0]}.`
			].join("\n");
			return askUntilRight(prompts, () => prompts.line(lines, ""), (line) => {
				const key = line.trim().toLowerCase() || keys[0];
				if (key !== undefined && keys.includes(key)) return key;
				throw new _inputs_given_values_js__WEBPACK_IMPORTED_MODULE_1__.aV([{
					input: "answer",
					given: line,
					allowed: `one of ${keys.join(", ")}`
				}]);
			});
		}
		function read(answer) {
			if (typeof answer === "symbol") throw new DOMException("stopped", "AbortError");
			return answer ?? "";
		}
	}),
	7826: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => proposeOwners,
			C: () => proposeCited
		});
		var _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1902);
		var _owners_cited_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48929);
		var _owners_owner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53314);
		var _owners_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65704);
		var _propose_questions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42513);
		function proposeOwners(pages, keywords, { language, brand }) {
			const titled = Map.groupBy((0, _propose_questions_js__WEBPACK_IMPORTED_MODULE_4__.PE)(pages, brand), ({ keyword }) => keyword);
			const guesses = (0, _owners_scan_js__WEBPACK_IMPORTED_MODULE_3__.z1)(keywords, language).nameOwners(pages.filter(_propose_questions_js__WEBPACK_IMPORTED_MODULE_4__.hS), []);
			return keywords.map((keyword, index) => {
				const named = guesses[index];
				const guess = named && {
					owner: (0, _owners_owner_js__WEBPACK_IMPORTED_MODULE_2__.ov)(named),
					fit: named.fit,
					certainty: named.certainty
				};
				const titles = (titled.get(keyword) ?? []).flatMap(({ from }) => from ?? []);
				const isGuessed = ({ path }) => path === guess?.owner.path;
				const [owner] = titles.toSorted((one, other) => (0, _propose_questions_js__WEBPACK_IMPORTED_MODULE_4__.d1)(one) - (0, _propose_questions_js__WEBPACK_IMPORTED_MODULE_4__.d1)(other) || Number(isGuessed(other)) - Number(isGuessed(one)));
				if (owner === undefined || !(0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_0__.nH)(keyword, owner)) {
					return guess && (0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_0__.nH)(keyword, guess.owner) ? guess : undefined;
				}
				return {
					owner,
					fit: 1,
					certainty: titles.length === 1 && isGuessed(owner) ? "named" : "guessed"
				};
			});
		}
		const MAX_CITED = 20;
		function proposeCited(citations) {
			const proposed = Array.from((0, _owners_cited_pages_js__WEBPACK_IMPORTED_MODULE_1__.px)(citations), ([keyword, { name: path, answers }]) => ({
				keyword,
				proposed: {
					owner: { path },
					fit: 1,
					certainty: "cited",
					answers
				}
			}));
			const writable = proposed.filter(({ keyword, proposed }) => (0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_0__.nH)(keyword, proposed.owner));
			return writable.toSorted((a, b) => b.proposed.answers - a.proposed.answers).slice(0, MAX_CITED);
		}
	}),
	42513: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C3: () => dropRepeated,
			D2: () => askAbout,
			PE: () => proposeFromPages,
			XA: () => orderByTask,
			d1: () => depthOf,
			gV: () => MIN_ASKED,
			hS: () => isReadable,
			zi: () => proposeFromQueries
		});
		var _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1902);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94869);
		var _owners_name_fit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83100);
		var _owners_owner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53314);
		var _sites_corpus_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76644);
		var _sites_count_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93876);
		var _propose_site_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32197);
		const MIN_CHARACTERS = 4;
		const MAX_CHARACTERS = 90;
		const MIN_WORDS_WITHOUT_BRAND = 4;
		const MIN_SHARE = .01;
		const FOR_CONTRIBUTORS = /(?:^|\/)(?:HACKING|SKILLS?|AGENTS|CLAUDE|RELEASING|MAINTAINERS|DEVELOPING|DEVELOPMENT|SECURITY|SUPPORT|AUTHORS)(?:[-_.][\w-]+)?\.\w+$/;
		const ABOUT_PROJECT = /(?:^|\/)_?(?:contribut\w*(?:-\w+)*|governance|code[-_]of[-_]conduct|hacking|releasing|maintainers|changelog|credits|acknowledge?ments|thanks|roadmap|history|maintaining|ecosystem|team|legal|licens\w+|privacy[\w-]*|terms[\w-]*|imprint|404|press|brand(?:ing)?|logo|company|hiring[\w-]*|careers|jobs|donat\w+|sponsors?|community|security-polic\w+)(?:[./]|$)/i;
		const OLD = /(?:^|\/)(?:\d{4}-\d\d-\d\d-|(?:_releases|versioned_docs|version-[\d.]+|v?\d+\.(?:\d+|x)(?:\.\w+)?)\/)/;
		const PROFILES = /(?:^|\/)(?:agency|agencies|customers?|clients?|partners?|case-stud(?:y|ies)|success-stories|testimonials|showcase|adopters|people|authors|team|speakers)\//i;
		const REFERENCE = /\sapi: |\s(?:api|cli|command) reference$|^(?:install|set).* (?:build|development) environment$/i;
		const ORDINARY = /^(?:home|index|introduction|(?:\w+ )?overview|welcome.*|readme|about.*|contact.*|frequently asked questions|faqs?|changelog|releases?|news|blog|licens\w+|contribut\w+|community|support|help|glossary|references?|api(?: reference)?|resources|examples?|usage|guides?|docs|documentation|configuration|settings|features?|concepts|basics|advanced|accounts?|products?|options|general|architecture|internals|administration|comparisons?|platforms|tools|how it works|(?:\w+ )?videos|\w+ page|.*\bnot found|404.*|privacy.*|terms.*|search.*)$/i;
		const READER_TASKS = [
			/\bdownloads?$|\b(?:install(?:ing|ation)?|set(?:ting)?[ -]up|self[ -]host(?:ed|ing))\b/i,
			/\b(?:quick[ -]?start|get(?:ting)?[ -]started|first steps|tutorial)\b/i,
			/\b(?:pricing|prices|plans|subscriptions?|free (?:plan|tier|trial))\b/i,
			/\b(?:(?:vs|versus)\b(?! code)|alternatives$|alternatives to\b|compar(?:ed to|ing|isons?)\b)/i,
			/\b(?:migrat(?:e|ing|ions?)|upgrad(?:e|ing)|(?:import|switch|mov|com)(?:e|ing)? (?:data )?from)\b/i,
			/^(?:what (?:is|are)|why)\b/i
		];
		const FIRST_STEPS = /^(?:(?:install(?:ing|ation)?|set(?:ting)?[ -]?up|and) ?)+$|^(?:quick[ -]?start|get(?:ting)?[ -]started)$/i;
		function proposeFromPages(pages, brand, links = new Map()) {
			const linksTo = ({ path }) => links.get(path) ?? 0;
			const own = pages.filter(isForReaders).toSorted((a, b) => linksTo(b) - linksTo(a) || depthOf(a) - depthOf(b));
			const outermost = Math.min(...own.map(depthOf));
			const inside = own.filter((page) => depthOf(page) > outermost || !isIndex(page));
			const products = findProducts(own);
			return inside.flatMap(({ path, content: { title } }) => {
				const isNamed = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.zN)(title).includes((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.zN)(brand));
				return toCandidates({ path }, title, isNamed ? brand : nameProduct(path, products, brand));
			});
		}
		function findProducts(pages) {
			const steps = pages.filter(({ content }) => FIRST_STEPS.test(content.title));
			const alike = Map.groupBy(steps, ({ content }) => (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.zN)(content.title));
			const folders = [...alike.values()].flatMap((group) => {
				const paths = group.map(({ path }) => path.split("/"));
				const start = paths[0]?.findIndex((part, depth) => paths.some((path) => path[depth] !== part)) ?? 0;
				const parts = paths.filter((path) => path.length > start + 1).map((path) => path.slice(0, start + 1));
				const named = parts.filter((part) => !ORDINARY.test((0, _owners_name_fit_js__WEBPACK_IMPORTED_MODULE_6__.gA)(part.at(-1) ?? "")));
				return named.length < paths.length ? [] : named.map((part) => `${part.join("/")}/`);
			});
			return folders.filter((folder, _, all) => !all.some((other) => other !== folder && folder.startsWith(other)));
		}
		function nameProduct(path, products, brand) {
			const folder = products.find((product) => path.startsWith(product))?.split("/").at(-2);
			const names = [folder ?? "", ...path.split("/").slice(0, -1)].map(_owners_name_fit_js__WEBPACK_IMPORTED_MODULE_6__.gA);
			const name = names.find((each) => (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.zN)(each).startsWith(`${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.zN)(brand)} `)) ?? names[0] ?? "";
			if ((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.zN)(brand).includes((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.zN)(name))) return brand;
			const words = name.replace(/(?<!\S)\p{Ll}/gu, (letter) => letter.toUpperCase());
			return `${brand} ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.zN)(name).startsWith((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.zN)(brand)) ? words.slice(brand.length + 1) : words}`;
		}
		function orderByTask(candidates) {
			const byLength = candidates.toSorted((a, b) => countWords(a.keyword) - countWords(b.keyword));
			const first = READER_TASKS.flatMap((task) => byLength.find((each) => each.task === task) ?? []);
			return [...new Set([...first, ...candidates])];
		}
		function countWords(text) {
			return text.split(/\s+/).length;
		}
		const MIN_WORDS_WITH_COMPONENTS = 40;
		function isReadable({ path, content: { passages } }) {
			if (!path.endsWith(".mdx")) return true;
			const words = passages.reduce((sum, { text }) => sum + countWords(text), 0);
			return words >= MIN_WORDS_WITH_COMPONENTS;
		}
		function isForReaders(page) {
			const { path } = page;
			return (0, _sites_corpus_js__WEBPACK_IMPORTED_MODULE_2__.NP)(page) && isReadable(page) && !(0, _owners_owner_js__WEBPACK_IMPORTED_MODULE_1__.Ms)(path) && ![
				FOR_CONTRIBUTORS,
				ABOUT_PROJECT,
				PROFILES,
				OLD
			].some((each) => each.test(path));
		}
		function depthOf({ path }) {
			return path.split("/").length;
		}
		function isIndex({ path }) {
			return /(?:^|\/)(?:_?index|readme|home)\.\w+$/i.test(path);
		}
		function toCandidates(from, title, brand) {
			const name = withoutSiteName(clean(title), brand);
			const withoutBrand = name.replace(`${brand} `, "");
			if (REFERENCE.test(name) || ORDINARY.test(withoutBrand) || (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.zN)(brand).endsWith((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.zN)((0, _propose_site_js__WEBPACK_IMPORTED_MODULE_4__.hA)(name)))) return [];
			const keyword = nameIn(name, brand);
			const names = `${name} ${(0, _sites_count_links_js__WEBPACK_IMPORTED_MODULE_3__.R)(from.path).replace(/[-_]/g, " ")}`;
			const task = READER_TASKS.find((each) => each.test(names));
			return isUsable(keyword) ? [{
				keyword,
				from,
				task
			}] : [];
		}
		function proposeFromQueries(queries, brand) {
			const all = queries.reduce((sum, { impressions }) => sum + impressions, 0);
			const candidates = [];
			const dropped = {
				rare: [],
				unusable: [],
				unowned: []
			};
			for (const { query, impressions } of queries) {
				const keyword = clean(query);
				if (impressions < MIN_SHARE * all) dropped.rare.push(query);
				else if ((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.zN)(keyword) === (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.zN)(brand) || !isUsable(keyword)) dropped.unusable.push(query);
				else candidates.push({
					keyword,
					from: undefined
				});
			}
			return {
				candidates,
				dropped
			};
		}
		const MIN_ASKED = 20;
		const MAX_COMPETITORS = 2;
		const QUESTIONS = `the best _
the best free _
the best open-source _
the cheapest _
the most popular _
the most reliable _
the most secure _
the best-rated _
the best _ with a free plan
the best _ with good support
the best _ with an API
the best _ on a small budget
the easiest _ to set up
the best _ that small teams use
the best _ that startups use
the best _ that large companies use
the _ that experts recommend
how to choose the right _
reviews of the best _
the prices of the best _`;
		function askAbout(category, competitors) {
			const rivals = competitors.slice(0, MAX_COMPETITORS).map((name) => `${name} alternatives`);
			return [...QUESTIONS.replaceAll("_", () => category).split("\n"), ...rivals];
		}
		function dropRepeated(candidates) {
			const byKeyword = Map.groupBy(candidates, ({ keyword }) => (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.zN)(keyword));
			return [...byKeyword.values()].flatMap(([first]) => first ?? []);
		}
		const ACTION = /^((?:add|build|com|configur|connect|creat|custom[is]z|deploy|export|gett|import|install|integrat|manag|migrat|mov|runn|sett|test|track|upgrad|us|work|writ)ing|add|configure|connect|create|download|enable|get|install|integrate|manage|migrate|set up|use) (\S+)/i;
		function nameIn(title, brand) {
			const isClear = title.endsWith("?") || countWords(title) >= MIN_WORDS_WITHOUT_BRAND;
			if (isClear || (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.zN)(title).includes((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.zN)(brand))) return title;
			const [, verb = "", next = ""] = ACTION.exec(title) ?? [];
			if (verb === "") return `${brand} ${title}`;
			if (/^(?:with|on|to|in)$/i.test(next)) return title.replace(verb, `${verb} ${brand}`);
			return `${title} ${next.toLowerCase() === "from" ? "to" : "with"} ${brand}`;
		}
		function withoutSiteName(title, brand) {
			const [first = "", ...rest] = title.split(/(?<!\s)\s+[|–—·-]\s+/);
			const last = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.zN)(rest.at(-1) ?? "");
			const names = [
				(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.zN)(brand),
				"docs",
				"documentation"
			];
			return names.some((name) => last.includes(name)) ? [first, ...rest.slice(0, -1)].join(" ") : title;
		}
		function clean(text) {
			return (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.OX)(text).replace(/<[^<>]*>|\{#[^{}]*\}|[`*©®™]|\p{Extended_Pictographic}\uFE0F?/gu, "").replace(/^#*\s*(?:\d+(?:\.\d+)*[.)]\s+|\d+(?:\.\d+)+\s+)?/, "").replace(/\s+/g, " ").trim();
		}
		function isUsable(keyword) {
			if (keyword.length < MIN_CHARACTERS || keyword.length > MAX_CHARACTERS) return false;
			if (/\$\{\{|^https?:|^www\.|^site:|[{}]/i.test(keyword) || !/\p{L}{2}/u.test(keyword)) return false;
			const reading = (0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_0__.Xv)(`${keyword}\n#`);
			const [read, ...others] = "keywords" in reading ? reading.keywords : [];
			return read?.keyword === keyword && read.questions.length === 0 && others.length === 0;
		}
	}),
	32197: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d1: () => readLanguage,
			hA: () => withoutSiteWords,
			ur: () => proposeSite
		});
		var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53916);
		var tldts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20935);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94869);
		var _lib_web_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73530);
		var _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7325);
		var _sites_generators_generators_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44813);
		var _sites_generators_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84413);
		var _sites_language_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74285);
		function proposeSite(evidence) {
			const { sites, pages } = evidence;
			const published = sites.flatMap((site) => {
				const named = known(() => site.generator.listFolders(site)) ?? [];
				const folders = named.filter((folder) => pages.some((path) => (0, _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_2__.UO)(path, folder)));
				return folders.length > 0 ? {
					site,
					folders
				} : [];
			});
			const allFolders = published.flatMap(({ folders }) => folders);
			const site = published[0]?.site ?? sites[0];
			return {
				brand: proposeBrand(evidence),
				content: proposeContent(allFolders, pages),
				siteUrl: proposeUrls(evidence, published),
				language: readLanguage(known(() => site && (0, _sites_generators_generators_js__WEBPACK_IMPORTED_MODULE_3__.zH)(site, "language"))) ?? evidence.pageLanguage
			};
		}
		function known(read) {
			try {
				return read();
			} catch (error) {
				if (error instanceof _sites_generators_settings_js__WEBPACK_IMPORTED_MODULE_4__.v8) return undefined;
				throw error;
			}
		}
		function proposeContent(folders, pages) {
			const isInside = (path) => folders.some((folder) => (0, _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_2__.UO)(path, folder));
			if (folders.length === 0 || folders.includes("") || pages.every(isInside)) return [];
			return folders.filter(isPlain).map((folder) => `${folder}/**`);
		}
		function isPlain(folder) {
			return /^[\w][\w ./-]*$/.test(folder);
		}
		function proposeUrls({ cname, package: { homepage } = {} }, published) {
			return published.flatMap(({ site, folders }) => {
				const url = rootUrl(known(() => (0, _sites_generators_generators_js__WEBPACK_IMPORTED_MODULE_3__.zH)(site, "url"))) ?? findHome(cname, homepage);
				if (url === undefined) return [];
				const plain = folders.filter((folder) => folder === "" || isPlain(folder));
				return plain.map((folder) => `${folder === "" ? "" : `${folder} = `}${url.origin}`);
			});
		}
		function findHome(cname = "", homepage = "") {
			const isHost = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(cname.trim());
			const isCodeHost = /\/\/(?:www\.)?(?:github|gitlab|npmjs)\.com\//.test(homepage);
			return rootUrl(isHost ? `https://${cname.trim()}` : "") ?? (isCodeHost ? undefined : rootUrl(homepage));
		}
		function rootUrl(text) {
			const url = text === undefined ? null : URL.parse(text);
			if (url === null || !/^https?:$/.test(url.protocol) || isPlaceholder(url.hostname)) return undefined;
			return /[{}\s]/.test((0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_6__.HD)(url.pathname)) ? undefined : url;
		}
		function isPlaceholder(host) {
			return /^(?:localhost|127\.|.*(?:your-|yourdomain|your_)|example\.(?:com|org|net)$)/.test(host);
		}
		const SITE_WORDS = "docs?|documentation|web ?site|site|blog|developers?|handbook|manual|guide|user guide|reference|help(?: center)?|wiki|文档|文檔|手册|ドキュメント|문서";
		const LAST_WORDS = new RegExp(`(?<![\\s\\-_:|/–—])[\\s\\-_:|/–—]*(?<=[\\s\\-_:|/–—]|[^\\x00-\\x7F]|(?=[^\\x00-\\x7F]))(?:${SITE_WORDS})$`, "i");
		const NO_BRAND = new RegExp(`^(?:${SITE_WORDS}|web|www|home|app|frontend|monorepo|root|main|my[- ]?(?:site|website|project|docs)|example|todo|your .*)$`, "i");
		function proposeBrand({ sites, repository = "", package: { name, homepage } = {}, cname, titles }) {
			const titled = sites.map((site) => cleanBrand(known(() => (0, _sites_generators_generators_js__WEBPACK_IMPORTED_MODULE_3__.zH)(site, "title")) ?? ""));
			const [owner = "", project = ""] = repository.split("/");
			const urls = [...sites.map((site) => rootUrl(known(() => (0, _sites_generators_generators_js__WEBPACK_IMPORTED_MODULE_3__.zH)(site, "url")))), findHome(cname, homepage)];
			const domains = urls.map((url) => (0, tldts__WEBPACK_IMPORTED_MODULE_1__.qg)(url?.hostname ?? "", { allowPrivateDomains: true }));
			const hosts = domains.map((each) => each.isPrivate ? "" : each.domainWithoutSuffix ?? "");
			const slugs = [
				project.replace(/\.github\.io$/i, ""),
				...hosts,
				owner,
				(0, node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(name ?? "")
			];
			const names = [...titled, ...slugs.map((slug) => writeBrand(cleanBrand(slug), titles))];
			return names.find((each) => each !== "" && !NO_BRAND.test(each)) ?? "";
		}
		const SLUG_END = /[-_.](?:next|new|old|v\d+|beta|main|src|core|oss|org|io|com|dev|net|app|page|pages|rs|js|py|software|support|learn|help)$|(?<=^[\w-]{3,60})(?:server|project|labs|lang|hq|app)$/i;
		function writeBrand(slug, titles) {
			const name = slug.replace(SLUG_END, "");
			const isSame = (word) => (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_7__.zN)(word) === (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_7__.zN)(name) && /\p{Lu}/u.test(word);
			return titles.flatMap((title) => title.split(/[^\p{L}\p{N}.-]+/u)).find(isSame) ?? name;
		}
		function cleanBrand(title) {
			const parts = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_7__.OX)(title).split(/ [|–—·-] |: /);
			const name = parts.find((part) => !NO_BRAND.test(part.trim())) ?? "";
			if (name.length > 60 || /[{}<>$]/.test(title)) return "";
			return withoutSiteWords(name).replace(/^@/, "").replace(/['’]s$/, "").trim();
		}
		function withoutSiteWords(name) {
			const shorter = name.replace(LAST_WORDS, "");
			return shorter === name || shorter === "" ? name : withoutSiteWords(shorter);
		}
		function readLanguage(text) {
			const tag = (0, _sites_language_js__WEBPACK_IMPORTED_MODULE_5__.FA)(text);
			return tag !== undefined && ["zh", "pt"].includes(tag.language) ? tag.baseName : tag?.language;
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
	}),
	79636: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L7: () => limitChecks,
			dD: () => checkParts,
			z6: () => check
		});
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68989);
		const LINE_LENGTH = 2e3;
		function check(mark, text, todo = "") {
			return {
				mark,
				text: (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text, LINE_LENGTH),
				todo: (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__.h0)(todo, LINE_LENGTH)
			};
		}
		function limitChecks(checks, max, subject) {
			const rest = checks.length - max;
			if (rest <= 0) return checks;
			return [...checks.slice(0, max), check("report", `${subject}: ${rest} more are like these.`)];
		}
		function checkParts(checks) {
			const count = (mark) => checks.filter((each) => each.mark === mark).length;
			return [checks.flatMap(({ mark, text, todo }) => [checkLine(mark, text), ...todo === "" ? [] : [{
				kind: "list",
				items: [[todo]]
			}]]), [summarizeChecks(count("fail"), count("warn"))]];
		}
		function summarizeChecks(failures, warnings) {
			if (failures > 0) return checkLine("fail", `The gate cannot run: ${failures} ✗ to correct.`);
			if (warnings > 0) return checkLine("warn", `The gate can run. ${warnings} ! to look at.`);
			return checkLine("pass", "The gate can run.");
		}
		function checkLine(mark, text) {
			return {
				kind: "heading",
				mark,
				text: [text]
			};
		}
	}),
	93876: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => nameOfFile,
			x: () => countLinks
		});
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13963);
		const MAX_BYTES = 2e5;
		const LINK = /\]\(\s*<?([^)\s>]+)|\b(?:href|to|link)\s*[=:]\s*["']([^"'\s]+)|\{[{%][<%]?\s*(?:rel)?(?:ref|link|post_url)\s+"?([^"\s]+)|^\[[^\]\n]+\]:\s+(\S+)/gm;
		async function countLinks(folder, pages) {
			const counts = new Map();
			for (const { path } of pages) {
				const file = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_0__.EW)(folder, path, MAX_BYTES).catch(() => undefined);
				const text = file !== undefined && "text" in file ? file.text : "";
				const targets = [...text.matchAll(LINK)].map((match) => match.slice(1).find(Boolean) ?? "");
				const internal = targets.filter((target) => !/^(?:[a-z]+:|\/\/|#)/i.test(target));
				const names = new Set(internal.map(nameOfFile));
				names.delete(nameOfFile(path));
				for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
			}
			return new Map(pages.map(({ path }) => [path, counts.get(nameOfFile(path)) ?? 0]));
		}
		const INDEX = /^(?:_?index|readme|page|docs|chapter)\.\w+$/i;
		function nameOfFile(path) {
			const [address = ""] = path.split(/[#?]/, 1);
			const parts = address.split("/").filter((part) => part !== "");
			const isIndex = parts.length > 1 && INDEX.test(parts.at(-1) ?? "");
			const name = parts.at(isIndex ? -2 : -1) ?? "";
			return name.replace(/\.(?:mdx?|markdown|html?)$/i, "").replace(/^\d+[.\-_](?=\D)/, "").toLowerCase();
		}
	})
};
;
