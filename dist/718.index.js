export const id = 718;
export const ids = [718];
export const modules = {

/***/ 66718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   measureBase: () => (/* binding */ measureBase)
/* harmony export */ });
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);

/**
 * What the engine `repository` answered before the change: the same keywords against the tree that the pull request or
 * merge group is based on. Nothing in it is chance, so every difference is the change's doing.
 */
async function measureBase(service, { keywords, language }, { change, eventName }) {
    if (change === undefined) {
        return {
            missing: `a run of the event ${eventName} changes no tree: there is a base on pull requests and merge groups`,
        };
    }
    try {
        const { base, changes, commit, kind } = await service.compareWithBase(change, keywords, language);
        const cited = base.keywords.some(keyword => keyword.cited);
        const short = commit.slice(0, 7);
        return {
            baseline: {
                overallBcr: base.score,
                citedEngines: cited ? 1 : 0,
                engines: [{ engine: 'repository', cited, bcrScore: base.score }],
                runs: [],
                changes,
                label: kind === 'merge-base' ? `the merge base ${short}` : `${short}, the tip of the base branch`,
            },
        };
    }
    catch (error) {
        if (error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._)
            return { unusable: { kind: 'base', name: 'base', problem: error.facts.detail } };
        throw error;
    }
}


/***/ })

};
