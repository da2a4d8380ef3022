"use strict";
exports.id = "hosts-cli-init-init";
exports.ids = ["hosts-cli-init-init"];
exports.modules = { 63213: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { init: () => init });
	var promises_ = __webpack_require__(51455);
	var external_node_path_ = __webpack_require__(76760);
	var config = __webpack_require__(83994);
	var unknown_names = __webpack_require__(84771);
	var workflow = __webpack_require__(96349);
	;
	function filesFor(chosen) {
		return [
			{
				path: unknown_names.tF,
				render: config.Xs
			},
			...chosen.includes("gate") ? [{
				path: workflow.A8,
				render: workflow.cn
			}] : [],
			...chosen.some((purpose) => purpose !== "gate") ? [{
				path: workflow.qs,
				render: workflow.s4
			}] : []
		];
	}
	var lib_text = __webpack_require__(94869);
	var language = __webpack_require__(74285);
	;
	function proposeSite(evidence) {
		const { configs, pages } = evidence;
		const generator = configs.find((config) => config.generator !== undefined);
		const roots = (generator?.roots ?? []).filter(({ folder }) => countIn(pages, folder) > 0);
		const folders = roots.length > 0 ? roots.map(({ folder }) => folder) : findDocumentation(pages);
		return {
			...proposeBrand(evidence),
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
	const SITE_WORDS = "docs?|documentation|web ?site|site|blog|developers?|handbook|manual|guide|user guide|reference|help(?: center)?|wiki|文档|文檔|手册|ドキュメント|문서";
	const LAST_WORDS = new RegExp(`(?<![\\s\\-_:|/–—])[\\s\\-_:|/–—]*(?<=[\\s\\-_:|/–—]|[^\\x00-\\x7F]|(?=[^\\x00-\\x7F]))(?:${SITE_WORDS})$`, "i");
	const NO_BRAND = new RegExp(`^(?:${SITE_WORDS}|web|www|home|app|frontend|monorepo|root|main|my[- ]?(?:site|website|project|docs)|example|todo|your .*)$`, "i");
	function proposeBrand({ configs, repository = "", folderName, texts = [] }) {
		const isBrand = (name) => name !== "" && !NO_BRAND.test(name);
		const titles = configs.filter(({ generator }) => generator !== undefined).map(({ title = "" }) => title);
		const titled = titles.map(cleanBrand).find(isBrand);
		if (titled !== undefined) return {
			brand: titled,
			isBrandSure: true
		};
		const [owner = "", name = ""] = repository.split("/");
		const others = configs.filter(({ generator }) => generator === undefined).map(({ title = "" }) => title);
		const slugs = [
			name.replace(/\.github\.io$/i, ""),
			owner,
			...others,
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
	var posix_ = __webpack_require__(53916);
	var scan = __webpack_require__(65704);
	var folder_rules = __webpack_require__(7325);
	var read_pages = __webpack_require__(59690);
	var selection = __webpack_require__(78698);
	var work_tree = __webpack_require__(8767);
	var propose_owners = __webpack_require__(96569);
	var common_words = __webpack_require__(54715);
	var keywords = __webpack_require__(1902);
	var owner = __webpack_require__(90872);
	var corpus = __webpack_require__(13634);
	;
	const SPECIAL_TITLES = [
		[/^(?:installation|install|installing|setup|set-?up|setting up|download|how to install)(?: guide| instructions)?$/i, "How do I install BRAND?"],
		[/^(?:(?:getting|get) started|quick ?-?start(?: guide)?|first steps|your first steps)$/i, "How do I get started with BRAND?"],
		[/^(?:pricing|prices|(?:pricing )?plans(?: and pricing)?)$/i, "How much does BRAND cost?"],
		[/^(?:why|why use) (?!not)\S+\??$/i, "Why should I use BRAND?"],
		[/^(?:use cases?)$/i, "What is BRAND used for?"],
		[/^(?:self-?hosting|self-hosted)$/i, "How do I host BRAND myself?"],
		[/^(?:upgrading|upgrade(?: guide)?|upgrades)$/i, "How do I upgrade BRAND?"],
		[/^(?:uninstall|uninstalling|uninstallation)$/i, "How do I uninstall BRAND?"]
	];
	const ORDINARY = new RegExp(`^(?:(?:the|our|more|other|additional|advanced|basic|basics of|general|common|full|complete|detailed|quick|key) )*(?:${[
		"home( ?page)?|index|main page|introduction(?: to .*)?|intro|overview|welcome.*|readme|about.*|contact.*|faqs?",
		"frequently asked questions|questions?|q ?(?:&|and) ?a|change ?log|release notes.*|releases?|what.?s new.*|news|blog|license|licensing",
		"contribut(?:e|ing|ors?).*|community.*|support|help|glossary|references?|(?:rest |http |js |javascript )?api(?: reference)?|resources?|links|see also",
		"next steps?|what.?s next.*|where to go next|further reading|examples?|usage|use|options?|parameters?|arguments?|notes?|remarks?",
		"summary|conclusion|prerequisites|(?:system )?requirements|troubleshooting|search.*|404.*|(?:page )?not found|privacy.*|terms.*",
		"imprint|impressum|sitemap|tags?|categories|toc|table of contents|credits|team|sponsors?|authors?|acknowledg\\w+|thanks.*|untitled",
		"todo|tutorials?|(?:user |developer |dev |style )?guides?|docs|documentation|before you begin|learn more|related.*|description",
		"syntax|demo|details|configuration|settings|features?|concepts?|basics|essentials|fundamentals|internals|architecture|background",
		"definition|definitions|motivation|goals?|properties|methods|events?|types?|functions?|classes|variables|commands?|returns?",
		"errors?|exceptions?|limitations?|caveats|known issues|roadmap|status|misc(?:ellaneous)?|other|advanced|recap|appendix|partners?",
		"code of conduct|security policy|events|jobs|careers|press|brand(?:ing)?|assets|media|videos?|podcasts?|newsletter|showcase|themes?",
		"best practices|tips(?: (?:and|&) tricks)?|how (?:it|this) works|how to use (?:it|this).*|step \\d.*|part \\d.*|chapter \\d.*",
		"get(?:ting)? (?:help|support|in touch|involved)|cookbook|recipes?|cheat ?sheets?|quick reference|templates?|integrations?|plugins?|extensions?|tools?|tooling",
		"startseite|übersicht|überblick|einleitung|einführung|willkommen.*|über uns|kontakt|datenschutz.*|häufige fragen|glossar",
		"accueil|présentation|à propos.*|mentions légales|sommaire|glossaire|foire aux questions|remerciements|bienvenue.*|communauté",
		"introducción|acerca de.*|contacto|aviso legal|preguntas frecuentes|agradecimientos|bienvenid[oa]s?.*|comunidad|glosario|resumen",
		"introdução|sobre|contato|perguntas frequentes|bem-vindo.*|comunidade|introduzione|panoramica|chi siamo|contatti|benvenut[oi].*",
		"inleiding|overzicht|over ons|welkom.*|veelgestelde vragen|概要|目次|ホーム|用語集|よくある(?:質問|ご質問)|お問い合わせ|利用規約|プライバシーポリシー",
		"введение|обзор|главная|о нас|контакты|глоссарий|частые вопросы|wstęp|wprowadzenie|strona główna|o nas|kontakt|najczęstsze pytania",
		"(?:产品|项目|系统|应用)?(?:简介|介绍|概述|概览)|目录|首页|(?:教学)?视频(?:教程)?|写在前面|前言|关于文档|常见问题|常见问答|词汇表|术语表|联系我们|关于我们|簡介|介紹|目錄|首頁|常見問題|聯絡我們|소개|개요|목차|자주 묻는 질문|용어집|문의하기"
	].join("|")})$`, "i");
	const BOILERPLATE = /\b(?:privacy|policy|legal|trademarks?|law enforcement|donat\w+|sponsor\w*|subscriber agreement|videos?|archives?|newsletters?|jobs|survey|(?:help|contact) (?:&|and) support|security issues?|hackathons?|meetups?|conference|translations?|logos?|press|annual report|updates)$|^(?:privacy|donate|sponsor|announcing|next steps)\b|\b(?:legal|law enforcement|videos?)\b/i;
	function isOrdinaryTitle(title) {
		const name = title.trim().replace(/(?<![.:!])[.:!]+$/, "");
		return ORDINARY.test(name) || / (?:overview|glossary)$/i.test(name) || BOILERPLATE.test(name);
	}
	;
	const VERBS = setOf(`
  accept activate add adjust allow analyze apply archive assign attach authenticate authorize automate avoid back boost bundle bypass
  calculate capture check choose clear collect combine compare compile compose configure confirm connect contribute convert
  create customize debug declare define delete deploy describe detect determine develop diagnose disable discover edit embed
  enable encrypt enforce ensure exclude execute expand expire expose extend fetch find fix generate get handle hide identify ignore
  implement improve include increase initialize inspect install integrate invite invoke join keep localize locate make manage maintain
  merge migrate minimize modify move navigate observe obtain optimize organize override parse pay perform persist preload
  prepare prevent protect provide provision read receive recover redirect reduce refresh register remove rename renew
  replace replicate require resolve restart restore restrict retrieve revoke save scale select send serve set setup
  show simulate skip specify stop subscribe translate troubleshoot uninstall unlock unsubscribe use validate verify visualize write`);
	const NOUNS = setOf(`
  build call change check control copy debug download export filter force format group host import index link list load log map
  mock monitor name order package pass preview profile publish query record release report request reset return rotate route run
  schedule search share sign sort split start store style switch sync tag test track transfer update upgrade upload version view wrap`);
	const OBJECT = /^(?:an?|the|your|my|all|multiple|several|new|existing|custom)$/i;
	function readVerb(first, [second = "", ...rest]) {
		const lower = first.toLowerCase();
		const stem = lower.endsWith("ing") ? lower.slice(0, -3) : undefined;
		const forms = stem === undefined ? [lower] : [
			`${stem}e`,
			stem,
			stem.slice(0, -1)
		];
		if (stem !== undefined && !isObject(second, rest)) return undefined;
		const isVerb = (form) => NOUNS.has(form) || stem !== undefined && (0, common_words.L)(form);
		const hasObject = OBJECT.test(second) || rest.some((word) => /^your$/i.test(word));
		const verb = forms.find((form) => VERBS.has(form) || hasObject && isVerb(form));
		return verb === "setup" ? "set up" : verb;
	}
	function isObject(second, rest) {
		return rest.length > 0 || /[^s]s$/.test(second) || /^\p{Lu}/u.test(second) && !(0, common_words.L)(second);
	}
	function setOf(words) {
		return new Set(words.trim().split(/\s+/));
	}
	;
	const MOST_WORDS = 12;
	const FEWEST_WORDS_ASKED = 4;
	const FEWEST_WORDS_ALONE = 4;
	const FEWEST_UNSPACED_ALONE = 8;
	const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
	const DATED = /\b(?:19|20)\d{2}\b|\bv?\d+(?:\.\d+)+|\bv\d+\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\s+\d/i;
	const CODE = /[(){}[\]<>=\\|$@#^~;:]|__|\w_\w|^[-./]|^[a-z]+[A-Z]\w*$|[a-z]\.[A-Z]|\.(?:[cm]?[jt]sx?|ya?ml|json|toml|py|rs|go|sh|html?|css|env|md)\b/;
	const QUESTION = /^(?:how|what|why|when|where|which|who|can|could|do|does|is|are|should|will)\s/i;
	const STATEMENTS = [
		[/^how to (.+)$/i, "How do I $1"],
		[/^how (\S+(?: \S+){0,2}) works$/i, "How does $1 work"],
		[/^how (\S+(?: \S+){0,2}) work$/i, "How do $1 work"],
		[/^why (.{1,60}?) should (.+)$/i, "Why should $1 $2"],
		[/^why use (.+)$/i, "Why should I use $1"],
		[/^((?:what|who) (?:is|are|was|were) .+)$/i, "$1"],
		[/^(when to .+)$/i, "$1"]
	];
	const DANGLING = /\b(?:it|its|this|that|these|those|they|them|their|here|there|above|below|we|us|our|ours|he|she|mine|yours)\b/i;
	const NEGATIVE = /^(?:do not|don['’]?t|never|avoid|no longer|not)\b/i;
	const PRAISED = /\b(?:world['’]s|fastest|easiest|simplest|made (?:easy|simple)|reimagined)\b/i;
	function wordsOf(heading) {
		return heading.replace(/ ?\([^()]{0,60}\)$/, "").replace(/(?<![.:!?…])[.:!?…]+$/, "").replace(/^(?:all |the )+/i, "").replace(/ (?:reference|tutorial|guide|overview|introduction|explained|walkthrough|documentation)$/i, "").split(" ").filter((word) => word !== "");
	}
	function isNoSubject(heading, subject) {
		return DATED.test(heading) || isOrdinaryTitle(heading) || CODE.test(subject);
	}
	function toQuestion(heading, asked) {
		const { brand, language } = asked;
		if (language !== "en") {
			const isNone = wordsOf(heading).length > MOST_WORDS || isNoSubject(heading, heading);
			return isNone ? undefined : nameInKeyword(heading, asked);
		}
		const special = SPECIAL_TITLES.find(([title]) => title.test(heading));
		if (special !== undefined) return special[1].replace("BRAND", () => brand);
		const words = wordsOf(heading);
		if (words.length === 0 || words.length > MOST_WORDS || NEGATIVE.test(heading)) return undefined;
		if (isNoSubject(heading, words.join(" "))) return undefined;
		if (heading.endsWith("?")) return QUESTION.test(heading) ? endQuestion(words, asked) : undefined;
		const statement = STATEMENTS.find(([form]) => form.test(heading));
		if (statement !== undefined) return endQuestion(words.join(" ").replace(...statement).split(" "), asked);
		if (DANGLING.test(heading) || QUESTION.test(heading) || PRAISED.test(heading)) return undefined;
		if (/[,!]|\s[-–—/]\s|^(?:an?|on|in|for|with|from|at|by|under|about|without|between|if|as)\s/i.test(heading)) return undefined;
		return askToDo(words, asked) ?? nameInKeyword(heading, asked);
	}
	function nameInKeyword(title, { brand }) {
		const unspaced = title.match(UNSPACED)?.length;
		const isShort = unspaced === undefined ? title.split(" ").length < FEWEST_WORDS_ALONE : unspaced < FEWEST_UNSPACED_ALONE;
		return isShort && !isQuestion(title) && !namesBrand(title, { brand }) ? `${brand} ${title}` : title;
	}
	function endQuestion(words, asked) {
		const [first = "", ...rest] = words;
		const question = [first, ...rest.map((word) => word === "I" ? word : asked.inSentence(word))].join(" ").replace(/\bdo you\b/i, () => `does ${asked.brand}`);
		if (words.length < FEWEST_WORDS_ASKED && !namesBrand(question, asked)) return undefined;
		if (DANGLING.test(question) || /\bare you\b/i.test(question)) return undefined;
		return `${capitalize(question).replace(/\byour\b/gi, "my").replace(/\byou\b/gi, "I")}?`;
	}
	function askToDo([first = "", ...rest], asked) {
		const verb = readVerb(first, rest);
		if (verb === undefined || rest.length === 0) return undefined;
		const object = rest.map(asked.inSentence).join(" ").replace(/\byour\b/gi, "my").replace(/\byou\b/gi, "I");
		if (namesBrand(object, asked)) return `How do I ${verb} ${object}?`;
		if (/^from /.test(object)) return `How do I ${verb} ${object} to ${asked.brand}?`;
		if (/^(?:to|with|in|on|into|for|via|using) /.test(object)) return `How do I ${verb} ${asked.brand} ${object}?`;
		return `How do I ${verb} ${object} in ${asked.brand}?`;
	}
	function namesBrand(text, { brand }) {
		const words = (name) => name.toLowerCase().split(/[^\p{L}\p{N}+#]+/u);
		const [first = brand] = words(brand.replace(/\.js$/i, ""));
		return words(text).includes(first);
	}
	const KINDS = "tool|framework|library|platform|system|database|server|service|language|engine|app|application|software|manager|generator|toolkit|protocol|network|browser|editor|sdk|solution|runtime|compiler|proxy|bundler|formatter|linter|builder|authority|currency|assistant|agent|provider|marketplace|plugin|extension|theme|client|storage|maker|store|parser|gateway|monitor|wiki|cms|crm|saas";
	const PRAISE = /^(?:truly|incredible|great|amazing|awesome|fantastic|wonderful|best|favou?rite|nice|good|new|our|own|not|an?|right|open|source|open-source|free|simple|small|fast|modern|generic|progressive|established|highly|versatile|powerful|lightweight|flexible|popular|self-hosted|all-in-one|fully|featured|full-featured|with|the|binary)$/i;
	function findCategory(brand, text) {
		const [first = brand] = brand.split(" ");
		const names = [brand.replace(/\.js$/, ""), ...(0, common_words.L)(first) ? [] : [first]];
		const name = names.map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
		const kind = new RegExp(`\\b(?:${name})(?:\\.js)?(?: \\p{L}{2,20})?(?: ?\\([^()]{0,80}\\))? is (?:an?|the) ((?:[\\p{L}\\p{N}-]{1,30},? ){0,6}?(?:${KINDS})(?: (?:${KINDS}))*)\\b`, "iu").exec((0, lib_text.OX)(text))?.[1];
		const words = kind?.split(/, ?(?:and )?| and /).at(-1)?.split(/\s+/) ?? [];
		const own = words.slice(words.findLastIndex((word) => PRAISE.test(word)) + 1);
		return own.length < 2 ? undefined : own.slice(-4).join(" ");
	}
	function isQuestion(heading) {
		return /[?？]$|^(?:如何|怎么|怎样|为什么|comment|wie|cómo|como|come) ?(?! vs)/i.test(heading);
	}
	function capitalize(text) {
		return text.charAt(0).toUpperCase() + text.slice(1);
	}
	function askEngines(brand, category, competitors) {
		const [first, second] = competitors;
		const open = [
			...category === undefined ? [] : [`best ${category}`, ...USERS.map((users) => `best ${category} for ${users}`)],
			...competitors.map((name) => `${name} alternatives`),
			...first && second ? [`${first} or ${second}`] : []
		];
		if (brand === undefined) return open;
		const branded = [...first ? [`${brand} or ${first}`] : [], `${brand} alternatives`];
		return [...open, ...branded.slice(0, Math.floor(open.length / 3))];
	}
	function keepUnnamed(questions, brand) {
		const titles = questions.map((question) => question.slice(question.startsWith(`${brand} `) ? brand.length + 1 : 0));
		const isBranded = (question) => namesBrand(question, { brand });
		const open = titles.filter((title) => !isBranded(title));
		return [...open, ...titles.filter(isBranded).slice(0, Math.floor(open.length / 3))];
	}
	const USERS = ["small teams", "beginners"];
	;
	const FEWEST_CHARACTERS = 4;
	const MOST_CHARACTERS = 90;
	const LEAST_SHARE = .01;
	const FEW = 8;
	const MOST_OF_PAGE = 2;
	function proposeFromPages(pages, links, site) {
		const own = pages.filter((page) => (0, corpus.NP)(page) && page.content.passages.length > 0);
		const ranked = rankPages(own.filter(({ path }) => !ABOUT_PROJECT.test(path) && (!(0, owner.Ms)(path) || own.every((page) => (0, owner.Ms)(page.path)))), links, site.brand);
		const introduction = findIntroduction(ranked, site.brand);
		const asked = {
			...site,
			inSentence: createSentenceCase(own)
		};
		const aboutBrand = introduction && site.language === "en" ? [{
			keyword: `What is ${site.brand}?`,
			from: { path: introduction.path },
			isAboutBrand: true
		}] : [];
		const isHome = ({ path }) => path === "README.md" || path === introduction?.path && INDEX.test(path);
		const titled = ranked.filter((page) => !isHome(page) || ranked.length === 1);
		const lists = titled.map((page) => askOfPage(page, asked));
		const rounds = Math.max(0, ...lists.map(({ length }) => length));
		const ofPages = Array.from({ length: rounds }, (_, round) => lists.flatMap((list) => list[round] ?? []));
		const usable = [...aboutBrand, ...ofPages.flat()].filter(({ keyword }) => isUsable(keyword));
		const found = distinct(usable).toSorted((a, b) => Number(a.isBare ?? false) - Number(b.isBare ?? false));
		if (found.length >= FEW) return found;
		const ofSections = ranked.flatMap((page) => askOfSections(page, asked));
		return distinct([...found, ...ofSections.filter(({ keyword }) => isUsable(keyword))]);
	}
	const ON_BUYING = /(?:^|[/-])(?:pricing|prices|plans|alternatives?)\.\w+$|(?:^|\/)best-(?!practices)[^/]*$/i;
	const COMPARED = /\b(?:vs|versus|alternatives?|compared|pricing)\b/i;
	const LOOKED_UP = /(?:^|\/)_?(?:api|apis|[\w-]*reference|functions|methods|sdks?|cli|adr|steps?|commands?|examples?|demos?|packages|legacy|deprecated|archived?|internals?|showcase|versioned\w*|migrations?|dev\w*[-_](?:guide|manual)|v?\d+\.\d[\d.]*)(?:[-_./]|$)/i;
	function rankPages(pages, links, brand) {
		const linksTo = ({ path }) => links.get(path) ?? 0;
		const byLinks = pages.toSorted((a, b) => linksTo(b) - linksTo(a) || depthOf(a) - depthOf(b));
		const turns = new Map();
		for (const folder of Map.groupBy(byLinks, ({ path }) => (0, posix_.dirname)(path)).values()) {
			for (const [turn, page] of folder.entries()) turns.set(page, turn);
		}
		const turnOf = (page) => turns.get(page) ?? 0;
		return byLinks.toSorted((a, b) => groupOf(a, brand) - groupOf(b, brand) || turnOf(a) - turnOf(b));
	}
	function groupOf(page, brand) {
		return isOnBuying(page, brand) ? 0 : LOOKED_UP.test(page.path) ? 2 : 1;
	}
	function isOnBuying({ path, content: { title } }, brand) {
		return ON_BUYING.test(path) || COMPARED.test(title) && namesBrand(title, { brand });
	}
	function askOfPage(page, asked) {
		const { path, content } = page;
		const title = withoutSiteName(clean(content.title), asked.brand);
		const ofTitle = (0, lib_text.zN)(title) === (0, lib_text.zN)(asked.brand) ? undefined : toQuestion(title, asked);
		const headings = new Set(content.passages.flatMap((passage) => passage.headings.slice(0, 2)));
		const ofHeadings = [...headings].flatMap((heading) => {
			const text = clean(heading);
			const question = isQuestion(text) ? toQuestion(text, asked) : undefined;
			if (question === undefined) return [];
			return [{
				keyword: question,
				from: {
					path,
					heading: (0, owner.tF)(heading)
				},
				isBare: true
			}];
		});
		const isBare = !isQuestion(ofTitle ?? "") && /^[\p{Script=Latin}\d-]+$/u.test(title);
		return [...ofTitle === undefined ? [] : [{
			keyword: ofTitle,
			from: { path },
			isOnBuying: isOnBuying(page, asked.brand),
			isBare
		}], ...ofHeadings.slice(0, MOST_OF_PAGE)];
	}
	function askOfSections({ path, content }, asked) {
		const headings = new Set(content.passages.flatMap((passage) => passage.headings.slice(0, 2)));
		return [...headings].flatMap((heading) => {
			const question = toQuestion(clean(heading), asked);
			return question === undefined ? [] : [{
				keyword: question,
				from: {
					path,
					heading: (0, owner.tF)(heading)
				}
			}];
		});
	}
	const ABOUT_PROJECT = /(?:^|\/)_?(?:contribut\w*|maintain\w*|governance|community|coc|mentor\w*|newsletters?|privacy|code[-_]of[-_]conduct|security|changelog|conduct)(?:[-_./]|$)/i;
	const INTRODUCES = /(?:^|\/)(?:_?index|readme|introduction|intro|overview|about|home|what-is[^/]*|why[^/]*|faq)(?:\.\w+){1,2}$/i;
	const INDEX = /(?:^|\/)(?:_?index|readme)(?:\.\w+){1,2}$/i;
	function findIntroduction(ranked, brand) {
		const pages = ranked.filter(({ path }) => INTRODUCES.test(path)).toSorted((a, b) => depthOf(a) - depthOf(b) || Number(INDEX.test(a.path)) - Number(INDEX.test(b.path)));
		return pages.find((page) => categoryOf(page, brand) !== undefined) ?? pages[0];
	}
	function categoryOf({ content }, brand) {
		const texts = content.passages.slice(0, 5).map(({ text }) => findCategory(brand, text));
		return texts.find((category) => category !== undefined);
	}
	function findCategoryOf(pages, brand) {
		const introductions = pages.filter(({ path }) => INTRODUCES.test(path));
		return introductions.map((page) => categoryOf(page, brand)).find((category) => category !== undefined);
	}
	function createSentenceCase(pages) {
		const small = new Map();
		const capital = new Map();
		for (const { content } of pages) {
			for (const { text } of content.passages) {
				for (const [, word = ""] of text.matchAll(/(?<=[\p{Ll}\p{N},;:)]\s)([\p{L}][\p{L}\p{N}'’-]*)/gu)) {
					const counts = word === word.toLowerCase() ? small : capital;
					counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
				}
			}
		}
		const write = (part) => {
			if (!/^(?:A|\p{Lu}[\p{Ll}'’]+)$/u.test(part)) return part;
			const lower = part.toLowerCase();
			const least = (0, common_words.L)(lower) ? 4 + 4 * (small.get(lower) ?? 0) : Math.max(2, small.get(lower) ?? 0);
			const isName = (capital.get(lower) ?? 0) > least;
			return isName ? part : lower;
		};
		return (word) => word.split(/([^\p{L}'’]+)/u).map(write).join("");
	}
	function proposeFromQueries(queries, brand) {
		const all = queries.reduce((sum, { impressions }) => sum + impressions, 0);
		const keywords = queries.filter(({ impressions }) => impressions >= LEAST_SHARE * all).map(({ query }) => clean(query)).filter((keyword) => (0, lib_text.zN)(keyword) !== (0, lib_text.zN)(brand) && isUsable(keyword));
		return distinct(keywords.map((keyword) => ({
			keyword,
			from: undefined
		})));
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
	function clean(text) {
		const [first = ""] = (0, lib_text.OX)(text).replace(/<[^<>]*>|\{#[^{}]*\}|[`*©®™]/g, "").split(/\p{Extended_Pictographic}\uFE0F?/u).filter((part) => part.trim() !== "");
		return first.trim().replace(/^(?:q[.:]\s|[#\d.)\s]+)(?=\p{L})/iu, "").replace(/\s+/g, " ").trim();
	}
	function isUsable(keyword) {
		if (keyword.length < FEWEST_CHARACTERS || keyword.length > MOST_CHARACTERS) return false;
		if (/\$\{\{|^https?:|^www\.|^site:|[{}]/i.test(keyword) || !/\p{L}{2}/u.test(keyword)) return false;
		const reading = (0, keywords.Xv)(`${keyword}\n#`);
		const [read, ...others] = "keywords" in reading ? reading.keywords : [];
		return read?.keyword === keyword && read.questions.length === 0 && others.length === 0;
	}
	function distinct(candidates) {
		const known = new Map();
		for (const candidate of candidates) {
			const key = (0, lib_text.zN)(candidate.keyword.replace(/\?$/, ""));
			if (!known.has(key)) known.set(key, candidate);
		}
		return [...known.values()];
	}
	;
	const MOST_CANDIDATES = 120;
	const MOST_OF_PAGES = 8;
	const MOST_OF_QUERIES = 20;
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
			category: findCategoryOf(pages, brand),
			propose(queries) {
				const searched = proposeFromQueries(queries, brand).slice(0, MOST_CANDIDATES);
				const written = proposeFromPages(pages, links, {
					brand,
					language
				}).slice(0, MOST_CANDIDATES);
				const candidates = [...searched, ...written];
				const answers = answersTo(candidates.map(({ keyword }) => keyword));
				const most = Math.max(MOST_OF_PAGES, searched.filter(({ keyword }) => answers.has(keyword)).length);
				const chosen = rankCandidates(candidates, (keyword) => {
					const url = answers.get(keyword);
					return url === undefined ? undefined : paths.get(url) ?? url;
				}).slice(0, Math.min(most, MOST_OF_QUERIES));
				const guessed = (0, propose_owners.$$)(pages, chosen.map(({ keyword }) => keyword), language);
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
	const LEAST_OF_FOLDER = 2;
	const MOST_OF_FOLDER = 5;
	const MOST_ON_BUYING = 3;
	const RANKS = [
		"searched",
		"brand",
		"buying",
		"question",
		"keyword",
		"bare",
		"elsewhere"
	];
	function rankCandidates(candidates, answerOf) {
		const ranked = candidates.flatMap((candidate, place) => {
			const rank = rankOf(candidate, answerOf(candidate.keyword));
			return rank === undefined ? [] : [{
				candidate,
				rank,
				place
			}];
		}).toSorted((one, other) => RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank));
		const groups = Map.groupBy(ranked, ({ candidate: { from }, rank }) => rank === "buying" || from === undefined ? rank : (0, posix_.dirname)(from.path));
		const turns = [...groups].flatMap(([group, members]) => {
			const most = mostOfGroup(group, members.length / ranked.length);
			return members.map((member, index) => ({
				...member,
				turn: Math.floor(index / most)
			}));
		});
		return turns.toSorted((one, other) => one.turn - other.turn || RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank) || one.place - other.place).map(({ candidate }) => candidate);
	}
	function rankOf({ keyword, from, ...candidate }, answer) {
		if (from === undefined) return answer === undefined ? undefined : "searched";
		if (candidate.isAboutBrand) return answer === undefined ? undefined : "brand";
		if (answer !== from.path) return "elsewhere";
		if (candidate.isOnBuying) return "buying";
		if (candidate.isBare) return "bare";
		return isQuestion(keyword) ? "question" : "keyword";
	}
	function mostOfGroup(group, share) {
		if (group === "searched") return MOST_OF_QUERIES;
		if (group === "buying") return MOST_ON_BUYING;
		return Math.min(LEAST_OF_FOLDER + Math.ceil(MOST_OF_PAGES * share), MOST_OF_FOLDER);
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
		if (target.startsWith("/")) {
			const bases = origins.map((each) => each.replace(/^https?:\/\/[^/]*/, "")).filter((base) => target.startsWith(base));
			const targets = [target, ...bases.map((base) => target.slice(base.length))];
			return targets.flatMap((path) => [...siteRoots, ""].map((root) => toKey((0, posix_.join)(root, path))));
		}
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
			const delimiter = /^[^\n]*\t/.test(text) ? "	" : /^[^\n,]*;/.test(text) ? ";" : ",";
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
	var survey_site = __webpack_require__(41704);
	var config_gates = __webpack_require__(58323);
	var given_values = __webpack_require__(76100);
	var read_settings = __webpack_require__(46551);
	var values = __webpack_require__(73368);
	var lib_files = __webpack_require__(13963);
	var errors = __webpack_require__(11852);
	var flags = __webpack_require__(90218);
	var terminal = __webpack_require__(95657);
	var engines_engines = __webpack_require__(27755);
	;
	const FIRST_ENGINES = ["openai", "perplexity"];
	const MOST_COMPETITORS = 2;
	async function choosePurposes(given, prompts) {
		if (given !== undefined) return given;
		if (prompts === undefined) return ["gate"];
		const choices = Object.entries(config.mP).flatMap(([value, label]) => (0, config.JO)(value) ? [{
			value,
			label
		}] : []);
		return prompts.mark("What do you want to do?", choices, ["gate"]);
	}
	async function settle({ given, prompts }, name, message, proposed) {
		return given[name] ?? await prompts?.line(message, proposed) ?? proposed;
	}
	const listOf = (text) => (0, values.LD)(text) ?? [text];
	async function chooseSite(setup) {
		const { given, isBrandSure } = setup;
		const brand = isBrandSure && given.brand === undefined ? setup.brand : settle(setup, "brand", "Brand", setup.brand);
		return {
			...setup,
			brand: (await brand).trim(),
			content: listOf(given.content ?? setup.content.join("\n")),
			siteUrl: listOf(given["site-url"] ?? setup.siteUrl.join("\n")),
			language: (given.language ?? setup.language).trim()
		};
	}
	async function askQuestions({ given, prompts }, site, proposed) {
		if (given.keywords !== undefined) return withOwners(site, readGiven(given.keywords));
		if (prompts === undefined) return proposed;
		const lines = proposed.map(({ keyword, proposed: page }) => (0, keywords.nv)({
			keyword,
			owner: page !== undefined && page.fit < 1 ? undefined : page?.owner
		}));
		const message = "Questions of your readers, one a line, with the pages that own them";
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
		const ask = async (name, message, proposed = "") => listOf(await settle(setup, name, message, proposed));
		const hasOwn = setup.hasPages || given.brand !== undefined;
		const domains = hasOwn ? await ask("brand-domains", `Domains of ${brand}`, hostsOf(siteUrl).join(", ")) : [];
		const others = purposes.includes("brands") ? await ask("brands", "Other brands, as NAME = DOMAIN, separated by commas") : [];
		const competitors = purposes.includes("compare") ? await ask("competitors", "Competitors, as NAME = DOMAIN, separated by commas") : [];
		const countries = await ask("country", "Countries to ask in, such as DE, GB; empty for any");
		const choices = Object.keys(engines_engines.sP).map((value) => ({
			value,
			label: value
		}));
		const engines = given.engines === undefined ? await prompts?.mark("Answer engines to ask. Each needs a key", choices, FIRST_ENGINES) : listOf(given.engines);
		const brands = [...hasOwn ? [{
			name: brand,
			domains
		}] : [], ...others.map(readBrand)];
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
		const category = (await settle(setup, "category", example, setup.category ?? "")).trim() || undefined;
		const names = competitors.map((line) => line.split("=")[0]?.trim() ?? "");
		const [only, ...others] = brands;
		const own = others.length > 0 ? undefined : only?.name;
		const compared = names.slice(0, MOST_COMPETITORS);
		const proposed = askEngines(own, category, compared);
		const fallback = keepUnnamed(keywords.map(({ keyword }) => keyword), setup.brand);
		const questions = category === undefined ? [...proposed, ...fallback] : proposed;
		if (prompts === undefined) return {
			asked: questions,
			category
		};
		const lines = await prompts.edit("Questions for the engines, one a line", questions, describeProblem);
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
	function hostsOf(siteUrl) {
		const hosts = siteUrl.flatMap((line) => /https?:\/\/([^/{\s]+)/.exec(line)?.[1] ?? []);
		return [...new Set(hosts)];
	}
	var lib_escape = __webpack_require__(68989);
	var messages_message = __webpack_require__(11531);
	var pages = __webpack_require__(36268);
	var numbers = __webpack_require__(73533);
	;
	const TEXT_LENGTH = 200;
	function describeSite(site, pages) {
		const list = (items, none) => items.length === 0 ? none : items.join(", ");
		const facts = [
			["Brand", `${site.brand}${site.isBrandSure ? "" : " (a guess: --brand names it)"}`],
			["Pages", `${pages} in ${list(site.content, "all Markdown, MDX and HTML files")}`],
			["Site", list(site.siteUrl, "no address")],
			["Language", site.language],
			...site.generator === undefined ? [] : [["Built by", site.generator]]
		];
		const width = Math.max(...facts.map(([label]) => label.length));
		return facts.map(([label, value]) => [{ text: `${label.padEnd(width)}  ${(0, lib_escape.h0)(value, TEXT_LENGTH)}` }]);
	}
	function describeOwner({ owner, certainty }) {
		const path = (0, lib_escape.h0)((0, keywords.Vu)(owner), TEXT_LENGTH);
		return certainty !== "guessed" ? path : `perhaps ${path}: confirm it in ${unknown_names.tF}`;
	}
	function widthOf(questions) {
		return Math.max(...questions.map(({ keyword }) => (0, lib_escape.h0)(keyword, TEXT_LENGTH).length));
	}
	const CATEGORY = "With --category, such as web analytics tool, they are asked for the best web analytics tool, too.";
	function describeAnswers({ keywords: questions, asked, category }) {
		const ofEngines = asked.map((keyword) => [{ text: `  ${(0, lib_escape.h0)(keyword, TEXT_LENGTH)}` }]);
		const more = category === undefined ? [[{ text: CATEGORY }]] : [];
		const engines = asked.length === 0 ? [] : [
			[{ text: "The engines are asked:" }],
			...ofEngines,
			...more
		];
		if (questions.length === 0) return engines;
		const answered = questions.filter(({ page }) => page !== undefined).length;
		const owned = questions.filter(({ proposed, isRead }) => proposed && proposed.certainty !== "guessed" && isRead).length;
		const width = widthOf(questions);
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
	function viewAnswer({ page, proposed, isRead }) {
		if (proposed && !isRead) {
			return {
				sign: "✗",
				tone: "worse",
				text: `${describeOwner(proposed)}: no such page or section was read`
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
	function describePageProblem(facts, generator) {
		const message = (0, pages.Nx)(facts);
		if (facts.kind === "no-pages" && generator !== undefined) {
			return `${message.what} This is a site of ${generator}. If its pages are in another format, let the workflow build the site and gate the built HTML: examples/workflows/built-site.yml in the gate's repository shows how.`;
		}
		return (0, messages_message.hw)(message);
	}
	function describeNextSteps(setup) {
		const { engines, competitors, purposes, repository, program } = setup;
		const paths = setup.files.map(({ path }) => path);
		const lacksCompetitors = purposes.includes("compare") && competitors.length === 0;
		const secrets = [...new Set(engines.flatMap(workflow.ht))];
		const steps = [
			...lacksCompetitors ? [`Name your competitors in ${unknown_names.tF}: competitors: [NAME = DOMAIN]`] : [],
			repository.hasGit ? `git add ${paths.join(" ")} && git commit -m 'Watch our AI visibility' && git push` : "This folder is no git repository. Put the files into the repository of the site on GitHub.",
			...secrets.map((name) => `gh secret set ${name}`),
			`${program} doctor`,
			...purposes.includes("gate") ? [`${program} backtest`] : []
		];
		const gate = "The gate then comments on pull requests, and fails one that takes away the answer to a question.";
		return [
			...paths.map((path) => [{
				text: `Wrote ${path}`,
				tone: "better"
			}]),
			...purposes.includes("gate") ? [[{ text: gate }]] : [],
			[{ text: "Next:" }],
			...steps.map((step) => [{ text: `  ${step}` }])
		];
	}
	;
	class InitError extends Error {
		name = "InitError";
	}
	const STEPS = [
		chooseSite,
		chooseQuestions,
		chooseTracking,
		writeFiles,
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
		const repository = await (0, survey_site.W)(folder);
		const prompts = yes === "true" ? undefined : person;
		if (prompts === undefined && yes !== "true") await err.write("No terminal to ask at: the proposals are taken as they are.\n");
		const chosen = await choosePurposes(named, prompts);
		const target = {
			repository,
			files: filesFor(chosen),
			replaces: force === "true"
		};
		await checkFiles(target);
		const { root, hasGit, subfolder } = repository;
		const survey = () => (0, survey_site._)({
			folder: root,
			signal
		}, hasGit);
		const evidence = await saying(context, prompts, "Reading the repository", survey);
		return {
			...{
				context,
				prompts,
				given,
				queries,
				purposes: chosen,
				program,
				action
			},
			...target,
			...proposeSite(evidence),
			...subfolder !== "" && { content: [`${subfolder}/**`] },
			...{
				keywords: [],
				asked: [],
				brands: [],
				engines: [],
				competitors: [],
				countries: []
			},
			...{
				category: undefined,
				hasPages: false
			}
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
	async function checkFiles({ repository, files, replaces }) {
		for (const { path } of files) {
			const exists = await (0, promises_.access)(await (0, lib_files.LI)(repository.root, path)).then(() => true, () => false);
			if (exists && !replaces) throw new InitError(`${path} exists, and nothing was written. --force replaces it.`);
		}
	}
	async function saying({ err }, prompts, text, work) {
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
		const site = await saying(context, prompts, "Reading the pages", () => readPages(setup));
		if (site === undefined) {
			const keywords = given.keywords === undefined ? [] : readGiven(given.keywords);
			return {
				...setup,
				keywords: keywords.map(({ keyword }) => ({
					keyword,
					page: undefined,
					isRead: false
				}))
			};
		}
		await print(context, describeSite(setup, site.pages));
		const questions = await askQuestions(setup, site, site.propose(queries));
		const answers = site.answer(questions.map(({ keyword }) => keyword));
		const answered = questions.map((question, index) => ({
			...question,
			page: answers[index]?.page,
			isRead: question.proposed !== undefined && site.has(question.proposed.owner)
		}));
		return {
			...setup,
			keywords: answered,
			hasPages: true,
			category: site.category
		};
	}
	async function readPages({ repository, context, generator, purposes, ...site }) {
		try {
			return await readSite({
				folder: repository.root,
				signal: context.signal
			}, site);
		} catch (error) {
			if (!(error instanceof errors.bf)) throw error;
			if (error.facts.kind === "no-pages" && !purposes.includes("gate")) return undefined;
			throw new InitError(describePageProblem(error.facts, generator));
		}
	}
	async function checkWritten(setup) {
		const problems = [];
		const file = {
			path: unknown_names.tF,
			text: (0, config.Xs)(setup)
		};
		const readFile = async () => ({ problem: "missing" });
		const gates = await (0, config_gates.readConfigGates)(file, new Map(), {
			readFile,
			problems
		});
		if (problems.length > 0) throw new given_values.aV(problems);
		for (const { values } of gates) await (0, read_settings.fG)(values, {}, { withoutSecrets: true });
	}
	async function writeFiles(setup) {
		const { keywords, asked, purposes, brands } = setup;
		if (keywords.length + asked.length === 0) {
			throw new InitError("No page makes a question. Name what readers ask with --keywords, or what the brand is with --category.");
		}
		if (purposes.some((purpose) => purpose !== "gate") && brands.length === 0) {
			throw new InitError("No brand is named. Name them with --brands, as NAME = DOMAIN, separated by commas.");
		}
		await checkWritten(setup);
		await checkFiles(setup);
		for (const { path, render } of setup.files) {
			try {
				await (0, lib_files.lo)(path, render(setup), setup.repository.root);
			} catch (error) {
				throw new InitError(`${path} was not written: ${error instanceof Error ? error.message : error}`);
			}
		}
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
}) };
;
