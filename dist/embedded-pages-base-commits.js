"use strict";
exports.id = "embedded-pages-base-commits";
exports.ids = ["embedded-pages-base-commits"];
exports.modules = {
	79052: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kv: () => findComparedCommit,
			go: () => readBaseFile,
			pG: () => requireTreeOf,
			q$: () => ensureCommit,
			zZ: () => isCommitted
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13963);
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73089);
		var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56424);
		async function findDecidingCommit(checkout, { change, workflowCommit = "" }) {
			if (change !== undefined) return (await findBaseTip(checkout, change)).tip;
			(0, _git_js__WEBPACK_IMPORTED_MODULE_4__.Wx)(workflowCommit);
			await ensureCommit(checkout, workflowCommit);
			return workflowCommit;
		}
		async function findComparedCommit(checkout, commits) {
			if ("before" in commits) {
				(0, _git_js__WEBPACK_IMPORTED_MODULE_4__.Wx)(commits.before);
				await ensureCommit(checkout, commits.before);
				return {
					commit: commits.before,
					kind: "before-push"
				};
			}
			const { tip, isMerged } = await findBaseTip(checkout, commits);
			const commit = isMerged ? tip : await findMergeBase(checkout, tip);
			return commit === undefined ? {
				commit: tip,
				kind: "base-tip"
			} : {
				commit,
				kind: "merge-base"
			};
		}
		async function requireTreeOf(checkout, { head }) {
			const { id, parents } = await readHead(checkout);
			if (id === head || parents.length > 1 && parents.includes(head)) return;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
				kind: "other-tree",
				checkedOut: id,
				head
			});
		}
		async function findBaseTip(checkout, { base, head, merge }) {
			(0, _git_js__WEBPACK_IMPORTED_MODULE_4__.Wx)(base);
			const { id, parents } = await readHead(checkout);
			const [first, second] = parents;
			const isMerged = id === merge && parents.length === 2 && second === head && first !== undefined;
			const tip = isMerged ? first : base;
			await ensureCommit(checkout, tip);
			return {
				tip,
				isMerged
			};
		}
		async function readHead(checkout) {
			const output = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, ["cat-file", "--batch"], "HEAD\n");
			const [, id, commit = ""] = /^([0-9a-f]+) commit \d+\n([\s\S]*)/.exec(output) ?? [];
			if (id === undefined) {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
					kind: "git-failed",
					command: "git cat-file",
					detail: "HEAD names no commit"
				});
			}
			const [header = ""] = commit.split("\n\n", 1);
			return {
				id,
				parents: Array.from(header.matchAll(/^parent ([0-9a-f]+)$/gm), ([, parent = ""]) => parent)
			};
		}
		async function findMergeBase(checkout, base) {
			try {
				const output = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
					"merge-base",
					base,
					"HEAD"
				]);
				return output.trim();
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && error.facts.kind === "git-failed") return undefined;
				throw error;
			}
		}
		async function ensureCommit(checkout, commit) {
			if (await hasCommit(checkout, commit)) return;
			const shallow = (await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
			const depth = shallow ? ["--depth=1"] : [];
			try {
				await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
					"fetch",
					"--quiet",
					"--no-tags",
					"--no-recurse-submodules",
					...depth,
					"origin",
					commit
				]);
			} catch (error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf) || !("command" in error.facts)) throw error;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
					...error.facts,
					kind: "commit-unavailable",
					commit
				}, { cause: error });
			}
		}
		async function hasCommit(checkout, commit) {
			try {
				await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
					"cat-file",
					"-e",
					`${commit}^{commit}`
				]);
				return true;
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && error.facts.kind === "git-failed") return false;
				throw error;
			}
		}
		async function readBaseFile(checkout, host, path) {
			if (host.change === undefined && host.workflowCommit === undefined) return { kind: "work-tree" };
			const inside = (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__._l)(checkout.folder, path) ?? await findRealInside(checkout.folder, path);
			if (inside === undefined) return { kind: "work-tree" };
			const fail = (reason, cause) => new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
				kind: "no-base-file",
				path,
				reason
			}, { cause });
			try {
				const place = await findPlace(checkout, inside);
				const commit = await findDecidingCommit(place.checkout, host);
				const before = await readEntry(place.checkout, commit, place.path);
				if (before.kind === "file") return {
					kind: "base",
					text: before.text,
					commit
				};
				if (before.kind !== "missing") throw fail({ kind: before.kind });
				const after = await readEntry(place.checkout, "HEAD", place.path);
				if (after.kind !== "missing") return {
					kind: "added",
					commit
				};
			} catch (cause) {
				if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && "command" in cause.facts) throw fail(cause.facts, cause);
				throw cause;
			}
			const real = await findRealInside(checkout.folder, inside);
			return real === undefined || real === inside ? { kind: "work-tree" } : readBaseFile(checkout, host, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(checkout.folder), real));
		}
		async function isCommitted(checkout, path) {
			try {
				const place = await findPlace(checkout, path);
				return (await readEntry(place.checkout, "HEAD", place.path)).kind !== "missing";
			} catch (error) {
				if ((0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Fg)(error)) return false;
				throw error;
			}
		}
		async function findRealInside(folder, path) {
			const real = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__.ps)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path)).catch(() => undefined);
			return real !== undefined && "path" in real ? (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__._l)(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder), real.path) : undefined;
		}
		async function findPlace(checkout, inside) {
			try {
				const prefix = (await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, ["rev-parse", "--show-prefix"])).replace(/\n$/, "");
				return {
					checkout,
					path: `${prefix}${inside}`
				};
			} catch (error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf) || error.facts.kind !== "not-a-checkout") throw error;
				const segments = inside.split("/");
				for (const index of segments.keys()) {
					const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout.folder, ...segments.slice(0, index));
					if (index === 0 || !await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.kU)(folder)) continue;
					return {
						checkout: {
							...checkout,
							folder
						},
						path: segments.slice(index).join("/")
					};
				}
				throw error;
			}
		}
		async function readEntry(checkout, commit, path) {
			const entry = await readExactly(checkout, commit, path);
			if (entry.kind !== "missing") return entry;
			const spelling = await findSpelling(checkout, commit, path);
			return spelling === undefined ? entry : readExactly(checkout, commit, spelling);
		}
		async function readExactly(checkout, commit, path) {
			if (path.includes("\n")) return { kind: "missing" };
			const output = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"cat-file",
				"--batch",
				"--follow-symlinks"
			], `${commit}:${path}\n`);
			const [header, type] = /^[0-9a-f]+ (blob|tree) \d+\n/.exec(output) ?? [];
			if (header !== undefined) {
				return type === "tree" ? { kind: "folder" } : {
					kind: "file",
					text: output.slice(header.length, -1)
				};
			}
			if (/^(?:symlink|dangling|loop) /.test(output)) return { kind: "link" };
			const segments = path.split("/");
			const folders = segments.map((_, index) => segments.slice(0, index + 1).join("/"));
			const above = (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"ls-tree",
				"--full-tree",
				"-z",
				commit,
				"--",
				...folders
			]));
			return { kind: above.some((line) => line.startsWith("160000 ")) ? "submodule" : "missing" };
		}
		async function findSpelling(checkout, commit, path) {
			const ignoresCase = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"config",
				"--type=bool",
				"--default=false",
				"--get",
				"core.ignorecase"
			]);
			if (ignoresCase.trim() !== "true") return undefined;
			const paths = (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"ls-tree",
				"--full-tree",
				"-r",
				"-z",
				"--name-only",
				commit
			]));
			return paths.find((other) => other.toLowerCase() === path.toLowerCase());
		}
	}),
	89184: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LA: () => chooseLines,
			Of: () => chooseControls,
			ih: () => countTokens
		});
		var _judge_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45069);
		const MOST_TOKENS = 3e3;
		const MOST_RANKED = 5e3;
		function chooseLines(candidates, statements) {
			const ranked = candidates.slice(0, MOST_RANKED).map((line, place) => ({
				line,
				place,
				like: Math.max(0, ...statements.map((each) => likeness(each, line)))
			})).toSorted((a, b) => Number(b.line.isAdded) - Number(a.line.isAdded) || b.like - a.like || a.place - b.place);
			const seen = new Set();
			let left = MOST_TOKENS;
			const chosen = ranked.filter(({ line }) => {
				const tokens = countTokens(line.text) + TOKENS_OF_NUMBER;
				if (seen.has(line.text) || tokens > left) return false;
				seen.add(line.text);
				left -= tokens;
				return true;
			});
			return chosen.toSorted((a, b) => a.place - b.place).map(({ line }) => line);
		}
		const TOKENS_OF_NUMBER = 4;
		function countTokens(text) {
			let others = 0;
			for (const character of text) if (character > "") others += 1;
			return Math.ceil((text.length - others) / 4) + others;
		}
		function likeness({ content: { terms } }, line) {
			let shared = 0;
			for (const term of terms) if (line.content.terms.has(term)) shared += 1;
			return terms.size === 0 ? 0 : shared / terms.size;
		}
		const LEAST_TERMS = 4;
		const MOST_ALIKE = .3;
		const NOWHERE = "The ferry to the northern island leaves pier twelve at sunset in winter.";
		function chooseControls(lines, statements, elsewhere) {
			const isAlone = (piece, others) => piece.content.terms.size >= LEAST_TERMS && others.every((other) => likeness(piece, other) <= MOST_ALIKE);
			const canSay = (line) => statements.some(({ content }) => (0, _judge_line_js__WEBPACK_IMPORTED_MODULE_0__.sW)(content, line.content, line.isAdded).status !== "refused");
			const alone = lines.flatMap((line, index) => isAlone(line, lines.filter((other) => other !== line)) ? [{
				line,
				index
			}] : []);
			const present = alone.find(({ line }) => !canSay(line)) ?? alone[0];
			if (present === undefined) return undefined;
			const absent = elsewhere.find((piece) => isAlone(piece, lines));
			return [{
				text: present.line.text,
				line: present.index
			}, {
				text: absent?.text ?? NOWHERE,
				line: undefined
			}];
		}
	}),
	45069: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			sW: () => judgeLine,
			c_: () => readContent
		});
		;
		const VALUE = /[$€£¥]?\p{Nd}[\p{Nd}.,:]{0,20}(?:\s?%|\s?\p{L}{1,12})?/gu;
		const DIGITS = /\p{Nd}[\p{Nd}.,:]*/u;
		const THOUSANDS = /,(?=\p{Nd}{3}(?!\p{Nd}))/gu;
		const CODE_NAMES = [
			/(?<![\w-])--?[A-Za-z][\w-]{0,60}/g,
			/\b[A-Za-z]\w{0,60}_\w{1,60}/g,
			/\b[a-z]{1,40}[A-Z]\w{0,60}/g,
			/\b[A-Za-z]\w{0,40}(?:\.[A-Za-z]\w{0,40}){1,5}\b/g,
			/\b[A-Za-z]\w{0,60}(?=\(\))/g,
			/(?<![\w/])\/[\w.-]{1,60}(?:\/[\w.-]{1,60}){0,8}/g
		];
		function findHardTokens(text) {
			const values = Array.from(text.matchAll(VALUE), ([found]) => {
				const written = found.trim();
				const [digits = ""] = DIGITS.exec(written) ?? [];
				const sign = /[$€£¥%]/.exec(written)?.[0] ?? "";
				return {
					text: written,
					value: `${digits.replace(THOUSANDS, "").replace(/[.,:]{1,20}$/, "")}${sign}`
				};
			});
			const names = CODE_NAMES.flatMap((pattern) => Array.from(text.matchAll(pattern), ([found]) => found));
			return {
				values: [...new Map(values.map((each) => [each.value, each])).values()],
				names: [...new Set(names)]
			};
		}
		const NEGATIONS = {
			de: /(?<!\p{L})(?:nicht|kein\p{L}{0,2}|nie|niemals|ohne)(?!\p{L})/iu,
			es: /(?<!\p{L})(?:no|nunca|jamás|sin|ningun\p{L}{0,2}|ningún)(?!\p{L})/iu,
			fr: /(?<!\p{L})(?:ne|n['’]\p{L}+|pas|jamais|sans|aucun\p{L}{0,2})(?!\p{L})/iu,
			it: /(?<!\p{L})(?:non|mai|senza|nessun\p{L}?)(?!\p{L})/iu,
			ja: /ない|ません|なし|ず(?!つ)/u,
			ko: /않|없|못/u,
			nl: /(?<!\p{L})(?:niet|geen|nooit|zonder)(?!\p{L})/iu,
			pt: /(?<!\p{L})(?:não|nunca|jamais|sem|nenhum\p{L}?)(?!\p{L})/iu,
			ru: /(?<!\p{L})(?:не|нет|нельзя|никогда|без)(?!\p{L})/iu,
			zh: /不|没|沒|无|無|勿|未/u
		};
		const ENGLISH = /(?<!\p{L})(?:not|no|never|cannot|without|none|\p{L}{2,8}n['’]t)(?!\p{L})/iu;
		function isNegated(text, languageCode) {
			const [language = ""] = languageCode.toLowerCase().split("-");
			return (NEGATIONS[language] ?? ENGLISH).test(text);
		}
		;
		const LIKE = .5;
		const LETTER = /\p{L}/u;
		const PARTICLE = /^\p{Script=Hiragana}+$/u;
		function readContent(text, language) {
			const { values, names } = findHardTokens(text);
			return {
				terms: new Set(language.words(text).filter((word) => LETTER.test(word) && !PARTICLE.test(word) && language.isInformative(word)).map(language.term)),
				values: new Map(values.map(({ value, text }) => [value, text])),
				names: new Set(names),
				isNegated: isNegated(text, language.code)
			};
		}
		function isNearIdentical(one, other) {
			return isSame(one.terms, other.terms) && isSame(new Set(one.values.keys()), new Set(other.values.keys())) && isSame(one.names, other.names) && one.isNegated === other.isNegated;
		}
		function judgeLine(statement, line, isAdded) {
			const lost = [...statement.values].filter(([value]) => !line.values.has(value));
			const names = [...statement.names].filter((name) => !line.names.has(name));
			const shared = countShared(statement.terms, line.terms);
			const lacks = [...lost.map(([, text]) => text), ...names];
			if (shared === 0 || names.length > 0) return {
				status: "refused",
				lacks,
				values: []
			};
			if (lost.length === 0) {
				const isTurned = statement.isNegated !== line.isNegated;
				const status = isAdded ? isTurned ? "changed" : "same" : isTurned ? "refused" : "standing";
				return {
					status,
					lacks: [],
					values: []
				};
			}
			const others = [...line.values].filter(([value]) => !statement.values.has(value)).map(([, text]) => text);
			const isAlike = shared >= LIKE * statement.terms.size;
			if (!isAdded || !isAlike || others.length < lost.length) return {
				status: "refused",
				lacks,
				values: []
			};
			const values = lost.map(([, before], index) => ({
				before,
				now: others[index] ?? ""
			}));
			return {
				status: "changed",
				lacks: [],
				values
			};
		}
		function countShared(one, other) {
			let shared = 0;
			for (const term of one) if (other.has(term)) shared += 1;
			return shared;
		}
		function isSame(one, other) {
			return one.size === other.size && countShared(one, other) === one.size;
		}
	}),
	80418: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	2134: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => createStopWords });
		var _orama_stopwords_dutch__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63444);
		var _orama_stopwords_french__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17490);
		var _orama_stopwords_german__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57045);
		var _orama_stopwords_italian__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76967);
		var _orama_stopwords_portuguese__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62738);
		var _orama_stopwords_russian__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26519);
		var _orama_stopwords_spanish__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33898);
		const ENGLISH = [
			"a an the this that these those some any each every such same own other another",
			"i me my mine we us our ours you your yours he him his he she her hers it its they them their theirs one ones",
			"and or but nor so yet if then than because while although though whether as until unless",
			"of at by for with about against between into through during before after above below to from up down in out on",
			"off over under onto upon within without per via",
			"am is are was were be been being have has had having do does did doing done can could will would shall should",
			"may might must ought",
			"who whom whose which what when where why how",
			"not no only very too also just there here again once more most both all few much many",
			"s t d ll m re ve don doesn didn isn aren wasn weren hasn haven hadn won wouldn can couldn shouldn"
		];
		const GERMAN = [
			"warum weshalb wieso wozu wann wer wen wem wessen woher wohin womit wofür wodurch woran worauf worin wovon",
			"wieviel wieviele viele vielen",
			"darf darfst dürfen dürft kannst könnt konnte konnten könnten musst müssen müsst mussten müsste müssten",
			"sollen sollst sollten willst wollt wollten möchte möchten mag mögen",
			"sei seid worden wurde wurden werdet wäre wären hätte hätten habt gibt lässt",
			"unsere unserem unseren unserer unseres beim dass bereits schon",
			"dabei dafür daran darauf darin davon ab außer per pro seit s"
		];
		const SPANISH = ["cuyo cuya porqué adónde debo debes debemos deberían debería tengas puedas podamos", "has habéis fuese esté estés"];
		const SPANISH_SUBJECTS = [
			"acuerdo breve cierto ciertos conocer consideró considera cosas cuenta dia dias día días diferente diferentes",
			"ejemplo emplear empleais emplean empleas empleo encuentra estado estados existe existen excepto fin final general",
			"gran grandes horas hoy igual informo informó intenta intentais intentamos intentan intentar intentas intento",
			"largo lado lugar mal manera mayor mediante medio mejor menos modo momento nueva nuevas nuevo nuevos",
			"pais paìs parte partir pasada pasado peor posible primer primera primero primeros propia propias propio propios",
			"proximo próximo próximos raras realizado realizar realizó respecto segunda segundo siguiente supuesto",
			"temprano tarde tercera tiempo total trabaja trabajais trabajamos trabajan trabajar trabajas trabajo trata",
			"ultimo última últimas último últimos usa usais usamos usan usar usas uso valor veces ver verdad verdadera verdadero vez"
		];
		const FRENCH = [
			"comment pourquoi quand où combien quoi dont lequel laquelle lesquels lesquelles auquel duquel",
			"a peut peux peuvent pouvez pouvons pourrait puis puisse dois doit devez doivent devrait faut veux veut voulez",
			"fais fait faire faites font être avoir",
			"afin alors ainsi aussi autre autres avant après car chaque chez comme contre depuis donc dès encore entre",
			"lors lorsque moins ni non plus plusieurs puisque quelque quelques sauf selon si sinon sous tel telle tels telles",
			"tout toute toutes tous très vers via ceux celle celles celui",
			"jusqu lorsqu puisqu quelqu quoiqu aujourd hui"
		];
		const ITALIAN = [
			"quando quali cosa perche senza dopo prima ogni oppure però poi già ancora",
			"posso puoi può possiamo potete possono devo devi deve dobbiamo dovete devono voglio vuoi vuole fare essere avere",
			"d s t m v n cos com quand qual nessun od quel quei quegli"
		];
		const DUTCH = [
			"waarom wanneer waar waarmee waarvoor waarin welk welke hoeveel hoelang wiens",
			"kunt mag mogen moeten zullen zult willen wilt gaat doet doe bent hebt",
			"onze jouw jullie we wij wel af sinds binnen buiten via per s n t"
		];
		const PORTUGUESE = [
			"porque porquê onde aonde quanto quanta quantos quantas quais quê cujo cuja",
			"posso pode podem podemos podia devo deve devem devemos fazer faz fazem é ter ser estar",
			"uns umas dum duma neste nesta deste desta disso nisso",
			"vosso vossa vossos vossas cada sob sobre todo toda todos todas outro outra outros outras"
		];
		const RUSSIAN = [
			"почему отчего сколько какие какое каких каким какую который которая которое которые откуда чей",
			"могу можем можете могут нужно нужна нужны должен должна должно должны следует",
			"мои моё мое моих моего моей наш наша наше наши нашего ваш ваша ваше ваши вашего свой своя свои своих твой",
			"это этих этим мной мною тобой кому кем чему оно также либо обо ко",
			"её ещё всё нём неё чём твоё своё"
		];
		const RUSSIAN_SUBJECTS = ["человек жизнь"];
		function createStopWords(language) {
			switch (language) {
				case "en": return new Set(split(ENGLISH));
				case "de": return join(_orama_stopwords_german__WEBPACK_IMPORTED_MODULE_0__.m, GERMAN);
				case "es": return join(_orama_stopwords_spanish__WEBPACK_IMPORTED_MODULE_1__.m, SPANISH, SPANISH_SUBJECTS);
				case "fr": return join(_orama_stopwords_french__WEBPACK_IMPORTED_MODULE_2__.m, FRENCH);
				case "it": return join(_orama_stopwords_italian__WEBPACK_IMPORTED_MODULE_3__.m, ITALIAN);
				case "nl": return join(_orama_stopwords_dutch__WEBPACK_IMPORTED_MODULE_4__.m, DUTCH);
				case "pt": return join(_orama_stopwords_portuguese__WEBPACK_IMPORTED_MODULE_5__.m, PORTUGUESE);
				case "ru": return join(_orama_stopwords_russian__WEBPACK_IMPORTED_MODULE_6__.m, RUSSIAN, RUSSIAN_SUBJECTS);
				default: return new Set();
			}
		}
		function join(listed, added, subjects = []) {
			const words = new Set([...listed, ...split(added)]);
			for (const word of split(subjects)) words.delete(word);
			return words;
		}
		function split(lines) {
			return lines.flatMap((words) => words.split(" "));
		}
	}),
	1534: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => createLanguage,
			s: () => hasPlainWords
		});
		var lib_text = __webpack_require__(94869);
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
		var stop_words = __webpack_require__(2134);
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
				sentences: (text) => joinAtNames(Array.from(sentenceSegmenter.segment(text), ({ segment }) => segment)).map((sentence) => sentence.trim()).filter((sentence) => sentence !== "")
			};
		}
		const OPENING_DOT = /^(?:[\s\p{Ps}\p{Pi}"'])?\.$/u;
		function joinAtNames(segments) {
			const joined = [];
			segments.forEach((segment, index) => {
				const isInName = OPENING_DOT.test(segments[index - 1]?.slice(-2) ?? "") && /^[a-z]/i.test(segment);
				if (isInName) joined[joined.length - 1] += segment;
				else joined.push(segment);
			});
			return joined;
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
