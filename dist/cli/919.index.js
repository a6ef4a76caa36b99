export const id = 919;
export const ids = [919];
export const modules = {

/***/ 919:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gzippedBytes: () => (/* binding */ gzippedBytes),
/* harmony export */   sha256: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);


/** The SHA-256 of a text in UTF-8, in hexadecimal. */
const sha256 = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
/** The bytes of a text once it is compressed as GitHub asks for SARIF. */
const gzippedBytes = (text) => (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.gzipSync)(text, { level: 6 }).length;


/***/ })

};
