export const id = 3992;
export const ids = [3992];
export const modules = {

/***/ 9027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Gg: () => (/* binding */ labelTick),
/* harmony export */   _K: () => (/* binding */ scaleOf)
/* harmony export */ });
/* unused harmony export roundUpStep */
function roundUpStep(value) {
    const magnitude = 10 ** Math.floor(Math.log10(value));
    return ([1, 2, 5].find(factor => factor * magnitude >= value) ?? 10) * magnitude;
}
function labelTick(tick) {
    return String(Number(tick.toPrecision(12)) + 0);
}
function scaleOf([low, high]) {
    const step = roundUpStep((high - low) / 4 || 1);
    const lowest = Math.floor(low / step);
    return { step, lowest, highest: Math.max(lowest + 1, Math.ceil(high / step)) };
}
function linesOf({ step, lowest, highest }) {
    return Array.from({ length: highest - lowest + 1 }, (_, index) => (lowest + index) * step);
}


/***/ }),

/***/ 86500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ DOUBT),
/* harmony export */   JY: () => (/* binding */ RAISED),
/* harmony export */   Pg: () => (/* binding */ INK),
/* harmony export */   Qx: () => (/* binding */ LINES),
/* harmony export */   UE: () => (/* binding */ BAND),
/* harmony export */   bg: () => (/* binding */ ACCENT),
/* harmony export */   eU: () => (/* binding */ BAD),
/* harmony export */   gN: () => (/* binding */ MUTED),
/* harmony export */   xZ: () => (/* binding */ RULE),
/* harmony export */   yq: () => (/* binding */ GOOD)
/* harmony export */ });
/* harmony import */ var _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26140);

const INK = (0,_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__/* .rgb */ .Qhc)(0.106, 0.137, 0.161);
const MUTED = (0,_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__/* .rgb */ .Qhc)(0.337, 0.38, 0.416);
const ACCENT = (0,_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__/* .rgb */ .Qhc)(0.043, 0.373, 0.514);
const GOOD = (0,_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__/* .rgb */ .Qhc)(0.09, 0.408, 0.227);
const BAD = (0,_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__/* .rgb */ .Qhc)(0.69, 0.149, 0.114);
const DOUBT = (0,_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__/* .rgb */ .Qhc)(0.518, 0.314, 0);
const RULE = (0,_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__/* .rgb */ .Qhc)(0.82, 0.84, 0.87);
const RAISED = (0,_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__/* .rgb */ .Qhc)(0.945, 0.95, 0.955);
const BAND = (0,_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__/* .rgb */ .Qhc)(0.9, 0.915, 0.93);
const LINES = [
    (0,_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__/* .rgb */ .Qhc)(0.043, 0.431, 0.6),
    (0,_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__/* .rgb */ .Qhc)(0.761, 0.341, 0.047),
    (0,_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__/* .rgb */ .Qhc)(0.18, 0.49, 0.196),
    (0,_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__/* .rgb */ .Qhc)(0.482, 0.247, 0.627),
    (0,_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__/* .rgb */ .Qhc)(0.541, 0.427, 0),
    (0,_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__/* .rgb */ .Qhc)(0.761, 0.094, 0.357),
    (0,_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__/* .rgb */ .Qhc)(0, 0.475, 0.42),
    (0,_cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__/* .rgb */ .Qhc)(0.365, 0.251, 0.216),
];


/***/ }),

/***/ 84820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ createDocument)
/* harmony export */ });
/* harmony import */ var _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26140);

async function createDocument(title, createdAt) {
    const document = await _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__/* .PDFDocument */ .UL4.create();
    document.setTitle(title, { showInWindowTitleBar: true });
    document.setLanguage('en');
    document.setCreator('AI Visibility Gate');
    document.setProducer('AI Visibility Gate');
    document.setCreationDate(createdAt);
    document.setModificationDate(createdAt);
    return document;
}


/***/ }),

/***/ 51479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ createFlow)
});

