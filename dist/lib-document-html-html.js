"use strict";
exports.id = "lib-document-html-html";
exports.ids = ["lib-document-html-html"];
exports.modules = { 71783: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { renderHtml: () => renderHtml });
	var _numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46958);
	var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13800);
	var _markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81358);
	var _page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67412);
	var _render_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90673);
	const ONE_DOCUMENT = 45e5;
	const ALL_GATES = 9e6;
	function renderHtml(document) {
		const { gates } = document;
		const report = renderDocument(document, { left: ONE_DOCUMENT });
		const body = gates === undefined ? report : [overview(report, gates), articles(gates)];
		const mark = readMark(document);
		const status = mark === undefined ? "" : `${_blocks_js__WEBPACK_IMPORTED_MODULE_0__.j7[mark].status}: `;
		return (0, _page_js__WEBPACK_IMPORTED_MODULE_2__.C)({
			title: `${status}${document.title}`,
			body
		});
	}
	function renderDocument(document, room, id) {
		const [product, ...others] = document.about.map(_markup_js__WEBPACK_IMPORTED_MODULE_1__.ni);
		const about = [id === undefined ? product : (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`<a href="#report">All gates</a>`, ...others];
		const mark = readMark(document);
		const { first, footer } = document;
		const shown = (0, _blocks_js__WEBPACK_IMPORTED_MODULE_0__.wZ)(document, "html").map(({ id: name, title, blocks, isFolded }) => {
			const heading = (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`<h2>${(0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.Lx)(title)}</h2>`;
			const content = (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`<div id="${id === undefined ? name : `${id}-${name}`}">
${(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_3__.Rz)(blocks, 3, room)}</div>`;
			return isFolded ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`<section><details><summary>${heading}</summary>
${content}</details></section>
` : (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`<section>${heading}
${content}</section>
`;
		});
		return (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`<header><p class="product">${(0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.fj)(about, (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)` · `)}</p>
${mark && (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`<p class="status ${mark}">${_blocks_js__WEBPACK_IMPORTED_MODULE_0__.j7[mark].status}</p>`}</header>
<div class="first">
${(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_3__.Rz)(first.slice(0, 1), 1)}${(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_3__.Rz)(first.slice(1), 2)}</div>
${shown}<footer>
${(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_3__.Rz)(footer, 2)}</footer>`;
	}
	function readMark({ first: [top] }) {
		return top?.kind === "heading" ? top.mark : undefined;
	}
	function overview(report, gates) {
		const links = gates.map(({ id, title }) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`<li><a href="#${id}">${(0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.Lx)(title)}</a></li>
`);
		return (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`<div class="fleet">
${report}
<details class="gates"><summary>${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_4__.pq)(gates.length, "gate")}, each in full</summary><ul>${links}</ul></details>
</div>
`;
	}
	function articles(gates) {
		let left = ALL_GATES;
		return gates.map((gate, index) => {
			const room = { left: left / (gates.length - index) };
			const rendered = (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`<article class="run" id="${gate.id}">
${renderDocument(gate.load(), room, gate.id)}
</article>
`;
			left -= (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.$d)(rendered);
			return rendered;
		});
	}
}) };
;
