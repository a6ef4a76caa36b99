export const id = 759;
export const ids = [759];
export const modules = {

/***/ 6759:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   manifestsOfBase: () => (/* binding */ manifestsOfBase),
/* harmony export */   movedFrom: () => (/* binding */ movedFrom),
/* harmony export */   reviewBase: () => (/* binding */ reviewBase)
/* harmony export */ });
/* harmony import */ var _evidence_evidence_of_jobs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2955);
/* harmony import */ var _languages_yaml_document_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1319);
/* harmony import */ var _manifest_file_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7592);
/* harmony import */ var _policy_demands_missing_manifests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5213);
/* harmony import */ var _policy_waiver_waivers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(227);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7054);
/* harmony import */ var _manifest_waivers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8725);
/* harmony import */ var _uncovered_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1546);








/**
 * The manifests of the base that a review of it reads, by their paths there: those of the manifests that are checked, and
 * those that are gone from where they stood, deleted or renamed, among what the run would have found.
 */
function manifestsOfBase({ changed, deleted }, paths, wants) {
    const before = paths.flatMap((path) => changed.get(path) ?? []);
    const isChecked = new Set(paths);
    const left = [...changed].flatMap(([now, was]) => (was === undefined || was === now || isChecked.has(now) ? [] : was));
    return [...new Set([...before, ...[...deleted, ...left].filter(wants)])];
}
/** Where the files that left a path of the base stand now. */
const movedFrom = ({ changed }) => new Map([...changed].flatMap(([now, was]) => (was === undefined || was === now ? [] : [[was, now]])));
/** What a pull request brings by itself, so that the base cannot have it. */
const ownToProposals = new Set([
    'policy/pending-change',
    'policy/invalid',
    'policy/waiver-pending',
]);
/** Found anew among the files of the base. */
const isMissing = ({ findings }) => findings.some(({ rule }) => rule === 'policy/manifest-missing');
/**
 * Checks the manifests as they were before a change, under the same policy and on the same day. What did not change is
 * not read again, unless files around it did that show something.
 */
function reviewBase(base, reviewing) {
    const { tree, texts, unknown = new Set() } = base;
    const { head, paths, set, policy, today, wants, files: demanded } = reviewing;
    const evidence = base.evidence ?? reviewing.evidence;
    const others = base.evidence === undefined ? [] : shownOtherwise(head, paths, tree, base.evidence);
    const reviews = [];
    const waivers = new _manifest_waivers_js__WEBPACK_IMPORTED_MODULE_6__/* .ManifestWaivers */ .t(policy);
    for (const path of manifestsOfBase(tree, paths, wants)) {
        const text = texts.get(path);
        if (text === undefined)
            continue;
        const document = (0,_languages_yaml_document_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .readDocument */ .u0)(text);
        reviews.push((0,_check_js__WEBPACK_IMPORTED_MODULE_5__/* .checkFile */ .vH)(path, document, set, policy.thresholds, undefined, evidence));
        waivers.read(path, document);
    }
    for (const { path, text } of others) {
        const document = (0,_languages_yaml_document_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .readDocument */ .u0)(text);
        reviews.push((0,_check_js__WEBPACK_IMPORTED_MODULE_5__/* .checkFile */ .vH)(path, document, set, policy.thresholds, undefined, evidence));
        waivers.read(path, document);
    }
    reviews.push(...(0,_uncovered_files_js__WEBPACK_IMPORTED_MODULE_7__/* .uncoveredReviews */ .$)(new _policy_demands_missing_manifests_js__WEBPACK_IMPORTED_MODULE_3__/* .ManifestRequirements */ ._(policy.requirements), demanded && before(demanded, tree)));
    const waived = (0,_policy_waiver_waivers_js__WEBPACK_IMPORTED_MODULE_4__/* .applyWaivers */ .K)(reviews, [...policy.waivers, ...waivers.waivers], policy.waiverTerms.value, today, 'some');
    const proposed = new Set(paths);
    const isAgain = new Set(others);
    const kept = head.filter((file) => !isMissing(file) && !isAgain.has(file) && (!proposed.has(file.path) || !tree.changed.has(file.path)));
    const files = [...waived.files, ...kept].map((file) => withoutOwn(file, unknown));
    return { files, renames: renamesIn(tree, paths) };
}
/** The files as they were before the change. */
function before(files, { changed, deleted }) {
    const left = files.paths.filter((path) => !changed.has(path));
    return { ...files, paths: [...left, ...[...changed.values()].filter((path) => path !== undefined), ...deleted] };
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
/** A review without what the change itself brought. Where nobody knows what a launch file was, it brought all of it. */
function withoutOwn(file, unknown) {
    const findings = file.findings.filter(({ rule, related }) => !ownToProposals.has(rule) && !(rule.startsWith('evidence/') && related.some((place) => unknown.has(place.file))));
    return { ...file, findings };
}
/** The manifests that stand as they stood, beside files that showed something else then. */
function shownOtherwise(head, paths, { changed, deleted }, { manifests }) {
    const own = new Set(paths);
    const touched = [...changed.keys(), ...[...changed.values()].filter((path) => path !== undefined), ...deleted];
    return head.filter(({ path, text }) => own.has(path) &&
        !changed.has(path) &&
        !(0,_manifest_file_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isBeyondRoot */ .C$)(path) &&
        (text.includes('evidence') || touched.some((each) => (0,_evidence_evidence_of_jobs_js__WEBPACK_IMPORTED_MODULE_0__/* .isAround */ .Su)(path, manifests, each))));
}


/***/ })

};
