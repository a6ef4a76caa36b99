export const id = 587;
export const ids = [587];
export const modules = {

/***/ 587:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   formerEvidence: () => (/* binding */ formerEvidence),
/* harmony export */   mayShow: () => (/* binding */ mayShow)
/* harmony export */ });
/* harmony import */ var _text_folder_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9887);
/* harmony import */ var _file_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7463);
/* harmony import */ var _gather_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7461);
/* harmony import */ var _observation_observe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4887);
/* harmony import */ var _tables_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5805);
/* harmony import */ var _unread_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2647);






/** Whether a file of this path may show something. */
const mayShow = (path) => _tables_index_js__WEBPACK_IMPORTED_MODULE_3__/* .readers */ .X.some((reader) => reader.matches(path));
/**
 * What the repository showed before a change: `now` are the paths that the change wrote or moved a file to, `were` the
 * files that it changed, moved or deleted. `claims` are those of the manifests as they were.
 */
function formerEvidence(evidence, now, were, claims) {
    const { unread: _, ...rest } = evidence;
    const former = (0,_gather_evidence_js__WEBPACK_IMPORTED_MODULE_1__.gatherEvidence)((0,_file_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .treeOfTexts */ ._8)(were), claims);
    const isKept = (path) => !now.has(path);
    const texts = new Map(were.map(({ path, text }) => [path, text]));
    const unread = (0,_unread_js__WEBPACK_IMPORTED_MODULE_4__/* .bothUnread */ .tO)(keptOf(evidence.unread, isKept), former.unread);
    return {
        ...rest,
        manifests: claims.manifests,
        observations: (0,_observation_observe_js__WEBPACK_IMPORTED_MODULE_2__/* .inOrder */ .al)([...evidence.observations.filter(({ place }) => isKept(place.path)), ...former.observations]),
        // Whether a folder was there before it was written to, nobody knows: then what lies beside it is judged.
        unopenedExamples: [
            ...(evidence.unopenedExamples ?? []).filter((folder) => ![...now].some((path) => (0,_text_folder_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .isBelow */ .Yw)(path, folder))),
            ...(former.unopenedExamples ?? []),
        ],
        ...(evidence.files && { files: [...evidence.files.filter(isKept), ...were.map(({ path }) => path)] }),
        ...(unread && { unread }),
        textOf: (path) => texts.get(path) ?? (isKept(path) ? evidence.textOf?.(path) : undefined),
    };
}
const keptOf = (unread, isKept) => unread && {
    ...unread,
    tooLarge: unread.tooLarge.filter(isKept),
    gaveUp: unread.gaveUp.filter(({ path }) => isKept(path)),
};


/***/ })

};
