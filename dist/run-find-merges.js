"use strict";
exports.id = "run-find-merges";
exports.ids = ["run-find-merges"];
exports.modules = { 3513: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
}) };
;
