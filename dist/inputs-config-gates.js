"use strict";
exports.id = "inputs-config-gates";
exports.ids = ["inputs-config-gates"];
exports.modules = {
	79592: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readConfigGates: () => readConfigGates });
		var fact = __webpack_require__(17640);
		var nearest_name = __webpack_require__(67712);
		var config_file = __webpack_require__(74055);
		var core = __webpack_require__(88532);
		var schemas = __webpack_require__(2503);
		var inputs_inputs = __webpack_require__(90743);
		var inputs_keywords = __webpack_require__(1902);
		;
		const KEYWORD_NAMES = [
			"keyword",
			"questions",
			"owner",
			"file"
		];
		const LISTED = "a list of keywords, of keyword with questions or owner, or of file with the path of a file of keywords";
		function toKeyword(given, context) {
			const read = (0, inputs_keywords.sV)(given);
			if ("keyword" in read) return read;
			context.addIssue({
				code: "custom",
				message: read.problem,
				continue: true
			});
			return core.tm;
		}
		const fromFile = schemas.rej({ file: schemas.YjP("the path of a file with one keyword a line") });
		const listedKeyword = schemas.rej({
			keyword: schemas.YjP("the keyword"),
			questions: schemas.YOg(schemas.YjP("a question"), "a list of questions").optional(),
			owner: schemas.YjP("the path of the page that owns the keyword").optional()
		});
		const pair = schemas.g1P(schemas.YjP().regex(/\|/), schemas.YjP("a path after owner:, as in docs/install.md")).transform((given) => Object.entries(given).map(([name, value]) => `${name}: ${value}`)).pipe(schemas.PVZ([schemas.YjP()], "one keyword in an item")).transform(([line], context) => toKeyword(line, context));
		const textOfKeywords = schemas.YjP().transform((given, context) => {
			const read = (0, inputs_keywords.Xv)(given);
			if ("keywords" in read) return read.keywords;
			context.addIssue({
				code: "custom",
				message: read.problem,
				continue: true
			});
			return core.tm;
		});
		const keywordsSchema = schemas.KCZ([
			textOfKeywords,
			fromFile.transform((file) => [file]),
			schemas.YOg(schemas.KCZ([
				schemas.YjP().transform(toKeyword),
				listedKeyword.transform(toKeyword),
				fromFile,
				pair
			], LISTED))
		], LISTED);
		function writtenSchema({ form, allowed, choices = [] }) {
			const [first, ...others] = choices;
			const word = first === undefined ? schemas.YjP(allowed) : schemas.k5n([first, ...others], allowed);
			switch (form) {
				case "text": return word;
				case "number": return schemas.KCZ([schemas.aig(), schemas.YjP()], allowed);
				case "boolean": return schemas.KCZ([word, schemas.zMY()], allowed);
				case "list": return schemas.KCZ([schemas.YjP(), schemas.YOg(word, allowed)], allowed);
			}
		}
		function parsedSchema(field) {
			return writtenSchema(field).transform((given, context) => {
				const value = field.form === "list" && Array.isArray(given) ? field.read(given) : field.read(String(given).trim());
				if (value === undefined) {
					context.addIssue({
						code: "custom",
						message: field.explain?.(String(given)) ?? field.allowed
					});
				}
				return value;
			});
		}
		const valueSchemas = Object.fromEntries(inputs_inputs.jx.map((name) => {
			const field = (0, inputs_inputs.MI)(name)?.field;
			if (name === "facts") return [name, fact.tp];
			return [name, name === "keywords" || field === undefined ? keywordsSchema : parsedSchema(field)];
		}));
		const sections = Map.groupBy(inputs_inputs.jx.filter((name) => name.includes(".")), (name) => name.slice(0, name.indexOf(".")));
		function buildConfigSchema() {
			const values = {};
			for (const name of fileNames.filter((name) => !name.includes("."))) values[name] = optional(name);
			for (const [section, names] of sections) {
				const inner = names.map((name) => [name.slice(section.length + 1), optional(name)]);
				values[section] = z.strictObject(Object.fromEntries(inner)).optional();
			}
			const { key = z.string(), ...shared } = values;
			const gate = z.strictObject({
				...shared,
				key: valueSchemas["key"] ?? key
			});
			return z.strictObject({
				key,
				...shared,
				gates: z.array(gate).min(1).optional()
			});
		}
		function optional(name) {
			return (valueSchemas[name] ?? z.unknown()).optional();
		}
		function listIssues(issues, above = []) {
			return issues.flatMap((issue) => {
				const path = [...above, ...issue.path];
				if (issue.code === "unrecognized_keys") {
					return [{
						path,
						message: issue.message,
						unknown: issue.keys
					}];
				}
				if (issue.code !== "invalid_union") return [{
					path,
					message: issue.message
				}];
				const [nearest] = issue.errors.map((errors) => listIssues(errors, path)).filter((inner) => inner.some(({ path: place }) => place.length > path.length)).toSorted((one, other) => countNames(one) - countNames(other));
				return nearest ?? [{
					path,
					message: issue.message
				}];
			});
		}
		function countNames(issues) {
			return issues.reduce((count, { unknown }) => count + (unknown?.length ?? 1), 0);
		}
		var fields = __webpack_require__(64347);
		var given_values = __webpack_require__(76100);
		var unknown_names = __webpack_require__(84771);
		var yaml_file = __webpack_require__(79836);
		;
		const MAX_GATES = 1e3;
		const GATE = "a gate: names and values";
		async function readConfigGates({ path, text }, inputs, { readFile, problems }) {
			const yaml = (0, yaml_file.g)(path, text);
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
			const ofRun = pick(inputs, (name) => (0, inputs_inputs.MI)(name)?.isOfRun === true && name !== "key");
			const ofGate = pick(inputs, (name) => (0, inputs_inputs.MI)(name)?.isOfRun !== true);
			const key = inputs.get("key");
			const [only, ...others] = written;
			const isNamed = others.length > 0 || only?.values.has("key") === true;
			const ofOnly = isNamed || key === undefined ? ofGate : new Map([...ofGate, ["key", key]]);
			const whole = others.length === 0 ? written.map((gate) => override(gate, ofOnly)) : written;
			const count = whole.reduce((sum, gate) => sum + countGates(gate), 0);
			if (count > MAX_GATES) {
				const allowed = `at most ${MAX_GATES} gates, countries and languages included`;
				problems.push({
					place: yaml.placeOf([]),
					input: "gates",
					given: undefined,
					allowed
				});
				return [];
			}
			const all = whole.flatMap(expand);
			reportDuplicates(all, problems);
			const selected = isNamed && key !== undefined ? selectGate(all, key, problems) : all;
			const needsKey = others.length > 0 && selected.length > 1;
			if (needsKey) refuseForSeveral(ofGate, path, problems);
			const overriding = needsKey ? ofRun : new Map([...ofRun, ...ofGate]);
			return selected.map((gate) => override(gate, overriding));
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
		function refuseForSeveral(inputs, path, problems) {
			for (const [input, { text, isWrong }] of inputs) {
				if (isWrong) continue;
				const allowed = `no value for several gates: give key to select one gate of ${path}, or write the value in the file`;
				problems.push({
					input,
					given: text,
					allowed
				});
			}
		}
		async function readWrittenGates(reading) {
			const { yaml, problems } = reading;
			const report = (path, input, allowed, part) => problems.push({
				place: yaml.placeOf(path, part),
				input,
				given: undefined,
				allowed
			});
			if (!isObject(yaml.value)) {
				report([], "config", `${GATE}; or gates, with what they share above them`);
				return [];
			}
			const { gates, ...top } = yaml.value;
			const shared = await readValues(top, [], reading);
			if (gates === undefined) return [{
				values: shared,
				place: yaml.placeOf([])
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
			const read = [];
			for (const [index, gate] of gates.entries()) {
				const path = ["gates", String(index)];
				if (!isObject(gate)) {
					report(path, "gates", GATE);
					continue;
				}
				const own = await readValues(gate, path, reading);
				if (!own.get("key")?.text) report(path, "key", "a key that no other gate has");
				read.push({
					values: merge(shared, own),
					place: yaml.placeOf(path)
				});
			}
			return read;
		}
		async function readValues(written, at, reading, section) {
			const { yaml, problems } = reading;
			const values = new Map();
			for (const [name, given] of Object.entries(written)) {
				const path = [...at, name];
				const fullName = section === undefined ? name : `${section}.${name}`;
				const inner = section === undefined ? sections.get(name) : undefined;
				if (inner !== undefined && isObject(given)) {
					for (const [own, value] of await readValues(given, path, reading, name)) values.set(own, value);
				} else if (inner !== undefined && isEmpty(given)) {
					for (const own of inner) values.set(own, noValue(yaml.placeOf(path)));
				} else if (inner !== undefined) {
					const allowed = `names and values: ${inner.map((own) => own.slice(name.length + 1)).join(", ")}`;
					problems.push({
						place: yaml.placeOf(path),
						input: name,
						given: describeGiven(given),
						allowed
					});
				} else if (inputs_inputs.jx.includes(fullName)) {
					values.set(fullName, await readValue(fullName, given, path, reading));
				} else {
					const allowed = describeName(name, section);
					problems.push({
						place: yaml.placeOf(path, "name"),
						input: name,
						given: undefined,
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
					allowed: `no value beside ${one}`
				});
			}
			return values;
		}
		async function readValue(name, given, path, reading) {
			const { yaml, problems } = reading;
			const place = yaml.placeOf(path);
			if (isEmpty(given)) return noValue(place);
			const text = describeGiven(given);
			const report = (input, allowed, at = place) => problems.push({
				place: at,
				input,
				given: input === name ? text : undefined,
				allowed
			});
			const parse = (schema) => {
				const parsed = schema?.safeParse(given);
				for (const { path: inner, message, unknown = [] } of listIssues(parsed?.error?.issues ?? [])) {
					const at = [...path, ...inner];
					for (const own of unknown) {
						report(own, (0, unknown_names.an)(own, name === "facts" ? fact.EZ : KEYWORD_NAMES), yaml.placeOf([...at, own], "name"));
					}
					if (unknown.length === 0) report(name, message, yaml.placeOf(at));
				}
				return parsed?.data;
			};
			const value = name === "keywords" ? await readListed(parse(keywordsSchema), reading, (allowed) => report(name, allowed)) : parse(valueSchemas[name]);
			return {
				value,
				isWrong: value === undefined,
				text,
				place
			};
		}
		async function readListed(written, { readFile }, report) {
			if (written === undefined) return undefined;
			const keywords = [];
			const wrong = [];
			for (const item of written) {
				if ("keyword" in item) {
					keywords.push(item);
					continue;
				}
				const found = await readFile(item.file);
				const read = "text" in found ? (0, inputs_keywords.Xv)(found.text) : { problem: config_file.CU[found.problem] };
				if ("keywords" in read && read.keywords.length > 0) keywords.push(...read.keywords);
				else {
					const more = "text" in found && "problem" in read ? `; ${read.problem}` : "";
					const allowed = "text" in found ? `a file with one keyword a line${more}` : config_file.CU[found.problem];
					wrong.push(`${allowed}. Not so: ${item.file}`);
				}
			}
			const joined = (0, inputs_keywords.$j)(keywords);
			if ("problem" in joined) wrong.push(joined.problem);
			if (wrong.length > 0) report(wrong.join("; "));
			return "keywords" in joined && wrong.length === 0 ? joined.keywords : undefined;
		}
		function noValue(place) {
			return {
				value: undefined,
				isWrong: false,
				text: "",
				place
			};
		}
		function describeName(name, section) {
			const declaration = section === undefined ? (0, inputs_inputs.MI)(name) : undefined;
			if (declaration?.isSecret) return `no secret in a file: give it to the input ${name} of the step`;
			if (declaration?.isOfStep) return `no ${name} in a file: it is an input of the step`;
			if (name === "defaults") return "no defaults: write these values above `gates:`";
			const names = section === undefined ? TOP_NAMES : sections.get(section) ?? [];
			return (0, unknown_names.an)(name, names.map((known) => known.slice(section === undefined ? 0 : section.length + 1)));
		}
		const TOP_NAMES = [
			...inputs_inputs.jx.filter((name) => !name.includes(".")),
			...sections.keys(),
			"gates"
		];
		const ALTERNATIVES = [["country", "countries"], ["language", "languages"]];
		function merge(values, own) {
			const replaced = ALTERNATIVES.flatMap((pair) => pair.some((name) => own.has(name)) ? pair : []);
			const kept = [...values].filter(([name]) => !replaced.some((other) => other === name));
			return new Map([...kept, ...own]);
		}
		function countGates({ values }) {
			const { countries, languages } = (0, given_values.S6)(values);
			return Math.max(1, countries.length) * Math.max(1, languages.length);
		}
		function expand({ values, place }) {
			const { key, countries, languages } = (0, given_values.S6)(values);
			if (countries.length === 0 && languages.length === 0) return [{
				values,
				place
			}];
			return orNone(countries).flatMap((country) => orNone(languages).map((language) => {
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
				return {
					values: merge(values, own),
					place
				};
			}));
		}
		function orNone(items) {
			return items.length === 0 ? [undefined] : items;
		}
		function keyOf({ values }) {
			return (0, given_values.S6)(values).key;
		}
		function selectGate(gates, { value: key, text }, problems) {
			const keys = gates.map(keyOf);
			const selected = gates.filter((_, index) => keys[index] === key);
			if (selected.length === 0 && typeof key === "string") {
				const nearest = (0, nearest_name.$)(key, keys);
				const allowed = `the key of a gate of the config file${nearest === undefined ? "" : `. Did you mean ${nearest}?`}`;
				problems.push({
					input: "key",
					given: text,
					allowed
				});
			}
			return selected;
		}
		function reportDuplicates(gates, problems) {
			const seen = new Set();
			for (const gate of gates.filter(({ values }) => values.get("key")?.value !== undefined)) {
				const key = keyOf(gate);
				const place = gate.values.get("key")?.place;
				if (seen.has(key.toLowerCase())) {
					const allowed = "a key that no other gate has, letter case aside";
					problems.push({
						place,
						input: "key",
						given: key,
						allowed
					});
				} else if (fields.l.read(key) === undefined) {
					problems.push({
						place,
						input: "key",
						given: key,
						allowed: fields.l.allowed
					});
				}
				seen.add(key.toLowerCase());
			}
		}
		function isObject(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
		function isEmpty(given) {
			return given === "" || Array.isArray(given) && given.length === 0;
		}
		function describeGiven(value) {
			if (Array.isArray(value)) return value.map(describeGiven).join(", ");
			return typeof value === "object" ? JSON.stringify(value) : String(value);
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
			const startOf = (node) => toPlace(((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) ? node.range?.[0] : undefined) ?? 0);
			const problems = [...document.errors, ...document.warnings].slice(0, MAX_SYNTAX_PROBLEMS).map(({ message, pos }) => ({
				place: toPlace(pos[0]),
				allowed: `YAML: ${message.split("\n", 1)[0]}`
			}));
			const report = (node, allowed) => void problems.push({
				place: startOf(node),
				allowed
			});
			const refuse = () => ({
				value: undefined,
				problems,
				placeOf: () => toPlace(0)
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
					placeOf
				};
				report(document.contents, `at most ${MAX_VALUES} values, those of aliases included`);
			} catch (error) {
				if (!(error instanceof ReferenceError)) throw error;
				report(document.contents, `YAML: ${error.message}`);
			}
			return refuse();
			function placeOf(steps, part) {
				const holder = document.getIn(steps.slice(0, -1), true);
				if (part === "name" && (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(holder)) {
					const pair = holder.items.find(({ key }) => (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key) && key.value === steps.at(-1));
					if (pair !== undefined) return startOf(pair.key);
				}
				const node = document.getIn(steps, true);
				return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) || steps.length === 0 ? startOf(node) : placeOf(steps.slice(0, -1));
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
	})
};
;
