"use strict";
exports.id = "report-pdf-pdf";
exports.ids = ["report-pdf-pdf"];
exports.modules = { 97556: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { renderPdf: () => renderPdf });
	var _lib_document_pdf_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25919);
	var _lib_document_pdf_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3845);
	var _lib_document_pdf_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71177);
	var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94869);
	var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73533);
	var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44702);
	const MOST_GATES = 20;
	const TITLE_LENGTH = 80;
	async function renderPdf(document, typefaces) {
		const { title, createdAt } = document;
		const typesetter = (0, _lib_document_pdf_text_js__WEBPACK_IMPORTED_MODULE_2__.e)(typefaces);
		const renderer = (0, _lib_document_pdf_blocks_js__WEBPACK_IMPORTED_MODULE_0__.K)(typesetter);
		const report = await layOutReport(document, renderer, typesetter);
		const gates = layOutGates(document, renderer);
		const missing = typesetter.missingScripts().join(", ");
		const text = `The fonts of this report lack characters of: ${missing}. Each is shown as a question mark. The other report files have them.`;
		const lack = missing === "" ? [] : [{
			kind: "paragraph",
			text: [text],
			isSmall: true
		}];
		return (0, _lib_document_pdf_pages_js__WEBPACK_IMPORTED_MODULE_1__.Px)({
			...{
				title,
				createdAt: new Date(Date.parse(createdAt) || 0)
			},
			foot: `${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.$Q)(title, TITLE_LENGTH)} · ${(0, _words_js__WEBPACK_IMPORTED_MODULE_4__.kb)(createdAt)}`,
			content: [
				...report,
				...gates,
				...renderer.layOut(lack)
			]
		}, typesetter);
	}
	async function layOutReport(document, renderer, typesetter) {
		const sections = document.sections.filter(({ on }) => on.includes("pdf"));
		const main = sections.filter(({ isAnnex }) => !isAnnex);
		const annex = sections.filter(({ isAnnex }) => isAnnex);
		const isTrend = (block) => block.kind === "chart" && !block.isSmall;
		const trend = main.flatMap(({ blocks }) => blocks.filter(isTrend)).slice(0, 1);
		const fits = (blocks, height) => {
			const tried = (0, _lib_document_pdf_blocks_js__WEBPACK_IMPORTED_MODULE_0__.K)(typesetter);
			return (0, _lib_document_pdf_pages_js__WEBPACK_IMPORTED_MODULE_1__.Cf)([...firstScreen(tried, document), ...tried.layOut(blocks)], height, typesetter);
		};
		const ahead = trend.length > 0 && await fits([], _lib_document_pdf_blocks_js__WEBPACK_IMPORTED_MODULE_0__.F) ? trend : [];
		const hasRoom = await fits(ahead, _lib_document_pdf_pages_js__WEBPACK_IMPORTED_MODULE_1__.wJ / 2);
		const { layOut, heading } = renderer;
		const layOutSections = (shown) => shown.flatMap(({ title, blocks }) => {
			const rest = layOut(blocks.filter((block) => !ahead.includes(block)));
			return rest.length > 0 ? [heading(title), ...rest] : [];
		});
		const opening = [...firstScreen(renderer, document), ...layOut(ahead)];
		const rest = [
			...layOut(document.first.filter(isFolded)),
			...layOutSections(main),
			...annex.length > 0 ? [heading(["Annex"])] : [],
			...layOutSections(annex),
			{
				stack: layOut(document.footer),
				margin: [
					0,
					10,
					0,
					0
				]
			}
		];
		return [...opening, {
			stack: rest,
			...!hasRoom && { pageBreak: "before" }
		}];
	}
	function layOutGates({ gates = [] }, renderer) {
		const urgent = gates.filter(({ needsAttention }) => needsAttention);
		const more = urgent.length - MOST_GATES;
		const text = `${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(more, "more gate")} left out here; each has its own report.`;
		return [...urgent.slice(0, MOST_GATES).map(({ load }) => ({
			stack: firstScreen(renderer, load()),
			pageBreak: "before"
		})), ...more > 0 ? renderer.layOut([{
			kind: "paragraph",
			text: [text],
			isSmall: true
		}]) : []];
	}
	function firstScreen({ layOut }, { first, brand, createdAt }) {
		const gate = first.find((block) => block.kind === "headline")?.gate;
		const about = [
			"AI visibility · ",
			...brand === undefined ? [] : [{ name: brand }, " · "],
			...gate === undefined ? [] : [...gate, " · "],
			(0, _words_js__WEBPACK_IMPORTED_MODULE_4__.IU)(createdAt)
		];
		return layOut(first.filter((block) => !isFolded(block)), about);
	}
	function isFolded({ kind }) {
		return kind === "fold";
	}
}) };
;
