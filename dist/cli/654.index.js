export const id = 654;
export const ids = [654];
export const modules = {

/***/ 9654:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   originOf: () => (/* binding */ originOf),
/* harmony export */   repositoryName: () => (/* binding */ repositoryName)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6376);

/**
 * Which repository and commit a folder holds, for reports that are added up: as its checkout says, or in a workflow as the
 * runner does. Undefined where neither knows, so that a folder by itself gives the same report every day.
 */
function originOf(folder, environment, today) {
    const inActions = environment['GITHUB_ACTIONS'] === 'true';
    const commit = (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .commitOf */ .D3)(folder, 'HEAD') ?? (inActions ? environment['GITHUB_SHA'] : undefined);
    if (commit === undefined)
        return undefined;
    const repository = repositoryName((0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .remoteOf */ .e1)(folder) ?? '') ?? (inActions ? environment['GITHUB_REPOSITORY'] : undefined);
    return { ...(repository && { repository }), commit, date: today };
}
/**
 * The name of the repository behind an address: `acme/training` of `https://TOKEN@github.com/acme/training.git`. Nothing
 * else of the address leaves, since it may hold a password; undefined for a folder, which has no owner.
 */
function repositoryName(address) {
    const [, ofUrl, ofHost] = /^(?:(?:https?|ssh|git):\/\/[^/]+\/(.+)|[^/:]{2,}:(?!\/)(.+))$/.exec(address.trim()) ?? [];
    const name = (ofUrl ?? ofHost)?.replace(/\/$/, '').replace(/\.git$/, '');
    return name !== undefined && /^[\w.-]{1,100}(?:\/[\w.-]{1,100})+$/.test(name) ? name : undefined;
}


/***/ })

};
