"use strict";
exports.id = "lib-document-html-html";
exports.ids = ["lib-document-html-html"];
exports.modules = { 71783: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { renderHtml: () => renderHtml });
	var _numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46958);
	var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13800);
	var _line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31500);
	var _markup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81358);
	var _page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67412);
	var _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67509);
	var _room_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8549);
	const ONE_DOCUMENT = 45e5;
	const ALL_GATES = 9e6;
	const WHOLE = { left: Number.POSITIVE_INFINITY };
	function renderHtml(document) {
		const { gates } = document;
		const report = renderDocument(document, { left: ONE_DOCUMENT });
		const body = gates === undefined ? report : (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`${fleetOverview(report, gates)}${articles(gates)}`;
		const mark = readMark(document);
		const status = mark === undefined ? "" : `${_blocks_js__WEBPACK_IMPORTED_MODULE_0__.j7[mark].status}: `;
		return (0, _page_js__WEBPACK_IMPORTED_MODULE_3__.C)({
			title: `${status}${document.title}`,
			skip: "Skip to the report",
			body
		});
	}
	function renderDocument(document, room, id) {
		const [product, ...others] = document.about.map(_line_js__WEBPACK_IMPORTED_MODULE_1__.ni);
		const about = [id === undefined ? product : (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<a href="#report">All gates</a>`, ...others];
		const mark = readMark(document);
		const shown = [];
		let leftOut = 0;
		const { first, sections } = (0, _blocks_js__WEBPACK_IMPORTED_MODULE_0__.Fg)(document, "html");
		for (const { id: name, title, blocks, isFolded } of sections) {
			const own = id === undefined ? name : `${id}-${name}`;
			const heading = (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<h2>${(0, _line_js__WEBPACK_IMPORTED_MODULE_1__.Lx)(title)}</h2>`;
			if (room.left < _room_js__WEBPACK_IMPORTED_MODULE_5__.Jn) {
				leftOut += 1;
				continue;
			}
			const content = (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<div id="${own}">
${(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.R)(blocks, 3, room)}</div>`;
			shown.push(isFolded ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<section><details><summary>${heading}</summary>
${content}</details></section>
` : (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<section>${heading}
${content}</section>
`);
		}
		return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<header><p class="product">${(0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.fj)(about, (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)` · `)}</p>
${mark && (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<p class="status ${mark}">${_blocks_js__WEBPACK_IMPORTED_MODULE_0__.j7[mark].status}</p>`}</header>
<div class="first">
${(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.R)(first.slice(0, 1), 1, WHOLE)}${(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.R)(first.slice(1), 2, WHOLE)}</div>
${shown}<footer>
${(0, _room_js__WEBPACK_IMPORTED_MODULE_5__.UZ)(leftOut, "section")}
${(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.R)(document.footer, 2, room)}</footer>`;
	}
	function readMark({ first: [top] }) {
		return top?.kind === "heading" ? top.mark : undefined;
	}
	function fleetOverview(report, gates) {
		const links = gates.map(({ id, title }) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<li><a href="#${id}">${(0, _line_js__WEBPACK_IMPORTED_MODULE_1__.Lx)(title)}</a></li>
`);
		return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<div class="fleet">
${report}
<details class="gates"><summary>${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_6__.pq)(gates.length, "gate")}, each in full</summary><ul>${links}</ul></details>
</div>
`;
	}
	function articles(gates) {
		let left = ALL_GATES;
		return gates.map((gate, index) => {
			const room = { left: left / (gates.length - index) };
			const rendered = (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<article class="run" id="${gate.id}">
${renderDocument(gate.load(), room, gate.id)}
</article>
`;
			left -= (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.$d)(rendered);
			return rendered;
		});
	}
}) };
;
