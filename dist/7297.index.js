export const id = 7297;
export const ids = [7297];
export const modules = {

/***/ 7297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createAsk: () => (/* binding */ createAsk)
/* harmony export */ });
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26848);

function createAsk(input, output, signal) {
    return async (question) => {
        const lines = (0,node_readline_promises__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input, output });
        const closed = new AbortController();
        lines.once('close', () => closed.abort());
        try {
            return await lines.question(question, { signal: AbortSignal.any([signal, closed.signal]) });
        }
        finally {
            lines.close();
        }
    };
}


/***/ })

};
