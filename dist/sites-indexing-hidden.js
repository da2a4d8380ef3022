"use strict";
exports.id = "sites-indexing-hidden";
exports.ids = ["sites-indexing-hidden"];
exports.modules = {
	90872: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			rv: () => findSection,
			Ms: () => isNews,
			OZ: () => nameOwners,
			tF: () => slugOf,
			ov: () => toConfirmable
		});
		var github_slugger = __webpack_require__(42710);
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
					if (candidate === undefined || candidate.owner !== undefined || isStub(candidate)) return [];
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
		function findSection({ content }, anchor) {
			const [, given] = content.anchors?.find(([id]) => id === anchor) ?? [];
			const wanted = slugOf(given ?? anchor);
			for (const { headings } of content.passages) {
				const depth = headings.findIndex((heading) => slugOf(heading) === wanted || (0, github_slugger.y)(heading) === anchor);
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
			const named = Math.max(...names.own.map((name) => fitOf(name, names.folders, weights).fit));
			let section;
			for (const { headings, name } of names.sections) {
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
		var _retrieval_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54865);
		var _retrieval_retrieval_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71607);
		var _retrieval_score_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29609);
		var _retrieval_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98497);
		var _sites_corpus_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13634);
		var _sites_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93566);
		var _owner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90872);
		const MOST_PASSAGES = 10;
		const LEAST_WATCHED = 1e4;
		function scanRepository(pages, keywords, languageCode, watch) {
			return createScanner(keywords, languageCode, watch).scan(pages);
		}
		function createScanner(keywords, languageCode, { onStep } = _sites_source_js__WEBPACK_IMPORTED_MODULE_2__.Ml) {
			const language = (0, _retrieval_words_js__WEBPACK_IMPORTED_MODULE_0__.R)(languageCode);
			const queries = (0, _retrieval_retrieval_js__WEBPACK_IMPORTED_MODULE_4__.Tw)(keywords, language);
			const countTerms = (0, _retrieval_retrieval_js__WEBPACK_IMPORTED_MODULE_4__.Pu)(queries, language);
			const addUp = (0, _retrieval_retrieval_js__WEBPACK_IMPORTED_MODULE_4__.ap)(queries, language);
			const counted = new WeakMap();
			const pageOf = new WeakMap();
			const readPassage = (0, _retrieval_answer_js__WEBPACK_IMPORTED_MODULE_5__.k)(queries, language, (content, { text }) => {
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
			function countsOf(pages, summarize = (_, counts) => counts) {
				const counts = pages.map((page) => summarize(page, counted.get(page.content) ?? countOnce(page)));
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
					const wholes = countsOf(pages, ({ content }, counts) => addUp(content, counts));
					return (0, _owner_js__WEBPACK_IMPORTED_MODULE_3__.OZ)(pages, wholes, queries, language, confirmed);
				},
				scan(pages) {
					const statistics = statisticsOf(pages);
					const rankings = rank(pages, statistics, MOST_PASSAGES);
					const results = queries.queries.map((query, index) => {
						const retrieved = rankings[index] ?? [];
						const answer = (0, _retrieval_answer_js__WEBPACK_IMPORTED_MODULE_5__.z)(query, retrieved, statistics.weights, queries, language, readPassage);
						const { keyword } = query;
						return {
							keyword,
							...answer,
							...partOf(answer, _sites_corpus_js__WEBPACK_IMPORTED_MODULE_1__.NP)
						};
					});
					return {
						score: (0, _retrieval_score_js__WEBPACK_IMPORTED_MODULE_6__.uw)(results),
						keywords: results
					};
				}
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
			const total = sum(queryWeights);
			const byPassage = passages.map((passage) => findSentences(query, passage, readPassage));
			const candidates = byPassage.flat();
			const bestScore = passages[0]?.score ?? 1;
			const chosen = [];
			const repeated = new Map();
			let covered = query.terms.map(() => 0);
			while (chosen.length < MAX_SENTENCES) {
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
			const isAnswer = total > 0 && together >= MIN_PASSAGE_SHARE * total;
			return {
				sentences: isAnswer ? chosen : [],
				coverage
			};
		}
		function findSentences({ terms: asked }, { page, passage, score }, readPassage) {
			const { sentences, around } = readPassage(page.content, passage);
			const coverageOf = ({ terms }) => asked.map((term) => terms.has(term) ? 1 : around.has(term) ? HEADING_COVERAGE : 0);
			return sentences.map((sentence) => ({
				...{
					...sentence,
					page,
					headings: passage.headings,
					score
				},
				termCoverage: coverageOf(sentence)
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
				const words = UNSPACED.test(text) ? segment(listRuns(spell(fold(text, "NFC")))).map((word) => fold(word, "NFKC")) : listRuns(spell(fold(text, "NFKC")));
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
	}),
	44736: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => openTree });
		var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94983);
		var _git_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22942);
		var _indexing_site_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61465);
		var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93566);
		async function openTree(checkout, commit, selection, blobs) {
			(0, _git_js__WEBPACK_IMPORTED_MODULE_0__.Wx)(commit);
			const listing = (0, _git_js__WEBPACK_IMPORTED_MODULE_0__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_0__.$Y)(checkout, [
				"ls-tree",
				"-r",
				"-z",
				commit
			]));
			const files = listing.map(readEntry).filter((file) => file !== undefined).sort(_source_js__WEBPACK_IMPORTED_MODULE_3__.f2);
			return {
				files: files.filter(({ path }) => selection.isPage(path)),
				siteFiles: files.filter(({ path }) => (0, _indexing_site_js__WEBPACK_IMPORTED_MODULE_2__.kv)(path)),
				parts: files.filter(({ path }) => selection.isPart(path)),
				untracked: new Set(),
				passedOver: [],
				read: (wanted) => blobs?.read(wanted) ?? (0, _git_objects_js__WEBPACK_IMPORTED_MODULE_1__.b)(checkout, wanted)
			};
		}
		function readEntry(line) {
			const [, id, path] = /^100[0-7]{3} blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
			return id === undefined || path === undefined ? undefined : {
				id,
				path
			};
		}
	}),
	83283: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LJ: () => findAtAddress,
			qr: () => findMovedSite,
			F0: () => findSuccessors,
			jc: () => findUncheckable,
			Xh: () => hiddenSince
		});
		var generators = __webpack_require__(57030);
		var indexing_addresses = __webpack_require__(24556);
		var indexing_noindex = __webpack_require__(24381);
		var indexing_redirects = __webpack_require__(36597);
		var robots = __webpack_require__(34799);
		var array = __webpack_require__(88965);
		var signal = __webpack_require__(33713);
		;
		function createUnpublishedFinder(base, head, changed) {
			const isSameGenerator = configsOf(base.sites) === configsOf(head.sites);
			const [linesBefore, linesNow] = [createLineReader(base), createLineReader(head)];
			const reverted = new Map();
			function revert(path) {
				const isChosen = ({ config }) => head.sites.some((site) => site.config === config);
				const sites = reverted.get(path) ?? (0, generators.AG)(withFileOf(base.files, head.files, path)).filter(isChosen);
				reverted.set(path, sites);
				return sites;
			}
			return (before, now) => {
				if (!isSameGenerator || !isPublished(base.sites, before) || isPublished(head.sites, now) !== false) return undefined;
				const suspects = [...changed, ...indexesAbove(now.path)].filter((path) => linesBefore(path).join("\n") !== linesNow(path).join("\n"));
				const found = suspects.find((path) => isPublished(revert(path), now)) ?? (isPublished(head.sites, before) ? now.path : suspects[0]);
				if (found === undefined) return undefined;
				const isSettings = head.files.textOf(found) !== undefined;
				const names = isSettings ? now.path.replace(/\.\w+$/, "").split("/").toReversed() : [];
				return toReason(found, linesBefore(found), linesNow(found), names);
			};
		}
		function configsOf(sites) {
			return sites.map(({ config }) => config).join("\n");
		}
		function findChangedSettings({ files: base }, { files: head }) {
			const paths = new Set([...base.paths, ...head.paths]);
			return [...paths].filter((path) => base.textOf(path) !== head.textOf(path));
		}
		function isPublished(sites, page) {
			const { addresses } = (0, generators.VV)(sites, (0, indexing_addresses.Ov)(page)) ?? { addresses: [] };
			return addresses === "unknown" ? undefined : addresses.length > 0;
		}
		function indexesAbove(path) {
			const folders = path.split("/").slice(0, -1);
			return folders.flatMap((_, index) => [
				"_index.md",
				"index.md",
				"index.html"
			].map((name) => [...folders.slice(0, folders.length - index), name].join("/")));
		}
		function withFileOf(base, head, path) {
			const paths = new Set(head.paths);
			if (base.paths.has(path)) paths.add(path);
			else paths.delete(path);
			return {
				now: head.now,
				paths,
				textOf: (each) => (each === path ? base : head).textOf(each),
				fieldsOf: (each) => (each === path ? base : head).fieldsOf(each)
			};
		}
		function createLineReader({ pages, hidden, files }) {
			const blocks = new Map([...pages, ...hidden].map(({ path, content }) => [path, content.frontMatter ?? "\n"]));
			return (path) => (files.textOf(path) ?? blocks.get(path) ?? "").split("\n");
		}
		const KEY = /^[\s"'{-]*(?:draft|published|output|permalink|render|headless|outputs|\w*date|docs|blog|pages)["']?\s*[:=]/i;
		function toReason(file, before, now, names) {
			const { added, first } = compareLines(before, now);
			const isNewPage = names.length === 0 && before.join("") === "";
			const matching = [
				added.find(({ line }) => KEY.test(line)),
				...names.map((name) => added.find(({ line }) => line.includes(name))),
				added.length === 1 ? added[0] : undefined
			];
			const cause = isNewPage ? undefined : matching.find((each) => each !== undefined);
			const { index = first, line = "" } = cause ?? {};
			return {
				kind: "unpublished",
				file,
				line: index + 1,
				evidence: (0, signal.zR)(line)
			};
		}
		const MAX_CHANGES = 2e3;
		function compareLines(before, now) {
			const added = [];
			let [next, first] = [0, -1];
			for (const part of (0, array.E)(before, now, { maxEditLength: MAX_CHANGES }) ?? []) {
				if (first < 0 && (part.added || part.removed)) first = next;
				if (part.added) added.push(...part.value.map((line, offset) => ({
					line,
					index: next + offset
				})));
				if (!part.removed) next += part.count;
			}
			return {
				added: added.filter(({ line }) => line.trim() !== ""),
				first: Math.max(0, first)
			};
		}
		;
		function hiddenReasons(page, { site }) {
			const own = page.content.signals.flatMap((signal) => {
				const kind = hiddenKindOf(signal, page);
				const { file = page.path, line, evidence, crawler, target } = signal;
				return kind === undefined ? [] : [{
					kind,
					file,
					line,
					evidence,
					crawler,
					target
				}];
			});
			const blocks = (0, robots.yM)(page, site.robots).map((block) => ({
				kind: "blocked",
				...block
			}));
			const rule = (0, indexing_noindex.XY)(page, site.noindex);
			const { file = "", line = 1, evidence = "" } = rule ?? {};
			const noindex = rule === undefined ? [] : [{
				kind: "noindex",
				file,
				line,
				evidence
			}];
			return [
				...own,
				...noindex,
				...blocks,
				...findForced(page, site)
			];
		}
		function findForced(page, { forced, redirects }) {
			if (forced.length === 0) return [];
			const addresses = (0, indexing_addresses.sO)(page);
			for (const address of addresses) {
				const cover = (0, indexing_redirects.x1)(address, redirects);
				if (cover?.isForced !== true || !(0, robots.Cn)((0, robots.I5)(cover.file), page)) continue;
				const { file, line, evidence, target } = cover;
				const isOwn = target.startsWith("/") && addresses.includes((0, indexing_addresses.Qh)(target));
				if (!isOwn) return [{
					kind: "redirect",
					file,
					line,
					evidence,
					target
				}];
			}
			return [];
		}
		function hiddenSince(pages, base, head) {
			const changedSettings = findChangedSettings(base, head);
			const findUnpublished = createUnpublishedFinder(base, head, changedSettings);
			const after = new Map([...head.pages, ...head.hidden].map((page) => [page.path, page]));
			const found = new Map();
			const isSameSite = changedSettings.length === 0 && isSameList(base.site.robots, head.site.robots) && isSameList(base.site.forced, head.site.forced) && isSameList(base.site.noindex, head.site.noindex);
			for (const page of pages) {
				const now = after.get(page.path);
				if (now === undefined || !page.content.isPublic) continue;
				const isAtSameAddress = isSameText(now.addresses ?? [], page.addresses ?? []);
				if (isSameSite && now.content === page.content && now.url === page.url && isAtSameAddress) continue;
				const reasons = hiddenReasons(now, head);
				const before = new Set(reasons.length === 0 ? [] : hiddenReasons(page, base).map(keyOf));
				const added = reasons.filter((reason) => !before.has(keyOf(reason)));
				const unpublished = added.length > 0 ? undefined : findUnpublished(page, now);
				if (unpublished !== undefined) added.push(unpublished);
				if (added.length > 0) found.set(page.path, added);
			}
			return found;
		}
		function isSameList(list, other) {
			return list.length === other.length && list.every((item, index) => item === other[index]);
		}
		function keyOf({ kind, crawler = "" }) {
			return `${kind} ${crawler}`;
		}
		function hiddenKindOf({ kind, target = "" }, page) {
			if (kind === "canonical") return isElsewhere(target, page) ? kind : undefined;
			return kind === "alias" ? undefined : kind;
		}
		function isElsewhere(target, page) {
			if (/[{}<>$]/.test(target)) return false;
			const addresses = (0, indexing_addresses.sO)(page);
			const own = (0, indexing_addresses.SW)(page);
			const [first] = page.addresses ?? [];
			if (first === undefined) return false;
			const url = URL.parse(target, own?.href ?? `https://site.invalid${first}`);
			if (url === null || !/^https?:$/.test(url.protocol)) return false;
			const isOtherHost = own !== undefined && hostOf(url) !== hostOf(own);
			return isOtherHost || !addresses.includes((0, indexing_addresses.Qh)(url.pathname));
		}
		function hostOf({ host }) {
			return host.replace(/^www\./, "");
		}
		const MAX_HOPS = 5;
		function findSuccessors(pages, head) {
			const all = [...head.pages, ...head.hidden];
			const after = new Map(all.map((page) => [page.path, page]));
			const moved = pages.filter((page) => {
				const now = after.get(page.path);
				return now === undefined || now.addresses !== undefined && !isSameText(now.addresses, page.addresses ?? []);
			});
			if (moved.length === 0 || findMovedSite(pages, head) !== undefined) return new Map();
			const there = new Set(all.flatMap((page) => (0, indexing_addresses.sO)(page)));
			const at = byAddress(head.pages.toReversed());
			const isGone = (addresses) => addresses.length > 0 && !addresses.some((address) => there.has(address));
			return new Map(moved.filter((page) => isGone((0, indexing_addresses.sO)(page))).map((page) => {
				const found = (0, indexing_addresses.sO)(page).map((address) => follow(address, at, head.site, (0, indexing_addresses.SW)(page)));
				return [page.path, found.find((each) => each !== undefined && !isHome(each))];
			}));
		}
		function follow(start, at, { redirects }, own) {
			let address = (0, indexing_addresses.Qh)(start);
			for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
				const cover = (0, indexing_redirects.x1)(address, redirects);
				const page = at.get(address);
				if (page !== undefined && cover?.isForced !== true) return page;
				const url = cover && URL.parse(cover.target, own?.href ?? "https://site.invalid");
				if (!url || own !== undefined && hostOf(url) !== hostOf(own)) return undefined;
				address = (0, indexing_addresses.Qh)(url.pathname);
			}
			return undefined;
		}
		function isHome(page) {
			return (0, indexing_addresses.sO)(page).includes((0, indexing_addresses.Qh)(page.base));
		}
		function isSameText(list, other) {
			return list.join("\n") === other.join("\n");
		}
		function findMovedSite(pages, head) {
			const after = new Map([...head.pages, ...head.hidden].map((page) => [page.path, page]));
			const pairs = pages.flatMap((page) => {
				const [from] = page.addresses ?? [];
				const [to] = after.get(page.path)?.addresses ?? [];
				return from === undefined || to === undefined ? [] : [{
					from,
					to
				}];
			});
			const moves = new Set(pairs.map(({ from, to }) => describeMove(from, to)));
			const [move] = moves;
			if (pairs.length < 2 || moves.size !== 1 || move === undefined || move === " ") return undefined;
			const [from = "", to = ""] = move.split(" ");
			return {
				from: `${from}/`,
				to: `${to}/`,
				pages: pairs.length
			};
		}
		function describeMove(from, to) {
			const before = from.split("/");
			const after = to.split("/");
			while (before.length > 1 && after.length > 1 && before.at(-1) === after.at(-1)) {
				before.pop();
				after.pop();
			}
			return `${before.join("/")} ${after.join("/")}`;
		}
		function findUncheckable(base, head) {
			const after = new Map([...head.pages, ...head.hidden].map((page) => [page.path, page]));
			const isSameSite = isSameList(base.site.robots, head.site.robots) && isSameText(base.site.redirects.map(describeRedirect), head.site.redirects.map(describeRedirect));
			const isOfNoSite = (page) => base.sites.length > 0 && (0, generators.VV)(base.sites, (0, indexing_addresses.Ov)(page)) === undefined;
			const orderless = new Set([...after.keys()].map(withoutOrder));
			const before = new Map([...base.pages, ...base.hidden].map(({ path, id }) => [path, id]));
			const editsPage = [...after.values()].some(({ path, id }) => before.get(path) !== id);
			return base.pages.filter((page) => {
				const now = after.get(page.path);
				if (page.addresses !== undefined || page.owner !== undefined || isOfNoSite(page)) return false;
				const isCanonical = now?.content.signals.some(({ kind }) => kind === "canonical") === true;
				return !isSameSite || now === undefined && editsPage && !orderless.has(withoutOrder(page.path)) || now !== undefined && now.content.slug !== page.content.slug || isCanonical && now?.content !== page.content;
			});
		}
		function describeRedirect({ file, line, evidence, target }) {
			return [
				file,
				line,
				evidence,
				target
			].join(" ");
		}
		function withoutOrder(path) {
			return path.replace(/(?<=^|\/)\d+\.(?=[a-z][^/]*\.[a-z]+$|[a-z][^/.]*\/)/gi, "");
		}
		function pageAt(address, { pages, hidden, site }) {
			return follow(address, byAddress([...hidden, ...pages]), site);
		}
		function byAddress(pages) {
			return new Map(pages.flatMap((page) => (0, indexing_addresses.sO)(page).map((address) => [address, page])));
		}
		function findAtAddress(pages, head) {
			const paths = new Set(head.map(({ path }) => path));
			const gone = pages.filter(({ path }) => !paths.has(path));
			if (gone.length === 0) return new Map();
			const before = new Set(pages.map(({ path }) => path));
			const added = head.filter(({ path }) => !before.has(path));
			const pathAt = new Map(added.flatMap((page) => (0, indexing_addresses.sO)(page).map((address) => [address, page.path])));
			return new Map(gone.flatMap((page) => {
				const path = (0, indexing_addresses.sO)(page).flatMap((address) => pathAt.get(address) ?? [])[0];
				return path === undefined ? [] : [[page.path, path]];
			}));
		}
	}),
	59690: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LG: () => findNothingRead,
			go: () => readBothPages,
			n4: () => readPages
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _base_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46629);
		var _corpus_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13634);
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11852);
		var _folder_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7325);
		var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94983);
		var _git_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44736);
		var _includes_with_includes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76752);
		var _indexing_hidden_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83283);
		var _selection_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78698);
		var _source_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(93566);
		var _work_tree_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8767);
		async function readPages(checkout, settings, change) {
			if (change !== undefined) await requireOwnTree(checkout, change);
			const selection = selectionOf(settings);
			const source = await (0, _work_tree_js__WEBPACK_IMPORTED_MODULE_11__.wr)(checkout, selection);
			const corpus = await (0, _corpus_js__WEBPACK_IMPORTED_MODULE_2__.xe)(source, settings, checkout.signal);
			await requirePages(corpus, source, selection, checkout);
			return corpus;
		}
		async function readBothPages(checkout, commits, settings) {
			await requireOwnTree(checkout, commits);
			const selection = selectionOf(settings);
			const all = await (0, _work_tree_js__WEBPACK_IMPORTED_MODULE_11__.wr)(checkout, selection);
			const isTheirs = (path) => (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_4__.bf)(path, settings.competitors) !== undefined;
			const { baseContent } = settings;
			if (baseContent !== undefined) {
				if (await (0, _base_commits_js__WEBPACK_IMPORTED_MODULE_1__.zZ)(checkout, baseContent)) {
					throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
						kind: "base-pages-committed",
						folder: baseContent
					});
				}
				const theirs = (0, _source_js__WEBPACK_IMPORTED_MODULE_10__.UI)(all, isTheirs);
				const before = await openBaseFolder(checkout, baseContent, selection);
				const base = (0, _source_js__WEBPACK_IMPORTED_MODULE_10__.zz)([(0, _source_js__WEBPACK_IMPORTED_MODULE_10__.UI)(before, (path) => !isTheirs(path)), theirs]);
				const corpora = await (0, _corpus_js__WEBPACK_IMPORTED_MODULE_2__.BT)(base, withoutSourceRobots(all, (0, _selection_js__WEBPACK_IMPORTED_MODULE_9__.Mp)(selection.globs)), settings, checkout.signal);
				await requirePages(corpora.head, all, selection, checkout);
				if (!corpora.base.pages.some(isRead)) throw nothingRead("no-base-pages", [baseContent], before.passedOver);
				return {
					...corpora,
					against: {
						kind: "folder",
						folder: baseContent
					},
					doubts: [...isSameText(base, all) ? [{
						kind: "same-build",
						folder: baseContent
					}] : [], ...findAddressDoubts(corpora)],
					sources: {
						base: (0, _includes_with_includes_js__WEBPACK_IMPORTED_MODULE_7__.e)(base),
						head: (0, _includes_with_includes_js__WEBPACK_IMPORTED_MODULE_7__.e)(all)
					}
				};
			}
			requireTracked(all, selection);
			const against = await (0, _base_commits_js__WEBPACK_IMPORTED_MODULE_1__.Kv)(checkout, commits);
			const tree = await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_6__.r)(checkout, against.commit, selection);
			const source = withoutUntracked(all, isTheirs);
			const theirs = (0, _source_js__WEBPACK_IMPORTED_MODULE_10__.UI)(all, (path) => isTheirs(path) && all.untracked.has(path));
			const base = (0, _source_js__WEBPACK_IMPORTED_MODULE_10__.zz)([tree, theirs]);
			const corpora = await (0, _corpus_js__WEBPACK_IMPORTED_MODULE_2__.BT)(base, source, settings, checkout.signal);
			await requirePages(corpora.head, all, selection, checkout);
			const doubts = [...await findEdits(checkout, selection), ...findAddressDoubts(corpora)];
			return {
				...corpora,
				against,
				doubts,
				sources: {
					base: (0, _includes_with_includes_js__WEBPACK_IMPORTED_MODULE_7__.e)(base),
					head: (0, _includes_with_includes_js__WEBPACK_IMPORTED_MODULE_7__.e)(source)
				}
			};
		}
		function isSameText(one, other) {
			const textsOf = ({ files }) => files.map(({ path, id }) => `${id} ${path}`).join("\n");
			return textsOf(one) === textsOf(other);
		}
		const MOST_EXAMPLES = 3;
		async function findEdits(checkout, selection) {
			const words = "diff --name-only -z --relative --no-renames --no-ext-diff --ignore-submodules HEAD".split(" ");
			const edited = (0, _git_js__WEBPACK_IMPORTED_MODULE_5__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_5__.$Y)(checkout, words)).filter(selection.isPage);
			if (edited.length === 0) return [];
			return [{
				kind: "edited-tree",
				pages: edited.length,
				examples: edited.slice(0, MOST_EXAMPLES)
			}];
		}
		function findAddressDoubts({ base, head }) {
			const unknown = (0, _indexing_hidden_js__WEBPACK_IMPORTED_MODULE_8__.jc)(base, head);
			const examples = unknown.slice(0, MOST_EXAMPLES).map(({ path }) => path);
			const moved = (0, _indexing_hidden_js__WEBPACK_IMPORTED_MODULE_8__.qr)(base.pages, head);
			return [...unknown.length > 0 ? [{
				kind: "address-unknown",
				pages: unknown.length,
				examples
			}] : [], ...moved === undefined ? [] : [{
				kind: "site-moved",
				...moved
			}]];
		}
		async function requireOwnTree(checkout, commits) {
			try {
				await (0, _base_commits_js__WEBPACK_IMPORTED_MODULE_1__.pG)(checkout, commits);
			} catch (error) {
				if (!(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Fg)(error)) throw error;
			}
		}
		function selectionOf({ content, competitors, baseContent }) {
			return (0, _selection_js__WEBPACK_IMPORTED_MODULE_9__.P1)(content, competitors, baseContent);
		}
		async function openBaseFolder({ folder, signal }, baseContent, selection) {
			const shared = (0, _selection_js__WEBPACK_IMPORTED_MODULE_9__.Mp)(selection.globs);
			const place = (path) => shared === "" ? path : `${shared}/${path}`;
			const choice = shared === "" ? selection : (0, _selection_js__WEBPACK_IMPORTED_MODULE_9__.ux)(selection, shared);
			const source = await (0, _work_tree_js__WEBPACK_IMPORTED_MODULE_11__.NE)({
				folder: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, baseContent),
				signal
			}, choice).catch((error) => {
				const isMissing = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && error.facts.kind === "no-folder";
				throw isMissing ? nothingRead("no-base-pages", [baseContent], []) : error;
			});
			const passedOver = source.passedOver.map((file) => ({
				...file,
				path: `${baseContent}/${file.path}`
			}));
			return {
				...(0, _source_js__WEBPACK_IMPORTED_MODULE_10__.wC)(source, place),
				passedOver
			};
		}
		function withoutSourceRobots(source, built) {
			const isBuilt = (path) => built === "" || path.startsWith(`${built}/`);
			return {
				...source,
				siteFiles: source.siteFiles.filter(({ path }) => isBuilt(path) || !path.endsWith("robots.txt"))
			};
		}
		function withoutUntracked(source, isTheirs) {
			const isKept = (path) => !source.untracked.has(path) || isTheirs(path);
			const dropped = source.files.filter(({ path }) => !isKept(path));
			return {
				...(0, _source_js__WEBPACK_IMPORTED_MODULE_10__.UI)(source, isKept),
				passedOver: [...source.passedOver, ...dropped.map(({ path }) => ({
					path,
					reason: "untracked"
				}))]
			};
		}
		function requireTracked({ files, untracked, passedOver }, { globs }) {
			for (const { glob, matches } of globs) {
				const found = files.filter(({ path }) => matches(path));
				if (found.length === 0 || !found.every(({ path }) => untracked.has(path))) continue;
				const dropped = found.map(({ path }) => ({
					path,
					reason: "untracked"
				}));
				throw nothingRead("base-not-in-git", [glob], [...passedOver.filter(({ path }) => matches(path)), ...dropped]);
			}
		}
		async function requirePages(corpus, source, selection, { folder, signal }) {
			const error = findNothingRead(corpus, source, selection);
			if (error?.facts.kind !== "no-pages") {
				if (error !== undefined) throw error;
				return;
			}
			const known = new Set(source.files.map(({ path }) => path));
			const all = await (0, _work_tree_js__WEBPACK_IMPORTED_MODULE_11__.CS)(folder, selection.mayHold, signal);
			const untracked = all.filter((path) => selection.isPage(path) && !known.has(path));
			throw findNothingRead(corpus, source, selection, untracked.map((path) => ({
				path,
				reason: "untracked"
			})));
		}
		function findNothingRead({ pages, passedOver }, source, { globs, competitors }, others = []) {
			const unmatched = globs.find(({ matches }) => !source.files.some(({ path }) => matches(path)));
			if (unmatched !== undefined) {
				const { glob, matches } = unmatched;
				return nothingRead("no-match", [glob], passedOver.filter(({ path }) => matches(path)));
			}
			for (const { name, folder } of competitors) {
				const isTheirs = ({ path }) => path.startsWith(`${folder}/`);
				if (pages.some((page) => isTheirs(page) && isRead(page))) continue;
				return nothingRead("no-competitor-pages", [folder], passedOver.filter(isTheirs), name);
			}
			if (pages.some((page) => page.owner === undefined && isRead(page))) return undefined;
			return nothingRead("no-pages", globs.map(({ glob }) => glob), [...passedOver, ...others]);
		}
		function isRead({ content }) {
			return content.passages.length > 0;
		}
		function nothingRead(kind, lookedFor, passedOver, competitor) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
				kind,
				lookedFor,
				...competitor === undefined ? {} : { competitor },
				passedOver: (0, _source_js__WEBPACK_IMPORTED_MODULE_10__.Sb)(passedOver)
			});
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
