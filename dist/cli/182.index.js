export const id = 182;
export const ids = [182];
export const modules = {

/***/ 2592:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ findingSentence)
/* harmony export */ });
/* harmony import */ var _finding_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8928);

/**
 * A finding in one paragraph, for places that have room for nothing else: the job, what is wrong, and what to do or who
 * waived it. `file` where it cannot be pointed at. Untrusted text stands in it as it was.
 */
function findingSentence({ job, message, remedy, span, waived }, file) {
    return [
        ...(file === undefined ? [] : [`In ${file}, line ${span.line}:`]),
        // A lone job at the top of a repository has no name of its own.
        ...(job === undefined || job === 'job' ? [] : [`Job ${job}:`]),
        message,
        waived ? `Waived ${(0,_finding_words_js__WEBPACK_IMPORTED_MODULE_0__/* .waivedWords */ .I)(waived)}.` : remedy,
    ].join(' ');
}


/***/ }),

/***/ 6182:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitlabReport: () => (/* binding */ gitlabReport)
/* harmony export */ });
/* harmony import */ var _text_encode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5232);
/* harmony import */ var _docs_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1171);
/* harmony import */ var _finding_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2592);



/** GitLab orders info, minor, major, critical, blocker; what blocks is decided by the exit status, not by this list. */
const degrees = {
    error: 'critical',
    warning: 'major',
    notice: 'info',
};
/**
 * The findings as GitLab's code quality report. A waived finding is an info that says who waived it. `digest` names a
 * text: the same text always by the same word, and two texts by two.
 */
function gitlabReport(outcome, digest) {
    const seen = new Map();
    const issues = outcome.files.flatMap(({ path, findings, isElsewhere }) => findings.map((finding) => ({
        description: descriptionOf(finding, outcome, isElsewhere ? path : undefined),
        check_name: (0,_text_encode_js__WEBPACK_IMPORTED_MODULE_0__/* .inertText */ .UJ)(finding.rule),
        fingerprint: digest(identityOf(path, finding, seen)),
        severity: finding.waived ? 'info' : degrees[finding.severity],
        // Not encoded but as JSON: it has to be the file's own name.
        location: { path: path.toWellFormed(), lines: { begin: finding.span.line } },
    })));
    return `${(0,_text_encode_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(issues)}\n`;
}
/** GitLab shows nothing else of it: the address of the rule's page stands at the end. */
function descriptionOf(finding, { rules }, file) {
    const page = (0,_docs_address_js__WEBPACK_IMPORTED_MODULE_1__/* .rulePage */ .gd)(finding.rule, rules);
    const words = (0,_text_encode_js__WEBPACK_IMPORTED_MODULE_0__/* .inertText */ .UJ)((0,_finding_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .findingSentence */ .d)(finding, file)).replaceAll('\n', ' ');
    return page === undefined ? words : `${words} ${page}`;
}
/**
 * Names a finding by where it stands in the document, so that it is the same one after lines were moved. GitLab shows
 * findings of one name as one: those that nothing else tells apart are counted.
 */
function identityOf(file, { rule, job, path }, seen) {
    const identity = JSON.stringify([file, rule, job ?? null, ...path]);
    const count = seen.get(identity) ?? 0;
    seen.set(identity, count + 1);
    return `${identity}${count === 0 ? '' : `:${count}`}`;
}


/***/ })

};
