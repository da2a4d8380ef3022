"use strict";
exports.id = "inputs-config-gates";
exports.ids = ["inputs-config-gates"];
exports.modules = {
	36265: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readConfigGates: () => readConfigGates });
		var _lib_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80292);
		var _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67712);
		var _config_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74055);
		var _given_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76100);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90743);
		var _keywords_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1902);
		var _parse_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47082);
		var _unknown_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84771);
		var _yaml_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79836);
		const MAX_GATES = 1e3;
		const GATE = "a gate: names and values";
		async function readConfigGates({ path, text }, inputs, { readFile, problems }) {
			const yaml = (0, _yaml_file_js__WEBPACK_IMPORTED_MODULE_6__.g)(path, text);
			for (const problem of yaml.problems) problems.push({
				input: "config",
				given: undefined,
				...problem
			});
			if (yaml.value === undefined) return [];
			const written = await readWrittenGates({
				yaml,
				readFile,
				problems
			});
			const runValues = pick(inputs, (name) => _inputs_js__WEBPACK_IMPORTED_MODULE_2__.HM.includes(name) && name !== "key");
			const gateValues = pick(inputs, (name) => !_inputs_js__WEBPACK_IMPORTED_MODULE_2__.HM.includes(name));
			const key = inputs.get("key");
			const [only, ...others] = written;
			const hasKeys = others.length > 0 || only?.values.has("key") === true;
			const singleValues = hasKeys || key === undefined ? gateValues : new Map([...gateValues, ["key", key]]);
			const gates = others.length === 0 ? written.map((gate) => override(gate, singleValues)) : written;
			const count = gates.reduce((sum, gate) => sum + countGates(gate), 0);
			if (count > MAX_GATES) {
				const allowed = `at most ${MAX_GATES} gates, countries and languages included`;
				problems.push({
					place: yaml.locate([]),
					input: "gates",
					given: undefined,
					allowed
				});
				return [];
			}
			const expanded = gates.flatMap(expand);
			checkKeys(expanded, problems);
			const selected = hasKeys && key !== undefined ? selectGate(expanded, key, problems) : expanded;
			if (others.length === 0 || selected.length <= 1) {
				return selected.map((gate) => override(gate, new Map([...runValues, ...gateValues])));
			}
			for (const [input, { text: given, isWrong }] of gateValues) {
				const allowed = `no value for several gates: give key to select one gate of ${path}, or write the value in the file`;
				if (!isWrong) problems.push({
					input,
					given,
					allowed
				});
			}
			return selected.map((gate) => override(gate, runValues));
		}
		function pick(values, isMeant) {
			return new Map([...values].filter(([name]) => isMeant(name)));
		}
		function override({ values, place }, by) {
			return {
				values: merge(values, by),
				place
			};
		}
		async function readWrittenGates(reading) {
			const { yaml, problems } = reading;
			const report = (path, input, allowed, part) => problems.push({
				place: yaml.locate(path, part),
				input,
				given: undefined,
				allowed
			});
			if (!(0, _lib_json_js__WEBPACK_IMPORTED_MODULE_7__.u4)(yaml.value)) {
				report([], "config", `${GATE}; or gates, with what they share above them`);
				return [];
			}
			const { gates, ...top } = yaml.value;
			const shared = await readValues(top, [], reading);
			if (gates === undefined) return [{
				values: shared,
				place: yaml.locate([])
			}];
			if (shared.delete("key")) report(["key"], "key", "no key here: each gate has its own", "name");
			if (!Array.isArray(gates) || gates.length === 0) {
				report(["gates"], "gates", "a list of gates: at least one gate");
				return [];
			}
			if (gates.length > MAX_GATES) {
				report(["gates"], "gates", `at most ${MAX_GATES} gates`);
				return [];
			}
			const written = [];
			for (const [index, gate] of gates.entries()) {
				const path = ["gates", String(index)];
				if (!(0, _lib_json_js__WEBPACK_IMPORTED_MODULE_7__.u4)(gate)) {
					report(path, "gates", GATE);
					continue;
				}
				const own = await readValues(gate, path, reading);
				if (!own.get("key")?.text) report(path, "key", "a key that no other gate has");
				written.push({
					values: merge(shared, own),
					place: yaml.locate(path)
				});
			}
			return written;
		}
		async function readValues(written, at, reading) {
			const { yaml, problems } = reading;
			const values = new Map();
			const add = async (name, given, path) => {
				const value = await readValue(name, given, path, reading);
				if (value !== undefined) values.set(name, value);
			};
			for (const [name, given] of Object.entries(written)) {
				const path = [...at, name];
				const section = _inputs_js__WEBPACK_IMPORTED_MODULE_2__.V0.get(name);
				if (section === undefined) await add(name, given, path);
				else if ((0, _lib_json_js__WEBPACK_IMPORTED_MODULE_7__.u4)(given)) {
					for (const [inner, value] of Object.entries(given)) {
						await add(`${name}.${inner}`, value, [...path, inner]);
					}
				} else if ((0, _parse_values_js__WEBPACK_IMPORTED_MODULE_4__.Im)(given)) {
					for (const inner of section) await add(inner, given, path);
				} else {
					const allowed = `names and values: ${section.map(_inputs_js__WEBPACK_IMPORTED_MODULE_2__.aS).join(", ")}`;
					problems.push({
						place: yaml.locate(path),
						input: name,
						given: (0, _parse_values_js__WEBPACK_IMPORTED_MODULE_4__.lI)(given),
						allowed
					});
				}
			}
			for (const [one, several] of ALTERNATIVES) {
				if (!values.has(one) || !values.has(several)) continue;
				const place = values.get(several)?.place;
				problems.push({
					place,
					input: several,
					given: undefined,
					allowed: `no value together with ${one}`
				});
			}
			return values;
		}
		async function readValue(name, given, path, { yaml, readFile, problems }) {
			const type = _inputs_js__WEBPACK_IMPORTED_MODULE_2__.jx.includes(name) ? (0, _inputs_js__WEBPACK_IMPORTED_MODULE_2__.QP)(name) : undefined;
			if (type === undefined) {
				const input = path.at(-1) ?? name;
				const allowed = (0, _unknown_names_js__WEBPACK_IMPORTED_MODULE_5__.Ee)(name);
				problems.push({
					place: yaml.locate(path, "name"),
					input,
					given: undefined,
					allowed
				});
				return undefined;
			}
			const locate = (inner, part) => yaml.locate([...path, ...inner], part);
			if (name !== "keywords") return (0, _parse_values_js__WEBPACK_IMPORTED_MODULE_4__.$x)(type, {
				name,
				given,
				locate
			}, problems);
			const keywords = (0, _parse_values_js__WEBPACK_IMPORTED_MODULE_4__.$x)(_keywords_js__WEBPACK_IMPORTED_MODULE_3__.M$, {
				name,
				given,
				locate
			}, problems);
			if (keywords.value === undefined) return keywords;
			const value = await readKeywordFiles(keywords.value, readFile, (allowed) => problems.push({
				place: keywords.place,
				input: name,
				given: keywords.text,
				allowed
			}));
			return {
				...keywords,
				value,
				isWrong: value === undefined
			};
		}
		async function readKeywordFiles(written, readFile, report) {
			const keywords = [];
			const wrong = [];
			for (const item of written) {
				if ("keyword" in item) {
					keywords.push(item);
					continue;
				}
				const found = await readFile(item.file);
				if ("problem" in found) {
					wrong.push(`${_config_file_js__WEBPACK_IMPORTED_MODULE_0__.CU[found.problem]}. Found: ${item.file}`);
					continue;
				}
				const read = (0, _keywords_js__WEBPACK_IMPORTED_MODULE_3__.Xv)(found.text);
				if ("keywords" in read && read.keywords.length > 0) keywords.push(...read.keywords);
				else {
					const reason = "problem" in read ? `; ${read.problem}` : "";
					wrong.push(`a file with one keyword a line${reason}. Found: ${item.file}`);
				}
			}
			const joined = (0, _keywords_js__WEBPACK_IMPORTED_MODULE_3__.$j)(keywords);
			if ("problem" in joined) wrong.push(joined.problem);
			if (wrong.length > 0) report(wrong.join("; "));
			return "keywords" in joined && wrong.length === 0 ? joined.keywords : undefined;
		}
		const ALTERNATIVES = [["country", "countries"], ["language", "languages"]];
		function merge(values, own) {
			const replaced = ALTERNATIVES.flatMap((pair) => pair.some((name) => own.has(name)) ? pair : []);
			const kept = [...values].filter(([name]) => !replaced.some((other) => other === name));
			return new Map([...kept, ...own]);
		}
		function countGates({ values }) {
			const { countries, languages } = (0, _given_values_js__WEBPACK_IMPORTED_MODULE_1__.S6)(values);
			return Math.max(1, countries.length) * Math.max(1, languages.length);
		}
		function expand(gate) {
			const { values, place } = gate;
			const { key, countries, languages } = (0, _given_values_js__WEBPACK_IMPORTED_MODULE_1__.S6)(values);
			if (countries.length === 0 && languages.length === 0) return [gate];
			return orUndefined(countries).flatMap((country) => orUndefined(languages).map((language) => {
				const own = new Map();
				const set = (name, from, value, text) => own.set(name, {
					isWrong: false,
					place,
					...values.get(from),
					value,
					text
				});
				const parts = [country, language].filter((part) => part !== undefined).map((part) => part.toLowerCase());
				const joined = [key, ...parts].join("-");
				set("key", "key", joined, joined);
				if (country !== undefined) set("country", "countries", [country], country);
				if (language !== undefined) set("language", "languages", language, language);
				return override(gate, own);
			}));
		}
		function orUndefined(items) {
			return items.length === 0 ? [undefined] : items;
		}
		function keyOf({ values }) {
			return (0, _given_values_js__WEBPACK_IMPORTED_MODULE_1__.S6)(values).key;
		}
		function selectGate(gates, { value: key, text, isWrong }, problems) {
			const keys = gates.map(keyOf);
			const selected = gates.filter((_, index) => keys[index] === key);
			if (selected.length === 0 && !isWrong) {
				const nearest = (0, _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_8__.$)(text ?? "", keys);
				const allowed = `the key of a gate of the config file${nearest === undefined ? "" : `. Did you mean ${nearest}?`}`;
				problems.push({
					input: "key",
					given: text,
					allowed
				});
			}
			return selected;
		}
		function checkKeys(gates, problems) {
			const seen = new Set();
			for (const gate of gates) {
				const { value: key, place } = gate.values.get("key") ?? {};
				if (typeof key !== "string") continue;
				if (seen.has(key.toLowerCase())) {
					problems.push((0, _given_values_js__WEBPACK_IMPORTED_MODULE_1__.Yx)(gate, "key", "a key that no other gate has, in whatever letter case"));
				} else (0, _parse_values_js__WEBPACK_IMPORTED_MODULE_4__.$x)(_inputs_js__WEBPACK_IMPORTED_MODULE_2__.Tp.shape.key, {
					name: "key",
					given: key,
					locate: () => place
				}, problems);
				seen.add(key.toLowerCase());
			}
		}
	}),
	79836: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => readYaml });
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
		const MAX_ALIASES = 1e3;
		const MAX_NAMES = 1e3;
		const MAX_VALUES = 3e5;
		const MAX_SYNTAX_PROBLEMS = 10;
		function readYaml(path, text) {
			const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN();
			const options = {
				schema: "failsafe",
				uniqueKeys: false,
				prettyErrors: false,
				lineCounter
			};
			const document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, options);
			const toPlace = (offset) => {
				const { line, col } = lineCounter.linePos(offset);
				return {
					path,
					line: Math.max(1, line),
					column: Math.max(1, col)
				};
			};
			const locateNode = (node) => toPlace(((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) ? node.range?.[0] : undefined) ?? 0);
			const problems = [...document.errors, ...document.warnings].slice(0, MAX_SYNTAX_PROBLEMS).map(({ message, pos }) => ({
				place: toPlace(pos[0]),
				allowed: `YAML: ${message.split("\n", 1)[0]}`
			}));
			const report = (node, allowed) => void problems.push({
				place: locateNode(node),
				allowed
			});
			const refuse = () => ({
				value: undefined,
				problems,
				locate: () => toPlace(0)
			});
			if (problems.length > 0) return refuse();
			let aliases = 0;
			let isUnusable = false;
			(0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, {
				Alias(_, alias) {
					aliases += 1;
					if (aliases > MAX_ALIASES) report(alias, `at most ${MAX_ALIASES} aliases`);
					return aliases > MAX_ALIASES ? yaml__WEBPACK_IMPORTED_MODULE_0__.YR.BREAK : undefined;
				},
				Scalar(_, scalar) {
					if (typeof scalar.value !== "string") report(scalar, "a text without a tag");
				},
				Seq(_, { items }) {
					for (const item of items) if (isMissing(item)) report(item, NO_VALUE);
				},
				Map(_, map) {
					if (map.items.length > MAX_NAMES) {
						report(map, `at most ${MAX_NAMES} names`);
						isUnusable = true;
					}
					const names = new Set();
					for (const { key, value } of map.items) {
						const name = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key) ? key.value : undefined;
						if (typeof name !== "string") {
							report(key ?? map, "a name before the colon");
							isUnusable = true;
						} else if (names.has(name)) report(key, `${name} once`);
						else if (isMissing(value)) report(key, NO_VALUE);
						names.add(name);
					}
				}
			});
			if (isUnusable || aliases > MAX_ALIASES) return refuse();
			try {
				const value = document.toJS({ maxAliasCount: -1 });
				if (countValues(value, new Map()) <= MAX_VALUES) return {
					value,
					problems,
					locate
				};
				report(document.contents, `at most ${MAX_VALUES} values, those of aliases included`);
			} catch (error) {
				if (!(error instanceof ReferenceError)) throw error;
				report(document.contents, `YAML: ${error.message}`);
			}
			return refuse();
			function locate(steps, part) {
				const holder = document.getIn(steps.slice(0, -1), true);
				if (part === "name" && (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(holder)) {
					const pair = holder.items.find(({ key }) => (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key) && key.value === steps.at(-1));
					if (pair !== undefined) return locateNode(pair.key);
				}
				const node = document.getIn(steps, true);
				return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) || steps.length === 0 ? locateNode(node) : locate(steps.slice(0, -1));
			}
		}
		const NO_VALUE = "a value; '' or [] for none";
		function isMissing(node) {
			if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node)) return !(0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node);
			return node.type === "PLAIN" && /^(~|null)?$/i.test(node.source ?? "");
		}
		function countValues(value, known) {
			if (typeof value !== "object" || value === null) return 1;
			const before = known.get(value);
			if (before !== undefined) return before;
			known.set(value, Number.POSITIVE_INFINITY);
			const sum = Object.values(value).reduce((count, inner) => count + countValues(inner, known), 1);
			known.set(value, sum);
			return sum;
		}
	}),
	80292: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			YD: () => nestingOf,
			qF: () => parseJson,
			u4: () => isRecord
		});
		function nestingOf(json) {
			let [depth, deepest, inText] = [
				0,
				0,
				false
			];
			for (let index = 0; index < json.length; index += 1) {
				const character = json[index];
				if (inText && character === "\\") index += 1;
				else if (character === "\"") inText = !inText;
				else if (inText) continue;
				else if (character === "[" || character === "{") depth += 1;
				else if (character === "]" || character === "}") depth -= 1;
				deepest = Math.max(deepest, depth);
			}
			return deepest;
		}
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return undefined;
			}
		}
		function isRecord(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
	})
};
;