// EXTERNAL MODULE: ./node_modules/@cantoo/pdf-lib/es/index.js + 324 modules
var es = __webpack_require__(26140);
// EXTERNAL MODULE: ./build/lib/chart-scale.js
var chart_scale = __webpack_require__(9027);
// EXTERNAL MODULE: ./build/lib/pdf/colours.js
var colours = __webpack_require__(86500);
;// CONCATENATED MODULE: ./build/lib/pdf/cursor.js
const PAGE_WIDTH = 595.28;
const PAGE_HEIGHT = 841.89;
const BOTTOM = 64;
const MARGIN = 50;
const CONTENT_WIDTH = PAGE_WIDTH - 2 * MARGIN;
const CONTENT_HEIGHT = PAGE_HEIGHT - MARGIN - BOTTOM;
function createCursor(document) {
    const start = () => ({ page: document.addPage([PAGE_WIDTH, PAGE_HEIGHT]), top: PAGE_HEIGHT - MARGIN });
    let place = start();
    const isAtTop = () => place.top === PAGE_HEIGHT - MARGIN;
    return {
        ensure(height) {
            if (isAtTop() || place.top - height >= BOTTOM)
                return false;
            place = start();
            return true;
        },
        take(height) {
            const taken = place;
            place = { page: taken.page, top: taken.top - height };
            return taken;
        },
        space(height) {
            if (!isAtTop())
                place = { ...place, top: place.top - height };
        },
    };
}

// EXTERNAL MODULE: ./build/lib/pdf/text.js + 1 modules
var pdf_text = __webpack_require__(91916);
;// CONCATENATED MODULE: ./build/lib/pdf/chart.js





const CHART_HEIGHT = 160;
const WHITE = (0,es/* rgb */.Qhc)(1, 1, 1);
const LABEL_STYLE = { size: 8 };
const LAST_STYLE = { size: 11, isBold: true };
const LEFT = 42;
const FOOT = 20;
const GAP = 8;
const MAX_DOTS = 60;
function drawChart({ page, top }, chart, { setLine }) {
    const { lines, range, labelOf = chart_scale/* labelTick */.Gg, band, days, lastValue } = chart;
    const last = lastValue === undefined ? undefined : setLine(lastValue, LAST_STYLE);
    const left = MARGIN + LEFT;
    const width = CONTENT_WIDTH - LEFT - GAP - (last ? last.width + GAP : 0);
    const floor = top - CHART_HEIGHT + FOOT;
    const scale = (0,chart_scale/* scaleOf */._K)(range);
    const { step, lowest, highest } = scale;
    const toY = (value) => floor + ((value / step - lowest) / (highest - lowest)) * (CHART_HEIGHT - FOOT - GAP);
    const drawAcross = (y, color, thickness, dashArray = []) => page.drawLine({ start: { x: left, y }, end: { x: left + width, y }, thickness, color, dashArray });
    if (band !== undefined) {
        const [low, high] = [toY(band[0]), toY(band[1])];
        if (high > low)
            page.drawRectangle({ x: left, y: low, width, height: high - low, color: colours/* BAND */.UE });
    }
    for (const value of (0,chart_scale/* linesOf */.Dx)(scale)) {
        const y = toY(value);
        const label = setLine(labelOf(value), LABEL_STYLE);
        drawAcross(y, value === 0 ? colours/* MUTED */.gN : colours/* RULE */.xZ, value === 0 ? 0.9 : 0.4);
        (0,pdf_text/* drawLine */.V)(page, label, { x: left - 6 - label.width, y: y - 3, color: colours/* MUTED */.gN });
    }
    for (const value of new Set(band))
        drawAcross(toY(value), colours/* MUTED */.gN, 1, [4, 3]);
    for (const { at, label: text } of days) {
        const label = setLine(text, LABEL_STYLE);
        const x = Math.min(left + at * width - label.width / 2, left + width - label.width);
        (0,pdf_text/* drawLine */.V)(page, label, { x: Math.max(left, x), y: floor - FOOT + 5, color: colours/* MUTED */.gN });
    }
    for (const line of lines.toReversed())
        drawPoints(page, line, at => left + at * width, toY);
    const end = lines[0]?.points.at(-1);
    if (last && end) {
        (0,pdf_text/* drawLine */.V)(page, last, { x: left + end.at * width + GAP, y: toY(end.value) - 4, color: colours/* INK */.Pg });
    }
}
function drawPoints(page, { points, color = colours/* ACCENT */.bg, dashes = [], thickness = 1.5 }, toX, toY) {
    const placed = points.map(point => ({ ...point, x: toX(point.at), y: toY(point.value) }));
    placed.forEach((end, index) => {
        const start = placed[index - 1];
        if (start)
            page.drawLine({ start, end, thickness, color, dashArray: dashes });
    });
    for (const { x, y, isCrossed } of placed) {
        if (isCrossed)
            drawCross(page, x, y);
        else if (placed.length <= MAX_DOTS) {
            page.drawCircle({ x, y, size: 1.9 * thickness, color, borderColor: WHITE, borderWidth: 0.8 });
        }
    }
}
function drawCross(page, x, y) {
    for (const slope of [1, -1]) {
        const [start, end] = [
            { x: x - 3.5, y: y - 3.5 * slope },
            { x: x + 3.5, y: y + 3.5 * slope },
        ];
        page.drawLine({ start, end, thickness: 1.8, color: colours/* BAD */.eU });
    }
}

