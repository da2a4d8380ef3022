"use strict";
exports.id = "commands-service-open-embedded";
exports.ids = ["commands-service-open-embedded"];
exports.modules = {
	48583: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => toDownloadError,
			n: () => DownloadError
		});
		var _lib_http_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97925);
		var _lib_http_system_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38043);
		class DownloadError extends Error {
			facts;
			constructor(facts) {
				super(`${facts.url || "a download"}: ${facts.detail}`);
				this.name = "DownloadError";
				this.facts = facts;
			}
		}
		function toDownloadError(error, url, signal, redact) {
			if (error instanceof DownloadError) return error;
			if (signal.aborted) {
				const isTimeout = signal.reason instanceof DOMException && signal.reason.name === "TimeoutError";
				return isTimeout ? new DownloadError({
					kind: "timeout",
					url,
					detail: "the time ended before the file was complete"
				}) : new DownloadError({
					kind: "cancelled",
					url,
					detail: "cancelled"
				});
			}
			const kind = error instanceof _lib_http_addresses_js__WEBPACK_IMPORTED_MODULE_0__.ij ? "refused" : "connection";
			return new DownloadError({
				kind,
				url,
				...(0, _lib_http_system_error_js__WEBPACK_IMPORTED_MODULE_1__.a)(error, redact)
			});
		}
	}),
	67561: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { openEmbedded: () => openEmbedded });
		var external_node_url_ = __webpack_require__(73136);
		var errors = __webpack_require__(52776);
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
				const { base, against, doubts, ...content } = await service.compareWithBase(commits, keywords, language);
				const { score, cited } = base;
				const meant = eventName === "local" ? "edited-tree" : undefined;
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
						doubts: doubts.filter(({ kind }) => kind !== meant)
					},
					origin: {
						kind: "base",
						against
					}
				} };
			} catch (error) {
				if (!(error instanceof errors._)) throw error;
				const { corpus } = error.facts;
				if (corpus?.kind === "commit-unavailable" && "before" in commits && corpus.commit === commits.before) {
					return { missing: {
						kind: "no-commit-before-push",
						commit: commits.before
					} };
				}
				return { unusable: {
					kind: "base",
					facts: error.facts
				} };
			}
		}
		var embedded_service = __webpack_require__(81384);
		var engine = __webpack_require__(62104);
		var engine_names = __webpack_require__(28913);
		var engines_engines = __webpack_require__(47837);
		var prices = __webpack_require__(78280);
		var question = __webpack_require__(89918);
		var clock = __webpack_require__(94570);
		var demand = __webpack_require__(83721);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var download_error = __webpack_require__(48583);
		var system_error = __webpack_require__(38043);
		;
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
		var base_commits = __webpack_require__(46629);
		var opened_service = __webpack_require__(45284);
		;
		function openEmbedded(service, settings, { facts, ...run }) {
			const { keywords } = settings;
			const answers = [];
			const embedded = (0, embedded_service._)({
				settings: service,
				folder: facts.workspace,
				change: facts.change,
				recordings: {
					workspace: facts.workspace,
					readBase: (path) => (0, base_commits.go)({
						folder: facts.workspace,
						signal: run.signal
					}, facts, path)
				},
				keywords,
				downloadUrl: ({ path }) => (0, external_node_url_.pathToFileURL)(path).href,
				onAnswer: (record) => answers.push(record),
				...run
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
				demand: demandOfEngines(service, settings, (0, clock._)(run.clock.wallTime())),
				costs: () => orderCosts(embedded.costs(), settings),
				answers: () => orderAnswers(answers, settings),
				fetchReport: (request) => copyReport(request, run.dataFolder),
				measureBase: () => measureBase(embedded, settings, facts),
				close: embedded.close
			};
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
		function orderAnswers(records, { keywords, engines }) {
			const keywordPlace = createRanking(keywords);
			const enginePlace = createRanking(engines);
			return records.toSorted((a, b) => a.sample - b.sample || keywordPlace(a.keyword) - keywordPlace(b.keyword) || enginePlace(a.engine) - enginePlace(b.engine));
		}
		function orderCosts(costs, { engines }) {
			const place = createRanking(engines);
			return costs.toSorted((a, b) => place(a.engine) - place(b.engine));
		}
		function createRanking(names) {
			const places = new Map(names.map((name, index) => [name, index]));
			return (name) => places.get(name) ?? names.length;
		}
	}),
	45284: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	}),
	97925: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i0: () => isPublicAddress,
			ij: () => PrivateAddressError,
			qr: () => publicOnly
		});
		var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
		const SPECIAL_IPV4 = [
			["0.0.0.0", 8],
			["10.0.0.0", 8],
			["100.64.0.0", 10],
			["127.0.0.0", 8],
			["168.63.129.16", 32],
			["169.254.0.0", 16],
			["172.16.0.0", 12],
			["192.0.0.0", 24],
			["192.0.2.0", 24],
			["192.88.99.0", 24],
			["192.168.0.0", 16],
			["198.18.0.0", 15],
			["198.51.100.0", 24],
			["203.0.113.0", 24],
			["224.0.0.0", 4],
			["240.0.0.0", 4]
		];
		const GLOBAL_UNICAST = ["2000::", 3];
		const SPECIAL_IPV6 = [
			["2001::", 23],
			["2001:db8::", 32],
			["2002::", 16],
			["3fff::", 20]
		];
		const specialIpv4 = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
		for (const [network, prefix] of SPECIAL_IPV4) specialIpv4.addSubnet(network, prefix, "ipv4");
		const globalUnicast = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
		globalUnicast.addSubnet(...GLOBAL_UNICAST, "ipv6");
		const specialIpv6 = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
		for (const [network, prefix] of SPECIAL_IPV6) specialIpv6.addSubnet(network, prefix, "ipv6");
		function isPublicAddress(address) {
			switch ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address)) {
				case 4: return !specialIpv4.check(address, "ipv4");
				case 6: return globalUnicast.check(address, "ipv6") && !specialIpv6.check(address, "ipv6");
				default: return false;
			}
		}
		class PrivateAddressError extends Error {}
		function publicOnly(lookup) {
			return (hostname, options, callback) => {
				lookup(hostname, options, (error, found, family) => {
					if (error) return callback(error, found, family);
					const addresses = typeof found === "string" ? [found] : found.map(({ address }) => address);
					const other = addresses.find((address) => !isPublicAddress(address));
					if (other === undefined) return callback(null, found, family);
					callback(new PrivateAddressError(`${other} is not a public address`), []);
				});
			};
		}
	})
};
;
