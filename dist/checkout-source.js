"use strict";
exports.id = "checkout-source";
exports.ids = ["checkout-source"];
exports.modules = {
	8356: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D2: () => describeUnreadable,
			Ml: () => unwatched,
			Qs: () => listUnreadable,
			UI: () => filterFiles,
			_2: () => countSkipped,
			cG: () => moveInto,
			f2: () => byPath,
			rd: () => MAX_PAGE_BYTES,
			yR: () => readText,
			zz: () => joinSources
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const MAX_PAGE_BYTES = 2 * 1024 * 1024;
		function byPath(a, b) {
			return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
		}
		function joinSources(sources) {
			return {
				files: sources.flatMap(({ files }) => files).sort(byPath),
				siteFiles: sources.flatMap(({ siteFiles }) => siteFiles).sort(byPath),
				parts: sources.flatMap(({ parts }) => parts).sort(byPath),
				untracked: new Set(sources.flatMap(({ untracked }) => [...untracked])),
				skipped: sources.flatMap(({ skipped }) => skipped),
				async *read(wanted) {
					const paths = new Set(wanted.map(({ path }) => path));
					for (const source of sources) {
						const all = [
							...source.files,
							...source.siteFiles,
							...source.parts
						];
						yield* source.read(all.filter(({ path }) => paths.has(path)));
					}
				}
			};
		}
		function filterFiles(source, isKept) {
			const filter = (files) => files.filter(({ path }) => isKept(path));
			return {
				...source,
				files: filter(source.files),
				siteFiles: filter(source.siteFiles),
				parts: filter(source.parts),
				untracked: new Set([...source.untracked].filter(isKept)),
				skipped: []
			};
		}
		function moveInto(source, folder) {
			const moveFile = ({ path, id }) => ({
				path: `${folder}/${path}`,
				id
			});
			return {
				files: source.files.map(moveFile),
				siteFiles: source.siteFiles.map(moveFile),
				parts: source.parts.map(moveFile),
				untracked: new Set([...source.untracked].map((path) => `${folder}/${path}`)),
				skipped: [],
				async *read(wanted) {
					const originals = wanted.map(({ path, id }) => ({
						path: path.slice(folder.length + 1),
						id
					}));
					for await (const reading of source.read(originals)) yield {
						...reading,
						file: moveFile(reading.file)
					};
				}
			};
		}
		const decoder = new TextDecoder("utf-8", { fatal: true });
		function readText(file, bytes) {
			if (bytes.includes(0)) return {
				file,
				unreadable: "not-text"
			};
			try {
				return {
					file,
					text: decoder.decode(bytes)
				};
			} catch {
				return {
					file,
					unreadable: "not-text"
				};
			}
		}
		const MAX_EXAMPLES = 3;
		function countSkipped(files) {
			const groups = new Map();
			for (const { path, ...cause } of files) {
				const key = [
					cause.reason,
					cause.extension,
					cause.language
				].join(" ");
				const group = groups.get(key) ?? {
					...cause,
					count: 0,
					examples: []
				};
				group.count += 1;
				if (group.examples.length < MAX_EXAMPLES) group.examples.push(path);
				groups.set(key, group);
			}
			return [...groups.values()].sort((a, b) => b.count - a.count);
		}
		const unwatched = { onStep() {} };
		const MAX_PATH_CHARACTERS = 200;
		const UNREADABLE_WORDS = {
			"too-large": "it is larger than 2 MiB",
			"not-text": "it is not UTF-8 text",
			"not-parsable": "it is too complex"
		};
		function describeUnreadable({ path, reason }) {
			return `${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(path), MAX_PATH_CHARACTERS)} cannot be read: ${UNREADABLE_WORDS[reason]}`;
		}
		function listUnreadable(files, maxNamed) {
			const named = files.slice(0, maxNamed).map(describeUnreadable);
			const others = files.length - named.length;
			return others > 0 ? [...named, `${others} more files cannot be read`] : named;
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
	}),
	3513: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { findMerges: () => findMerges });
		var _checkout_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42701);
		var _citation_cited_pages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21108);
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39231);
		var _history_cited_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81543);
		var _history_loss_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93300);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46958);
		var _owners_cited_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48929);
		const MAX_RUNS = 4;
		const MIN_USUAL = 3;
		const MAX_MERGES = 3;
		async function findMerges({ records, judged, brand, startedAt, locate }, checkout) {
			const [since] = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_3__.Sv)(judged.verdict).filter(_history_loss_js__WEBPACK_IMPORTED_MODULE_4__.n).map((loss) => loss.since).toSorted();
			if (since === undefined) return [];
			const good = records.filter(({ createdAt, failed, suspect, losses }) => createdAt < since && !failed && !suspect && !losses.some(_history_loss_js__WEBPACK_IMPORTED_MODULE_4__.n));
			const before = (0, _history_cited_pages_js__WEBPACK_IMPORTED_MODULE_1__.yA)(good.slice(-MAX_RUNS), brand, startedAt);
			const { sha, createdAt } = good.at(-1) ?? {};
			if (sha === undefined || createdAt === undefined || before.length === 0) return [];
			const { measurement, answerRecords } = judged;
			const citedPages = (0, _citation_cited_pages_js__WEBPACK_IMPORTED_MODULE_5__.p)(answerRecords);
			const now = (0, _history_cited_pages_js__WEBPACK_IMPORTED_MODULE_1__.vq)({
				createdAt: startedAt,
				cells: measurement?.cells ?? [],
				citedPages
			});
			const sumOf = (groups) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_6__.cz)(groups.map(({ of }) => of));
			const of = sumOf(now);
			const lost = (0, _owners_cited_pages_js__WEBPACK_IMPORTED_MODULE_2__.gq)("path", await locate(sha, [...before, ...now])).map(({ name: path, citations, answers: all }) => {
				const answers = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_6__.cz)(citations.filter(({ run }) => run === startedAt).map((citation) => citation.answers));
				return {
					path,
					answers,
					usually: Math.round((all - answers) / sumOf(before) * of)
				};
			}).filter(({ answers, usually }) => usually >= MIN_USUAL && 2 * answers <= usually);
			const pages = [];
			let left = MAX_MERGES;
			for (const page of lost.toSorted((a, b) => b.usually - b.answers - (a.usually - a.answers))) {
				if (left === 0) break;
				const merges = (await listMerges(checkout, sha, page.path)).slice(0, left);
				left -= merges.length;
				if (merges.length > 0) pages.push({
					kind: "page",
					...page,
					of,
					since: createdAt,
					merges
				});
			}
			return pages;
		}
		const PULL = /\(#(\d{1,9})\)$|^Merge pull request #(\d{1,9}) /;
		async function listMerges(checkout, since, path) {
			const range = `${since}..HEAD`;
			const options = [
				"--first-parent",
				`--max-count=${MAX_MERGES}`,
				"--format=%H %cI %s"
			];
			const output = await (0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_0__.$Y)(checkout, [
				"log",
				...options,
				range,
				"--",
				`:(literal)${path}`
			]);
			const lines = output.split("\n").filter((line) => line !== "");
			return lines.map((line) => {
				const [commit = "", time = ""] = line.split(" ", 2);
				const [, squashed, merged] = PULL.exec(line.slice(commit.length + time.length + 2)) ?? [];
				const pull = squashed ?? merged;
				const at = new Date(time).toISOString();
				return {
					commit,
					at,
					...pull !== undefined && { pull: Number(pull) }
				};
			});
		}
	})
};
;
