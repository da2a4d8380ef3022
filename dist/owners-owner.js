"use strict";
exports.id = "owners-owner";
exports.ids = ["owners-owner"];
exports.modules = {
	90872: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			rv: () => findSection,
			Ms: () => isNews,
			OZ: () => nameOwners,
			tF: () => slugOf,
			ov: () => toConfirmable
		});
		var retrieval = __webpack_require__(71607);
		;
		const FIT_BY_QUESTION = .6;
		function fitOf(name, around, weights) {
			let total = 0;
			let said = 0;
			let inName = 0;
			for (const [term, weight] of weights) {
				total += weight;
				if (name.terms.has(term)) inName += weight;
				if (name.terms.has(term) || around.has(term)) said += weight;
			}
			if (total === 0 || inName === 0) return {
				fit: 0,
				share: 0
			};
			const part = name.weight === 0 ? 0 : Math.min(1, inName / name.weight);
			const fit = said / total * (FIT_BY_QUESTION + (1 - FIT_BY_QUESTION) * part);
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
				const readSections = () => {
					const seen = new Set();
					return passages.flatMap(({ headings }) => {
						const heading = headings.at(-1);
						if (heading === undefined || seen.has(headings.join("\n"))) return [];
						seen.add(headings.join("\n"));
						return [{
							headings,
							name: nameOf(heading)
						}];
					});
				};
				let known;
				const sections = () => {
					known ??= readSections();
					return known;
				};
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
		;
		const MOST_CANDIDATES = 20;
		const LEAST_FIT = .34;
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
		const LEAST_SECTION_SHARE = .6;
		const INTRODUCTIONS = [
			"introduction",
			"intro",
			"overview",
			"about",
			"why"
		];
		const INTRODUCTION_FIT = .8;
		function nameOwners(pages, counts, queries, language, confirmed = []) {
			const statistics = (0, retrieval.o6)(counts, queries.termCount);
			const rankings = (0, retrieval.QY)(counts, statistics, queries, MOST_CANDIDATES);
			const readNames = createNameReader(pages, statistics.weights, queries, language);
			const byPath = new Map(pages.map((page) => [page.path, page]));
			const given = new Map(confirmed.map((owner) => [owner.keyword, owner]));
			return queries.queries.map((query, index) => {
				const weights = new Map(query.terms.map((term) => [term, statistics.weights[term] ?? 0]));
				const owner = given.get(query.keyword);
				const page = owner && byPath.get(owner.path);
				if (page !== undefined) return owner_confirm(judgeNames(page, readNames(page), weights, 0), owner?.heading);
				if (isAboutSite(query.terms, statistics.weights)) return findIntroduction(pages, query, language);
				const ranking = rankings[index] ?? [];
				return chooseOwner(ranking.flatMap(({ passage, score }) => {
					const candidate = pages[passage];
					if (candidate === undefined || candidate.owner !== undefined) return [];
					const share = score / (ranking[0]?.score ?? 1);
					return [judgeNames(candidate, readNames(candidate), weights, share)];
				}));
			});
		}
		function owner_confirm({ page, named, section }, heading) {
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
		function findSection({ content }, slug) {
			const wanted = slugOf(slug);
			for (const { headings } of content.passages) {
				const depth = headings.findIndex((heading) => slugOf(heading) === wanted);
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
		function findIntroduction(pages, { keyword }, language) {
			const asked = language.words(keyword).join(" ");
			const depthOf = ({ path }) => path.split("/").length;
			const rate = (page) => {
				const segments = page.path.split("/").map(readSegment);
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
			const [best, next] = pages.filter((page) => page.owner === undefined && !isNews(page.path)).map(rate).toSorted((a, b) => b.fit - a.fit || depthOf(a.page) - depthOf(b.page));
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
			const named = Math.max(...names.own.map((name) => fitOf(name, names.folders, weights).fit));
			let section;
			for (const { headings, name } of names.sections()) {
				const { fit, share } = fitOf(name, names.around, weights);
				if (fit > (section?.fit ?? 0)) section = {
					headings,
					fit,
					isNamed: share >= LEAST_SECTION_SHARE
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
			if (fit < LEAST_FIT) return undefined;
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
		var _retrieval_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54865);
		var _retrieval_retrieval_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71607);
		var _retrieval_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29609);
		var _retrieval_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98497);
		var _sites_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93566);
		var _owner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90872);
		const MOST_PASSAGES = 10;
		const LEAST_WATCHED = 1e4;
		function scanRepository(pages, keywords, languageCode, watch) {
			return createScanner(keywords, languageCode, watch).scan(pages);
		}
		function createScanner(keywords, languageCode, { onStep } = _sites_source_js__WEBPACK_IMPORTED_MODULE_0__.Ml) {
			const language = (0, _retrieval_words_js__WEBPACK_IMPORTED_MODULE_2__.R)(languageCode);
			const queries = (0, _retrieval_retrieval_js__WEBPACK_IMPORTED_MODULE_3__.Tw)(keywords, language);
			const languageOfNames = {
				...language,
				words: remember(language.words)
			};
			const countTerms = (0, _retrieval_retrieval_js__WEBPACK_IMPORTED_MODULE_3__.Pu)(queries, language);
			const addUp = (0, _retrieval_retrieval_js__WEBPACK_IMPORTED_MODULE_3__.ap)(queries, language);
			const counted = new WeakMap();
			const pageOf = new WeakMap();
			const readPassage = (0, _retrieval_answer_js__WEBPACK_IMPORTED_MODULE_4__.k)(queries, language, (content, { text }) => {
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
			function countsOfWhole(pages) {
				const counts = pages.map((page) => addUp(page.content, counted.get(page.content) ?? countOnce(page)));
				onStep(undefined);
				return counts;
			}
			function statisticsOf(pages) {
				return (0, _retrieval_retrieval_js__WEBPACK_IMPORTED_MODULE_3__.o6)(countsOf(pages), queries.termCount);
			}
			function rank(pages, statistics, most) {
				const passages = pages.flatMap((page) => page.content.passages.map((passage) => ({
					page,
					passage
				})));
				return (0, _retrieval_retrieval_js__WEBPACK_IMPORTED_MODULE_3__.QY)(countsOf(pages), statistics, queries, most).map((ranking) => ranking.flatMap(({ passage, score }) => {
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
				nameOwners: (pages, confirmed) => (0, _owner_js__WEBPACK_IMPORTED_MODULE_1__.OZ)(pages, countsOfWhole(pages), queries, languageOfNames, confirmed),
				scan(pages) {
					const statistics = statisticsOf(pages);
					const rankings = rank(pages, statistics, MOST_PASSAGES);
					const results = queries.queries.map((query, index) => {
						const retrieved = rankings[index] ?? [];
						return assess(query, retrieved, (0, _retrieval_answer_js__WEBPACK_IMPORTED_MODULE_4__.z)(query, retrieved, statistics.weights, queries, language, readPassage));
					});
					return {
						score: (0, _retrieval_score_js__WEBPACK_IMPORTED_MODULE_5__.uw)(results),
						keywords: results
					};
				}
			};
		}
		const MOST_NAMES = 5e4;
		function remember(words) {
			const known = new Map();
			return (text) => {
				const found = known.get(text) ?? words(text);
				if (known.size >= MOST_NAMES) known.clear();
				known.set(text, found);
				return found;
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
			const share = (0, _retrieval_score_js__WEBPACK_IMPORTED_MODULE_5__.Ir)(sentences.map((sentence) => ({
				words: sentence.words,
				isCited: isCited(sentence)
			})));
			const first = sentences.find(isCited);
			return {
				share,
				cited: first !== undefined,
				score: (0, _retrieval_score_js__WEBPACK_IMPORTED_MODULE_5__.uw)([{
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
	98497: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => createLanguage,
			s: () => hasPlainWords
		});
		var lib_text = __webpack_require__(94869);
		var stop_words = __webpack_require__(67327);
		;
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
				const words = UNSPACED.test(text) ? segment(runsOf(spell(fold(text, "NFC")))).map((word) => fold(word, "NFKC")) : runsOf(spell(fold(text, "NFKC")));
				return HANGUL.test(text) ? words.flatMap(splitHangul) : words;
			}
			return {
				words,
				term: stem ?? ((word) => word),
				isInformative,
				sentences: (text) => Array.from(sentenceSegmenter.segment(text), ({ segment }) => segment.trim()).filter((sentence) => sentence !== "")
			};
		}
		function hasPlainWords(code) {
			const [language = ""] = code.toLowerCase().split("-");
			return findStemmer(language) === undefined;
		}
		function runsOf(text) {
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
	})
};
;
