"use strict";
exports.id = "commands-service-open-embedded";
exports.ids = ["commands-service-open-embedded"];
exports.modules = {
	67561: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { openEmbedded: () => openEmbedded });
		var external_node_url_ = __webpack_require__(73136);
		var errors = __webpack_require__(52776);
		;
		async function measureBase(service, { keywords, language }, { change, beforePush: before, eventName }) {
			const commits = change ?? (before === undefined ? undefined : { before });
			if (commits === undefined) {
				if (eventName === "push") return { missing: { kind: "no-commit-before-push" } };
				return { missing: {
					kind: "no-base-for-event",
					event: eventName
				} };
			}
			try {
				const { base, pages, passedOver, keywords: changes, against } = await service.compareWithBase(commits, keywords, language);
				const cited = base.keywords.some((keyword) => keyword.cited);
				return { baseline: {
					overallBcr: base.score,
					citedEngines: cited ? 1 : 0,
					engines: [{
						engine: "repository",
						cited,
						bcrScore: base.score
					}],
					runs: [],
					content: {
						pages,
						passedOver,
						keywords: changes
					},
					origin: {
						kind: "base",
						against
					}
				} };
			} catch (error) {
				if (!(error instanceof errors._)) throw error;
				const { corpus } = error.facts;
				if (before !== undefined && corpus?.kind === "commit-unavailable" && corpus.commit === before) {
					return { missing: {
						kind: "no-commit-before-push",
						commit: before
					} };
				}
				return { unusable: {
					kind: "base",
					facts: error.facts
				} };
			}
		}
		var engine_names = __webpack_require__(16424);
		var question = __webpack_require__(48855);
		var embedded_service = __webpack_require__(16679);
		var scan_settings = __webpack_require__(57341);
		var answer_order = __webpack_require__(17321);
		var demand = __webpack_require__(83721);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var download_error = __webpack_require__(48583);
		var dispatcher = __webpack_require__(93256);
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
					...(0, dispatcher.av)(error, (text) => text)
				});
			}
		}
		var opened_service = __webpack_require__(45284);
		;
		function openEmbedded({ keysMissing, ...service }, settings, { facts, ...run }) {
			const { keywords, samples, reportFont } = settings;
			const answers = [];
			const embedded = (0, embedded_service._)({
				settings: service,
				folder: facts.workspace,
				change: facts.change,
				recordings: {
					workspace: facts.workspace,
					change: facts.change,
					workflowCommit: facts.workflowCommit
				},
				keywords,
				downloadUrl: ({ path }) => (0, external_node_url_.pathToFileURL)(path).href,
				reportFont,
				onAnswer: (record) => answers.push(record),
				...run
			});
			const liveEngines = settings.engines.filter((engine) => engine !== engine_names.Bw);
			const demand = demandOf(service, settings);
			return {
				service: embedded,
				isDeterministic: service.models.join() === engine_names.Bw,
				fingerprint: (0, opened_service.ax)(settings, {
					engines: service.models,
					service: "embedded",
					settings: {
						content: service.content,
						"competitor-content": service.competitorFolders.map(({ name, folder }) => `${name} = ${folder}`),
						"brand-domains": service.brandDomains,
						"brand-aliases": service.brandAliases,
						"prompt-template": service.promptTemplates,
						country: service.countries,
						city: service.city === undefined ? [] : [service.city],
						questions: service.ownQuestions.map(question.d_)
					}
				}),
				cost: {
					address: undefined,
					limits: undefined,
					questions: liveEngines.map((engine) => ({
						engine,
						count: keywords.length * samples.max
					}))
				},
				demand: () => demand,
				costs: () => (0, answer_order.X)(embedded.costs(), settings),
				answers: () => (0, answer_order.g)(answers, settings),
				preflight: () => keysMissing ? { kind: "no-secrets" } : (0, opened_service._b)(demand),
				fetchReport: (request) => copyReport(request, run.dataFolder),
				deadline: run.deadline,
				storeScan: embedded.storeScan,
				measureBase: () => measureBase(embedded, settings, facts),
				close: embedded.close
			};
		}
		function demandOf(service, settings) {
			if (service.answers.mode === "replay") {
				return {
					requests: 0,
					minutes: 0,
					engines: [],
					maxRequests: undefined,
					maxCost: undefined
				};
			}
			const calls = (0, scan_settings.O1)(service, settings);
			const reader = (0, scan_settings.Gk)(service, settings);
			const requestsOf = (some) => some.reduce((sum, { answers: count, judgments }) => sum + count + judgments, 0);
			const vendors = [...Map.groupBy(calls, ({ vendor }) => vendor).values()];
			const minutes = vendors.map((ofVendor) => (0, demand.dp)(requestsOf(ofVendor), ofVendor[0]?.perMinute ?? 1));
			return {
				requests: requestsOf(calls) + (reader?.requests ?? 0),
				minutes: Math.max(0, ...minutes),
				engines: calls,
				reader,
				maxRequests: service.maxRequests,
				maxCost: service.maxCost
			};
		}
	}),
	45284: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J5: () => checkLimits,
			_b: () => checkCost,
			ax: () => fingerprintOf
		});
		var _gate_rounding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69928);
		var _scan_demand_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83721);
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
		function checkLimits(requests, { perDay, perMinute }, timeoutMinutes) {
			if (requests > perDay) return {
				kind: "day-limit",
				requests,
				perDay
			};
			if ((0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_0__.dp)(requests, perMinute) >= timeoutMinutes) return {
				kind: "time-budget",
				requests,
				perMinute,
				timeoutMinutes
			};
			return undefined;
		}
		function checkCost(demand) {
			const { maxCost } = demand;
			const estimate = (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_0__.Sm)(demand);
			return maxCost !== undefined && (0, _gate_rounding_js__WEBPACK_IMPORTED_MODULE_1__.oi)(estimate, maxCost) ? {
				kind: "cost-limit",
				estimate,
				maxCost
			} : undefined;
		}
	}),
	56424: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Y: () => git,
			Iz: () => spawnGit,
			Wx: () => requireObjectId,
			kU: () => isCheckedOut,
			vV: () => splitZero
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2503);
		var _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30502);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22380);
		var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73089);
		const run = (0, node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
		const MOST_OUTPUT_BYTES = 256 * 1024 * 1024;
		const failureSchema = zod__WEBPACK_IMPORTED_MODULE_6__._H3({
			code: zod__WEBPACK_IMPORTED_MODULE_6__.KCZ([zod__WEBPACK_IMPORTED_MODULE_6__.YjP(), zod__WEBPACK_IMPORTED_MODULE_6__.aig()]).nullish(),
			message: zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
			stderr: zod__WEBPACK_IMPORTED_MODULE_6__.YjP().optional()
		});
		async function git({ folder, signal }, words, input = "") {
			try {
				const { place, cwd } = locate(folder);
				const running = run("git", [...place, ...words], {
					cwd,
					env: environment(),
					signal,
					maxBuffer: MOST_OUTPUT_BYTES
				});
				running.child.stdin?.on("error", () => {}).end(input);
				return (await running).stdout;
			} catch (cause) {
				signal?.throwIfAborted();
				throw explain(words, cause);
			}
		}
		function splitZero(output) {
			return output.split("\0").slice(0, -1);
		}
		function requireObjectId(commit) {
			if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) return;
			const detail = `not an object id: ${(0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__.K)(commit)}`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.bf({
				kind: "commit-unavailable",
				command: "git",
				detail,
				commit
			});
		}
		async function isCheckedOut(folder) {
			const stats = await Promise.all([folder, (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, ".git")].map((path) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined)));
			return stats[0]?.isDirectory() === true && stats[1] !== undefined;
		}
		function spawnGit({ folder, signal }, words) {
			const { place, cwd } = locate(folder);
			return (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("git", [...place, ...words], {
				cwd,
				env: environment(),
				signal,
				stdio: "pipe"
			});
		}
		function locate(folder) {
			if ((0, node_os__WEBPACK_IMPORTED_MODULE_2__.platform)() !== "win32") return {
				place: [],
				cwd: folder
			};
			return {
				place: ["-C", (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder)],
				cwd: (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(process.execPath)
			};
		}
		function environment() {
			return {
				...(0, _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_8__.Q)(),
				GIT_TERMINAL_PROMPT: "0",
				GIT_OPTIONAL_LOCKS: "0",
				GIT_NO_REPLACE_OBJECTS: "1",
				LC_ALL: "C"
			};
		}
		function explain(words, cause) {
			const { code, message, stderr } = failureSchema.parse(cause);
			const detail = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__.K)(stderr || message);
			const isNone = /not a git repository|cannot change to/.test(detail);
			const kind = code === "ENOENT" ? "no-git" : isNone ? "not-a-checkout" : "git-failed";
			return new _errors_js__WEBPACK_IMPORTED_MODULE_5__.bf({
				kind,
				command: `git ${words[0] ?? ""}`,
				detail
			}, { cause });
		}
	}),
	57341: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gk: () => listReadings,
			O1: () => listCalls,
			bJ: () => listUses,
			bf: () => shareSettings,
			ol: () => digestOf
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var _contract_plans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74155);
		var _embedded_engine_scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99399);
		var _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67838);
		var _embedded_engines_estimate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61701);
		function digestOf(gates) {
			const facts = gates.map(({ key, settings }) => {
				const { brand, keywords, engines, language, scanPer, samples, competitors, service } = settings;
				return {
					key,
					brand,
					keywords,
					engines,
					language,
					scanPer,
					samples,
					competitors,
					service: sourceOf(service)
				};
			});
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(facts)).digest("hex");
		}
		function sourceOf(service) {
			if (service.kind === "hosted") return { baseUrl: service.baseUrl };
			const { keysMissing, maxRequests, maxCost, ...answering } = service;
			return answering;
		}
		function listCalls({ answers }, { engines, keywords, samples, language }) {
			if (answers.mode === "replay") return [];
			const specs = engines.map(_embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__.iI).filter((spec) => spec !== undefined);
			const scope = {
				questions: keywords.length,
				samples: samples.max,
				judged: !(0, _embedded_engine_scan_js__WEBPACK_IMPORTED_MODULE_4__.L)(language)
			};
			return (0, _embedded_engines_estimate_js__WEBPACK_IMPORTED_MODULE_3__.UH)(specs, scope);
		}
		function listReadings({ answers, reader }, { keywords }) {
			const spec = reader === undefined || answers.mode === "replay" ? undefined : (0, _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__.iI)(reader);
			return spec && (0, _embedded_engines_estimate_js__WEBPACK_IMPORTED_MODULE_3__.kw)(spec, keywords.length);
		}
		function listUses(settings, scans) {
			const { service } = settings;
			if (service.kind === "hosted") return [{
				account: service.baseUrl,
				requests: scans,
				...service.limits
			}];
			return listCalls(service, settings).map(({ vendor, answers, judgments, perMinute, concurrent }) => ({ ...{
				account: vendor,
				requests: answers + judgments,
				perMinute,
				concurrent,
				perDay: Number.POSITIVE_INFINITY
			} }));
		}
		function shareSettings(settings, shares, { scans, all }) {
			const { service } = settings;
			const part = scans / Math.max(1, all);
			if (service.kind === "hosted") {
				const share = shares.get(service.baseUrl);
				if (share === undefined) return settings;
				const limits = (0, _contract_plans_js__WEBPACK_IMPORTED_MODULE_1__.Kw)(service.limits, share);
				const timeoutMinutes = stretch(settings.timeoutMinutes, part * service.limits.perMinute / limits.perMinute);
				return {
					...settings,
					timeoutMinutes,
					service: {
						...service,
						limits
					}
				};
			}
			const slower = [...shares.values()].map(({ weights, index }) => {
				const own = weights[index - 1] ?? 0;
				return own === 0 ? 0 : part * weights.reduce((sum, weight) => sum + weight, 0) / own;
			});
			return {
				...settings,
				timeoutMinutes: stretch(settings.timeoutMinutes, Math.max(1, ...slower)),
				service: {
					...service,
					limitShares: shares,
					questionBudget: settings.timeoutMinutes,
					maxCost: service.maxCost === undefined ? undefined : service.maxCost * scans / Math.max(1, all)
				}
			};
		}
		function stretch(minutes, times) {
			return times <= 1 ? minutes : (minutes + 1) * times - 1;
		}
	}),
	30502: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => childEnvironment });
		const ALLOWED = /^(?:PATH|HOME|LANG|LANGUAGE|LC_\w+|TMPDIR|TEMP|TMP|SystemRoot|GIT_\w+|SSH_AUTH_SOCK|SSL_CERT_(?:FILE|DIR)|XDG_\w+_HOME|FONTCONFIG_\w+|(?:HTTPS?|ALL|NO)_PROXY)$/i;
		function childEnvironment(env = process.env) {
			return Object.fromEntries(Object.entries(env).filter(([name]) => ALLOWED.test(name)));
		}
	}),
	17321: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => orderCosts,
			g: () => orderAnswers
		});
		function orderAnswers(records, { keywords, engines }) {
			const keywordPlace = placesOf(keywords);
			const enginePlace = placesOf(engines);
			return records.toSorted((a, b) => a.sample - b.sample || keywordPlace(a.keyword) - keywordPlace(b.keyword) || enginePlace(a.engine) - enginePlace(b.engine));
		}
		function orderCosts(costs, { engines }) {
			const place = placesOf(engines);
			return costs.toSorted((a, b) => place(a.engine) - place(b.engine));
		}
		function placesOf(names) {
			const places = new Map(names.map((name, index) => [name, index]));
			return (name) => places.get(name) ?? names.length;
		}
	})
};
;