;// CONCATENATED MODULE: ./build/lib/pdf/outline.js

function addOutline({ context, catalog }, bookmarks) {
    if (bookmarks.length === 0)
        return;
    const outline = context.nextRef();
    const items = bookmarks.map(() => context.nextRef());
    for (const [index, item] of items.entries()) {
        const bookmark = bookmarks[index];
        if (bookmark === undefined)
            continue;
        const { title, page, top } = bookmark;
        const [before, after] = [items[index - 1], items[index + 1]];
        context.assign(item, context.obj({
            Title: es/* PDFHexString */.lvW.fromText(title),
            Parent: outline,
            Dest: [page.ref, 'XYZ', null, top, null],
            ...(before && { Prev: before }),
            ...(after && { Next: after }),
        }));
    }
    const ends = { First: items[0], Last: items.at(-1) };
    context.assign(outline, context.obj({ Type: 'Outlines', ...ends, Count: items.length }));
    catalog.set(es/* PDFName */.S56.of('Outlines'), outline);
}

;// CONCATENATED MODULE: ./build/lib/pdf/strips.js



const LINE_HEIGHT = 1.4;
const BAR_HEIGHT = 5;
function toStrips(content, box, typesetter) {
    return [content].flat().flatMap(part => {
        if (typeof part === 'string')
            return textStrips({ text: part }, box, typesetter);
        return 'bar' in part ? [barStrip(part, box.width)] : textStrips(part, box, typesetter);
    });
}
function heightOf(strips) {
    return strips.reduce((sum, { height }) => sum + height, 0);
}
function drawStrips(strips, page, x, top) {
    let y = top;
    for (const strip of strips) {
        strip.draw(page, x, y);
        y -= strip.height;
    }
}
function textStrips({ text, url, ...look }, box, { wrap }) {
    const { size = box.size, isBold = box.isBold ?? false, color = url === undefined ? colours/* INK */.Pg : colours/* ACCENT */.bg } = look;
    const height = size * LINE_HEIGHT;
    return wrap(text, { size, isBold }, box.width).map(line => ({
        height,
        draw(page, x, top) {
            const left = box.align === 'right' ? x + box.width - line.width : x;
            (0,pdf_text/* drawLine */.V)(page, line, { x: left, y: top - size, color });
            if (url !== undefined)
                addLink(page, [left, top - height, left + line.width, top], url);
        },
    }));
}
function barStrip({ bar, color }, width) {
    return {
        height: BAR_HEIGHT + 4,
        draw(page, x, top) {
            const place = { x, y: top - BAR_HEIGHT - 2, height: BAR_HEIGHT };
            page.drawRectangle({ ...place, width, color: colours/* RAISED */.JY });
            if (bar > 0)
                page.drawRectangle({ ...place, width: bar * width, color });
        },
    };
}
function addLink(page, rectangle, url) {
    const { context } = page.doc;
    const link = context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: rectangle,
        Border: [0, 0, 0],
        A: { S: 'URI', URI: es/* PDFString */.mAw.of(url.replace(/[\\()]/g, '\\$&')) },
    });
    page.node.addAnnot(context.register(link));
}

;// CONCATENATED MODULE: ./build/lib/pdf/table.js



