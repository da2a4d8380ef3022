"use strict";
exports.id = "citation-mentions";
exports.ids = ["citation-mentions"];
exports.modules = {
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
		const TIME_OR_PLACE = /(?<!\p{L})(?:in|on|since|until|last|next|every|this|im|seit|bis) $/iu;
		const CHOICE = /(?<!\p{L})(?:like|unlike|such as|than|use|uses|used|using|try|choose|pick|recommend|bei|chez|wie) $/iu;
		const GERMAN_NOUN = /(?<!\p{L})(?:d(?:er|ie|as|en|em|es)|k?ein(?:e[rnms]?)?|im|ins|zum|zur|vom|beim) $/iu;
		function judgePlace(text, span, isProper = false) {
			const { before, after } = sentenceAround(text, span);
			const match = text.slice(span.start, span.end);
			const isLonger = followsCapital(before);
			const hasUncased = /\p{Lo}/u.test(before + after);
			const isTitled = !hasUncased && isTitle(before, after.replace(TITLE_END, ""));
			if (isLonger && !isTitled) return "longer";
			if (isProper) return judgeProperName(before, after);
			if (hasUncased) return "name";
			if (GERMAN_NOUN.test(before) && /^(?: \p{Ll}|[.,])/u.test(after)) return "start";
			const isStart = !/[\p{L}\p{N}]/u.test(before);
			const isFirstAlone = isStart && !/\p{L}[\s-]+\p{Lu}/u.test(match);
			if (!isFirstAlone && !isTitled) return "name";
			if (!isLonger && /^\p{Lu}{2,4}$/u.test(match) && /\p{Ll}/u.test(before + after)) return "name";
			if (isStart && isWholeLine(text, span)) return "sign";
			if (UNUSUAL.test(match)) return "sign";
			return (isLonger ? NUMBER.test(after) : hasSign(after)) ? "sign" : "start";
		}
		function judgeProperName(before, after) {
			if (TIME_OR_PLACE.test(before)) return "start";
			if (CHOICE.test(before)) return "sign";
			return hasSign(after) && !isDateOrList(after) ? "sign" : "start";
		}
		const TITLE_END = /(?:\*\*|__|\]| [-–—] ).*$/su;
		const UNUSUAL = /['’&]\p{L}? | [^ ]+ /u;
		function isWholeLine(text, { end }) {
			return /^[*_]{0,3}(?:\]\([^\s)]*\)?)?[*_]{0,3} *(?:[\n|]|$)/u.test(text.slice(end, end + CONTEXT));
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
		const WORD_BEFORE = /(?<![\p{Lu}\p{Ll}\p{N}])(\p{Lu}[\p{L}\p{N}'’.&-]{0,40})(?: \d{1,4})? $/u;
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
		const NUMBER = /^[*_]{0,3}(?: \p{Lu}[^\s.,:;!?]{0,30}){0,2} [^\s\p{Ll}\d.,:;!?]{0,10}\d/u;
		const SIGNS = [
			/^['’]s(?!\p{L})/u,
			/^[*_]{0,3}(?: ?[–—]| - | ?[([])/u,
			NUMBER,
			new RegExp(String.raw`^[*_]{0,3} (?:${VERBS.split(/\s+/).join("|")})(?!\p{L})`, "u")
		];
		const ITEM = String.raw`[*_[]{0,3}\p{Lu}[^\s,.;:!?]{0,30}(?: \p{Lu}[^\s,.;:!?]{0,30}){0,2}`;
		const JOIN = "(?:and|or|und|oder|et|ou|y|o|e|vs\\.?|&)";
		const LISTS = [
			new RegExp(`^[*_]{0,3} ${JOIN} ${ITEM}`, "u"),
			new RegExp(`^[*_]{0,3}(?:, ${ITEM}){1,3}(?:,| ${JOIN} )`, "u"),
			/^(?: ?[、，・和与與或やと와과]| ?(?:または|및|또는)| أو| و) ?\p{Lu}/u
		];
		function isDateOrList(after) {
			const [, next = ""] = /^[*_]{0,3}(?:,| \p{Ll}{1,4}| &) (\p{Lu}\p{L}+)/u.exec(after) ?? [];
			return NUMBER.test(after) || (0, common_words.cZ)(next);
		}
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
			const pattern = first + joinParts(first === "" ? parts : parts.slice(1));
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
					...toSpelling(joinParts(apart), [""]),
					hasCapitals: true
				});
			}
			return spellings;
		}
		const CAMEL = /(?<=\p{L}\p{Ll})(?=\p{Lu}\p{L})/u;
		function toSpelling(pattern, endings) {
			return {
				expression: new RegExp(pattern, "gu"),
				endings,
				hasCapitals: false
			};
		}
		function endingsOf(folded) {
			const last = folded.split(/[^a-z]/).at(-1) ?? "";
			if (last.length <= 2 || (0, common_words.ei)(last)) return [""];
			return ["", ...last.endsWith("er") ? LATIN_ENDINGS.filter((ending) => ending !== "in") : LATIN_ENDINGS];
		}
		const BLANK = {
			pattern: "[ -]?",
			separators: " -",
			optional: " -"
		};
		const AMPERSAND = {
			pattern: " ?(?:&amp;|&|\\+|\\b(?:and|und|et|y)\\b) ?",
			separators: " &+",
			optional: " "
		};
		const MAX_SEPARATOR = 3;
		function joinParts(parts) {
			const pieces = parts.flatMap((part, index) => {
				if (index === 0) return listPieces(part);
				return AND.test(part.toLowerCase()) ? [AMPERSAND] : [BLANK, ...listPieces(part)];
			});
			let pattern = "";
			let run = [];
			for (const piece of pieces) {
				if (piece.separators === undefined) {
					pattern += joinSeparators(run) + piece.pattern;
					run = [];
				} else run.push(piece);
			}
			return pattern + joinSeparators(run);
		}
		function joinSeparators(run) {
			const pieces = run.filter((piece, index) => piece !== BLANK || run[index - 1] !== AMPERSAND && run[index + 1] !== AMPERSAND);
			if (!pieces.some((piece, index) => pieces.some((other, at) => at !== index && mayOverlap(piece, other)))) return pieces.map(({ pattern }) => pattern).join("");
			const characters = new Set(run.flatMap(({ separators = "" }) => Array.from(separators, literal)));
			return `(?:&amp;|${[...characters].join("|")}){0,${run.length * MAX_SEPARATOR}}`;
		}
		function mayOverlap({ optional = "" }, { separators = "" }) {
			return Array.from(optional).some((character) => separators.includes(character));
		}
		const UMLAUTS = {
			ä: "ae?",
			ö: "oe?",
			ü: "ue?",
			ø: "oe?",
			å: "aa?"
		};
		function listPieces(part) {
			return Array.from(part, (character, index) => {
				const umlaut = UMLAUTS[character.toLowerCase()];
				if (umlaut !== undefined) return { pattern: umlaut };
				const folded = fold(character).text;
				const isFirst = index === 0;
				if (folded === "-" && !isFirst) return BLANK;
				if (folded === "&" && !isFirst) return AMPERSAND;
				if (/^["'!?]$/.test(folded) || folded === "." && !isFirst) return toSeparator(folded, true);
				return /^[ .'"!?&+-]+$/.test(folded) ? toSeparator(folded, false) : { pattern: literal(folded) };
			}).filter(({ pattern }) => pattern !== "");
		}
		function toSeparator(text, isOptional) {
			const pattern = literal(text);
			if (!isOptional) return {
				pattern,
				separators: text
			};
			return {
				pattern: `${pattern}?`,
				separators: text,
				optional: text
			};
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
		const MAX_OCCURRENCES = 1e3;
		function sightName(text, given) {
			const { plain } = text;
			const name = isExact(given) ? given : (0, common_words._P)(given);
			const found = outermost([...occurrences(text, isExact(name) ? name.slice(1) : name)]);
			const unclear = [];
			const written = {
				capital: 0,
				small: 0
			};
			if (isExact(name) || !(0, common_words.Lu)(name)) {
				const fits = isExact(name) ? (match) => match === name.slice(1) : caseOf(name);
				return {
					mentions: found.filter(({ start, end }) => fits(plain.slice(start, end))),
					unclear,
					written
				};
			}
			const isProper = (0, common_words.cZ)(name);
			const mentions = found.filter((span) => {
				if (isDomain(plain, span)) {
					if (isProper) written.capital += 1;
					return true;
				}
				const isSmall = !hasCapitals(name, plain.slice(span.start, span.end));
				const place = isSmall ? "small" : judgePlace(plain, span, isProper);
				if (place === "small") written.small += 1;
				if (place === (isProper ? "sign" : "name")) written.capital += 1;
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
						if (hasCapitals && !isCapitalized(match)) continue;
						if (ending !== "" && /^[a-z]+$/.test(text) && !isInflected(match, text + ending)) continue;
						yield span;
						count += 1;
						break;
					}
					if (count === MAX_OCCURRENCES) break;
				}
			}
		}
		function isInflected(match, folded) {
			return /^\p{Lu}/u.test(match) && !(0, common_words.ei)(folded);
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
				if (!/\p{Lu}/u.test(match)) return /^[\0-\x7f‐‑]*$/.test(match) && !(0, common_words.ei)(match);
				return isLoose || /^\p{L}[\s-]/u.test(match) || others.every((other, index) => !isCommonPart(other) || isCapitalAt(match, index + 1));
			};
		}
		function isCommonPart(part) {
			return /^\p{Lu}\p{L}+$/u.test(part) && (0, common_words.ei)(part.toLowerCase());
		}
		function isCapitalAt(match, index) {
			const part = match.split(/[\s-]+/)[index];
			return part === undefined || !/^\p{Ll}/u.test(part);
		}
		function isCapitalized(match) {
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
	78717: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HM: () => wrongFactSchema,
			VS: () => readStatedFacts,
			sB: () => findNewlyWrong
		});
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27597);
		var _checkout_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8356);
		var _citation_mentions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9645);
		var _citation_whole_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69255);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69681);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94869);
		var _owners_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53531);
		var _sites_glob_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29733);
		var _fact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17640);
		const wrongFactSchema = zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
			fact: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.Qq,
			path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.Qq,
			line: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.U9,
			sentence: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.Qq,
			said: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.Qq,
			is: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.Te,
			isSure: zod__WEBPACK_IMPORTED_MODULE_6__.zMY(),
			isByEdit: zod__WEBPACK_IMPORTED_MODULE_6__.zMY().exactOptional(),
			answers: zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
				engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.Qq,
				wrong: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.U9,
				of: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.U9,
				sites: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.p_)(zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
					place: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.Qq,
					isOwn: zod__WEBPACK_IMPORTED_MODULE_6__.zMY(),
					answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.U9
				}))
			}).exactOptional()
		});
		const MAX_WRONG = 200;
		const SENTENCE_LENGTH = 300;
		const STEP_LENGTH = 1e4;
		function findNewlyWrong(facts, competitors, { base, head }, sentencesOf, watch = _checkout_source_js__WEBPACK_IMPORTED_MODULE_0__.Ml) {
			const listSentences = ({ blocks }) => blocks.filter(({ kind }) => kind !== "code").flatMap((block) => sentencesOf(block.text).map((sentence) => ({
				block,
				sentence
			})));
			const before = new Set([...base.values()].flatMap(listSentences).map(({ sentence }) => sentence));
			const findFacts = createFactFinder(facts, competitors, watch);
			const wrong = [];
			for (const [path, page] of head) {
				for (const { sentence, block } of listSentences(page)) {
					if (before.has(sentence)) continue;
					for (const { listed, ...found } of findFacts(path, sentence, block.headings)) {
						if (listed === undefined) continue;
						const place = page.placeOf(block.lines.from);
						wrong.push({
							...found,
							...place,
							sentence: (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_7__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_7__.OX)(sentence), SENTENCE_LENGTH)
						});
					}
				}
			}
			watch.onStep(undefined);
			return wrong.slice(0, MAX_WRONG);
		}
		const LINE = /^(\s*)(?:(#{1,6})\s|([-*+•]|\d+[.)])\s)?/;
		const PARAGRAPH = 7;
		const ITEM = 8;
		const MAX_AROUND = 20;
		function readStatedFacts(facts, competitors, answer, sentencesOf) {
			const findFacts = createFactFinder(facts, competitors);
			const open = [];
			const lines = answer.replace(/\\(?=[\p{P}\p{S}])|\*\*/gu, "").split("\n");
			const found = lines.filter((line) => line.trim() !== "").flatMap((line) => {
				const [, indent = "", marks, item] = LINE.exec(line) ?? [];
				const depth = marks?.length ?? (item === undefined ? PARAGRAPH : ITEM + indent.length);
				while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
				const around = open.map(({ text }) => text);
				open.push({
					depth,
					text: line
				});
				return sentencesOf(line).flatMap((sentence) => {
					const stated = findFacts("", sentence, around.slice(-MAX_AROUND));
					around.push(sentence);
					return stated;
				});
			});
			return facts.flatMap((fact) => {
				const own = found.filter((each) => each.fact === fact.name);
				const isRight = own.some(({ listed }) => listed === undefined);
				const stated = {
					fact: fact.name,
					is: fact.is,
					list: (0, _fact_js__WEBPACK_IMPORTED_MODULE_5__.ol)(fact)
				};
				return own.length === 0 ? [] : [{
					...stated,
					said: isRight ? undefined : own[0]?.listed
				}];
			});
		}
		function createFactFinder(facts, competitors, { onStep } = _checkout_source_js__WEBPACK_IMPORTED_MODULE_0__.Ml) {
			let unreported = STEP_LENGTH;
			const searches = facts.map((fact) => ({
				fact,
				isAboutSubject: createHeadingTest(fact.about, competitors),
				values: [...fact.is.map((text) => ({
					value: (0, _fact_js__WEBPACK_IMPORTED_MODULE_5__.bw)(text),
					listed: undefined
				})), ...fact.was.map((text) => ({
					value: (0, _fact_js__WEBPACK_IMPORTED_MODULE_5__.bw)(text),
					listed: text
				}))],
				exceptPages: fact.except.filter(_fact_js__WEBPACK_IMPORTED_MODULE_5__.fg).map(_sites_glob_js__WEBPACK_IMPORTED_MODULE_8__.SO),
				exceptWords: fact.except.filter((each) => !(0, _fact_js__WEBPACK_IMPORTED_MODULE_5__.fg)(each)).map((each) => each.toLowerCase())
			}));
			return (path, text, headings) => {
				const sentence = {
					text,
					lowerCase: text.toLowerCase(),
					values: (0, _owners_values_js__WEBPACK_IMPORTED_MODULE_4__.N$)(text)
				};
				return searches.flatMap(({ fact: { name, about, is }, isAboutSubject, values, exceptPages, exceptWords }) => {
					unreported += text.length;
					if (unreported >= STEP_LENGTH) {
						onStep({ fact: name });
						unreported = 0;
					}
					const [place] = values.flatMap(({ value, listed }) => findStatedValue(sentence, value).map((found) => ({
						...found,
						listed
					})));
					if (place === undefined || exceptPages.some((matches) => matches(path))) return [];
					if (exceptWords.some((word) => sentence.lowerCase.includes(word))) return [];
					const distanceTo = (names) => nearest((0, _citation_mentions_js__WEBPACK_IMPORTED_MODULE_1__.d)(text, names), place);
					const [toSubject, toOther] = [distanceTo(about), distanceTo(competitors)];
					const isSure = Number.isFinite(toSubject) && toSubject <= toOther;
					if (!isSure && (Number.isFinite(toOther) || !isAboutSubject(headings))) return [];
					return [{
						fact: name,
						is,
						said: text.slice(place.start, place.end),
						isSure,
						listed: place.listed
					}];
				});
			};
		}
		function createHeadingTest(about, competitors) {
			const known = new Map();
			const readOwner = (heading) => {
				if ((0, _citation_mentions_js__WEBPACK_IMPORTED_MODULE_1__.d)(heading, about).length > 0) return "own";
				return (0, _citation_mentions_js__WEBPACK_IMPORTED_MODULE_1__.d)(heading, competitors).length > 0 ? "other" : "none";
			};
			const ownerOf = (heading) => {
				const owner = known.get(heading) ?? readOwner(heading);
				known.set(heading, owner);
				return owner;
			};
			return (headings) => headings.map(ownerOf).findLast((owner) => owner !== "none") === "own";
		}
		function nearest(places, { start, end }) {
			return Math.min(...places.map((other) => Math.max(other.start - end, start - other.end, 0)));
		}
		function findStatedValue({ text, lowerCase, values }, stated) {
			if (!("words" in stated)) {
				return values.filter((value) => (0, _fact_js__WEBPACK_IMPORTED_MODULE_5__.Ft)(value, stated)).map(({ start, text: { length } }) => ({
					start,
					end: start + length
				}));
			}
			const start = lowerCase.indexOf(stated.words);
			const end = start + stated.words.length;
			return start >= 0 && (0, _citation_whole_words_js__WEBPACK_IMPORTED_MODULE_2__.w)(text, start, end) ? [{
				start,
				end
			}] : [];
		}
	})
};
;
