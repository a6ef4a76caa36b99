export const id = 981;
export const ids = [981];
export const modules = {

/***/ 2981:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reviewBase: () => (/* binding */ reviewBase)
/* harmony export */ });
/* harmony import */ var _languages_yaml_document_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1319);
/* harmony import */ var _manifest_file_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7592);
/* harmony import */ var _policy_waiver_waivers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(227);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6527);
/* harmony import */ var _review_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8135);





/** What a pull request brings by itself, so that the base cannot have it. */
const ownToProposals = new Set([
    'policy/pending-change',
    'policy/invalid',
    'policy/waiver-pending',
]);
/**
 * Checks the manifests as they were before a change, under the same policy and on the same day. What did not change is
 * not read again. Throws where a file of the base cannot be read.
 */
async function reviewBase(tree, reviewing) {
    const { head, paths, set, policy, today, scope, evidence } = reviewing;
    const renames = new Map();
    const reviews = [];
    const waivers = new _review_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .InlineWaivers */ .zr(policy);
    const check = async (path) => {
        const bytes = await tree.read(path);
        if (bytes === undefined)
            return;
        const document = (0,_languages_yaml_document_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .readDocument */ .u0)(bytes);
        reviews.push((0,_check_js__WEBPACK_IMPORTED_MODULE_2__/* .checkFile */ .vH)(path, document, set, policy.thresholds, undefined, evidence));
        await waivers.read(path, document);
    };
    const unchanged = new Set();
    for (const path of paths) {
        if (!tree.changed.has(path))
            unchanged.add(path);
        const before = tree.changed.get(path);
        if (before === undefined)
            continue;
        if (before !== path)
            renames.set(path, before);
        await check(before);
    }
    if (scope === 'all')
        for (const path of tree.deleted)
            if ((0,_manifest_file_name_js__WEBPACK_IMPORTED_MODULE_4__/* .isManifestPath */ .H)(path))
                await check(path);
    const waived = (0,_policy_waiver_waivers_js__WEBPACK_IMPORTED_MODULE_1__/* .applyWaivers */ .K)(reviews, [...policy.waivers, ...waivers.waivers], policy.waiverTerms.value, today, 'some');
    const proposed = new Set(paths);
    const kept = head.filter(({ path }) => unchanged.has(path) || !proposed.has(path));
    const files = [...waived.files, ...kept].map((file) => withoutOwn(file, tree));
    return { files, renames };
}
/** A review without what the change itself brought: contradictions with launch files that it touched, and the like. */
function withoutOwn(file, { changed }) {
    const findings = file.findings.filter(({ rule, related }) => !ownToProposals.has(rule) && !(rule.startsWith('evidence/') && related.some((place) => changed.has(place.file))));
    return { ...file, findings };
}


/***/ })

};