const TEXT_SIZE = 9;
const HEAD_SIZE = 8.5;
const PADDING = { x: 5, y: 3.5 };
function layOutTable(columns, rows, typesetter) {
    const head = placeRow(columns.map(({ title }) => ({ content: title, ground: colours/* RAISED */.JY })), columns, { size: HEAD_SIZE, isBold: true }, typesetter);
    const body = rows.map(row => {
        if (Array.isArray(row))
            return placeRow(row, columns, { size: TEXT_SIZE }, typesetter);
        const { across, isGroup = false } = row;
        const cell = isGroup ? { content: across, ground: colours/* RAISED */.JY } : across;
        const whole = { title: '', share: 1 };
        return { ...placeRow([cell], [whole], { size: TEXT_SIZE, isBold: isGroup }, typesetter), isGroup };
    });
    const keptHeight = (index) => {
        const [row, next] = [body[index], body[index + 1]];
        return (row?.height ?? 0) + (row?.isGroup ? (next?.height ?? 0) : 0);
    };
    return {
        minHeight: head.height + keptHeight(0),
        draw(cursor) {
            drawRow(head, cursor, true);
            let group;
            for (const [index, row] of body.entries()) {
                if (row.isGroup)
                    group = undefined;
                const maxHeight = CONTENT_HEIGHT - head.height - (group?.height ?? 0);
                for (const piece of split(row, maxHeight)) {
                    if (cursor.ensure(Math.max(piece.height, Math.min(keptHeight(index), maxHeight)))) {
                        drawRow(head, cursor, true);
                        if (group)
                            drawRow(group, cursor);
                    }
                    drawRow(piece, cursor);
                }
                if (row.isGroup)
                    group = row;
            }
        },
    };
}
function placeRow(cells, columns, look, typesetter) {
    let x = MARGIN;
    const placed = columns.map(({ share, align }, index) => {
        const cell = cells[index] ?? '';
        const { content, ground } = typeof cell === 'object' && 'content' in cell ? cell : { content: cell, ground: undefined };
        const width = share * CONTENT_WIDTH;
        const strips = toStrips(content, { ...look, width: width - 2 * PADDING.x, align }, typesetter);
        x += width;
        return { x: x - width, width, strips, ground };
    });
    return toRow(placed);
}
function toRow(cells, isGroup = false) {
    return { cells, isGroup, height: Math.max(...cells.map(({ strips }) => heightOf(strips))) + 2 * PADDING.y };
}
function split(row, maxHeight) {
    if (row.height <= maxHeight)
        return [row];
    const cut = row.cells.map(cell => {
        let left = maxHeight - 2 * PADDING.y;
        const end = cell.strips.findIndex(({ height }) => {
            left -= height;
            return left < 0;
        });
        return { cell, end: end === -1 ? cell.strips.length : end };
    });
    const first = cut.map(({ cell, end }) => ({ ...cell, strips: cell.strips.slice(0, end) }));
    const rest = cut.map(({ cell, end }) => ({ ...cell, strips: cell.strips.slice(end) }));
    return [toRow(first), ...split(toRow(rest), maxHeight)];
}
function drawRow({ cells, height }, cursor, isHead = false) {
    const { page, top } = cursor.take(height);
    const y = top - height;
    for (const { x, width, ground } of cells) {
        if (ground)
            page.drawRectangle({ x, y, width, height: height - 0.5, color: ground });
    }
    for (const { x, strips } of cells)
        drawStrips(strips, page, x + PADDING.x, top - PADDING.y);
    page.drawLine({
        start: { x: MARGIN, y },
        end: { x: MARGIN + CONTENT_WIDTH, y },
        thickness: isHead ? 0.9 : 0.4,
        color: isHead ? colours/* MUTED */.gN : colours/* RULE */.xZ,
    });
}

;// CONCATENATED MODULE: ./build/lib/pdf/flow.js







