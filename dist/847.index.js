export const id = 847;
export const ids = [847];
export const modules = {

/***/ 7847:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   octokitRequest: () => (/* binding */ octokitRequest),
/* harmony export */   silent: () => (/* binding */ silent)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(157);

/** Octokit would print what a server says of a deprecated route. */
const silent = { debug: () => { }, info: () => { }, warn: () => { }, error: () => { } };
/**
 * Octokit's way to send one request, through the runner's proxy where there is one. None of its plugins sends again: the
 * one for retries repeats a POST whose answer was lost, and the one for limits cannot be stopped by a time-out.
 */
const octokitRequest = (token, api) => (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, { baseUrl: api, userAgent: 'accelerator-review', log: silent }).request;


/***/ })

};
