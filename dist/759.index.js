export const id = 759;
export const ids = [759];
export const modules = {

/***/ 6759:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   manifestsOfBase: () => (/* binding */ manifestsOfBase),
/* harmony export */   reviewBase: () => (/* binding */ reviewBase)
/* harmony export */ });
/* harmony import */ var _languages_yaml_document_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1319);
/* harmony import */ var _manifest_file_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7592);
/* harmony import */ var _policy_waiver_waivers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(227);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2644);
/* harmony import */ var _manifest_waivers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5590);





/** The manifests of the base that a review of it reads, by their paths there. */
function manifestsOfBase({ changed, deleted }, paths, scope) {
    const before = paths.flatMap((path) => changed.get(path) ?? []);
    return scope === 'all' ? [...before, ...deleted.filter(_manifest_file_name_js__WEBPACK_IMPORTED_MODULE_4__/* .isManifestPath */ .H)] : before;
}
/** What a pull request brings by itself, so that the base cannot have it. */
const ownToProposals = new Set([
    'policy/pending-change',
    'policy/invalid',
    'policy/waiver-pending',
]);
/**
 * Checks the manifests as they were before a change, under the same policy and on the same day. What did not change is
 * not read again.
 */
function reviewBase({ tree, texts }, reviewing) {
    const { head, paths, set, policy, today, scope, evidence } = reviewing;
    const reviews = [];
    const waivers = new _manifest_waivers_js__WEBPACK_IMPORTED_MODULE_3__/* .ManifestWaivers */ .t(policy);
    for (const path of manifestsOfBase(tree, paths, scope)) {
        const text = texts.get(path);
        if (text === undefined)
            continue;
        const document = (0,_languages_yaml_document_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .readDocument */ .u0)(text);
        reviews.push((0,_check_js__WEBPACK_IMPORTED_MODULE_2__/* .checkFile */ .v)(path, document, set, policy.thresholds, undefined, evidence));
        waivers.read(path, document);
    }
    const waived = (0,_policy_waiver_waivers_js__WEBPACK_IMPORTED_MODULE_1__/* .applyWaivers */ .K)(reviews, [...policy.waivers, ...waivers.waivers], policy.waiverTerms.value, today, 'some');
    const proposed = new Set(paths);
    const kept = head.filter(({ path }) => !proposed.has(path) || !tree.changed.has(path));
    const files = [...waived.files, ...kept].map((file) => withoutOwn(file, tree));
    return { files, renames: renamesIn(tree, paths) };
}
function renamesIn({ changed }, paths) {
    const renames = new Map();
    for (const path of paths) {
        const before = changed.get(path);
        if (before !== undefined && before !== path)
            renames.set(path, before);
    }
    return renames;
}
/** A review without what the change itself brought: contradictions with launch files that it touched, and the like. */
function withoutOwn(file, { changed }) {
    const findings = file.findings.filter(({ rule, related }) => !ownToProposals.has(rule) && !(rule.startsWith('evidence/') && related.some((place) => changed.has(place.file))));
    return { ...file, findings };
}


/***/ })

};