const flow_TEXT_SIZE = 9.5;
const CAPTION_SIZE = 8.5;
const HEADING = { size: 14, isBold: true };
const FOOTER_SIZE = 8;
const COLUMN_GAP = 14;
const MARKER_WIDTH = 12;
function createFlow(document, typesetter) {
    const cursor = createCursor(document);
    const bookmarks = [];
    let kept = [];
    function drawAll(strips, x = MARGIN) {
        for (const strip of strips) {
            cursor.ensure(strip.height);
            const { page, top } = cursor.take(strip.height);
            strip.draw(page, x, top);
        }
    }
    function begin(height) {
        const above = kept.reduce((sum, { strips, above, below }) => sum + above + heightOf(strips) + below, 0);
        cursor.ensure(above + height);
        for (const { strips, above, below, title } of kept) {
            cursor.space(above);
            if (title !== undefined)
                bookmarks.push({ title, ...cursor.take(0) });
            drawAll(strips);
            cursor.space(below);
        }
        kept = [];
    }
    return {
        paragraph(text, { marker, ...look } = {}) {
            const indent = marker ? MARKER_WIDTH : 0;
            const size = look.size ?? flow_TEXT_SIZE;
            const strips = toStrips({ text, ...look }, { width: CONTENT_WIDTH - indent, size }, typesetter);
            begin(heightOf(strips.slice(0, 2)));
            if (marker) {
                const { page, top } = cursor.take(0);
                page.drawCircle({ x: MARGIN + 3, y: top - 0.66 * size, size: 0.2 * size, color: marker });
            }
            drawAll(strips, MARGIN + indent);
        },
        heading(text) {
            const strips = toStrips({ text, ...HEADING }, { width: CONTENT_WIDTH, size: HEADING.size }, typesetter);
            kept.push({ strips, above: 22, below: 5, title: text });
        },
        caption(text) {
            const look = { text, size: CAPTION_SIZE, color: colours/* MUTED */.gN };
            const strips = toStrips(look, { width: CONTENT_WIDTH, size: CAPTION_SIZE }, typesetter);
            kept.push({ strips, above: 0, below: 5 });
        },
        table(columns, rows) {
            const table = layOutTable(columns, rows, typesetter);
            begin(table.minHeight);
            table.draw(cursor);
        },
        columns(contents) {
            const width = (CONTENT_WIDTH + COLUMN_GAP) / contents.length;
            const box = { width: width - COLUMN_GAP, size: flow_TEXT_SIZE };
            const all = contents.map(content => toStrips(content, box, typesetter));
            const height = Math.max(...all.map(heightOf));
            begin(height);
            const { page, top } = cursor.take(height);
            for (const [index, strips] of all.entries())
                drawStrips(strips, page, MARGIN + index * width, top);
        },
        chart(chart) {
            begin(CHART_HEIGHT);
            drawChart(cursor.take(CHART_HEIGHT), chart, typesetter);
        },
        space: cursor.space,
        finish(text) {
            const pages = document.getPages();
            const style = { size: FOOTER_SIZE };
            const [name] = typesetter.wrap(text, style, CONTENT_WIDTH - 100);
            for (const [index, page] of pages.entries()) {
                const number = typesetter.setLine(`Page ${index + 1} of ${pages.length}`, style);
                if (name)
                    (0,pdf_text/* drawLine */.V)(page, name, { x: MARGIN, y: 36, color: colours/* MUTED */.gN });
                (0,pdf_text/* drawLine */.V)(page, number, { x: MARGIN + CONTENT_WIDTH - number.width, y: 36, color: colours/* MUTED */.gN });
            }
            addOutline(document, bookmarks);
        },
    };
}


/***/ }),

/***/ 13959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ embedFonts)
/* harmony export */ });
/* harmony import */ var _cantoo_fontkit__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23052);

const FEATURES = { liga: false, clig: false, calt: false, rlig: false, kern: false };
async function embedFonts(document, typefaces) {
    document.registerFontkit(_cantoo_fontkit__WEBPACK_IMPORTED_MODULE_0__);
    const fonts = { regular: [], bold: [] };
    for (const { regular, bold } of typefaces) {
        const font = await embedFont(document, regular);
        fonts.regular.push(font);
        fonts.bold.push(bold ? await embedFont(document, bold) : font);
    }
    return fonts;
}
async function embedFont(document, file) {
    const postscriptName = faceOf(file);
    const embedded = await document.embedFont(file.bytes, {
        subset: true,
        features: FEATURES,
        ...(postscriptName !== undefined && { postscriptName }),
    });
    const known = new Set(embedded.getCharacterSet());
    const widths = new Map();
    return {
        embedded,
        hasAll: text => Array.from(text).every(character => known.has(character.codePointAt(0) ?? 0)),
        widthOf(character) {
            const width = widths.get(character) ?? embedded.widthOfTextAtSize(character, 1);
            widths.set(character, width);
            return width;
        },
    };
}
function faceOf({ bytes, face }) {
    const opened = _cantoo_fontkit__WEBPACK_IMPORTED_MODULE_0__.create(bytes);
    return 'fonts' in opened ? (face ?? opened.fonts[0]?.postscriptName ?? undefined) : undefined;
}


/***/ }),

/***/ 91916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ createTypesetter),
  V: () => (/* binding */ drawLine)
});

// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(94869);
;// CONCATENATED MODULE: ./build/lib/pdf/scripts.js
const SIDE_BY_SIDE = 'Han, Hiragana, Katakana, Hangul, Bopomofo, Latin, Greek, Cyrillic, Armenian, Georgian, Ethiopic, Thai, Lao';
const SHAPED = [
    'Arabic, Hebrew, Syriac, Thaana, Nko, Mongolian, Bengali, Devanagari, Gujarati, Gurmukhi, Kannada, Khmer',
    'Malayalam, Myanmar, Oriya, Sinhala, Tamil, Telugu, Tibetan',
].join(', ');
const toScripts = (names, isShaped) => names.split(', ').map(name => ({
    name,
    isShaped,
    pattern: new RegExp(`^\\p{Script_Extensions=${name}}`, 'u'),
}));
const scripts = [...toScripts(SIDE_BY_SIDE, false), ...toScripts(SHAPED, true)];
const find = (character) => scripts.find(({ pattern }) => pattern.test(character));
function scriptOf(character) {
    return find(character)?.name ?? 'symbols';
}
function isDrawable(character) {
    return !find(character)?.isShaped;
}

;// CONCATENATED MODULE: ./build/lib/pdf/text.js


const REPLACEMENT = '?';
const BREAKS_ANYWHERE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u;
const JOINT = /^[-/]/;
const NEVER_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u;
const NEVER_LAST = /^[\p{Ps}\p{Pi}]/u;
function createTypesetter(fonts) {
    const missing = new Set();
    const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
    function cut(text, { size, isBold = false }) {
        const ranked = isBold ? fonts.bold : fonts.regular;
        const [first] = ranked;
        if (first === undefined)
            throw new TypeError('there is no font');
        const pieces = [];
        for (const { segment } of graphemes.segment((0,lib_text/* normalize */.S8)((0,lib_text/* toSingleLine */.OX)(text), 'NFC'))) {
            const character = segment.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
            if (character === '')
                continue;
            const font = choose(character, ranked, pieces.at(-1)?.font);
            if (font === undefined)
                missing.add(scriptOf(character));
            const shown = font ? character : REPLACEMENT;
            const { widthOf } = font ?? first;
            pieces.push({ text: shown, font: font ?? first, width: widthOf(shown) * size });
        }
        return pieces;
    }
    const wrapText = (text, style, width) => wrapPieces(cut(text, style), width).map(pieces => toLine(pieces, style.size));
    return {
        wrap: wrapText,
        setLine: (text, style) => toLine(cut(text, style), style.size),
        missingScripts: () => [...missing].sort(),
    };
}
function drawLine(page, line, at) {
    for (const { text, font, x } of line.runs) {
        page.drawText(text, { ...at, x: at.x + x, size: line.size, font });
    }
}
function choose(character, fonts, before) {
    if (character === ' ' && before?.hasAll(character))
        return before;
    return isDrawable(character) ? fonts.find(({ hasAll }) => hasAll(character)) : undefined;
}
function wrapPieces(pieces, width) {
    const lines = [];
    let line = [];
    let used = 0;
    const fits = (more) => more.reduce((sum, piece) => sum + piece.width, used) <= width;
    function add(more) {
        line.push(...more);
        for (const piece of more)
            used += piece.width;
    }
    function end() {
        if (line.length > 0)
            lines.push(line);
        line = [];
        used = 0;
    }
    for (const word of toWords(pieces)) {
        if (fits(word)) {
            add(word);
            continue;
        }
        end();
        for (const piece of word[0]?.text === ' ' ? word.slice(1) : word) {
            if (!fits([piece]))
                end();
            add([piece]);
        }
    }
    end();
    return lines.length > 0 ? lines : [[]];
}
function toWords(pieces) {
    const words = [];
    let before;
    for (const piece of pieces) {
        const word = words.at(-1);
        if (word === undefined || before === undefined || mayBreak(before, piece.text))
            words.push([piece]);
        else
            word.push(piece);
        before = piece.text;
    }
    return words;
}
function mayBreak(before, after) {
    if (after === ' ')
        return true;
    if (before === ' ' || NEVER_LAST.test(before) || NEVER_FIRST.test(after))
        return false;
    if (JOINT.test(before) && /^\p{L}/u.test(after))
        return true;
    return BREAKS_ANYWHERE.test(before) || BREAKS_ANYWHERE.test(after);
}
function toLine(pieces, size) {
    const line = { size, width: 0, runs: [] };
    for (const { text, font, width } of pieces) {
        const run = line.runs.at(-1);
        if (run?.font === font.embedded)
            run.text += text;
        else
            line.runs.push({ text, font: font.embedded, x: line.width });
        line.width += width;
    }
    return line;
}


/***/ })

};
