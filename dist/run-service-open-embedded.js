"use strict";
exports.id = "run-service-open-embedded";
exports.ids = ["run-service-open-embedded"];
exports.modules = {
	86552: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { openEmbedded: () => openEmbedded });
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_url_ = __webpack_require__(73136);
		var base_commits = __webpack_require__(3679);
		var download_error = __webpack_require__(48583);
		var errors_service = __webpack_require__(30281);
		;
		async function measureBase(service, { keywords, language }, { change, push, eventName }) {
			const commits = change ?? push;
			if (commits === undefined) {
				if (eventName === "push") return { missing: { kind: "no-commit-before-push" } };
				return { missing: {
					kind: "no-base-for-event",
					event: eventName
				} };
			}
			try {
				const { base, against, warnings, ...content } = await service.compareWithBase(commits, keywords, language);
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
		var embedded_service = __webpack_require__(81384);
		var engine = __webpack_require__(62104);
		var engine_names = __webpack_require__(28913);
		var engines_engines = __webpack_require__(47837);
		var prices = __webpack_require__(78280);
		var question = __webpack_require__(89918);
		var avg_error = __webpack_require__(98157);
		var run_context = __webpack_require__(10675);
		var clock = __webpack_require__(94570);
		var system_error = __webpack_require__(38043);
		var demand = __webpack_require__(83721);
		var opened_service = __webpack_require__(81307);
		;
		function openEmbedded(service, settings, context, calls) {
			const { workspace, change, log, signal } = context;
			const { keywords, engines } = settings;
			const dataFolder = `${(0, run_context.k)(context, settings.key)}/embedded`;
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
				demand: demandOfEngines(service, settings, (0, clock._)(calls.clock.wallTime())),
				costs: () => orderCosts(embedded.costs(), engines),
				answers: () => orderAnswers(answers, keywords, engines),
				fetchReport: (request) => copyReport(request, dataFolder),
				measureBase: () => measureBase(embedded, settings, context),
				close: embedded.close
			};
		}
		async function copyReport({ url, path }, dataFolder) {
			const refused = (detail) => new download_error.n({
				kind: "refused",
				url: "file:",
				detail
			});
			const wanted = URL.parse(url);
			if (wanted?.protocol !== "file:" || wanted.host !== "") throw refused("not a file of this machine");
			try {
				const source = await (0, promises_.realpath)((0, external_node_url_.fileURLToPath)(wanted));
				if (!source.startsWith((0, external_node_path_.join)(await (0, promises_.realpath)(dataFolder), external_node_path_.sep))) {
					throw refused("not a file of the embedded service");
				}
				await (0, promises_.copyFile)(source, path);
			} catch (error) {
				if (error instanceof download_error.n) throw error;
				throw new download_error.n({
					kind: "disk",
					url: "file:",
					...(0, system_error.a)(error, (text) => text)
				});
			}
		}
		function demandOfEngines({ answers, maxRequests, maxCost, keysMissing: lacksKeys }, settings, day) {
			if (answers.mode === "replay") return (0, demand.tp)(settings, { lacksKeys });
			const { keywords, samples } = settings;
			const specs = settings.engines.map(engines_engines.iI).filter((spec) => spec !== undefined);
			const engines = (0, prices.UH)(specs, keywords.length * samples, day);
			const accounts = Array.from(Map.groupBy(engines, ({ vendor }) => vendor), ([account, calls]) => ({
				account,
				requests: calls.reduce((sum, call) => sum + call.answers, 0),
				perMinute: engine.Qp.perMinute,
				perDay: undefined
			}));
			return (0, demand.tp)(settings, {
				accounts,
				engines,
				maxRequests,
				maxCost,
				lacksKeys
			});
		}
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
	81307: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => fingerprintOf });
		function fingerprintOf({ brand, keywords, language, scanPer }, { engines, service, settings }) {
			return {
				brand: [brand],
				keywords,
				engines,
				language: [language],
				"scan-per": [scanPer],
				service: [service],
				...settings
			};
		}
	})
};
;
